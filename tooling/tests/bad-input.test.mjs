import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsBelow } from './tests-below.mjs';

const root = join(__dirname, '../..');
/** What shoppers, editors and browsers may do to the shell and the catalogue; docs/bad-input.md says what each is. */
const ENTRIES = Array.from({ length: 18 }, (_, index) => index + 1);

test('each kind of bad input has a test that names its number, in the file that the table names', () => {
  const named = new Map();
  for (const file of testsBelow(root))
    for (const [, number] of readFileSync(file, 'utf8').matchAll(/['`]bad input (\d+): /g))
      named.set(Number(number), [...(named.get(Number(number)) ?? []), file.split('/').at(-1)]);
  expect([...named.keys()].sort((a, b) => a - b)).toEqual(ENTRIES);
  const rows = [...readFileSync(join(root, 'docs/bad-input.md'), 'utf8').matchAll(/^\| (\d+) .*`([^`]+)` \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(ENTRIES);
  for (const [, number, file] of rows) expect([number, ...named.get(Number(number))]).toContain(file);
});
