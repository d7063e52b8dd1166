import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFailureFile } from '../scripts/failure-file.mjs';

test('what does not build is written by release, without colours, until it builds; the same is not written again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failure-file-'));
  const store = join(folder, 'store');
  const file = join(store, 'failures.json');
  const written = () => JSON.parse(readFileSync(file, 'utf8'));
  const tell = createFailureFile(store);
  tell('shell', undefined);
  expect(existsSync(store)).toBe(false);
  tell('shell', '\u001B[31mno such module\u001B[39m');
  tell('mfe-a', 'line 1\nline 2');
  expect(written()).toEqual({ shell: 'no such module', 'mfe-a': 'line 1\nline 2' });
  tell('shell', undefined);
  expect(written()).toEqual({ 'mfe-a': 'line 1\nline 2' });
  rmSync(file);
  tell('mfe-a', 'line 1\nline 2');
  expect(existsSync(file)).toBe(false);
  rmSync(folder, { recursive: true });
});
