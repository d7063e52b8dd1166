import type { PageRoute } from 'shared-contracts';

export default { paths: ['/order-history/{number}'], protected: true, serverRendered: true } satisfies PageRoute;
