import type { PageRoute } from 'shared-contracts';

export default { paths: ['/forgot-password'], listed: [], serverRendered: true } satisfies PageRoute;
