import { FACETS } from '../../testing/sample-lists';
import { toActiveFilters, toFacets } from './facets';
import { parseListState } from './list-url';
import { boundsOf, chosenSpan, valuesOfSpan } from './spans';

const facet = (code: string, search = '') => toFacets(FACETS, undefined, parseListState(search), []).find((each) => each.code === code)!;

test('what is a size, a span of numbers, a list of words', () => {
  expect(facet('bore_diameter')).toMatchObject({ kind: 'size', unit: 'mm' });
  expect(facet('price')).toMatchObject({ kind: 'span', unit: undefined });
  expect(facet('manufacturer')).toMatchObject({ kind: 'list' });
});

test.each([
  ['20', '25', ['140020', '140025']],
  ['21', '', ['140025']],
  ['', '٢٠', ['140020']],
  ['', '', []],
  ['26', '30', 'none-between'],
  ['25', '20', 'reversed'],
  ['a', '20', 'not-a-number'],
  ['-5', '20', 'not-a-number'],
])('sizes from “%s” to “%s”', (from, to, values) => expect(valuesOfSpan(facet('bore_diameter'), { from, to })).toEqual(values));

test.each([
  ['9', '12.5', ['9_12.5']],
  ['', '1,000', ['*_1000']],
  ['1,5', '', ['1.5_*']],
  ['9', '1', 'reversed'],
  ['1e3', '', 'not-a-number'],
])('prices from “%s” to “%s”', (from, to, values) => expect(valuesOfSpan(facet('price'), { from, to })).toEqual(values));

test('what is chosen reads as a span where it is one', () => {
  expect(chosenSpan(facet('price', '?f.price=9_*'))).toEqual({ from: '9', to: undefined });
  expect(chosenSpan(facet('bore_diameter', '?f.bore_diameter=140020-140025'))).toEqual({ from: '20', to: '25' });
  expect(chosenSpan(facet('bore_diameter'))).toEqual({});
  expect(boundsOf(facet('bore_diameter'))).toEqual({ from: '20', to: '25' });
  expect(boundsOf(facet('price'))).toEqual({ from: '0', to: '' });
});

test('sizes that follow each other are one chip', () => {
  const sizes = [10, 12, 15, 17, 20].map((size) => ({
    __typename: 'AggregationOption' as const,
    value: String(size),
    label: `${size} mm`,
    count: 1,
  }));
  const bores = [{ __typename: 'Aggregation' as const, attribute_code: 'bore_diameter', label: 'Bore d', options: sizes }];
  const chips = (search: string) => {
    const state = parseListState(search);
    return toActiveFilters(toFacets(bores, undefined, state, []), state).map(({ label, values }) => [label, values.length]);
  };
  expect(chips('?f.bore_diameter=12-15-17')).toEqual([['12 – 17 mm', 3]]);
  expect(chips('?f.bore_diameter=10-15-20')).toEqual([
    ['10 mm', 1],
    ['15 mm', 1],
    ['20 mm', 1],
  ]);
});
