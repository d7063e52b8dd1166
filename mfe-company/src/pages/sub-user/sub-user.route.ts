import type { PageRoute } from 'shared-contracts';

export default { paths: ['/createSubUser', '/editSubUser/{id}'] } satisfies PageRoute;
