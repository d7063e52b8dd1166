import { isPostcode, normalizePostcode } from './postcode';

test.each([
  ['12345', true],
  ['١٢٣٤٥', true],
  [' 123 45', true],
  ['1234', false],
  ['123456', false],
  ['abcde', false],
])('postcode “%s”: %s', (text, isGood) => expect(isPostcode(text)).toBe(isGood));

test('is sent in Western digits', () => expect(normalizePostcode(' ١٢٣ ٤٥')).toBe('12345'));
