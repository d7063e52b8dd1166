import type { PageRoute } from 'shared-contracts';

export default { entity: 'CATEGORY', serverRendered: true, query: ['page', 'size', 'sort', 'view', 'f.*'] } satisfies PageRoute;
