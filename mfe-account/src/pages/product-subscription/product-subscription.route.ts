import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/product-subscription'],
  serverRendered: 'personal',
  needsExtensions: true,
  menus: [
    {
      in: ['account', 'account-area'],
      label: 'menu.product-subscription',
      group: 'orders',
      after: '/return-management',
      needs: ['customer', 'extensions'],
    },
  ],
} satisfies PageRoute;
