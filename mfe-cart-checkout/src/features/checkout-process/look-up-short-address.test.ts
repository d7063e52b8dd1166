import { REGIONS } from '../../testing/checkout-fixtures';
import { lookUpShortAddress, toFilledIn } from './look-up-short-address';

const FOUND = {
  building: '2929',
  street: 'Ar Rayhanah',
  district: 'Ar Rahmaniyah Dist.',
  city: 'RIYADH',
  postcode: '12343',
  region: 'Riyadh Region',
};
const EMPTY = { street: '', city: '', regionCode: '', postcode: '' };
const english = { regions: REGIONS, language: 'en' };
const fetched = jest.fn();
const answer = (status: number, body: unknown) => Promise.resolve({ ok: status === 200, status, json: async () => body });
const look = () => lookUpShortAddress('RRRD2929', { language: 'ar', signal: new AbortController().signal });

beforeEach(() => Object.assign(globalThis, { fetch: fetched.mockReset() }));

test('the shop’s own origin is asked, in the shopper’s language', async () => {
  fetched.mockReturnValue(answer(200, FOUND));
  expect(await look()).toEqual(FOUND);
  expect(fetched).toHaveBeenCalledWith('/_addresses/RRRD2929?language=ar', expect.anything());
});

test.each([
  ['an unknown code', () => answer(404, {}), 'unknown'],
  ['a register that is away', () => answer(503, {}), 'failed'],
  ['too many questions', () => answer(429, {}), 'failed'],
  ['an answer of another shape', () => answer(200, { city: 1 }), 'failed'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
])('%s', async (_what, given, outcome) => {
  fetched.mockImplementation(given);
  expect(await look()).toBe(outcome);
});

test('what is empty is filled in', () => {
  expect(toFilledIn(FOUND, EMPTY, english)).toEqual({
    street: '2929 Ar Rayhanah, Ar Rahmaniyah Dist.',
    city: 'Riyadh',
    regionCode: 'SA-01',
    postcode: '12343',
  });
});

test('what was typed stays, and what the register does not say is left to the shopper', () => {
  const typed = { ...EMPTY, city: 'Diriyah', postcode: ' 1' };
  expect(toFilledIn({ ...FOUND, region: '' }, typed, english)).toEqual({ street: '2929 Ar Rayhanah, Ar Rahmaniyah Dist.' });
  expect(toFilledIn({ ...FOUND, building: '', street: '', district: '' }, EMPTY, english)).not.toHaveProperty('street');
});

test.each([
  ['Eastern Region', 'en', 'SA-04'],
  ['EASTERN', 'en', 'SA-04'],
  ['Makkah Al Mukarramah Region', 'en', 'SA-02'],
  ["Ha'il", 'en', 'SA-06'],
  ['Aseer', 'en', undefined],
  ['Region', 'en', undefined],
  ['منطقة الرياض', 'ar', 'SA-01'],
  ['المنطقة الشرقية', 'ar', 'SA-04'],
  ['منطقة مكة المكرمة', 'ar', 'SA-02'],
])('the region %s', (region, language, code) => {
  const names: Readonly<Record<string, readonly string[]>> = {
    'SA-01': ['Riyadh', 'الرياض'],
    'SA-02': ['Makkah', 'مكة المكرمة'],
    'SA-04': ['Eastern Province', 'المنطقة الشرقية'],
    'SA-06': ["Ha'il", 'حائل'],
    'SA-14': ['Asir', 'عسير'],
  };
  const regions = Object.entries(names).map(([key, [en = '', ar = '']], id) => ({ id, code: key, name: language === 'ar' ? ar : en }));
  expect(toFilledIn({ ...FOUND, region }, EMPTY, { regions, language }).regionCode).toBe(code);
});

test('a city’s name is no shout', () => {
  expect(toFilledIn({ ...FOUND, city: 'AL KHOBAR' }, EMPTY, english).city).toBe('Al Khobar');
  expect(toFilledIn({ ...FOUND, city: 'الرياض' }, EMPTY, english).city).toBe('الرياض');
});
