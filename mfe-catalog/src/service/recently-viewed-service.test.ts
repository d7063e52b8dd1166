import { PROVIDED_SERVICES } from 'shared-contracts';
import { createStubHost } from 'shared-contracts/testing';
import { localPersistence } from 'shared-platform';
import { addToComparison, comparedSkus } from './compare-list';
import { addRecentSearch, readRecentSearches } from './recent-searches';
import createRecentlyViewedService from './recently-viewed-service';

const KEY = 'recentlyViewed';
const product = (sku: string) => ({ sku, name: `Product ${sku}`, path: `/${sku}.html`, imageUrl: undefined });
const CUSTOMER = { status: 'customer', expiresAt: 0, isKept: true, customer: undefined } as const;

function start(host = createStubHost()) {
  const service = createRecentlyViewedService(host);
  return { host, service, skus: () => service.state.get().products.map(({ sku }) => sku) };
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
    // A tab that has slept has not heard of it.
    await other.service.add(product('b'));
    expect(other.skus()).toEqual(['b', 'a']);
    hear();
    expect(one.skus()).toEqual(['b', 'a']);
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

describe('who is there', () => {
  test('a customer who signs out leaves nothing', async () => {
    const { service, host, skus } = start();
    host.set.session.set(CUSTOMER);
    await service.add(product('a'));
    addRecentSearch('6205');
    await service.leaveSession();
    expect(skus()).toEqual([]);
    expect(localPersistence.get(KEY)).toBeUndefined();
    expect(readRecentSearches()).toEqual([]);
  });

  test('all that leaving forgets is in the description: while any of it is stored, the service follows who signs out', async () => {
    const { service, host } = start();
    host.set.session.set(CUSTOMER);
    await service.add(product('a'));
    addRecentSearch('6205');
    addToComparison('a');
    const before = Object.keys(localStorage);
    await service.leaveSession();
    const { restore = [], forgets = [] } = PROVIDED_SERVICES.recentlyViewed;
    const described = [...restore.map(({ key }) => key), ...forgets].map((key) => localPersistence.key(key));
    expect(before.toSorted()).toEqual(described.toSorted());
    expect(comparedSkus()).toEqual([]);
  });

  test('a guest who signs in goes on with their list', async () => {
    const { service, skus } = start();
    await service.add(product('a'));
    addRecentSearch('6205');
    await service.leaveSession();
    expect(skus()).toEqual(['a']);
    expect(readRecentSearches()).toEqual(['6205']);
  });
});
