import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/guest-order'],
  listed: [],
  serverRendered: true,
  menus: [{ in: ['footer-account'], label: 'menu.guest-order', after: '/order-history' }],
} satisfies PageRoute;
