import { isShortAddress, normalizeShortAddress, splitStreet } from './short-address';

test.each([
  ['RRRD2929', true],
  ['rrrd 2929', true],
  ['RRRD-٢٩٢٩', true],
  ['\u200eRRRD2929', true],
  ['RRR2929', false],
  ['RRRD29290', false],
  ['2929RRRD', false],
  ['ررر٢٩٢٩', false],
])('%s', (text, isOne) => expect(isShortAddress(text)).toBe(isOne));

test('is kept in capitals and Western digits', () => expect(normalizeShortAddress(' rrrd ٢٩٢٩ ')).toBe('RRRD2929'));

test('is the last line of a street, never its only one', () => {
  expect(splitStreet(['King Fahd Road', 'RRRD2929'])).toEqual({ lines: ['King Fahd Road'], shortAddress: 'RRRD2929' });
  expect(splitStreet(['RRRD2929'])).toEqual({ lines: ['RRRD2929'], shortAddress: '' });
  expect(splitStreet(['King Fahd Road', 'Olaya'])).toEqual({ lines: ['King Fahd Road', 'Olaya'], shortAddress: '' });
});
