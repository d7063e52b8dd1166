import { intlOf, offeredStores } from './intl';

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
])('a store in %s is shown in %s', (given, locale) => {
  const unsupported: string[] = [];
  const offered = offeredStores([{ store_code: 'one', locale: given }], (told) => unsupported.push(told));
  expect(offered.map((store) => store.locale)).toEqual(locale ? [locale] : []);
  expect(unsupported).toEqual(locale ? [] : [given]);
});

test('stores come in the platform’s order; what has no code is none', () => {
  const stores = [
    { store_code: 'b', store_sort_order: 2, id: 2 },
    null,
    { store_code: '' },
    { store_code: 'a', store_sort_order: 1, id: 1 },
  ];
  expect(offeredStores(stores)).toEqual([
    { code: 'a', locale: 'en_US', store_sort_order: 1, id: 1 },
    { code: 'b', locale: 'en_US', store_sort_order: 2, id: 2 },
  ]);
  expect(offeredStores(null)).toEqual([]);
});
