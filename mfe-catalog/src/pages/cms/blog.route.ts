import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/blog'],
  serverRendered: true,
  menus: [{ in: ['footer-about'], label: 'menu.blog', after: '/careers' }],
} satisfies PageRoute;
