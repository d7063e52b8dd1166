import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/support-tickets-module'],
  protected: true,
  serverRendered: true,
  needsExtensions: true,
  menus: [
    {
      in: ['account', 'account-area'],
      label: 'menu.support-tickets',
      group: 'orders',
      after: '/service-module',
      needs: ['customer', 'extensions'],
    },
  ],
} satisfies PageRoute;
