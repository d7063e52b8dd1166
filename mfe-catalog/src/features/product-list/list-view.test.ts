import { toColumns } from './list-view';

const facet = (attribute_code: string, options: readonly [label: string, count: number][]) => ({
  __typename: 'Aggregation' as const,
  attribute_code,
  label: attribute_code,
  options: options.map(([label, count], index) => ({ __typename: 'AggregationOption' as const, value: String(index), label, count })),
});

/** 1,000 parts of two families: 200 are measured by d, D, B, 800 by d, d₂. */
const FACETS = [
  facet('manufacturer', [['Gummarin', 1000]]),
  facet('bore_diameter', [['6 mm', 1000]]),
  facet('outside_diameter', [['16 mm', 200]]),
  facet('width_mm', [['7 mm', 200]]),
  facet('cross_section_mm', [['1.78 mm', 800]]),
  facet('thread', [
    ['M5', 1],
    ['M6', 1],
  ]),
];
const having = (...codes: string[]) => ({ attributes: Object.fromEntries(codes.map((code) => [code, { value: '1', unit: undefined }])) });
const SEAL = having('bore_diameter', 'outside_diameter', 'width_mm');
const RING = having('bore_diameter', 'cross_section_mm');
const codesOf = (...products: ReturnType<typeof having>[]) => toColumns(FACETS, 1000, products).map(({ code }) => code);

test('columns are what the products shown are measured by, however few of the whole list they are', () => {
  expect(codesOf(SEAL, SEAL)).toEqual(['bore_diameter', 'outside_diameter', 'width_mm']);
  expect(codesOf(RING)).toEqual(['bore_diameter', 'cross_section_mm']);
  expect(codesOf(SEAL, RING)).toEqual(['bore_diameter', 'outside_diameter', 'width_mm', 'cross_section_mm']);
});

test('what few of the list have, and few of the products shown, is no column', () => {
  expect(codesOf(SEAL, RING, RING)).toEqual(['bore_diameter', 'cross_section_mm']);
});

test('what most of the list has is a column on every page where one product has it', () => {
  expect(codesOf(having('bore_diameter'), having('bore_diameter'), RING)).toEqual(['bore_diameter', 'cross_section_mm']);
});
