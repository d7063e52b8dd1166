import type { ReleaseConfig } from 'shared-contracts';

export default {
  name: 'mfe-account',
  contract: '^2.0.0',
  team: 'customer',
  slots: {
    'sign-in-dialog': './sign-in-dialog',
    'drawer-account': './drawer-account',
    'create-account-after-order': './create-account-after-order',
  },
  exposes: {
    './sign-in-dialog': './src/slots/sign-in-dialog.tsx',
    './drawer-account': './src/slots/drawer-account.tsx',
    './create-account-after-order': './src/slots/create-account-after-order/create-account-after-order.tsx',
  },
} satisfies ReleaseConfig;
