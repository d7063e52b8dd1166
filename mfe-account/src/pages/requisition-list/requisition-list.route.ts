import type { PageRoute } from 'shared-contracts';

export default { paths: ['/requisition-lists/{id}'] } satisfies PageRoute;
