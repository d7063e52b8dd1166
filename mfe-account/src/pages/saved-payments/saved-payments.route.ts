import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/saved-payments'],
  protected: true,
  serverRendered: true,
  menus: [{ in: ['account-area'], label: 'menu.saved-payments', group: 'account', after: '/support-tickets-module', needs: ['customer'] }],
} satisfies PageRoute;
