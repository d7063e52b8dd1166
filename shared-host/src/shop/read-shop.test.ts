import type { PlatformQuery } from 'shared-contracts/edge';
import { readShop } from './read-shop';

const platform = (...stores: { store_code: string; locale: string | null }[]) =>
  (async () => ({ data: { availableStores: stores, currency: { available_currency_codes: ['SAR'] } } })) as unknown as PlatformQuery;

let told: jest.SpyInstance;
beforeEach(() => (told = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => told.mockRestore());

test('views are named by their language, in either way to write a locale', async () => {
  const query = platform(
    { store_code: 'default', locale: 'en_US' },
    { store_code: 'arabic', locale: 'ar-SA' },
    { store_code: 'maghreb', locale: 'ar_MA' },
  );
  const { views } = await readShop(query, 'off');
  expect(views.map(({ code, name, locale }) => [code, name, locale])).toEqual([
    ['default', 'EN', 'en_US'],
    ['arabic', 'AR', 'ar_SA'],
    ['maghreb', 'AR', 'ar_MA'],
  ]);
  expect(told).not.toHaveBeenCalled();
});

test('a view in a language that the shop does not speak is not offered, and that is said; the others are', async () => {
  const { views } = await readShop(platform({ store_code: 'default', locale: 'en_US' }, { store_code: 'french', locale: 'fr_FR' }), 'off');
  expect(views.map(({ code }) => code)).toEqual(['default']);
  expect(told.mock.calls).toEqual([['Unable to locate locale fr_FR within generated dist directory.']]);
});

test('it is said once, however often the platform is asked', async () => {
  const query = platform({ store_code: 'default', locale: 'en_US' }, { store_code: 'german', locale: 'de_DE' });
  await readShop(query, 'off');
  await readShop(query, 'off');
  expect(told).toHaveBeenCalledTimes(1);
});

test('a view without a locale speaks the default one', async () => {
  const { views } = await readShop(platform({ store_code: 'default', locale: null }), 'off');
  expect(views.map(({ code, name, locale }) => [code, name, locale])).toEqual([['default', 'EN', 'en_US']]);
  expect(told).not.toHaveBeenCalled();
});

test('without one that it speaks there is no shop', async () => {
  await expect(readShop(platform({ store_code: 'french', locale: 'fr_FR' }), 'off')).rejects.toThrow(
    'Unable to locate locale fr_FR within generated dist directory.',
  );
});
