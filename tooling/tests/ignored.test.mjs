// What a process that was ended leaves in a package is nobody's source.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../scripts/stamps.mjs';
import { root } from '../scripts/workspace.mjs';

const LEFT = [
  ['a failed build (Module Federation)', 'tooling/.mf/diagnostics/latest.json', 'tooling/.mf'],
  ['a file that was not written to its end', 'tooling/cart.graphql.ts.4711.part', 'tooling/cart.graphql.ts.4711.part'],
];
afterEach(() => {
  for (const [, , place = ''] of LEFT) rmSync(join(root, place), { recursive: true, force: true });
});

test.each(LEFT)('%s: it is in no commit, is not formatted, and builds nothing anew', (_name, file) => {
  const before = hashOf(['tooling']);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), '{"a" :1}');
  expect(spawnSync('git', ['check-ignore', '--no-index', file], { cwd: root }).status).toBe(0);
  expect(spawnSync('npx', ['prettier', '--check', file], { cwd: root, encoding: 'utf8' }).stderr).toBe('');
  expect(hashOf(['tooling'])).toBe(before);
});
