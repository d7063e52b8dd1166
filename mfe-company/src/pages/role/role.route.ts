import type { PageRoute } from 'shared-contracts';

export default { paths: ['/createSubRole', '/editSubRole/{id}'] } satisfies PageRoute;
