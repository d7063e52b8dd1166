import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { generateOnWatch } from './generate-on-watch.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'generate-on-watch-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder that collects methods, and a compiler that watches it. `next` gives the next build. */
function watched() {
  mkdirSync(join(folder, 'src/methods/new'), { recursive: true });
  writeFileSync(
    join(folder, 'release.config.ts'),
    "export default { name: 'mfe-a', team: 'a', collects: { 'src/methods': 'method.ts' } };",
  );
  writeFileSync(join(folder, 'src/methods/new/form.ts'), '');
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, '1;');
  const compiler = webpack({ mode: 'development', context: folder, entry, output: { path: join(folder, 'dist') }, devtool: false });
  if (!compiler) throw new Error('no compiler');
  generateOnWatch(compiler, folder);
  const built: ((stats: Stats | undefined) => void)[] = [];
  const next = () => new Promise<Stats | undefined>((resolve) => built.push(resolve));
  const start = () => compiler.watch({ aggregateTimeout: 10, poll: 50 }, (_error, stats) => built.shift()?.(stats));
  const end = (watching: ReturnType<typeof start>) => new Promise((resolve) => watching?.close(resolve));
  return { entry, next, start, end };
}

test('a declaration that is wrong fails its build, and the mended one is built', async () => {
  const { entry, next, start, end } = watched();
  const first = next();
  const watching = start();
  expect((await first)?.toString({ all: false, errors: true })).toContain('src/methods/new has no method.ts.');
  const second = next();
  writeFileSync(join(folder, 'src/methods/new/method.ts'), 'export default 1;');
  writeFileSync(entry, '2;');
  expect((await second)?.hasErrors()).toBe(false);
  await end(watching);
}, 30_000);

test('what is new in a folder that is collected is built, with nothing else saved', async () => {
  const { next, start, end } = watched();
  const first = next();
  const watching = start();
  expect((await first)?.hasErrors()).toBe(true);
  const list = () => readFileSync(join(folder, 'src/generated/methods.ts'), 'utf8');
  const mended = next();
  writeFileSync(join(folder, 'src/methods/new/method.ts'), 'export default 1;');
  expect((await mended)?.hasErrors()).toBe(false);
  expect(list()).toContain("'../methods/new/method'");
  // Folder and file may come in two builds: the one without its file has nothing in it.
  mkdirSync(join(folder, 'src/methods/later'));
  writeFileSync(join(folder, 'src/methods/later/method.ts'), 'export default 2;');
  while (!list().includes("'../methods/later/method'")) await next();
  await end(watching);
}, 30_000);
