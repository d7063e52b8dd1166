import type { PageRoute } from 'shared-contracts';

export default { paths: ['/compare'], listed: [], serverRendered: true, query: ['sku'] } satisfies PageRoute;
