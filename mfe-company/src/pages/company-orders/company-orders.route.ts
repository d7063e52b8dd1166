import type { PageRoute } from 'shared-contracts';
import * as PERMISSIONS from '../../features/company-area/permissions';

export default {
  paths: ['/company/orders'],
  needsExtensions: true,
  menus: [
    {
      in: ['account', 'account-area'],
      label: 'menu.company-orders',
      group: 'company',
      after: '/account-security',
      needs: ['extensions', `permission:${PERMISSIONS.orders}`],
    },
  ],
} satisfies PageRoute;
