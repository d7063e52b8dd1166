import type { PageRoute } from 'shared-contracts';

export default { paths: ['/createRequest'], needsExtensions: true } satisfies PageRoute;
