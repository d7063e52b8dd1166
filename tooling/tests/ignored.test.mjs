// What a failed build leaves in a remote (`.mf/diagnostics`, of Module Federation) is nobody's source.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, root } from '../scripts/setup.mjs';

const LEFT = 'tooling/.mf/diagnostics/latest.json';
afterEach(() => rmSync(join(root, 'tooling/.mf'), { recursive: true, force: true }));

test('it is in no commit, is not formatted, and builds nothing anew', () => {
  const before = hashOf(['tooling']);
  mkdirSync(join(root, 'tooling/.mf/diagnostics'), { recursive: true });
  writeFileSync(join(root, LEFT), '{"a" :1}');
  expect(spawnSync('git', ['check-ignore', '--no-index', LEFT], { cwd: root }).status).toBe(0);
  expect(spawnSync('npx', ['prettier', '--check', LEFT], { cwd: root, encoding: 'utf8' }).stderr).toBe('');
  expect(hashOf(['tooling'])).toBe(before);
});
