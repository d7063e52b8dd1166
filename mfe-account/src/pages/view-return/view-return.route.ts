import type { PageRoute } from 'shared-contracts';

export default { paths: ['/viewReturn/{id}'], protected: true, serverRendered: true } satisfies PageRoute;
