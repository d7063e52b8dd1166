import type { PageRoute } from 'shared-contracts';

export default { paths: ['/createRequest'], serverRendered: 'personal', needsExtensions: true } satisfies PageRoute;
