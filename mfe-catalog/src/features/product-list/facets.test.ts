import { FACETS } from '../../testing/sample-lists';
import { toActiveFilters, toFacets } from './facets';
import { parseListState } from './list-url';
import { toColumns, toSortChoices } from './list-view';

const unfiltered = parseListState('');

test('what has one value only is nothing to filter by', () => {
  expect(toFacets(FACETS, undefined, unfiltered, ['category_uid']).map(({ code }) => code)).toEqual([
    'price',
    'manufacturer',
    'bore_diameter',
  ]);
});

test('spans read as spans', () => {
  expect(toFacets(FACETS, undefined, unfiltered, [])[0]?.options.map(({ label }) => label)).toEqual(['0 – 50', '50 +']);
});

test('the alternatives to a chosen value stay, others follow the platform’s narrowed counts', () => {
  const state = parseListState('?f.manufacturer=83001');
  const narrowed = [
    { ...FACETS[2]!, options: [{ __typename: 'AggregationOption' as const, value: '83001', label: 'Norvik', count: 3 }] },
    { ...FACETS[3]!, options: FACETS[3]!.options!.map((option) => option && { ...option, count: 1 }) },
  ];
  const facets = toFacets(FACETS, narrowed, state, []);
  const manufacturer = facets.find(({ code }) => code === 'manufacturer');
  expect(manufacturer?.options.map(({ label, isChosen, count }) => [label, isChosen, count])).toEqual([
    ['Norvik', true, 3],
    ['Kaidan', false, 1],
  ]);
  expect(facets.find(({ code }) => code === 'bore_diameter')?.options.map(({ count }) => count)).toEqual([1, 1]);
  expect(facets.some(({ code }) => code === 'price')).toBe(false);
});

test('with two filtered attributes their own counts would mislead and are left out', () => {
  const facets = toFacets(FACETS, FACETS, parseListState('?f.manufacturer=83001&f.bore_diameter=140025'), []);
  expect(facets.find(({ code }) => code === 'manufacturer')?.options.every(({ count }) => count === undefined)).toBe(true);
});

test('chosen filters in words, also one that the platform does not know', () => {
  const state = parseListState('?f.manufacturer=83001&f.bogus=1');
  expect(toActiveFilters(toFacets(FACETS, FACETS, state, []), state)).toEqual([
    { code: 'manufacturer', values: ['83001'], attribute: 'Manufacturer', label: 'Norvik' },
    { code: 'bogus', values: ['1'], attribute: '', label: '1' },
  ]);
});

test('columns: the dimensions that most products have, and words that differ, the same for each page of a list', () => {
  expect(toColumns(FACETS, 4).map(({ code }) => code)).toEqual(['bore_diameter']);
  expect(toColumns(FACETS, 4)[0]).toMatchObject({ symbol: 'd', unit: 'mm', isNumber: true });
  // Half of the products have no bore: it is none of theirs.
  expect(toColumns(FACETS, 9)).toEqual([]);
  expect(toColumns([], 0)).toEqual([]);
});

test('orders: the default first, each other field both ways', () => {
  const choices = toSortChoices([
    { value: 'name', label: 'Product Name' },
    { value: 'position', label: 'Position' },
    { value: 'price', label: 'Price' },
  ]);
  expect(choices.map(({ value, message, field }) => [value, message, field])).toEqual([
    ['', 'sort.default', 'Position'],
    ['name-asc', 'sort.text-asc', 'Product Name'],
    ['name-desc', 'sort.text-desc', 'Product Name'],
    ['price-asc', 'sort.number-asc', 'Price'],
    ['price-desc', 'sort.number-desc', 'Price'],
  ]);
});
