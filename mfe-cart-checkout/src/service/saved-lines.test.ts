import { createPersistence } from 'shared-platform';
import { createMemoryStorage } from '../testing/fake-platform';
import { ownerOf } from './owner-of';
import { forgetLine, loadSaved, SAVED_FOR_LATER, saveLine, type SavedLine } from './saved-lines';

const line = (sku: string, quantity = 1): SavedLine => ({
  sku,
  parentSku: undefined,
  name: `Product ${sku}`,
  path: `/${sku}.html`,
  imageUrl: undefined,
  selectedOptions: [],
  quantity,
});
const customer = async (email: string) =>
  (await ownerOf({
    status: 'customer',
    expiresAt: 0,
    isKept: true,
    customer: { email, firstName: 'N', lastName: 'A', isSubscribed: false, isCompanyAccount: false },
  })) ?? '';

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

test('a customer has their own, which a guest does not see; a guest’s go along into it', async () => {
  const owner = await customer('Noura@example.com');
  saveLine(owner, line('A'), storage);
  expect(skus('guest')).toEqual([]);
  saveLine('guest', line('B'), storage);
  expect(skus(await customer('noura@example.com'))).toEqual(['B 1', 'A 1']);
  expect(skus('guest')).toEqual([]);
  expect(skus(await customer('other@example.com'))).toEqual([]);
  expect(JSON.stringify(storage.get(SAVED_FOR_LATER))).not.toContain('example.com');
});

test('two customers are two, also where 32 bits of their addresses are the same', async () => {
  const [one, other] = ['buyer.449599@example.com', 'buyer.612382@example.com'];
  saveLine(await customer(one), line('A'), storage);
  expect(skus(await customer(other))).toEqual([]);
});

test('what an earlier release stored for 32 bits of an address is shown to nobody, and goes', async () => {
  storage.set(SAVED_FOR_LATER, { '221pzf': [line('A')], guest: [line('B')] });
  expect(skus(await customer('buyer.449599@example.com'))).toEqual(['B 1']);
  expect(JSON.stringify(storage.get(SAVED_FOR_LATER))).not.toContain('221pzf');
});

test('nobody’s while nobody knows who is there', async () => {
  expect(await ownerOf({ status: 'unknown' })).toBeUndefined();
  expect(await ownerOf({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined })).toBeUndefined();
});

test.each([[null], ['x'], [[]], [{ guest: 7 }], [{ guest: [null, { sku: 'A' }, { ...line('A'), quantity: 1.5 }] }]])(
  'junk in the storage is nothing: %j',
  (junk) => {
    storage.set(SAVED_FOR_LATER, junk);
    expect(skus('guest')).toEqual([]);
    saveLine('guest', line('B'), storage);
    expect(skus('guest')).toEqual(['B 1']);
  },
);
