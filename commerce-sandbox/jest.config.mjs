import { node } from 'tooling/jest';

// One server for all files, so they run one after another; each file puts the demo data back first.
export default node({
  globalSetup: './tests/global-setup.mjs',
  globalTeardown: './tests/global-teardown.mjs',
  maxWorkers: 1,
});
