import { node } from './jest/preset.mjs';

const preset = node();

export default {
  ...preset,
  testMatch: ['<rootDir>/tests/**/*.test.mjs'],
  transform: { '\\.mjs$': Object.values(preset.transform)[0] },
  // Each step is a process of its own.
  testTimeout: 60_000,
};
