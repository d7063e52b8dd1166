import type { PageRoute } from 'shared-contracts';
import * as PERMISSIONS from '../../features/company-area/permissions';

export default {
  paths: ['/company/structure'],
  menus: [
    {
      in: ['account', 'account-area'],
      label: 'menu.company-structure',
      group: 'company',
      after: '/company/profile',
      needs: [`permission:${PERMISSIONS.users}`],
    },
  ],
} satisfies PageRoute;
