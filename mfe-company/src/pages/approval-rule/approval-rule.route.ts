import type { PageRoute } from 'shared-contracts';

export default { paths: ['/approval-rules/{id}'] } satisfies PageRoute;
