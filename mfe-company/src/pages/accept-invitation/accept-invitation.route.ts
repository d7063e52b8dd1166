import type { PageRoute } from 'shared-contracts';

export default { paths: ['/company/customer/acceptinvitation'] } satisfies PageRoute;
