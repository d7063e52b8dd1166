import type { PageRoute } from 'shared-contracts';

export default { paths: ['/sign-in'] } satisfies PageRoute;
