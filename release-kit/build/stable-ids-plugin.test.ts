import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { number, StableIdsPlugin } from './stable-ids-plugin.mjs';

const numbersOf = (names: string[], ids?: number) => {
  const given = new Map<string, number>();
  number(
    names,
    (name) => name,
    (name, id) => given.set(name, id),
    ids,
  );
  return given;
};

test('a name has the same number in whatever order it comes, and beside whatever others', () => {
  const names = ['./src/a.ts', './src/b.ts', './src/c.ts'];
  const given = numbersOf(names);
  expect(numbersOf([...names].reverse())).toEqual(given);
  expect(numbersOf(['./src/b.ts']).get('./src/b.ts')).toBe(given.get('./src/b.ts'));
});

test('no number is given twice, and where two names have one, the order of names decides', () => {
  const names = Array.from({ length: 10 }, (_, index) => `module ${index}`);
  const given = numbersOf(names, 10);
  expect([...given.values()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(numbersOf([...names].reverse(), 10)).toEqual(given);
});

test('the same sources give the same bytes in folders of different names', async () => {
  const home = mkdtempSync(join(tmpdir(), 'stable-ids-'));
  const FILES = {
    'index.js': "import('./later').then(({ later }) => later());\nimport { one } from './one';\none();",
    'one.js': 'export const one = () => console.log(1);',
    'later.js': "import { one } from './one';\nimport './shared/two';\nexport const later = () => one();",
    'shared/two.js': 'globalThis.two = 2;',
  };
  const built = async (name: string) => {
    const folder = join(home, name);
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      context: folder,
      entry: './index.js',
      output: { path: join(folder, 'dist'), uniqueName: 'x', filename: '[id].js' },
      optimization: { moduleIds: false, chunkIds: false, runtimeChunk: false },
      plugins: [new StableIdsPlugin()],
    });
    await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
    await new Promise((resolve) => compiler?.close(resolve));
    return Object.fromEntries(readdirSync(join(folder, 'dist')).map((file) => [file, readFileSync(join(folder, 'dist', file), 'utf8')]));
  };
  const first = await built('a');
  expect(Object.keys(first)).toEqual([expect.stringMatching(/^\d{1,4}\.js$/), expect.stringMatching(/^\d{1,4}\.js$/)]);
  expect(await built('another/place')).toEqual(first);
  rmSync(home, { recursive: true });
});
