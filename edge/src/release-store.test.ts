import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseStore } from './release-store';

const fs = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
const stat = jest.fn(fs.stat);
jest.mock('node:fs/promises', () => ({ ...jest.requireActual('node:fs/promises'), stat: (file: string) => stat(file) }));

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

test('a release of a bucket is brought when one of its files is asked for, and what never was stays unknown', async () => {
  const bring = jest.fn(async (name: string) => name === 'mfe-a');
  const store = createReleaseStore(folder, () => undefined, bring);
  expect(await store.bringFileOf('/releases/mfe-a/1.0.0/a.js')).toBe(join(folder, 'mfe-a/1.0.0/a.js'));
  expect(bring).toHaveBeenCalledWith('mfe-a', '1.0.0');
  expect(await store.bringFileOf('/releases/mfe-b/1.0.0/a.js')).toBeUndefined();
  expect(await store.bringFileOf('/releases/mfe-a/../../x')).toBeUndefined();
});

test('while the bucket is away, what is here is given', async () => {
  mkdirSync(join(folder, 'mfe-a/1.0.0'), { recursive: true });
  const store = createReleaseStore(
    folder,
    () => undefined,
    () => Promise.reject(new Error('away')),
  );
  expect(await store.bringFileOf('/releases/mfe-a/1.0.0/a.js')).toBe(join(folder, 'mfe-a/1.0.0/a.js'));
  expect(await store.bringFileOf('/releases/mfe-b/1.0.0/a.js')).toBeUndefined();
});

test('a store that is slow is not waited for where there is a good registry; that is said, and what it says in the end counts', async () => {
  const onProblem = jest.fn();
  const store = createReleaseStore(folder, onProblem);
  publish(1);
  await store.read();
  publish(2);
  let answer = () => {};
  const isHanging = new Promise<void>((resolve) => (answer = resolve));
  stat.mockClear();
  stat.mockImplementation(async (file) => {
    await isHanging;
    return fs.stat(file);
  });
  expect((await store.read()).generation).toBe(1);
  // Those who come later do not wait at all, and ask nothing more of it.
  expect((await Promise.all([store.read(), store.read()])).map(({ generation }) => generation)).toEqual([1, 1]);
  expect(stat).toHaveBeenCalledTimes(1);
  expect(onProblem).toHaveBeenCalledTimes(1);
  expect(store.problem()).toContain('does not answer within');
  stat.mockImplementation(fs.stat);
  answer();
  while (store.problem() !== undefined) await new Promise(setImmediate);
  expect((await store.read()).generation).toBe(2);
});
