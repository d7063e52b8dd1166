import { cartRef, type PageRoute } from 'shared-contracts';

export default { paths: ['/cart'], services: [cartRef] } satisfies PageRoute;
