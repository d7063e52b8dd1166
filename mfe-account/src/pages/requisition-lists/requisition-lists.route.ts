import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/requisition-lists'],
  serverRendered: 'personal',
  menus: [{ in: ['account-area'], label: 'menu.requisition-lists', group: 'orders', after: '/wishlist', needs: ['customer'] }],
} satisfies PageRoute;
