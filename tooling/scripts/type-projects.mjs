import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from './run.mjs';
import { PACKAGES, root } from './workspace.mjs';

const require = createRequire(import.meta.url);
/** The native compiler, which checks in a tenth of the time; what needs the compiler's API has the other. */
export const compiler = () => join(dirname(require.resolve('typescript-native/package.json')), 'bin/tsc');

/** The projects that tsc is run on: each package, and those that are not the whole of one. */
export const PROJECTS = [
  ...[...PACKAGES, 'e2e', 'tooling'].map((name) => ({ name, folder: name, project: '.' })),
  { name: 'release-kit/standalone', folder: 'release-kit', project: 'standalone' },
  { name: 'release-kit (command, Jest)', folder: 'release-kit', project: 'tsconfig.scripts.json' },
  { name: 'commerce-sandbox (scripts)', folder: 'commerce-sandbox', project: 'scripts' },
  { name: 'shell (service worker)', folder: 'shell', project: 'tsconfig.worker.json' },
];

/** The projects of the given packages (all if none is named), each with what checks it. */
export const typeProjects = (names) =>
  PROJECTS.filter(({ folder }) => names.length === 0 || names.includes(folder)).map(({ name, folder, project }) => ({
    name,
    checkTypes: () => run(process.execPath, [compiler(), '--noEmit', '-p', project], { cwd: join(root, folder) }),
  }));
