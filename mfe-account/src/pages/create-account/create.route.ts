import type { PageRoute } from 'shared-contracts';

export default { paths: ['/create'], listed: [], serverRendered: true } satisfies PageRoute;
