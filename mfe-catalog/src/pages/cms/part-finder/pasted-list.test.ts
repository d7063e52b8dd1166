import { pastedListPath, readPastedList } from './pasted-list';

test.each([
  ['6206', [{ sku: '6206', quantity: 1 }]],
  [
    '6206\t10\r\nUCP205;4\n22220-E-K, 2',
    [
      { sku: '6206', quantity: 10 },
      { sku: 'UCP205', quantity: 4 },
      { sku: '22220-E-K', quantity: 2 },
    ],
  ],
  ['6206 10\n6206 x 5\n6206 × 5', [{ sku: '6206', quantity: 20 }]],
  ['Norvik 6206', [{ sku: 'Norvik 6206', quantity: 1 }]],
  ['O-ring 25x3', [{ sku: 'O-ring 25x3', quantity: 1 }]],
  ['6205-2RS   ١٢', [{ sku: '6205-2RS', quantity: 12 }]],
  ['SKU,Quantity\n6206,3', [{ sku: '6206', quantity: 3 }]],
  ['6206,0\n\n  \n', []],
  ['=cmd()|6206', [{ sku: '=cmd()|6206', quantity: 1 }]],
])('%j', (text, lines) => {
  expect(readPastedList(text)).toEqual(lines);
});

test('the address of the cart that shows them', () => {
  expect(
    pastedListPath('/cart', [
      { sku: 'A,B:C', quantity: 2 },
      { sku: '6206', quantity: 1 },
    ]),
  ).toBe('/cart?lines=A%252CB%253AC%3A2%2C6206%3A1&from=list');
});
