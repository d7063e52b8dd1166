import type { PageRoute } from 'shared-contracts';

export default { paths: ['/customer/account/createPassword'] } satisfies PageRoute;
