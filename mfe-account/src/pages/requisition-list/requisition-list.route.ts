import type { PageRoute } from 'shared-contracts';

export default { paths: ['/requisition-lists/{id}'], serverRendered: 'personal' } satisfies PageRoute;
