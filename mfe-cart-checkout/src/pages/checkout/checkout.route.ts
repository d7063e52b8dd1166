import type { PageRoute } from 'shared-contracts';

export default { paths: ['/checkout'], chrome: 'reduced', services: ['cart'] } satisfies PageRoute;
