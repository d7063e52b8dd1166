import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/search.html'],
  listed: [],
  serverRendered: true,
  query: ['query', 'page', 'size', 'sort', 'view', 'f.*'],
} satisfies PageRoute;
