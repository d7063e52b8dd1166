import type { PageRoute } from 'shared-contracts';

export default { paths: ['/viewSupport/{id}'], protected: true, needsExtensions: true } satisfies PageRoute;
