import { createStubHost } from 'shared-testing';
import { cartDetails, cartItem } from '../testing/cart-fixtures';
import { createFakeBrowser, platformCart, platformLine, startService } from '../testing/fake-platform';
import { placeOf } from './cart-place';
import { storeCartLines } from './store-cart-lines';
import { findStoredLines } from './find-stored-lines';

const CUSTOMER = { status: 'customer', expiresAt: 1, isKept: true, customer: undefined } as const;
const details = (...skus: string[]) => cartDetails(skus.map((sku) => cartItem(sku)));

/** A browser that has cart `c1` with so many pieces, and has kept lines of it. */
function keeping(skus: readonly string[], host = createStubHost()) {
  const browser = createFakeBrowser();
  browser.local.set('cartId', 'c1');
  browser.local.set('cartSummary', { cartId: 'c1', count: skus.length, at: 1, owner: 'guest' });
  storeCartLines(host, placeOf(host, browser), 'c1', details(...skus));
  return { host, browser };
}

test('the lines of the last visit are there, without the address of whoever they belong to', () => {
  const { host, browser } = keeping(['A', 'B']);
  expect(findStoredLines(host, browser)?.items.map(({ sku }) => sku)).toEqual(['A', 'B']);
  storeCartLines(host, placeOf(host, browser), 'c1', { ...details('A', 'B'), email: 'noura@example.com' });
  expect(JSON.stringify(browser.local.get('cartLines'))).not.toContain('noura');
});

test.each<[string, (of: ReturnType<typeof keeping>) => void]>([
  ['another cart', ({ browser }) => browser.local.set('cartId', 'c2')],
  ['a cart whose number is another', ({ browser }) => browser.local.set('cartSummary', { cartId: 'c1', count: 3, at: 2, owner: 'guest' })],
  ['somebody else', ({ host }) => host.set.session.set(CUSTOMER)],
  ['another currency', ({ host }) => host.set.storeView.set({ ...host.storeView.state.get(), currency: 'USD' })],
  ['an earlier release', ({ browser }) => browser.local.set('cartLines', { cartId: 'c1', owner: 'guest' })],
  ['nobody', ({ browser }) => browser.local.remove('cartLines')],
])('those of %s are not shown', (_whose, change) => {
  const kept = keeping(['A', 'B']);
  change(kept);
  expect(findStoredLines(kept.host, kept.browser)).toBeUndefined();
});

test('neither an empty cart nor a very long one is kept', () => {
  const { host, browser } = keeping(['A']);
  storeCartLines(host, placeOf(host, browser), 'c1', details());
  expect(browser.local.get('cartLines')).toBeUndefined();
  storeCartLines(host, placeOf(host, browser), 'c1', details(...Array.from({ length: 41 }, (_, index) => `P-${index}`)));
  expect(browser.local.get('cartLines')).toBeUndefined();
});

test('the service keeps what it has read, and forgets it with the cart', async () => {
  const { service, host, browser } = startService(
    {
      CartDetails: () => ({ cart: platformCart('c1', [platformLine('A', 2)]) }),
      CartCount: () => ({ cart: { id: 'c1', total_quantity: 2 } }),
    },
    { stored: 'c1' },
  );
  await service.refresh();
  expect(findStoredLines(host, browser)?.items).toMatchObject([{ sku: 'A', quantity: 2 }]);
  await service.reset();
  expect(browser.local.get('cartLines')).toBeUndefined();
});
