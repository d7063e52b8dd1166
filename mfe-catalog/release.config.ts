import type { ReleaseConfig } from 'shared-contracts';

export default {
  name: 'mfe-catalog',
  contract: '^2.0.0',
  team: 'discovery',
  slots: { 'search-suggestions': './search-suggestions' },
  services: { recentlyViewed: { module: './recently-viewed-service' } },
  exposes: {
    './search-suggestions': './src/slots/search-suggestions/search-suggestions.tsx',
    './recently-viewed-service': './src/service/recently-viewed-service.ts',
  },
} satisfies ReleaseConfig;
