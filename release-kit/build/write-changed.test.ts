import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeChanged } from './write-changed.mjs';

const folder = mkdtempSync(join(tmpdir(), 'written-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'generated/types.ts');

test('a file is written with its folder, and nothing is left beside it', () => {
  writeChanged(file, 'one');
  expect(readFileSync(file, 'utf8')).toBe('one');
  writeChanged(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(join(folder, 'generated'))).toEqual(['types.ts']);
});

test('one that says the same already is left alone', () => {
  writeChanged(file, 'same');
  utimesSync(file, 1, 1);
  writeChanged(file, 'same');
  expect(statSync(file).mtimeMs).toBe(1000);
  writeChanged(file, 'another');
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
});
