import type { PageRoute } from 'shared-contracts';

export default { paths: ['/customer/account/confirm'] } satisfies PageRoute;
