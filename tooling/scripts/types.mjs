// `npm run types [-- PACKAGE …]`: checks the types of every package, as many at a time as there are cores, after what they need has been generated.
import { join } from 'node:path';
import { givenNames } from './named.mjs';
import { inParallel, requireNode, say } from './run.mjs';
import { buildSchema, installDependencies } from './setup.mjs';
import { RELEASES, root, SHARED_OPERATIONS } from './workspace.mjs';
import { PROJECTS, typeProjects } from './type-projects.mjs';

requireNode();
const names = givenNames(process.argv.slice(2), [...new Set(PROJECTS.map(({ folder }) => folder))], 'No types to check in');
await installDependencies();
await buildSchema();
const { generateCode } = await import('../../release-kit/build/codegen.mjs');
await generateCode([...RELEASES, ...SHARED_OPERATIONS].map((name) => join(root, name)));
let failed = 0;
await inParallel(typeProjects(names), async ({ name, checkTypes }) => {
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
