import type { ReleaseConfig } from 'shared-contracts';

export default {
  name: 'mfe-company',
  contract: '^2.0.0',
  team: 'business-accounts',
} satisfies ReleaseConfig;
