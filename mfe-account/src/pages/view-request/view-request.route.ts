import type { PageRoute } from 'shared-contracts';

export default { paths: ['/service-module/{id}'], protected: true, serverRendered: true, needsExtensions: true } satisfies PageRoute;
