import type { PageRoute } from 'shared-contracts';

export default { paths: ['/createRmaPage'] } satisfies PageRoute;
