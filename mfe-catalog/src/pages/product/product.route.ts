import type { PageRoute } from 'shared-contracts';

export default { entity: 'PRODUCT', serverRendered: true } satisfies PageRoute;
