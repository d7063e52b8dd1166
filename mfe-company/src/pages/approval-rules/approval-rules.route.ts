import type { PageRoute } from 'shared-contracts';
import * as PERMISSIONS from '../../features/company-area/permissions';

export default {
  paths: ['/approval-rules'],
  menus: [
    {
      in: ['account', 'account-area'],
      label: 'menu.approval-rules',
      group: 'company',
      after: '/purchase-orders',
      needs: [`permission:${PERMISSIONS.approvalRules}`],
    },
  ],
} satisfies PageRoute;
