import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/return-management'],
  serverRendered: 'personal',
  menus: [{ in: ['account', 'account-area'], label: 'menu.returns', group: 'orders', after: '/address-book', needs: ['customer'] }],
} satisfies PageRoute;
