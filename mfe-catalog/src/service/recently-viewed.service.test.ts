import { createStubHost } from 'shared-testing';
import { localPersistence } from 'shared-platform';
import { addToComparison, comparedSkus } from './compare-list';
import { addRecentSearch, readRecentSearches } from './recent-searches';
import createRecentlyViewedService from './recently-viewed.service';

const KEY = 'recentlyViewed';
const product = (sku: string) => ({ sku, name: `Product ${sku}`, path: `/${sku}.html`, imageUrl: undefined });

function start() {
  const service = createRecentlyViewedService(createStubHost());
  return { service, skus: () => service.state.get().products.map(({ sku }) => sku) };
}

afterEach(() => jest.restoreAllMocks());

test('the newest is first, each is there once', async () => {
  const { service, skus } = start();
  for (const sku of ['a', 'b', 'a', 'c']) await service.add(product(sku));
  expect(skus()).toEqual(['c', 'a', 'b']);
  expect(service.state.get().products[0]).toEqual(product('c'));
});

test('the name of the last visit is the one that is kept', async () => {
  const { service } = start();
  await service.add(product('a'));
  await service.add({ ...product('a'), name: 'محمل كريات' });
  expect(service.state.get().products).toEqual([{ ...product('a'), name: 'محمل كريات' }]);
});

test('twelve are kept, for the next visit too', async () => {
  const { service, skus } = start();
  for (let count = 1; count <= 15; count += 1) await service.add(product(`p${count}`));
  expect(skus()).toHaveLength(12);
  expect(skus()[0]).toBe('p15');
  expect(start().skus()).toEqual(skus());
});

test.each([['not json'], [JSON.stringify({ value: '{"a":1}', timeStored: 1 })], [JSON.stringify({ value: 'oops', timeStored: 1 })]])(
  'a broken storage is no list: %s',
  async (text) => {
    localStorage.setItem(localPersistence.key(KEY), text);
    const { service, skus } = start();
    expect(skus()).toEqual([]);
    await service.add(product('a'));
    expect(start().skus()).toEqual(['a']);
  },
);

test('what is broken of it is left out', () => {
  localPersistence.set(KEY, [null, { sku: 7 }, { ...product('x'), path: 'javascript:alert(1)' }, product('a')]);
  expect(start().skus()).toEqual(['a']);
});

test('where nothing can be stored the list lives as long as the document', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { service, skus } = start();
  await service.add(product('a'));
  await service.add(product('b'));
  expect(skus()).toEqual(['b', 'a']);
});

describe('two tabs', () => {
  const hear = () => window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key(KEY) }));

  test('each adds to what the other has stored, and shows it', async () => {
    const one = start();
    const other = start();
    await one.service.add(product('a'));
    await other.service.add(product('b'));
    expect(other.skus()).toEqual(['b', 'a']);
    hear();
    expect(one.skus()).toEqual(['b', 'a']);
  });

  test('one that has slept has not heard of the others, and adds to what they have stored', async () => {
    const { service, skus } = start();
    await service.add(product('a'));
    localPersistence.set(KEY, [product('b'), product('a')]);
    await service.add(product('c'));
    expect(skus()).toEqual(['c', 'b', 'a']);
    localStorage.clear();
    await service.add(product('d'));
    expect(skus()).toEqual(['d']);
  });

  test('cleared in one, cleared in both', async () => {
    const one = start();
    const other = start();
    await one.service.add(product('a'));
    hear();
    expect(other.skus()).toEqual(['a']);
    await one.service.clear();
    hear();
    expect(other.skus()).toEqual([]);
  });

  test('other keys are none of its business', async () => {
    const { service, skus } = start();
    await service.add(product('a'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(skus()).toEqual(['a']);
  });
});

describe('what a shopper leaves in this browser', () => {
  test('is gone from every page once the session has forgotten it', async () => {
    const { service, skus } = start();
    await service.add(product('a'));
    addRecentSearch('6205');
    addToComparison('a');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect([skus(), readRecentSearches(), comparedSkus()]).toEqual([[], [], []]);
  });

  test('is marked as nobody else’s', async () => {
    await start().service.add(product('a'));
    addRecentSearch('6205');
    addToComparison('a');
    const kept = Object.values(localStorage).map((text) => JSON.parse(String(text)) as object);
    expect(kept).toHaveLength(3);
    for (const entry of kept) expect(entry).not.toHaveProperty('keptFor');
  });
});
