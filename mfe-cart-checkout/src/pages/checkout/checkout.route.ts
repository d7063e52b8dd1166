import { cartRef, type PageRoute } from 'shared-contracts';

export default { paths: ['/checkout'], chrome: 'reduced', services: [cartRef] } satisfies PageRoute;
