import { browser } from 'release-kit/jest';

/** Random sequences against a real sandbox, which has to be built: `npm test` runs 30, the long lane 2,000 (`SEQUENCES`). */
export default browser({ testMatch: ['<rootDir>/src/**/*.sequences.ts'], testTimeout: 1_800_000 });
