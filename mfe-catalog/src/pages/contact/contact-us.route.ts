import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/contact-us'],
  serverRendered: true,
  query: ['query'],
  menus: [
    { in: ['header'], label: 'menu.contact-us', after: '/locations', icon: 'phone' },
    { in: ['drawer'], label: 'menu.contact-us', after: '/locations' },
  ],
} satisfies PageRoute;
