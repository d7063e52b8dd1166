import type { ReleaseConfig } from 'shared-contracts';

export default {
  name: 'mfe-catalog',
  contract: '^2.0.0',
  team: 'discovery',
  slots: { 'search-suggestions': './search-suggestions' },
  exposes: {
    './search-suggestions': './src/slots/search-suggestions/search-suggestions.tsx',
  },
} satisfies ReleaseConfig;
