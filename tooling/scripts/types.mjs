// `npm run types [-- PACKAGE …]`: checks the types of every package, two at a time, after what they need has been generated.
import { join } from 'node:path';
import { buildSchema, inPairs, installDependencies, PACKAGES, RELEASES, requireNode, root, run, say } from './setup.mjs';

/** The projects that tsc is run on: each package, and those that are not the whole of one. */
const PROJECTS = [
  ...[...PACKAGES, 'e2e'].map((name) => ({ name, folder: name, project: '.' })),
  { name: 'tooling/standalone', folder: 'tooling', project: 'standalone' },
  { name: 'shell (service worker)', folder: 'shell', project: 'tsconfig.worker.json' },
];

/** Checks the projects of the given packages (all if none is named) and tells `report` of each. */
export async function checkTypes(names, report) {
  const wanted = PROJECTS.filter(({ folder }) => names.length === 0 || names.includes(folder));
  await inPairs(wanted, ({ name, folder, project }) =>
    report(name, () => run('npx', ['tsc', '--noEmit', '-p', project], { cwd: join(root, folder) })),
  );
}

if (process.argv[1] === import.meta.filename) {
  requireNode();
  await installDependencies();
  await buildSchema();
  const { generateOperations } = await import('./codegen.mjs');
  await generateOperations([...RELEASES, 'shared-host']);
  let failed = 0;
  await checkTypes(process.argv.slice(2), async (name, check) => {
    try {
      await check();
      say(`  ok      ${name}`);
    } catch (error) {
      failed += 1;
      say(`  FAILED  ${name}`);
      console.log(error.message);
    }
  });
  process.exit(failed > 0 ? 1 : 0);
}
