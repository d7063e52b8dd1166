// Jest presets: `browser()` for what renders (jsdom), `node()` for services. SWC transpiles; types are checked apart.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * @param {boolean} react
 * @returns {[string, object]}
 */
const swc = (react) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: react },
      ...(react ? { transform: { react: { runtime: 'automatic' } } } : {}),
    },
    module: { type: 'commonjs' },
  },
];

/** These packages are published as ES modules only; Jest runs CommonJS. */
const ES_MODULE_PACKAGES = [
  '@formatjs',
  'intl-messageformat',
  '@urql',
  'urql',
  'wonka',
  '@0no-co',
  'single-spa-react',
  'idb-keyval',
  'dompurify',
  'react-hook-form',
  'htmlparser2',
  'entities',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'sanitize-html',
  'is-plain-object',
  'cookie',
];

/** The shop's own come as source where they are installed. */
const OURS = ['shared-[a-z]+', 'release-kit'];

const transformIgnorePatterns = [
  `/node_modules/(?!(\\.pnpm/)?(${[...ES_MODULE_PACKAGES, ...OURS].map((name) => name.replace('/', '[+/]')).join('|')})[@+/])`,
];

/** For what hangs, not for what is slow: a busy machine takes several times as long. */
export const testTimeout = 60_000;

const OWN_FOLDER = require.resolve('./setup-folder.mjs');

export function browser(overrides = {}) {
  return {
    testEnvironment: require.resolve('./jsdom-environment.cjs'),
    setupFilesAfterEnv: [OWN_FOLDER, require.resolve('./setup-browser.cjs')],
    transform: { '\\.[cm]?[jt]sx?$': swc(true), '\\.css$': require.resolve('./css-transform.cjs') },
    transformIgnorePatterns,
    moduleNameMapper: {
      // Testing Library's own, in front of what the packages' names lead to; each says why.
      '^aria-query$': require.resolve('./aria-query.cjs'),
      '^@testing-library/dom$': require.resolve('./testing-library.cjs'),
      '^@testing-library/user-event$': require.resolve('./user-event.cjs'),
    },
    resolver: require.resolve('./resolver.cjs'),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    testTimeout,
    ...overrides,
  };
}

export function node(overrides = {}) {
  return {
    testEnvironment: 'node',
    setupFilesAfterEnv: [OWN_FOLDER],
    transform: { '\\.[cm]?[jt]s$': swc(false) },
    transformIgnorePatterns,
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/tests/**/*.test.ts'],
    restoreMocks: true,
    testTimeout,
    ...overrides,
  };
}
