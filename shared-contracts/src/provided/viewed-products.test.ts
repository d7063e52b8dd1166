import { toViewedProducts } from './viewed-products';

const product = { sku: '6205', name: 'Bearing 6205', path: '/bearing-6205.html', imageUrl: 'http://localhost/6205.png' };

test('what is a list of products stays as it is', () => expect(toViewedProducts([product])).toEqual([product]));

test('a product without a picture', () =>
  expect(toViewedProducts([{ ...product, imageUrl: 7 }])).toEqual([{ ...product, imageUrl: undefined }]));

test.each([[undefined], [null], ['text'], [7], [{ 0: product }]])('%j is no list', (value) => expect(toViewedProducts(value)).toEqual([]));

test.each([
  [null],
  ['text'],
  [{}],
  [{ ...product, sku: '' }],
  [{ ...product, name: undefined }],
  [{ ...product, path: 'javascript:alert(1)' }],
  [{ ...product, path: '//elsewhere.example' }],
])('%j is left out', (value) => expect(toViewedProducts([value, product])).toEqual([product]));
