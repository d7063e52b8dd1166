import { node } from './jest/preset.mjs';

const preset = node();

export default {
  ...preset,
  testMatch: ['<rootDir>/tests/**/*.test.mjs'],
  transform: { '\\.mjs$': Object.values(preset.transform)[0] },
};
