import { bearing, belt, labelsAnswer, productAnswer, type SimpleProduct } from '../../testing/sample-products';
import { toProductView } from './product-view';
import { structuredProduct } from './structured-product';

type Product = Parameters<typeof productAnswer>[0];

function structured(product: Product): Record<string, unknown>[] {
  const view = toProductView(productAnswer(product), labelsAnswer, '.html');
  if (!view) throw new Error('No product.');
  return structuredProduct(view, 'Home');
}

const withAttribute = (code: string, value: string): SimpleProduct => ({
  ...bearing,
  custom_attributesV2: {
    __typename: 'ProductCustomAttributes',
    items: [{ __typename: 'AttributeValue', code, value }],
  },
});

test('a product: its numbers, its maker, what it costs, and the way to it', () => {
  const [product, crumbs] = structured(bearing);
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: '6205-2RS',
    mpn: '6205-2RS',
    brand: { name: 'Norvik' },
    offers: { '@type': 'Offer', price: '24.15', priceCurrency: 'SAR', availability: 'https://schema.org/InStock' },
  });
  expect(product?.additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Dynamic load rating C',
    value: '14',
    unitCode: 'B47',
  });
  expect(product).not.toHaveProperty('gtin');
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('variants have a range of prices', () => {
  expect(structured(belt)[0]).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '20.00', highPrice: '40.00', offerCount: 2 },
  });
});

test.each([
  ['gtin', '4006381333931', true],
  ['ean', '73513537', true],
  ['upc', '036000291452', true],
  ['gtin', '4006381333932', false],
  ['gtin', '6205', false],
  ['sku_old', '4006381333931', false],
])('%s %s is the number under a bar code: %s', (code, value, isOne) => {
  expect(structured(withAttribute(code, value))[0]?.gtin).toBe(isOne ? value : undefined);
});

test('out of stock, without price', () => {
  expect(structured({ ...bearing, stock_status: 'OUT_OF_STOCK' })[0]).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});
