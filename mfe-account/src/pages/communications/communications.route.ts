import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/communications'],
  protected: true,
  serverRendered: true,
  menus: [{ in: ['account-area'], label: 'menu.communications', group: 'account', after: '/saved-payments', needs: ['customer'] }],
} satisfies PageRoute;
