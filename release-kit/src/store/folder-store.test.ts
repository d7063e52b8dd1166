import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder-store';
import { openStore } from './open-store';
import { Conflict } from './store';

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
  expect(() => openStore('ftp://bucket/releases')).toThrow('a store is a folder');
});
