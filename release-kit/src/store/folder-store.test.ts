import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder-store';
import { openStore } from './open-store';
import { Conflict } from './store';

/** What a file system may refuse; else it is as it is. */
const failing = { writeFile: jest.fn(), cp: jest.fn() };
jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const unless =
    (name: keyof typeof failing) =>
    (...args: unknown[]) =>
      failing[name](...args) ?? Reflect.apply(real[name], real, args);
  return { ...real, writeFile: unless('writeFile'), cp: unless('cp') };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('two who write at the same state: one wins, the other is told', async () => {
  const store = createFolderStore(folder);
  await store.writeRegistry('{"generation":1}', undefined);
  const revision = (await store.readRegistry())?.revision;
  const done = await Promise.allSettled(['{"generation":2}', '{"generation":22}'].map((text) => store.writeRegistry(text, revision)));
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = done.find(({ status }) => status === 'rejected');
  expect(lost).toMatchObject({ reason: expect.any(Conflict) });
  await expect(store.writeRegistry('{"generation":3}', undefined)).rejects.toThrow(Conflict);
});

test('a lock that somebody has left behind does not hold the store up', async () => {
  const store = createFolderStore(folder);
  mkdirSync(join(folder, '.lock'));
  utimesSync(join(folder, '.lock'), new Date(0), new Date(0));
  await store.writeRegistry('{}', undefined);
  expect((await store.readRegistry())?.text).toBe('{}');
});

test('a release that two bring at once is there once, whole', async () => {
  const built = join(folder, 'built');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'release.json'), '{"name":"mfe-a"}');
  writeFileSync(join(built, 'assets/a.svg'), '<svg/>');
  const store = createFolderStore(join(folder, 'store'));
  await Promise.all([1, 2, 3].map(() => store.addRelease('mfe-a', '1.0.0', built)));
  expect(await store.listReleases()).toEqual([{ name: 'mfe-a', version: '1.0.0' }]);
  expect(await store.readDescription('mfe-a', '1.0.0')).toBe('{"name":"mfe-a"}');
  expect(await store.readDescription('mfe-a', '2.0.0')).toBeUndefined();
});

test('an address of another kind is refused', () => {
  expect(() => openStore('ftp://bucket/releases')).toThrow('a store is a folder or s3');
});

test.each([
  ['EROFS', 'is read-only'],
  ['EACCES', 'may not be written'],
  ['ENOSPC', 'is full'],
])('a store that fails with %s %s: that is said, and nothing was changed', async (code, reason) => {
  const store = createFolderStore(folder);
  await store.writeRegistry('{"generation":1}', undefined);
  const { text, revision } = (await store.readRegistry()) ?? {};
  const release = join(folder, 'built');
  mkdirSync(release);
  writeFileSync(join(release, 'page.js'), 'page');
  const fails = () => Promise.reject(Object.assign(new Error(code), { code }));
  failing.writeFile.mockImplementation(fails);
  failing.cp.mockImplementation(fails);
  const said = `The store ${folder} ${reason}; nothing was changed.`;
  await expect(store.writeRegistry('{"generation":2}', revision)).rejects.toThrow(said);
  await expect(store.addRelease('mfe-a', '1.0.0', release)).rejects.toThrow(said);
  await expect(store.writeNote('note', 'text')).rejects.toThrow(said);
  failing.writeFile.mockReset();
  failing.cp.mockReset();
  expect((await store.readRegistry())?.text).toBe(text);
  expect(await store.listReleases()).toEqual([]);
  // The next one is not held up by what has failed.
  await store.writeRegistry('{"generation":3}', revision);
});
