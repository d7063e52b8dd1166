import type { PageRoute } from 'shared-contracts';

export default { paths: ['/create-support-ticket'], protected: true, serverRendered: true, needsExtensions: true } satisfies PageRoute;
