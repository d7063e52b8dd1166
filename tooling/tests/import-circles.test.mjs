// What .oxlintrc.json says of files that import each other.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'circles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many circles are reported for files that are what they are given as. */
function circlesIn(files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = ['--config', join(root, '.oxlintrc.json'), '--format', 'json', '.'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout).diagnostics.filter(({ code }) => code.includes('no-cycle')).length;
}

test('a circle of imports is reported where types alone are imported, too', () => {
  const slots = "import type { Shape } from './shape';\nexport type Slots = Shape<'slots'>;\n";
  const host = "import type { Slots } from './slots';\nexport interface Host { slots: Slots }\n";
  const circle = "import type { Host } from './host';\nexport type Shape<N> = { name: N; of: (host: Host) => void };\n";
  expect(circlesIn({ 'slots.ts': slots, 'host.ts': host, 'shape.ts': circle })).toBeGreaterThan(0);
  expect(circlesIn({ 'shape.ts': 'export type Shape<N> = { name: N };\n' })).toBe(0);
}, 30_000);
