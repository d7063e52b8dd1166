import { MAX_QUANTITY, parseQuantity } from './parse-quantity';

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['٣٤', 34],
  ['۱۰', 10],
  ['007', 7],
  ['+5', 5],
  ['\u200f25', 25],
  ['10000', MAX_QUANTITY],
])('%p is %p pieces', (text, quantity) => expect(parseQuantity(text)).toEqual({ quantity }));

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['0', 'too-small'],
  ['-1', 'too-small'],
  ['\u22121', 'too-small'],
  ['1.5', 'not-whole'],
  ['1,5', 'not-whole'],
  ['١٫٥', 'not-whole'],
  ['1000000000', 'too-large'],
  ['10001', 'too-large'],
  ['99999999999999999999999999', 'too-large'],
  ['ten', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['1 2', 'not-a-number'],
  ['NaN', 'not-a-number'],
  ['Infinity', 'not-a-number'],
])('%p is refused as %s', (text, problem) => expect(parseQuantity(text)).toEqual({ problem }));

test('limits of one product', () => {
  expect(parseQuantity('0', { min: 0 })).toEqual({ quantity: 0 });
  expect(parseQuantity('4', { max: 3 })).toEqual({ problem: 'too-large' });
});
