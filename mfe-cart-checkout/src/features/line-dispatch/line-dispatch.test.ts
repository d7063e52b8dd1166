import { createStubHost } from 'shared-testing';
import { cartItem } from '../../testing/cart-fixtures';
import { dispatchAnswer } from '../../testing/dispatch-fixtures';
import { listedSkus, orderDispatchDay, readDispatch } from './line-dispatch';

/** Thursday, after the cut-off: the next working day is Sunday the 29th. */
const THURSDAY = new Date('2026-11-26T15:00:00+03:00');
const variant = cartItem('SPA-1250', { parentSku: 'SPA' });

function open(leadTimes: Readonly<Record<string, number>>, hasExtensions = true) {
  const host = createStubHost({}, { hasExtensions });
  host.answer = () => ({ data: dispatchAnswer(leadTimes), error: undefined });
  return host;
}

test('products are asked for once each, variants by the product that the platform lists', () => {
  expect(listedSkus([variant, cartItem('SPA-1400', { parentSku: 'SPA' }), cartItem('6205')])).toEqual(['6205', 'SPA']);
  expect(listedSkus(Array.from({ length: 150 }, (_, index) => cartItem(`P-${index}`)))).toHaveLength(100);
});

test('an order leaves with its last line', async () => {
  const known = await readDispatch(open({ '6205': 0, SPA: 2 }), ['6205', 'SPA']);
  expect(known && orderDispatchDay(known, [cartItem('6205')], THURSDAY)).toBe('2026-11-29');
  expect(known && orderDispatchDay(known, [cartItem('6205'), variant], THURSDAY)).toBe('2026-12-01');
});

test('a variant leaves when it leaves itself, not when its product does', async () => {
  const host = createStubHost({}, { hasExtensions: true });
  const { storeConfig, products } = dispatchAnswer({ SPA: 0 });
  const own = { __typename: 'SimpleProduct', uid: 'v', sku: 'SPA-1250', lead_time_days: 2, next_stock_date: '2026-12-09' };
  const [parent] = products.items;
  const items = [{ ...parent, __typename: 'ConfigurableProduct', variants: [{ __typename: 'ConfigurableVariant', product: own }] }];
  host.answer = () => ({ data: { storeConfig, products: { ...products, items } }, error: undefined });
  const known = await readDispatch(host, ['SPA']);
  expect(known && orderDispatchDay(known, [variant], THURSDAY)).toBe('2026-12-01');
  expect(known?.find(variant.sku, variant.parentSku)?.next_stock_date).toBe('2026-12-09');
});

test('where one of its lines is not known, nobody says a day', async () => {
  const known = await readDispatch(open({ '6205': 0 }), ['6205', 'SPA']);
  expect(known && orderDispatchDay(known, [cartItem('6205'), variant], THURSDAY)).toBeUndefined();
  expect(known && orderDispatchDay(known, [cartItem('6205', { inStock: false })], THURSDAY)).toBeUndefined();
});

test('a plain platform is not asked, and one that fails says nothing', async () => {
  const plain = open({ '6205': 0 }, false);
  expect(await readDispatch(plain, ['6205'])).toBeUndefined();
  expect(plain.callsOf('commerce.query')).toEqual([]);
  expect(await readDispatch(createStubHost(), ['6205'])).toBeUndefined();
});
