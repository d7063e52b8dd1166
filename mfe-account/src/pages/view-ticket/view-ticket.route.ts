import type { PageRoute } from 'shared-contracts';

export default { paths: ['/viewSupport/{id}'], protected: true, serverRendered: true, needsExtensions: true } satisfies PageRoute;
