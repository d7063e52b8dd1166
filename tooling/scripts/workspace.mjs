// The packages of the repository, and what is built of them.
// Imports nothing but Node, since it is read before the dependencies are there.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The releases: every folder that describes one, the shell first. */
export const RELEASES = readdirSync(root)
  .filter((name) => name !== 'shell' && existsSync(join(root, name, 'release.config.ts')))
  .sort();
RELEASES.unshift('shell');
export const SERVICES = ['edge', 'commerce-sandbox'];
/** Shared packages that ask the platform something: the types of their operations are generated before whatever reads them. */
export const SHARED_OPERATIONS = ['shared-host', 'shared-ui'];
/** Tools that teams run. */
const TOOLS = ['release-kit'];
/** Everything with types and unit tests of its own. */
export const PACKAGES = [
  'shared-contracts',
  'shared-platform',
  'shared-ui',
  'shared-documents',
  'shared-host',
  'shared-testing',
  ...RELEASES,
  ...SERVICES,
  ...TOOLS,
];
/** What every build reads. */
const BUILD = ['release-kit/bin', 'release-kit/build', 'pnpm-lock.yaml'];
/** Builds the release of the folder that it is called in. */
export const RELEASE_BUILD = ['release-kit/bin/release-kit.mjs', 'build'];
/** What every release reads. */
const SHARED = ['shared-contracts', 'shared-platform', 'shared-ui', 'shared-documents', ...BUILD];

/** What a build of a release or a service reads: where nothing of it has changed, the build would be the same. */
export const readBy = (name) =>
  SERVICES.includes(name)
    ? [name, 'shared-contracts', 'release-kit', ...BUILD]
    : [name, ...(name === 'shell' ? ['shared-host', 'tooling/webpack'] : []), ...SHARED, 'commerce-sandbox/schema'];

/**
 * How releases and services are built, the services first: by which script (with arguments) in the package's folder, and what is there afterwards.
 *
 * @param {{ releases?: readonly string[], services?: readonly string[] }} wanted
 */
export const buildJobs = ({ releases = RELEASES, services = SERVICES } = {}) => [
  ...services.map((name) => ({
    name,
    output: `${name}/dist/main.mjs`,
    command: ['release-kit/build/build-service.mjs'],
    isRelease: false,
  })),
  ...releases.map((name) => ({ name, output: `${name}/dist/browser/release.json`, command: RELEASE_BUILD, isRelease: true })),
];
