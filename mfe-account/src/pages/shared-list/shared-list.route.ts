import type { PageRoute } from 'shared-contracts';

export default { paths: ['/shared-list'] } satisfies PageRoute;
