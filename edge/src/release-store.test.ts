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

test.each(['', '{"generation":2,"rele', '[]', 'null', '{"generation":2}', '{"generation":2,"releases":{"shell":{}}}'])(
  'while the file holds %j the last good registry stays, and that is said once',
  async (text) => {
    const onProblem = jest.fn();
    const store = createReleaseStore(folder, onProblem);
    publish(1);
    const good = await store.read();
    writeFileSync(join(folder, 'registry.json'), text);
    expect(await store.read()).toBe(good);
    expect(await store.read()).toBe(good);
    expect(onProblem).toHaveBeenCalledTimes(1);
    expect(store.problem()).toBe(onProblem.mock.calls[0][0]);
    publish(3);
    expect((await store.read()).generation).toBe(3);
    expect(store.problem()).toBeUndefined();
  },
);

test('a registry that goes missing stays, too', async () => {
  const store = createReleaseStore(folder);
  publish(1);
  await store.read();
  rmSync(join(folder, 'registry.json'));
  expect((await store.read()).generation).toBe(1);
  expect(store.problem()).toContain('ENOENT');
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
