// Files, exports and dependencies that nothing uses are errors (`npm run lint`). Entries are what no import names: what a release
// exposes, what a build, a runner or a browser starts with.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a release exposes, as paths in its folder, and the declarations that the build collects. */
const exposed = (folder: string): string[] => [
  ...Object.values<string>(JSON.parse(readFileSync(`${folder}/release.json`, 'utf8')).exposes ?? {}),
  'release.config.ts',
  'src/**/*.route.ts',
];
/** Random sequences have a configuration of their own. */
const sequences = (folder: string): string[] =>
  existsSync(`${folder}/jest.sequences.config.mjs`) ? ['jest.sequences.config.mjs', 'src/testing/**/*.sequences.ts'] : [];
const remotes = readdirSync('.').filter((name) => name.startsWith('mfe-') && existsSync(`${name}/release.json`));

/** The presets load these for every package; the package has them so that its own versions are found. */
const BY_PRESET = ['@swc/jest', 'webpack'];

export default {
  ignoreExportsUsedInFile: true,
  treatConfigHintsAsErrors: false,
  // Jest resolves a test's environment from the package's folder, not from the file.
  ignoreUnresolved: ['../release-kit/jest/jsdom-environment.cjs'],
  workspaces: {
    '.': { entry: ['.ci/*', 'release-kit.config.mjs'], ignoreDependencies: ['tooling'] },
    ...Object.fromEntries(remotes.map((name) => [name, { entry: [...exposed(name), ...sequences(name)], ignoreDependencies: BY_PRESET }])),
    shell: {
      entry: ['src/{early-clicks,late-start,service-worker/worker}.ts'],
      ignoreDependencies: BY_PRESET,
    },
    'shared-contracts': { ignoreDependencies: ['@swc/jest'] },
    'shared-host': { ignoreDependencies: ['@swc/jest'] },
    'shared-platform': { ignoreDependencies: BY_PRESET },
    // Its stylesheets and fonts are loaded by the shell's.
    'shared-ui': { entry: ['src/*.css'], ignoreDependencies: [...BY_PRESET, '@fontsource/*'] },
    'shared-documents': { ignoreDependencies: ['@swc/jest'] },
    'release-kit': {
      entry: ['src/main.ts', 'build/*.mjs', 'build/federation/*.mjs', 'standalone/main.tsx', 'jest/*.{mjs,cjs}'],
      // Named by loaders' options, and by what runs the remote alone.
      ignoreDependencies: ['lightningcss', 'react-dom', 'standalone-release'],
    },
    edge: {
      entry: ['src/main.ts', 'src/render/worker.ts'],
      ignoreDependencies: ['@swc/jest', 'tsx'],
      ignoreUnresolved: ['main=.+'],
    },
    'commerce-sandbox': {
      entry: ['src/main.ts', 'src/prepare.ts', 'scripts/*.mjs', 'load/*.mjs'],
      ignoreDependencies: ['@swc/jest', 'esbuild', 'platform-schema', 'tsx'],
    },
    e2e: { entry: ['src/**/*.spec.ts', 'matrix.config.ts'], ignoreDependencies: ['tooling'] },
    tooling: {
      entry: ['{scripts,webpack,webpack/federation,bench}/*.{mjs,cjs}'],
      project: ['**/*.{mjs,cjs,ts,tsx}'],
      // Debian's util-linux binds a process to a core; Debian's Varnish stands before the edges in a test.
      ignoreBinaries: ['taskset', 'varnishd'],
      // A bucket is made with what release-kit has; its presets name their transforms.
      ignoreDependencies: ['@aws-sdk/client-s3', '@swc/jest'],
    },
  },
};
