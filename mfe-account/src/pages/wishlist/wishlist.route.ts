import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/wishlist'],
  serverRendered: 'personal',
  menus: [{ in: ['account', 'account-area'], label: 'menu.wishlist', group: 'orders', after: '/account-information', needs: ['customer'] }],
} satisfies PageRoute;
