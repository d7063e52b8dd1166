import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const tooling = join(import.meta.dirname, '..');
const script = join(tooling, 'scripts/api-report.mjs');
/** Inside the repository: what a package extends is found there. */
const root = join(tooling, '..');
/** @type {string} */
let folder;
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = join(mkdtempSync(join(root, '.cache/api-report-')), 'demo');
  mkdirSync(join(folder, 'src'), { recursive: true });
  mkdirSync(join(folder, '../release-kit/typescript'), { recursive: true });
  writeFileSync(join(folder, '../release-kit/typescript/assets.d.ts'), 'export {};\n');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: join(tooling, 'typescript/base.json'), include: ['src'] }));
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** @param {string} version @param {string} source @param {string[]} flags */
function run(version, source, ...flags) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'demo', version, type: 'module', api: ['src/index.ts'] }));
  writeFileSync(join(folder, 'src/index.ts'), source);
  try {
    return execFileSync(process.execPath, [script, ...flags], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return String(/** @type {{stderr: string}} */ (error).stderr);
  }
}
const FIRST = "export interface Cart { count: number }\nexport type Kind = 'a' | 'b';\n";
const ADDED = "export interface Cart { count: number; total?: number }\nexport type Kind = 'a' | 'b';\n";
const BROKEN = "export interface Cart { total?: number }\nexport type Kind = 'a' | 'b';\n";

test('what differs from the last released surface demands a version, and what was released stays', () => {
  // Each run takes seconds: few of them.
  expect(run('2.1.0', FIRST, '--release')).toContain('Kept: etc/released/2.1.0.md');
  expect(readFileSync(join(folder, 'etc/released/2.1.0.md'), 'utf8')).toContain('interface Cart');
  const added = run('2.1.0', ADDED, '--check');
  expect(added).toContain('The public surface of demo is not what etc/demo.api.md says.');
  expect(added).toContain('it has to be 2.2.0 or later.\nAdded: Cart.total.');
  expect(run('2.1.1', ADDED, '--release')).toContain('it has to be 2.2.0 or later');
  expect(existsSync(join(folder, 'etc/released/2.1.1.md'))).toBe(false);
  expect(run('2.2.0', BROKEN, '--check')).toContain('it has to be 3.0.0 or later.\nGone or another: Cart.count.');
}, 120_000);
