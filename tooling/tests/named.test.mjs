import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { namedOrAll } from '../scripts/named.mjs';

const KNOWN = ['shell', 'edge', 'mfe-a'];

test('nothing named is everything; else what is named, once and in the order of all', () => {
  expect(namedOrAll([], KNOWN, 'No')).toEqual(KNOWN);
  expect(namedOrAll(['mfe-a', 'shell', 'mfe-a'], KNOWN, 'No')).toEqual(['shell', 'mfe-a']);
});

test('a name that does not exist is refused, with those that do', () => {
  expect(() => namedOrAll(['shell', 'shel'], KNOWN, 'Nothing to build in')).toThrow(
    'Nothing to build in shel. There are shell, edge, mfe-a.',
  );
});

test.each([
  ['build', 'Nothing to build in mfe-none.'],
  ['types', 'No types to check in mfe-none.'],
  ['dev', 'Unknown release: mfe-none.'],
  ['postgres', 'Nothing to test with PostgreSQL: mfe-none.'],
])('%s.mjs refuses it before anything is done', (script, message) => {
  const ended = spawnSync(process.execPath, [join(import.meta.dirname, `../scripts/${script}.mjs`), 'mfe-none'], { encoding: 'utf8' });
  expect(ended.stderr).toMatch(new RegExp(`^${message} There are [^\n]+\n$`));
  expect(ended.stdout).toBe('');
  expect(ended.status).toBe(1);
});
