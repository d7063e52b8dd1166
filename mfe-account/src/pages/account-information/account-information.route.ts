import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/account-information'],
  protected: true,
  serverRendered: true,
  menus: [
    { in: ['account', 'account-area'], label: 'menu.account-information', group: 'account', after: '/order-history', needs: ['customer'] },
  ],
} satisfies PageRoute;
