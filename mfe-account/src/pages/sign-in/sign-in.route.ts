import type { PageRoute } from 'shared-contracts';

export default { paths: ['/sign-in'], listed: [], serverRendered: true } satisfies PageRoute;
