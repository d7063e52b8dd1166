import type { PageRoute } from 'shared-contracts';

export default { paths: ['/purchase-orders/{id}'] } satisfies PageRoute;
