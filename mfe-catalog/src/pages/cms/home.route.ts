import type { PageRoute } from 'shared-contracts';

export default { paths: ['/'], serverRendered: true } satisfies PageRoute;
