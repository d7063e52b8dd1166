import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { generateOnWatch } from './generate-on-watch.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'generate-on-watch-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a declaration that is wrong fails its build, and the mended one is built', async () => {
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
  const first = next();
  const watching = compiler.watch({ aggregateTimeout: 10, poll: 50 }, (_error, stats) => built.shift()?.(stats));
  expect((await first)?.toString({ all: false, errors: true })).toContain('src/methods/new has no method.ts.');
  const second = next();
  writeFileSync(join(folder, 'src/methods/new/method.ts'), 'export default 1;');
  writeFileSync(entry, '2;');
  expect((await second)?.hasErrors()).toBe(false);
  await new Promise((resolve) => watching?.close(resolve));
}, 30_000);
