// Files, exports and dependencies that nothing uses are errors (`npm run lint`), and so are files and exports that tests alone use
// (`knip --production`: patterns with an exclamation mark are production code). Entries are what no import names: what a release exposes,
// what a build, a runner or a browser starts with.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a release exposes, as paths in its folder, and the declarations that the build collects. */
const exposed = (folder: string): string[] => [
  ...Object.values<string>(JSON.parse(readFileSync(`${folder}/release.json`, 'utf8')).exposes ?? {}).map((path) => `${path}!`),
  'release.config.ts!',
  'src/**/*.route.ts!',
  // Collected into a list that is not committed.
  ...(existsSync(`${folder}/src/features/payment-methods`) ? ['src/features/payment-methods/methods/*/method.ts!'] : []),
  // Imported as a whole, when there is time for it.
  ...(existsSync(`${folder}/src/pages/product/later/later.ts`) ? ['src/pages/product/later/later.ts!'] : []),
];
/** Random sequences have a configuration of their own. */
const sequences = (folder: string): string[] =>
  existsSync(`${folder}/jest.sequences.config.mjs`) ? ['jest.sequences.config.mjs', 'src/testing/**/*.sequences.ts'] : [];
const remotes = readdirSync('.').filter((name) => name.startsWith('mfe-') && existsSync(`${name}/release.json`));

/** Sources without what only tests use: their helpers lie in folders `testing` and `tests`. */
const PRODUCTION = ['**/*.{mjs,cjs,ts,tsx}!', '!**/testing/**!', '!tests/**!'];

/** Nothing imports these: a bundler, Jest or a loader is given their path, and uses what they export by a name of its own. */
const LOADED_BY_PATH = [
  'release-kit/build/*-loader.mjs',
  'release-kit/build/federation/*.mjs',
  'release-kit/jest/*.cjs',
  'tooling/bench/*-loader.mjs',
  'tooling/webpack/federation/*.mjs',
  // The declarations of a script: what is exported, the script says.
  '**/*.d.mts',
  // Webpack takes the other one of the two (`imports` in package.json).
  '**/*.browser.ts',
];
/** What tests alone use, and may: helpers that packages offer to tests. What configurations take: production mode does not read them. */
const FOR_TESTS = ['shared-testing/**', '**/testing/**', '**/testing.{ts,tsx}', 'commerce-sandbox/tests/**'];
const FOR_CONFIGURATIONS = ['release-kit/{build,jest}/preset.mjs', 'tooling/webpack/shell.mjs', 'tooling/eslint/*.mjs'];
const without = (...files: string[]) => Object.fromEntries(files.map((file) => [file, ['exports', 'types'] as const]));

/** The presets load these for every package; the package has them so that its own versions are found. */
const BY_PRESET = ['@swc/jest', 'webpack'];

export default ({ production = false }: { production?: boolean }) => ({
  ignoreExportsUsedInFile: true,
  treatConfigHintsAsErrors: false,
  ignoreIssues: without(...LOADED_BY_PATH, ...(production ? [...FOR_TESTS, ...FOR_CONFIGURATIONS] : [])),
  // Jest resolves a test's environment from the package's folder, not from the file.
  ignoreUnresolved: ['../release-kit/jest/jsdom-environment.cjs'],
  workspaces: {
    '.': { entry: ['.ci/*', 'release-kit.config.mjs!'], ignoreDependencies: ['tooling'], project: ['*.{mjs,ts}'] },
    ...Object.fromEntries(
      remotes.map((name) => [name, { entry: [...exposed(name), ...sequences(name)], project: PRODUCTION, ignoreDependencies: BY_PRESET }]),
    ),
    shell: {
      entry: ['src/{main,server}.tsx!', 'src/{early-clicks,late-start,place-personal-page,service-worker/worker}.ts!'],
      project: PRODUCTION,
      ignoreDependencies: BY_PRESET,
    },
    'shared-contracts': { project: PRODUCTION, ignoreDependencies: ['@swc/jest'] },
    'shared-host': { project: PRODUCTION, includeEntryExports: true, ignoreDependencies: ['@swc/jest'] },
    'shared-platform': { project: PRODUCTION, ignoreDependencies: BY_PRESET },
    // Its stylesheets and fonts are loaded by the shell's.
    'shared-ui': {
      entry: ['src/*.css!'],
      project: PRODUCTION,
      includeEntryExports: true,
      ignoreDependencies: [...BY_PRESET, '@fontsource/*'],
    },
    'shared-documents': { project: PRODUCTION, includeEntryExports: true, ignoreDependencies: ['@swc/jest'] },
    'shared-testing': { project: PRODUCTION, ignoreDependencies: ['@swc/jest'] },
    'release-kit': {
      entry: ['src/main.ts!', 'build/*.mjs!', 'build/federation/*.mjs!', 'standalone/main.tsx!', 'jest/*.{mjs,cjs}!'],
      project: PRODUCTION,
      includeEntryExports: true,
      // Named by loaders' options, and by what runs the remote alone.
      ignoreDependencies: ['lightningcss', 'react-dom', 'standalone-release'],
    },
    edge: {
      entry: ['src/main.ts!', 'src/render/worker.ts!', 'scripts/*.ts!'],
      project: PRODUCTION,
      includeEntryExports: true,
      ignoreDependencies: ['@swc/jest'],
      ignoreUnresolved: ['main=.+'],
    },
    'commerce-sandbox': {
      entry: ['src/main.ts!', 'src/prepare.ts!', '{scripts,load}/*.{mjs,ts}!'],
      project: PRODUCTION,
      includeEntryExports: true,
      ignoreDependencies: ['@swc/jest', 'esbuild', 'platform-schema'],
    },
    e2e: { entry: ['src/**/*.spec.ts', 'matrix.config.ts'], project: ['**/*.ts'], ignoreDependencies: ['tooling'] },
    tooling: {
      entry: ['{scripts,webpack,webpack/federation,bench}/*.{mjs,cjs}!', 'eslint/*.mjs!'],
      project: ['**/*.{mjs,cjs,ts,tsx}!', '!tests/**!'],
      includeEntryExports: true,
      // Debian's util-linux binds a process to a core; Debian's Varnish stands before the edges in a test.
      ignoreBinaries: ['taskset', 'varnishd'],
      // The presets of Jest name their transforms.
      ignoreDependencies: ['@swc/jest'],
    },
  },
});
