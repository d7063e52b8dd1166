import type { PageRoute } from 'shared-contracts';
import * as PERMISSIONS from '../../features/company-area/permissions';

export default {
  paths: ['/manage-role'],
  menus: [
    {
      in: ['account', 'account-area'],
      label: 'menu.manage-roles',
      group: 'company',
      after: '/manage-subuser',
      either: ['company', `permission:${PERMISSIONS.roles}`],
    },
  ],
} satisfies PageRoute;
