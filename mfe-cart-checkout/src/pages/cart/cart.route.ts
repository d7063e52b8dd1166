import type { PageRoute } from 'shared-contracts';

export default { paths: ['/cart'], services: ['cart'] } satisfies PageRoute;
