import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsBelow } from './tests-below.mjs';

const root = join(__dirname, '../..');
/** What users of other storefronts complain about; docs/complaints.md says what each is. */
const COMPLAINTS = Array.from({ length: 17 }, (_, index) => index + 1);

test('each complaint of other storefronts’ users has a test that names its number, and is described', () => {
  const named = new Set(
    testsBelow(root).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\(\s*['`]complaint (\d+): /g)].map(([, number]) => Number(number)),
    ),
  );
  expect([...named].sort((a, b) => a - b)).toEqual(COMPLAINTS);
  const described = [...readFileSync(join(root, 'docs/complaints.md'), 'utf8').matchAll(/^\| (\d+) /gm)].map(([, number]) =>
    Number(number),
  );
  expect(described).toEqual(COMPLAINTS);
});
