import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseStore } from './release-store';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'store-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const publish = (generation: number, at = generation) => {
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ generation, releases: {} }));
  utimesSync(join(folder, 'registry.json'), at, at);
};

test('the registry is read again when it changes, and only then', async () => {
  const store = createReleaseStore(folder);
  await expect(store.read()).rejects.toThrow('ENOENT');
  publish(1);
  const first = await store.read();
  expect(first.generation).toBe(1);
  expect(await store.read()).toBe(first);
  publish(2);
  expect((await store.read()).generation).toBe(2);
});

test('a release’s file is found in its folder', () => {
  const { fileOf } = createReleaseStore(folder);
  expect(fileOf('/releases/mfe-demo/1.0.0-3f2a/assets/page.abc123.js')).toBe(join(folder, 'mfe-demo/1.0.0-3f2a/assets/page.abc123.js'));
  expect(fileOf('/releases/shell/1.0.0/public/favicon.svg')).toBe(join(folder, 'shell/1.0.0/public/favicon.svg'));
});

test.each([
  '/releases/mfe-demo/1.0.0/../../registry.json',
  '/releases/mfe-demo/../registry.json',
  '/releases/../../etc/passwd',
  '/releases/mfe-demo/1.0.0/%2e%2e/%2e%2e/registry.json',
  '/releases/mfe-demo/1.0.0/..%2fregistry.json',
  '/releases/mfe-demo/1.0.0//etc/passwd',
  '/releases/mfe-demo/../../x',
  '/releases/mfe-demo/./x.js',
  '/releases/mfe-demo/1.0.0/.env',
  '/releases/mfe-demo/1.0.0/.hidden/x.js',
  '/releases/mfe-demo/.part/x.js',
  '/releases/MFE/1.0.0/x.js',
  '/releases/mfe-demo/1.0.0/x\0.js',
  '/releases/mfe-demo/1.0.0/a\\b.js',
  '/releases/mfe-demo/1.0.0/',
  '/releases/mfe-demo/1.0.0',
  '/releases/registry.json',
  '/registry.json',
])('%j leads to no file', (path) => expect(createReleaseStore(folder).fileOf(path)).toBeUndefined());
