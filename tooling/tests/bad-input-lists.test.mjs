import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
/** Lists of what may go wrong, each row with the test that holds what becomes of it: its title, as it is written, and its file. */
const LISTS = ['docs/bad-input-of-buying.md', 'docs/bad-input-of-releases.md'];

describe.each(LISTS)('%s', (list) => {
  const text = readFileSync(join(root, list), 'utf8');
  const rows = [...text.matchAll(/^\| (.+?) \| `(.+?)` +\| (\S+) +\|$/gm)];

  test('is read whole', () => {
    expect(rows).toHaveLength(text.split('\n').filter((line) => line.startsWith('| ')).length - 2);
    expect(rows.length).toBeGreaterThan(15);
  });

  test.each(rows.map(([, input = '', title = '', file = '']) => [input.trim(), title, file]))(
    '%s has a test',
    (_input, title = '', file = '') => {
      // Apostrophes are typographic in some titles, escaped in others.
      const plain = (written) => written.replace(/[’']/g, "'");
      expect(plain(readFileSync(join(root, file), 'utf8'))).toContain(plain(title));
    },
  );
});
