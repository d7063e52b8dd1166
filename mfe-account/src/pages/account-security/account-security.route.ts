import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/account-security'],
  protected: true,
  serverRendered: true,
  menus: [{ in: ['account-area'], label: 'menu.account-security', group: 'account', after: '/communications', needs: ['customer'] }],
} satisfies PageRoute;
