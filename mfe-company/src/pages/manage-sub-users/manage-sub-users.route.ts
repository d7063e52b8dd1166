import type { PageRoute } from 'shared-contracts';
import * as PERMISSIONS from '../../features/company-area/permissions';

export default {
  paths: ['/manage-subuser'],
  menus: [
    {
      in: ['account', 'account-area'],
      label: 'menu.manage-sub-users',
      group: 'company',
      after: '/company/structure',
      either: ['company', `permission:${PERMISSIONS.users}`],
    },
  ],
} satisfies PageRoute;
