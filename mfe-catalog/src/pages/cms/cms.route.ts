import type { PageRoute } from 'shared-contracts';

export default { entity: 'CMS_PAGE', serverRendered: true } satisfies PageRoute;
