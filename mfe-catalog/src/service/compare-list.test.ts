import { act, renderHook } from '@testing-library/react';
import { localPersistence } from 'shared-platform';
import {
  addToComparison,
  clearComparison,
  comparedSkus,
  comparisonPath,
  removeFromComparison,
  skusOfAddress,
  useComparedSkus,
} from './compare-list';

beforeEach(() => clearComparison());

test('keeps what is compared, each once, four at most', () => {
  expect(addToComparison('A')).toEqual(['A']);
  expect(addToComparison('A')).toEqual(['A']);
  for (const sku of ['B', 'C', 'D']) addToComparison(sku);
  expect(addToComparison('E')).toBeUndefined();
  expect(removeFromComparison('B')).toEqual(['A', 'C', 'D']);
  expect(addToComparison('E')).toEqual(['A', 'C', 'D', 'E']);
  expect(localPersistence.get('compareList')).toEqual(['A', 'C', 'D', 'E']);
});

test('goes on from what another tab has stored', () => {
  addToComparison('A');
  localPersistence.set('compareList', ['A', 'X']);
  expect(addToComparison('B')).toEqual(['A', 'X', 'B']);
});

test('is empty once it was taken out of the storage', () => {
  const { result } = renderHook(() => useComparedSkus());
  act(() => void addToComparison('A'));
  expect(result.current).toEqual(['A']);
  localPersistence.remove('compareList');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toEqual([]);
  expect(addToComparison('B')).toEqual(['B']);
});

test('works for this document where nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  localPersistence.remove('compareList');
  addToComparison('A');
  addToComparison('B');
  expect(comparedSkus()).toEqual(['A', 'B']);
});

test.each([
  ['junk', []],
  [['A', 7, null, '', 'A'], ['A']],
])('stored %j is %j', (stored, skus) => {
  localPersistence.set('compareList', stored);
  expect(removeFromComparison('nothing')).toEqual(skus);
});

test.each([[['6205-2RS', '6206']], [['A,B', 'C&D', 'E%F', 'ق']], [[]]])('an address says %j', (skus) => {
  const path = comparisonPath(skus);
  expect(skusOfAddress(path.slice(path.indexOf('?')))).toEqual(skus);
});

test.each([
  ['?sku=A,A,B', ['A', 'B']],
  ['?sku=A,B,C,D,E', ['A', 'B', 'C', 'D']],
  ['?sku=%2525zz', ['%zz']],
  ['', []],
])('the address %s asks for %j', (search, skus) => {
  expect(skusOfAddress(search)).toEqual(skus);
});
