import type { PageRoute } from 'shared-contracts';

export default { paths: ['/createRmaPage'], serverRendered: 'personal' } satisfies PageRoute;
