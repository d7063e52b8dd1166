import { intlOf, supportedLocale } from './intl';

test.each([
  ['en_US', { locale: 'en-US', language: 'en', direction: 'ltr' }],
  ['ar_SA', { locale: 'ar-SA', language: 'ar', direction: 'rtl' }],
  ['ar_MA', { locale: 'ar-MA', language: 'ar', direction: 'rtl' }],
] as const)('a document of a view in %s', (locale, intl) => expect(intlOf({ locale })).toEqual(intl));

test.each([
  ['en_US', 'en_US'],
  ['ar_SA', 'ar_SA'],
  ['ar-MA', 'ar_MA'],
  [null, 'en_US'],
  [undefined, 'en_US'],
  ['', 'en_US'],
  ['fr_FR', undefined],
  ['ar', undefined],
  ['constructor', undefined],
])('a store in %s is shown in %s', (given, locale) => expect(supportedLocale(given)).toBe(locale));
