import type { PageRoute } from 'shared-contracts';

export default { paths: ['/company/profile/edit'] } satisfies PageRoute;
