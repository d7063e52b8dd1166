import type { PageRoute } from 'shared-contracts';

export default { paths: ['/forgot-password'] } satisfies PageRoute;
