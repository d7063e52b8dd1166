import { node } from './jest/preset.mjs';

const preset = node();

export default {
  ...preset,
  testMatch: [...preset.testMatch, '<rootDir>/{build,standalone}/**/*.test.ts'],
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/)?(auto-bind|@formatjs)[@+/])'],
  transform: { ...preset.transform, '\\.mjs$': Object.values(preset.transform)[0] },
};
