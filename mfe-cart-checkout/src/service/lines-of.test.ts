import { cartDetails, cartItem } from '../testing/cart-fixtures';
import { isSameChoice } from 'shared-contracts';
import { linesOf, quantityIn } from './lines-of';

/** Two belts of one length: the value's uid is the same in both. */
const LENGTH = ['length-1250'];
const spa = cartItem('SPA-1250', { parentSku: 'SPA', selectedOptions: LENGTH, quantity: 3 });
const spz = cartItem('SPZ-1250', { parentSku: 'SPZ', selectedOptions: LENGTH, quantity: 4 });

test('variants of two products with the same options are two lines', () => {
  const details = cartDetails([spz, spa]);
  expect(linesOf(details, { sku: 'SPA-1250', parentSku: 'SPA', selectedOptions: LENGTH })).toEqual([spa]);
  expect(quantityIn(details, { sku: 'SPZ-1250', parentSku: 'SPZ', selectedOptions: LENGTH })).toBe(4);
  expect(isSameChoice(spa, spz)).toBe(false);
});

test('a variant is one line, whether it is named by its own number or by its product’s and the options', () => {
  const details = cartDetails([spz, spa]);
  for (const wanted of [
    { sku: 'SPA', selectedOptions: LENGTH },
    { sku: 'SPA-1250', parentSku: 'SPA' },
    { sku: 'SPA-1250', parentSku: 'SPA', selectedOptions: LENGTH },
  ])
    expect(linesOf(details, wanted)).toEqual([spa]);
});

test('the order of the options says nothing', () => {
  const line = cartItem('A-1-2', { parentSku: 'A', selectedOptions: ['one', 'two'] });
  expect(isSameChoice(line, { sku: 'A', selectedOptions: ['two', 'one'] })).toBe(true);
  expect(isSameChoice(line, { sku: 'A', selectedOptions: ['two'] })).toBe(false);
});
