// A script that no project names is run without its types having been checked.
import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { root } from '../scripts/workspace.mjs';
import { compiler, PROJECTS } from '../scripts/type-projects.mjs';

/** The projects that scripts may be in. */
const WITH_SCRIPTS = /^(tooling|release-kit( \(command, Jest\))?|commerce-sandbox \(scripts\)|shared-contracts)$/;
/** Those of a package's root are configurations, and run whenever it is linted, built or tested. */
const scripts = execFileSync('git', ['ls-files', '*/*/*.mjs', '*/*/*.cjs'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const filesOf = ({ folder, project }) =>
  execFileSync(process.execPath, [compiler(), '--listFilesOnly', '-p', project], { cwd: join(root, folder), encoding: 'utf8' })
    .split('\n')
    .map((file) => relative(root, file));

test('the types of each script are checked', () => {
  const checked = new Set(PROJECTS.filter(({ name }) => WITH_SCRIPTS.test(name)).flatMap(filesOf));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => !checked.has(file))).toEqual([]);
}, 60_000);
