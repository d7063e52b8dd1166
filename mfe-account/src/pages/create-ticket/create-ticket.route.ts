import type { PageRoute } from 'shared-contracts';

export default { paths: ['/create-support-ticket'], protected: true, needsExtensions: true } satisfies PageRoute;
