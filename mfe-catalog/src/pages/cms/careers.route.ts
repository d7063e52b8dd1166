import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/careers'],
  serverRendered: true,
  menus: [{ in: ['footer-about'], label: 'menu.careers', after: '/contact-us' }],
} satisfies PageRoute;
