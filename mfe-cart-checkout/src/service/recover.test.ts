import type { SessionState } from 'shared-contracts';
import { loadSaved } from './saved-lines';
import { failure, platformCart, platformLine, startService } from '../testing/fake-platform';
import { idOf } from '../testing/customer-id';

const CUSTOMER: SessionState = { status: 'customer', expiresAt: Number.MAX_SAFE_INTEGER, isKept: true, customer: undefined };
const REFUSALS = [
  'Could not find a cart with ID "old"',
  "The cart isn't active.",
  'The current user cannot perform operations on cart "old"',
  'Current user does not have an active cart.',
];

/** A platform that knows only the cart `new`. */
function startWithLostCart(
  options: Parameters<typeof startService>[1] & { refusal?: string; status?: number; script?: Parameters<typeof startService>[0] } = {},
) {
  const { refusal = "The cart isn't active.", status = 200, script, ...rest } = options;
  const known = (given: unknown, make: () => unknown) => (given === 'new' ? make() : failure(refusal, { status }));
  const shop = startService(
    {
      CreateEmptyCart: () => ({ createEmptyCart: 'new' }),
      CartCount: () => failure('Not asked for'),
      CartDetails: ({ cartId }) => known(cartId, () => ({ cart: platformCart('new', []) })),
      AddProductsToCart: ({ cartId }) =>
        known(cartId, () => ({ addProductsToCart: { cart: { id: 'new', total_quantity: 1 }, user_errors: [] } })),
      UpdateCartItem: ({ cartId }) => known(cartId, () => ({ updateCartItems: { cart: { id: 'new', total_quantity: 1 }, errors: [] } })),
      RemoveCartItem: ({ cartId }) => known(cartId, () => ({ removeItemFromCart: { cart: { id: 'new', total_quantity: 0 } } })),
      ApplyCoupon: ({ cartId }) => known(cartId, () => ({ applyCouponToCart: { cart: { id: 'new' } } })),
      ...script,
    },
    { stored: 'old', ...rest },
  );
  const replaced: unknown[] = [];
  shop.host.events.on('cart:replaced', (payload) => replaced.push(payload));
  return { ...shop, replaced };
}

/** The cart `old` with two lines, until it is lost; then only `new` is known. */
function lostAfterReading(next: () => unknown, refusal = "The cart isn't active.") {
  let isLost = false;
  const old = platformCart('old', [platformLine('A', 1), platformLine('B', 2)]);
  return {
    lose: () => void (isLost = true),
    answers: {
      CartDetails: ({ cartId }: Record<string, unknown>) => {
        if (cartId === 'old') return isLost ? failure(refusal) : { cart: old };
        return { cart: next() };
      },
    },
  };
}

const names = (shop: { sent: { operation: string; variables: Record<string, unknown> }[] }) =>
  shop.sent
    .filter(({ operation }) => operation !== 'CartCount')
    .map(({ operation, variables }) => `${operation} ${String(variables.cartId ?? '')}`.trim());

describe('a cart that the platform refuses', () => {
  test.each(REFUSALS)('guest: “%s” → a new cart, the cache is cleared, the details are read again', async (refusal) => {
    const shop = startWithLostCart({ refusal });
    await shop.service.refresh();
    expect(names(shop)).toEqual(['CartDetails old', 'CreateEmptyCart', 'CartDetails new']);
    expect(shop.browser.local.get('cartId')).toBe('new');
    expect(shop.replaced).toEqual([{ reason: 'invalid' }]);
    expect(shop.host.callsOf('commerce.invalidate')).toEqual([[['cart', 'customerCart']]]);
    expect(shop.host.callsOf('session.signOut')).toEqual([]);
  });

  test('a cart that an order was sent for has become it: the customer stays, and nothing is said of the cart', async () => {
    const shop = startWithLostCart({ session: CUSTOMER });
    shop.browser.session.set('checkout_sent', { cartId: 'old' });
    await shop.service.refresh();
    expect(shop.host.callsOf('session.signOut')).toEqual([]);
    expect(names(shop)).toEqual(['CartDetails old', 'CreateEmptyCart', 'CartDetails new']);
    expect(shop.messages()).toEqual([]);
  });

  test('a token that the platform knows no more: the customer is signed out, and goes on with a cart of their own', async () => {
    const shop = startWithLostCart({ session: CUSTOMER, refusal: "The current customer isn't authorized.", status: 401 });
    await shop.service.add([{ sku: 'A', quantity: 1, name: 'A' }]);
    expect(shop.host.callsOf('session.signOut')).toEqual([[{ reason: 'invalid-cart' }]]);
    expect(shop.browser.local.get('cartId')).toBe('new');
  });

  test('updating with such a token: the customer is signed out and told so; their line is added to no other cart', async () => {
    const shop = startWithLostCart({ session: CUSTOMER, refusal: "The current customer isn't authorized.", status: 401 });
    await expect(shop.service.update('uid-A', 3)).rejects.toThrow('Your session has ended. Please sign in again.');
    expect(shop.host.callsOf('session.signOut')[0]).toEqual([{ reason: 'invalid-cart' }]);
    expect(shop.operations()).not.toContain('AddProductsToCart');
  });

  test.each([
    ['details', (service: ReturnType<typeof startWithLostCart>['service']) => service.refresh()],
    ['adding', (service: ReturnType<typeof startWithLostCart>['service']) => service.add([{ sku: 'A', quantity: 1, name: 'A' }])],
  ])('customer, %s: is signed out', async (_name, act) => {
    const shop = startWithLostCart({ session: CUSTOMER });
    await act(shop.service);
    expect(shop.host.callsOf('session.signOut')).toEqual([[{ reason: 'invalid-cart' }]]);
    expect(shop.browser.local.get('cartId')).toBe('new');
  });

  test('the add is tried again with the new cart', async () => {
    const shop = startWithLostCart();
    await expect(shop.service.add([{ sku: 'A', quantity: 1, name: 'A' }])).resolves.toEqual([]);
    expect(names(shop)).toEqual(['AddProductsToCart old', 'CreateEmptyCart', 'AddProductsToCart new', 'CartDetails new']);
  });

  test('updating: a guest’s line is added to the new cart', async () => {
    let isLost = false;
    const shop = startWithLostCart({
      script: {
        CartDetails: ({ cartId }) =>
          isLost && cartId === 'old'
            ? failure("The cart isn't active.")
            : { cart: platformCart(String(cartId), cartId === 'old' ? [platformLine('A', 1)] : [platformLine('A', 3)]) },
      },
    });
    await shop.service.refresh();
    isLost = true;
    shop.sent.length = 0;
    await shop.service.update('uid-A', 3);
    expect(names(shop)).toEqual(['UpdateCartItem old', 'CreateEmptyCart', 'AddProductsToCart new', 'CartDetails new']);
    expect(shop.sent[2]?.variables.cartItems).toEqual([{ sku: 'A', quantity: 3 }]);
    expect(shop.messages()).toEqual(['Your earlier cart is no longer available, so a new one was started.']);
  });

  test('updating: a customer stays signed in, the new cart is read, and the update is tried again', async () => {
    const shop = startWithLostCart({ session: CUSTOMER });
    await shop.service.update('uid-A', 3);
    expect(shop.host.callsOf('session.signOut')).toEqual([]);
    expect(names(shop)).toEqual(['UpdateCartItem old', 'CreateEmptyCart', 'CartDetails new', 'UpdateCartItem new', 'CartDetails new']);
  });

  test('updating: a customer whose new cart has no such line gets it added; whatever becomes of it, the new cart is shown', async () => {
    const script = lostAfterReading(() => platformCart('new', []));
    const shop = startWithLostCart({ session: CUSTOMER, script: script.answers });
    await shop.service.refresh();
    script.lose();
    shop.sent.length = 0;
    await shop.service.update('uid-A', 3);
    expect(names(shop)).toEqual(['UpdateCartItem old', 'CreateEmptyCart', 'CartDetails new', 'AddProductsToCart new', 'CartDetails new']);
    expect(shop.service.state.get().details).toMatchObject({ id: 'new' });

    const refused = startWithLostCart({
      session: CUSTOMER,
      script: { UpdateCartItem: ({ cartId }) => failure(cartId === 'old' ? "The cart isn't active." : 'No') },
    });
    await expect(refused.service.update('uid-A', 3)).rejects.toThrow('No');
    expect(refused.service.state.get().details).toMatchObject({ id: 'new', items: [] });
  });

  describe('that it has deleted', () => {
    const refusal = 'Could not find a cart with ID "old"';
    const lose = async (options: Parameters<typeof startWithLostCart>[0] = {}) => {
      const script = lostAfterReading(() => platformCart('new', [platformLine('A', 1)]), refusal);
      const shop = startWithLostCart({ ...options, refusal, script: { ...script.answers, ...options.script } });
      await shop.service.refresh();
      script.lose();
      shop.sent.length = 0;
      return shop;
    };
    const added = (shop: Awaited<ReturnType<typeof lose>>) =>
      shop.sent
        .filter(({ operation }) => operation === 'AddProductsToCart')
        .map(({ variables }) => [variables.cartId, variables.cartItems]);

    test('gives its lines to the new one', async () => {
      const shop = await lose();
      await shop.service.refresh();
      expect(added(shop)).toEqual([
        [
          'new',
          [
            { sku: 'A', quantity: 1 },
            { sku: 'B', quantity: 2 },
          ],
        ],
      ]);
      expect(shop.messages()).toEqual(['Your earlier cart is no longer available. Its products are in a new one.']);
    });

    test('but not the one that is removed', async () => {
      const shop = await lose();
      await shop.service.remove('uid-A');
      expect(added(shop)).toEqual([['new', [{ sku: 'B', quantity: 2 }]]]);
    });

    test('what cannot be put back is listed, with the reason', async () => {
      const shop = await lose({
        script: {
          AddProductsToCart: () => ({
            addProductsToCart: {
              cart: { id: 'new', total_quantity: 1 },
              user_errors: [
                { code: 'X', message: 'Could not add the product with SKU B to the shopping cart: The requested qty is not available' },
              ],
            },
          }),
        },
      });
      await shop.service.refresh();
      expect(shop.messages()).toEqual([
        'Your earlier cart is no longer available. These could not be put into a new one: Product B: The requested quantity is not available.',
      ]);
    });

    test('a customer whom that signs out finds them after the next sign-in', async () => {
      const customer = {
        id: idOf('noura@example.com'),
        email: 'noura@example.com',
        firstName: 'N',
        lastName: 'A',
        isSubscribed: false,
        isCompanyAccount: false,
      };
      const session: SessionState = { status: 'customer', expiresAt: Number.MAX_SAFE_INTEGER, isKept: true, customer };
      const shop = await lose({ session });
      shop.host.session.signOut = async () => shop.host.set.session.set({ status: 'guest' });
      await shop.service.refresh();
      expect(added(shop)).toEqual([]);
      expect(loadSaved(idOf('noura@example.com')).map(({ sku, quantity }) => [sku, quantity])).toEqual([
        ['B', 2],
        ['A', 1],
      ]);
      expect(shop.messages()).toEqual(['Your cart is no longer available. Sign in again to find its products under “Saved for later”.']);
    });
  });

  test('removing: the new cart has no such line, so nothing is sent again', async () => {
    const shop = startWithLostCart();
    await shop.service.remove('uid-A');
    expect(names(shop)).toEqual(['RemoveCartItem old', 'CreateEmptyCart', 'CartDetails new']);
  });

  test('is replaced once only: a second refusal ends it', async () => {
    const shop = startWithLostCart({ script: { CartDetails: () => failure("The cart isn't active.") } });
    await expect(shop.service.refresh()).rejects.toThrow('Your cart is no longer available. Please reload the page and try again.');
    expect(names(shop)).toEqual(['CartDetails old', 'CreateEmptyCart', 'CartDetails new']);
  });

  test('the cart that another tab has found already is taken: no new one, nobody is signed out', async () => {
    const shop = startWithLostCart({ session: CUSTOMER });
    shop.browser.local.set('cartId', 'new');
    await shop.service.refresh();
    expect(names(shop)).toEqual(['CartDetails old', 'CartDetails new']);
    expect(shop.host.callsOf('session.signOut')).toEqual([]);
  });

  test('the same words without an answer from the platform are not a refusal', async () => {
    const shop = startWithLostCart({
      script: { CartDetails: () => failure("The cart isn't active.", { isNetworkError: true, status: undefined, errors: [] }) },
    });
    await expect(shop.service.refresh()).rejects.toThrow('We could not reach the shop');
    expect(names(shop)).toEqual(['CartDetails old']);
  });
});
