import { allProducts } from '../src/demo/seed/seed-catalog.ts';
import { KNOWN_PARTS } from './known-parts.ts';

const bySku = new Map(allProducts().map((product) => [product.sku, product]));

test('at least 60 parts are checked', () => {
  expect(Object.keys(KNOWN_PARTS).length).toBeGreaterThanOrEqual(60);
});

test.each(Object.entries(KNOWN_PARTS))('%s has its standard dimensions', (sku, dimensions) => {
  expect(bySku.get(sku)?.attributes).toMatchObject(dimensions);
});
