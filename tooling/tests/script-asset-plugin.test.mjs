import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { ScriptAssetPlugin } from '../webpack/script-asset-plugin.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'script-asset-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds with a script beside the bundle; gives the script's name and code, and what the build depends on. */
async function built(script) {
  const file = join(folder, 'early.ts');
  writeFileSync(file, script);
  writeFileSync(join(folder, 'index.js'), '1;');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist'), clean: true },
    plugins: [new ScriptAssetPlugin({ file, name: 'early' })],
  });
  /** @type {any} */
  const stats = await new Promise((resolve, reject) => compiler?.run((error, result) => (error ? reject(error) : resolve(result))));
  await new Promise((resolve) => compiler?.close(resolve));
  const name = readdirSync(join(folder, 'dist')).find((each) => each.startsWith('early.')) ?? '';
  return { file, name, code: readFileSync(join(folder, 'dist', name), 'utf8'), read: [...stats.compilation.fileDependencies] };
}

test('a script of its own is a file of its own, without types and names in the page, and a change of it is a change of its name', async () => {
  const script = "const greeting: string = 'hello';\n(globalThis as unknown as { said: string }).said = greeting;\n";
  const first = await built(script);
  expect(first.name).toMatch(/^early\.[0-9a-f]{8}\.js$/);
  expect(first.read).toContain(first.file);
  const page = { said: '' };
  runInNewContext(first.code, page);
  expect(page.said).toBe('hello');
  expect(Object.keys(page)).toEqual(['said']);
  expect((await built(script)).name).toBe(first.name);
  expect((await built(script.replace('hello', 'welcome'))).name).not.toBe(first.name);
});
