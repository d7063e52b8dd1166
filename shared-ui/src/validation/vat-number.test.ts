import { isVatNumber, normalizeCompanyNumber } from './vat-number';

test.each([
  ['310122393500003', true],
  ['٣١٠١٢٢٣٩٣٥٠٠٠٠٣', true],
  [' 310 122 393 500 003\u200f', true],
  ['31012239350000', false],
  ['3101223935000033', false],
  ['110122393500003', false],
  ['310122393500001', false],
  ['31012239350000E', false],
  ['', false],
])('VAT number “%s”: %s', (typed, isGood) => expect(isVatNumber(typed)).toBe(isGood));

test('is sent in Western digits', () => expect(normalizeCompanyNumber('٣١٠ ١٢٢')).toBe('310122'));
