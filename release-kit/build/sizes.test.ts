import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetsOf, overBudget, sizesIn } from './sizes.mjs';

let folder: string;
const browser = () => join(folder, 'dist/browser');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  mkdirSync(browser(), { recursive: true });
  const messages = { en: ['en.js'], ar: ['ar.js'] };
  const build = {
    entry: 'entry.js',
    modules: { './page': { js: ['page.js', 'shared.js', 'page.js', 'page.css'], css: [], messages } },
  };
  writeFileSync(join(browser(), 'release.json'), JSON.stringify({ build }));
  const bytes = { 'entry.js': 3000, 'page.js': 5000, 'shared.js': 1000, 'page.css': 9000, 'en.js': 200, 'ar.js': 400 };
  for (const [name, size] of Object.entries(bytes)) {
    writeFileSync(join(browser(), name), 'x');
    writeFileSync(join(browser(), `${name}.br`), Buffer.alloc(size));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an entry weighs its scripts, each once, and the longest of its messages', () => {
  expect(sizesIn(browser())).toEqual({ entry: 3, './page': 6.4 });
});

test('an entry above its budget is said, and one without; within them there is nothing to say', () => {
  expect(budgetsOf(folder)).toEqual({});
  expect(overBudget(folder)).toEqual(['entry has no budget; it is 3.0 kB.', './page has no budget; it is 6.4 kB.']);
  writeFileSync(join(folder, 'budgets.json'), JSON.stringify({ entry: 3, './page': 6.3 }));
  expect(overBudget(folder)).toEqual(['./page is 6.4 kB; its budget is 6.3 kB.']);
  writeFileSync(join(folder, 'budgets.json'), JSON.stringify({ entry: 3, './page': 6.4 }));
  expect(overBudget(folder)).toEqual([]);
});
