import type { AttributeOptionsQuery } from '../../features/attribute-options/attribute-options.graphql.ts';
import { SIZE_CODES, sizeFilter } from './size-filter';

const ANSWER = {
  customAttributeMetadataV2: {
    items: SIZE_CODES.map((code, at) => ({
      code,
      options: [12, 14, 15, 20, 25, 47, 52].map((number) => ({ label: `${number} mm`, value: String((at + 1) * 1000 + number) })),
    })),
  },
} as unknown as AttributeOptionsQuery;

test.each([
  ['25x52x15', '25 × 52 × 15', 'f.bore_diameter=1025&f.outside_diameter=2052&f.width_mm=3015'],
  ['bearing 52 x 25 mm', '25 × 52', 'f.bore_diameter=1025&f.outside_diameter=2052'],
  ['٢٥×٥٢×١٥', '25 × 52 × 15', 'f.bore_diameter=1025&f.outside_diameter=2052&f.width_mm=3015'],
  // Nothing is 14.5 mm wide: what is next to it on either side.
  ['20x47x14.5', '20 × 47 × 14/15', 'f.bore_diameter=1020&f.outside_diameter=2047&f.width_mm=3014-3015'],
])('%s is the list of %s', (query, size, search) => {
  expect(sizeFilter(query, ANSWER)).toEqual({ size, path: `/search.html?${search}` });
});

test.each(['6205', 'seal', '25x52x1000000', '0x0x0', ''])('%s is no size that the platform has options for', (query) => {
  expect(sizeFilter(query, ANSWER)).toBeUndefined();
});

test('without the attributes there is no such list', () => expect(sizeFilter('25x52x15', undefined)).toBeUndefined());
