// `npm run types [-- PACKAGE …]`: checks the types of every package, as many at a time as there are cores, after what they need has been generated.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  buildSchema,
  inParallel,
  installDependencies,
  PACKAGES,
  RELEASES,
  requireNode,
  root,
  run,
  say,
  SHARED_OPERATIONS,
} from './setup.mjs';

const require = createRequire(import.meta.url);
/** The native compiler, which checks in a tenth of the time; what needs the compiler's API has the other. */
const compiler = () => join(dirname(require.resolve('typescript-native/package.json')), 'bin/tsc');

/** The projects that tsc is run on: each package, and those that are not the whole of one. */
const PROJECTS = [
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

if (process.argv[1] === import.meta.filename) {
  requireNode();
  await installDependencies();
  await buildSchema();
  const { generateCode } = await import('../../release-kit/build/codegen.mjs');
  await generateCode([...RELEASES, ...SHARED_OPERATIONS].map((name) => join(root, name)));
  let failed = 0;
  await inParallel(typeProjects(process.argv.slice(2)), async ({ name, checkTypes }) => {
    try {
      await checkTypes();
      say(`  ok      ${name}`);
    } catch (error) {
      failed += 1;
      say(`  FAILED  ${name}`);
      console.log(error instanceof Error ? error.message : error);
    }
  });
  process.exit(failed > 0 ? 1 : 0);
}
