import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/locations'],
  serverRendered: true,
  menus: [
    { in: ['header'], label: 'menu.locations', after: '/quickOrder', icon: 'location' },
    { in: ['drawer', 'footer-about'], label: 'menu.locations', after: '/quickOrder' },
  ],
} satisfies PageRoute;
