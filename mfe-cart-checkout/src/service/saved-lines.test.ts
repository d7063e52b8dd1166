import { createPersistence, ownerOf } from 'shared-platform';
import { createMemoryStorage } from '../testing/fake-platform';
import { idOf } from '../testing/customer-id';
import { forgetLine, loadSaved, savedForLater, saveLine, type SavedLine } from './saved-lines';

const line = (sku: string, quantity = 1): SavedLine => ({
  sku,
  parentSku: undefined,
  name: `Product ${sku}`,
  path: `/${sku}.html`,
  imageUrl: undefined,
  selectedOptions: [],
  quantity,
});
let storage = createPersistence(createMemoryStorage);
beforeEach(() => {
  const memory = createMemoryStorage();
  storage = createPersistence(() => memory);
});
const skus = (owner: string) => loadSaved(owner, storage).map(({ sku, quantity }) => `${sku} ${quantity}`);

test('the newest first, each product once, gone when taken back', () => {
  saveLine('guest', line('A'), storage);
  saveLine('guest', line('B'), storage);
  saveLine('guest', line('A', 5), storage);
  expect(skus('guest')).toEqual(['A 5', 'B 1']);
  forgetLine('guest', line('A'), storage);
  expect(skus('guest')).toEqual(['B 1']);
});

test('a customer has their own, which a guest does not see; a guest’s go along into it', () => {
  const owner = idOf('Noura@example.com');
  saveLine(owner, line('A'), storage);
  expect(skus('guest')).toEqual([]);
  saveLine('guest', line('B'), storage);
  expect(skus(idOf('noura@example.com'))).toEqual(['B 1', 'A 1']);
  expect(skus('guest')).toEqual([]);
  expect(skus(idOf('other@example.com'))).toEqual([]);
  expect(JSON.stringify(storage.get(savedForLater.name))).not.toContain('example.com');
});

test('two customers are two, also where 32 bits of their addresses are the same', () => {
  const [one, other] = ['buyer.449599@example.com', 'buyer.612382@example.com'];
  saveLine(idOf(one), line('A'), storage);
  expect(skus(idOf(other))).toEqual([]);
});

test('what an earlier release stored for 32 bits of an address is shown to nobody, and goes', () => {
  storage.set(savedForLater.name, { '221pzf': [line('A')], guest: [line('B')] });
  expect(skus(idOf('buyer.449599@example.com'))).toEqual(['B 1']);
  expect(JSON.stringify(storage.get(savedForLater.name))).not.toContain('221pzf');
});

test('nobody’s while nobody knows who is there', () => {
  expect(ownerOf({ status: 'unknown' })).toBeUndefined();
  expect(ownerOf({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined })).toBeUndefined();
});

test.each([[null], ['x'], [[]], [{ guest: 7 }], [{ guest: [null, { sku: 'A' }, { ...line('A'), quantity: 1.5 }] }]])(
  'junk in the storage is nothing: %j',
  (junk) => {
    storage.set(savedForLater.name, junk);
    expect(skus('guest')).toEqual([]);
    saveLine('guest', line('B'), storage);
    expect(skus('guest')).toEqual(['B 1']);
  },
);
