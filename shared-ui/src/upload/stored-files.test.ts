import { createStore, getMany, keys, set, setMany } from 'idb-keyval';
import type { StoredFiles } from './stored-files';

const stored = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  createStore: jest.fn(),
  keys: jest.fn(async () => [...stored.keys()].map((key): unknown => JSON.parse(key))),
  getMany: jest.fn(async (wanted: readonly unknown[]) => wanted.map((key) => stored.get(JSON.stringify(key)))),
  set: jest.fn(async (key: unknown, value: unknown) => void stored.set(JSON.stringify(key), value)),
  setMany: jest.fn(async (entries: readonly [unknown, unknown][]) => {
    for (const [key, value] of entries) stored.set(JSON.stringify(key), value);
  }),
  delMany: jest.fn(async (gone: readonly unknown[]) => {
    for (const key of gone) stored.delete(JSON.stringify(key));
  }),
}));

const fileOf = (key: string, more: object = {}) => ({
  key,
  file: new File(['%PDF'], `${key}.pdf`),
  address: `/uploads/${key}`,
  isDone: false,
  ...more,
});
const FILE = fileOf('a');
const DAY_MS = 24 * 60 * 60 * 1000;

/** The form in a document of its own. */
function open(form = 'careers'): StoredFiles {
  let opened: StoredFiles | undefined;
  jest.isolateModules(() => {
    const { storedFiles } = jest.requireActual<typeof import('./stored-files')>('./stored-files');
    opened = storedFiles(form);
  });
  if (!opened) throw new Error('Not loaded.');
  return opened;
}
/** The tab is reloaded: what the browser does before the next document. */
function reload(form?: string): StoredFiles {
  window.dispatchEvent(new Event('pagehide'));
  return open(form);
}
/** A copy of the tab, or one that the same person opens: the tab's storage as it is. */
const openTab = (form?: string) => {
  const copy = { ...sessionStorage };
  const opened = open(form);
  return { opened, copy };
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z') }));
afterEach(() => {
  stored.clear();
  sessionStorage.clear();
  jest.useRealTimers();
  jest.clearAllMocks();
});

test('what is kept comes back to the same person after a reload of the tab, for a day', async () => {
  await open().write('guest', [FILE]);
  expect(await reload().read('guest')).toEqual([FILE]);
  expect(await reload().read('guest')).toEqual([FILE]);
  jest.setSystemTime(Date.now() + DAY_MS);
  expect(await reload().read('guest')).toEqual([]);
  expect(await keys()).toEqual([]);
});

test('another person gets nothing, and it is gone then', async () => {
  await open().write('guest', [FILE]);
  expect(await reload().read('b@example.com')).toEqual([]);
  expect(await keys()).toEqual([]);
});

test('another tab, also a copy of this one, has its own; neither takes the other’s away', async () => {
  const first = open();
  await first.write('guest', [FILE]);
  const { opened: second, copy } = openTab();
  expect(copy).toEqual({});
  expect(await second.read('guest')).toEqual([]);
  await second.write('guest', [fileOf('b')]);
  await second.write('guest', []);
  expect(await first.read('guest')).toEqual([FILE]);
});

test('a tab that is hidden can be thrown away by the browser, and comes back with its files', async () => {
  await open().write('guest', [FILE]);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await open().read('guest')).toEqual([FILE]);
});

test('files of tabs that are closed are gone after a day, when any form is opened; those of open ones stay', async () => {
  await open('ticket').write('guest', [FILE]);
  // Of an earlier release, which may be live beside this one in another remote.
  await set('careers', { by: 'guest', at: Date.now(), files: [FILE] });
  await open('request').read('guest');
  expect((await keys()).filter((key) => !Array.isArray(key))).toEqual(['careers']);
  jest.setSystemTime(Date.now() + DAY_MS - 1);
  const other = open('request');
  await other.write('guest', [fileOf('b')]);
  jest.setSystemTime(Date.now() + 1);
  await open('careers').read('guest');
  expect(await keys()).toHaveLength(2);
  expect(await other.read('guest')).toEqual([fileOf('b', { file: expect.any(File) })]);
});

test('a file is written once, however often its state changes; one that was removed is gone', async () => {
  const files = open();
  await files.write('guest', [FILE]);
  await files.write('guest', [{ ...FILE, address: '/uploads/2' }, fileOf('b')]);
  await files.write('guest', [{ ...FILE, isDone: true }, fileOf('b')]);
  const written = jest.mocked(setMany).mock.calls.flatMap(([entries]) => entries.filter(([, value]) => value instanceof File));
  expect(written).toHaveLength(2);
  await files.write('guest', [{ ...FILE, isDone: true }]);
  expect(await keys()).toHaveLength(2);
  expect(await reload().read('guest')).toEqual([{ ...FILE, isDone: true }]);
});

test('no files keep nothing', async () => {
  const files = open();
  await files.write('guest', [FILE]);
  await files.write('guest', []);
  expect(await keys()).toEqual([]);
});

test('bad input: a storage that is full, or that is not there, stops no upload; nothing comes back after a reload', async () => {
  const files = open();
  jest.mocked(setMany).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await expect(files.write('guest', [FILE])).resolves.toBeUndefined();
  expect(await files.read('guest')).toEqual([]);
  // There is room again: the file is written with its state.
  await files.write('guest', [FILE]);
  expect(await files.read('guest')).toEqual([FILE]);
  jest
    .mocked(getMany)
    .mockResolvedValueOnce([{ by: 'guest', at: Date.now(), files: [FILE] }])
    .mockResolvedValueOnce([{ by: 'guest', at: Date.now(), files: [FILE] }])
    .mockResolvedValueOnce([undefined]);
  expect(await files.read('guest')).toEqual([]);
  jest.mocked(createStore).mockImplementation(() => {
    throw new DOMException('private window', 'InvalidStateError');
  });
  await expect(open().write('guest', [FILE])).resolves.toBeUndefined();
  expect(await open().read('guest')).toEqual([]);
});
