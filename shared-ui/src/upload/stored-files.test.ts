import { createStore, del, get, set } from 'idb-keyval';
import { storedFiles } from './stored-files';

jest.mock('idb-keyval', () => {
  const stored = new Map<string, unknown>();
  return {
    createStore: jest.fn(),
    get: jest.fn(async (key: string) => stored.get(key)),
    set: jest.fn(async (key: string, value: unknown) => void stored.set(key, value)),
    del: jest.fn(async (key: string) => void stored.delete(key)),
  };
});

const FILE = { key: 'k', file: new File(['%PDF'], 'cv.pdf'), address: '/uploads/1', isDone: false };
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z') }));
afterEach(async () => {
  await del('careers');
  jest.useRealTimers();
  jest.clearAllMocks();
});

test('what is kept comes back to the same person, for a day', async () => {
  const files = storedFiles('careers');
  await files.write('guest', [FILE]);
  expect(await files.read('guest')).toEqual([FILE]);
  jest.setSystemTime(Date.now() + DAY_MS);
  expect(await files.read('guest')).toEqual([]);
});

test('another person gets nothing, and it is gone then', async () => {
  const files = storedFiles('careers');
  await files.write('guest', [FILE]);
  expect(await files.read('b@example.com')).toEqual([]);
  expect(await files.read('guest')).toEqual([]);
});

test('no files keep nothing', async () => {
  const files = storedFiles('careers');
  await files.write('guest', [FILE]);
  await files.write('guest', []);
  expect(await get('careers')).toBeUndefined();
});

test('bad input: a storage that is full, or that is not there, stops no upload; nothing comes back after a reload', async () => {
  jest.mocked(set).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await expect(storedFiles('careers').write('guest', [FILE])).resolves.toBeUndefined();
  expect(await storedFiles('careers').read('guest')).toEqual([]);
  jest.mocked(createStore).mockImplementation(() => {
    throw new DOMException('private window', 'InvalidStateError');
  });
  await expect(storedFiles('careers').write('guest', [FILE])).resolves.toBeUndefined();
  expect(await storedFiles('careers').read('guest')).toEqual([]);
});
