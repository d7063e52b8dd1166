import type { PageRoute } from 'shared-contracts';

export default { paths: ['/create'] } satisfies PageRoute;
