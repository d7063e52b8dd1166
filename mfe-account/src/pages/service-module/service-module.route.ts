import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/service-module'],
  protected: true,
  serverRendered: true,
  needsExtensions: true,
  menus: [
    {
      in: ['account', 'account-area'],
      label: 'menu.service-module',
      group: 'orders',
      after: '/product-subscription',
      needs: ['customer', 'extensions'],
    },
  ],
} satisfies PageRoute;
