import { localPersistence } from 'shared-platform';
import { addRecentSearch, clearRecentSearches, readRecentSearches, removeRecentSearch } from './recent-searches';

afterEach(() => jest.restoreAllMocks());

test('the eight newest, each once, the newest first', () => {
  for (let count = 1; count <= 10; count += 1) addRecentSearch(`bearing ${count}`);
  addRecentSearch('  BEARING   5 ');
  addRecentSearch('');
  expect(readRecentSearches()).toEqual([5, 10, 9, 8, 7, 6, 4, 3].map((count) => (count === 5 ? 'BEARING 5' : `bearing ${count}`)));
});

test('can be taken out one by one, and all at once', () => {
  for (const text of ['a', 'b', 'c']) addRecentSearch(text);
  expect(removeRecentSearch('b')).toEqual(['c', 'a']);
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

test('10,000 characters are cut', () => {
  addRecentSearch('x'.repeat(10_000));
  expect(readRecentSearches()).toEqual(['x'.repeat(128)]);
});

test('what the storage holds may be anything', () => {
  localPersistence.set('recentSearches', [null, 7, '', 'a', { text: 'b' }, 'x'.repeat(129)]);
  expect(readRecentSearches()).toEqual(['a']);
  localPersistence.set('recentSearches', { 0: 'a' });
  expect(readRecentSearches()).toEqual([]);
  localStorage.setItem(localPersistence.key('recentSearches'), 'not json');
  expect(readRecentSearches()).toEqual([]);
});

test('a storage that is forbidden is no storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  addRecentSearch('a');
  expect(removeRecentSearch('a')).toEqual([]);
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});
