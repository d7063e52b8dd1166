import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/guest-order'],
  menus: [{ in: ['footer-account'], label: 'menu.guest-order', after: '/order-history' }],
} satisfies PageRoute;
