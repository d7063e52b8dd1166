import type { PageRoute } from 'shared-contracts';
import * as PERMISSIONS from '../../features/company-area/permissions';

export default {
  paths: ['/company/profile'],
  menus: [
    {
      in: ['account', 'account-area'],
      label: 'menu.company-profile',
      group: 'company',
      after: '/approval-rules',
      needs: [`permission:${PERMISSIONS.profile}`],
    },
  ],
} satisfies PageRoute;
