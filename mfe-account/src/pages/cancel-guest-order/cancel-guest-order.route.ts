import type { PageRoute } from 'shared-contracts';

export default { paths: ['/sales/order/cancel'] } satisfies PageRoute;
