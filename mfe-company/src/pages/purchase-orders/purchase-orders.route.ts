import type { PageRoute } from 'shared-contracts';
import * as PERMISSIONS from '../../features/company-area/permissions';

export default {
  paths: ['/purchase-orders'],
  menus: [
    {
      in: ['account', 'account-area'],
      label: 'menu.purchase-orders',
      group: 'company',
      after: '/company/orders',
      needs: [`permission:${PERMISSIONS.purchaseOrders}`],
    },
  ],
} satisfies PageRoute;
