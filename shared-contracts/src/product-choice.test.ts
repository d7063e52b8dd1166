import { choiceOf, isSameChoice, toPlatformChoice } from './product-choice';

describe('how a product is named', () => {
  test.each([
    ['a simple product', { sku: 'A', quantity: 1 }, { sku: 'A', quantity: 1 }],
    [
      'a variant with its values',
      { sku: 'V', parentSku: 'P', selectedOptions: ['x'], quantity: 1 },
      { sku: 'P', quantity: 1, selected_options: ['x'] },
    ],
    ['a variant by its own SKU', { sku: 'V', parentSku: 'P', quantity: 1 }, { sku: 'V', quantity: 1, parent_sku: 'P' }],
    [
      'a configurable product with values',
      { sku: 'P', selectedOptions: ['x'], quantity: 1 },
      { sku: 'P', quantity: 1, selected_options: ['x'] },
    ],
  ])('%s', (_name, given, input) => expect(toPlatformChoice(given)).toEqual(input));
});

test('nothing but the choice is taken from something that has more', () => {
  const line = { sku: 'V', parentSku: undefined, selectedOptions: [], name: 'Belt', quantity: 2 };
  expect(choiceOf(line)).toStrictEqual({ sku: 'V', selectedOptions: [] });
});

test('two products that share the uid of a value are two choices', () => {
  const of = (product: string) => ({ sku: `${product}-1250`, parentSku: product, selectedOptions: ['length-1250'] });
  expect(isSameChoice(of('SPA'), of('SPZ'))).toBe(false);
  expect(isSameChoice(of('SPA'), { sku: 'SPA', selectedOptions: ['length-1250'] })).toBe(true);
});
