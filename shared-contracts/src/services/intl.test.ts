import { intlOf } from './intl';

test.each([
  ['en_US', { locale: 'en-US', language: 'en', direction: 'ltr' }],
  ['ar_SA', { locale: 'ar-SA', language: 'ar', direction: 'rtl' }],
  ['ar_MA', { locale: 'ar-MA', language: 'ar', direction: 'rtl' }],
] as const)('a document of a view in %s', (locale, intl) => expect(intlOf({ locale })).toEqual(intl));
