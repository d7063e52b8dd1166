import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/order-history'],
  protected: true,
  serverRendered: true,
  menus: [
    { in: ['account', 'account-area'], label: 'menu.order-history', group: 'orders', needs: ['customer'] },
    { in: ['footer-account'], label: 'menu.order-history-footer' },
  ],
} satisfies PageRoute;
