import { cartRef, type SessionState } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import { textOf } from 'shared-platform/testing';
import { cartItem, cartState } from '../../testing/cart-fixtures';
import { address, DELIVERY, PAYMENT, restFailure, SHIPPING_CHOICES } from '../../testing/checkout-fixtures';
import { createFakeBrowser, failure, NETWORK_FAILURE } from '../../testing/fake-platform';
import { createCheckout } from './checkout';
import { createCheckoutStorage } from './checkout-storage';

const CUSTOMER: SessionState = {
  status: 'customer',
  expiresAt: 1,
  isKept: true,
  customer: { email: 'shopper@example.com', firstName: 'Sam', lastName: 'Shopper', isSubscribed: false, isCompanyAccount: false },
};

const cartOf = (cartId: string, count = 2) => ({ ...cartState([cartItem('A', { quantity: 2 })]), summary: { cartId, count, at: 1 } });

function open(
  options: {
    language?: 'en' | 'ar';
    session?: SessionState;
    cartId?: string | null;
    answers?: Record<string, unknown>;
    rest?: Record<string, unknown>;
    browser?: ReturnType<typeof createFakeBrowser>;
  } = {},
) {
  const { language = 'en', cartId = 'c1', answers = {}, rest = {}, browser = createFakeBrowser() } = options;
  const host: StubHost = createStubHost({}, { language });
  if (options.session) host.set.session.set(options.session);
  if (cartId !== null) host.stateOf(cartRef).set(cartOf(cartId));
  const given: Record<string, unknown> = {
    SetGuestEmail: { data: { setGuestEmailOnCart: { cart: { id: cartId } } }, error: undefined },
    SetShippingAddress: {
      data: {
        setShippingAddressesOnCart: { cart: { id: cartId, shipping_addresses: [{ available_shipping_methods: SHIPPING_CHOICES }] } },
      },
      error: undefined,
    },
    CartAuthorisation: { data: { cart: { id: cartId } }, error: undefined },
    RecentOrders: { data: { customer: { orders: { items: [] } } }, error: undefined },
    LineDispatch: { data: undefined, error: undefined },
    ...answers,
  };
  const restGiven: Record<string, unknown> = {
    'shipping-information': { payment_methods: [PAYMENT, { code: 'braintree', title: 'Card' }], totals: {} },
    'payment-information': 7,
    ...rest,
  };
  host.answer = (operation) => given[operation] as never;
  host.answerRest = (path) => {
    const answer = restGiven[path.split('/').at(-1) ?? ''] ?? { reserved_order_id: '000000021' };
    return answer instanceof Error ? Promise.reject(answer) : answer;
  };
  const storage = createCheckoutStorage(host, browser.local, browser.session);
  const checkout = createCheckout({
    host,
    text: textOf(host.intl.locale),
    storage,
    wait: () => Promise.resolve(),
  });
  const operations = () =>
    host.callsOf('commerce.mutate').map(([operation, variables]) => [/mutation (\w+)/.exec(String(operation))?.[1], variables]);
  const posts = () =>
    host
      .callsOf('commerce.rest')
      .map(([request]) => request as { method: string; path: string; body: unknown })
      .filter(({ method }) => method === 'POST');
  return { host, checkout, browser, storage, operations, posts, state: () => checkout.state.get() };
}

type Opened = ReturnType<typeof open>;

async function toReview({ checkout }: Opened) {
  await checkout.submitShippingAddress(address());
  await checkout.submitShippingMethod(DELIVERY);
  await checkout.submitBillingAddress({ ...address(), sameAsShippingAddress: true });
  await checkout.submitPaymentMethod({ ...PAYMENT, data: {} });
}

describe('the shipping address', () => {
  test('guest: e-mail first, then the address; what can be chosen is kept', async () => {
    const opened = open();
    await expect(opened.checkout.submitShippingAddress(address())).resolves.toBe(true);
    expect(opened.operations()).toEqual([
      ['SetGuestEmail', { cartId: 'c1', email: 'sara@example.com' }],
      [
        'SetShippingAddress',
        {
          cartId: 'c1',
          firstname: 'Sara',
          lastname: 'Ali',
          street: ['7890 King Fahd Road'],
          city: 'Riyadh',
          region_code: 'SA-01',
          region_id: 1101,
          postcode: '12345',
          telephone: '551234567',
          country_id: 'SA',
          saveInAddressBook: false,
        },
      ],
    ]);
    expect(opened.state().availableShippingMethods).toEqual([DELIVERY]);
    expect(opened.browser.local.get('shipping_address')).toMatchObject({ city: 'Riyadh', email: 'sara@example.com' });
    expect(opened.browser.local.get('availableShippingMethods')).toEqual([
      expect.objectContaining({ code: 'flatrate', title: 'Standard delivery' }),
    ]);
  });

  test('customer: no e-mail is set', async () => {
    const opened = open({ session: CUSTOMER });
    await opened.checkout.submitShippingAddress(address());
    expect(opened.operations().map(([name]) => name)).toEqual(['SetShippingAddress']);
  });

  test.each([
    ['en', 'Missing required information: email'],
    ['ar', 'معلومات مطلوبة ناقصة: email'],
  ] as const)('a guest without e-mail is refused (%s)', async (language, message) => {
    const { email: _none, ...without } = address();
    const opened = open({ language });
    await expect(opened.checkout.submitShippingAddress(without)).resolves.toBe(false);
    expect(opened.state().errors.shippingAddress).toBe(message);
    expect(opened.operations()).toEqual([]);
  });

  test('the platform’s refusal is told', async () => {
    const opened = open({ answers: { SetGuestEmail: failure('Invalid email format') } });
    await opened.checkout.submitShippingAddress(address());
    expect(opened.state()).toMatchObject({ isSubmitting: false, errors: { shippingAddress: 'Please enter valid email' } });
  });

  test('a lost cart is told, and the cart service looks after it', async () => {
    const opened = open({ answers: { SetGuestEmail: failure("The cart isn't active.") } });
    await opened.checkout.submitShippingAddress(address());
    expect(opened.state().errors.shippingAddress).toBe(
      'Your cart is no longer available: it was ordered or emptied elsewhere. What you typed is kept.',
    );
    expect(opened.host.callsOf('cart.refresh')).toHaveLength(1);
  });

  test('no connection is told', async () => {
    const opened = open({ answers: { SetGuestEmail: NETWORK_FAILURE } });
    await opened.checkout.submitShippingAddress(address());
    expect(opened.state().errors.shippingAddress).toBe('We could not reach the shop. Check your connection and try again.');
  });
});

test.each(['shippingAddress', 'shippingMethod', 'billingAddress', 'paymentMethod'] as const)('%s needs a cart id', async (step) => {
  const opened = open();
  await opened.checkout.submitShippingAddress(address());
  opened.host.stateOf(cartRef).set({ ...opened.host.stateOf(cartRef).get(), summary: { cartId: undefined, count: 0, at: 1 } });
  const submit = {
    shippingAddress: () => opened.checkout.submitShippingAddress(address()),
    shippingMethod: () => opened.checkout.submitShippingMethod(DELIVERY),
    billingAddress: () => opened.checkout.submitBillingAddress({ ...address(), sameAsShippingAddress: true }),
    paymentMethod: () => opened.checkout.submitPaymentMethod({ ...PAYMENT, data: {} }),
  };
  await expect(submit[step]()).resolves.toBe(false);
  expect(opened.state().errors[step]).toBe('Missing required information: cartId');
});

describe('the shipping method', () => {
  test.each([
    [undefined, '/guest-carts/c1/shipping-information'],
    [CUSTOMER, '/carts/mine/shipping-information'],
  ])('sends addresses and method to REST, and gets the ways to pay (%#)', async (session, path) => {
    const opened = open(session ? { session } : {});
    await opened.checkout.submitShippingAddress(address());
    await opened.checkout.submitShippingMethod(DELIVERY);
    expect(opened.posts()).toEqual([
      {
        method: 'POST',
        path,
        body: {
          addressInformation: {
            shipping_address: expect.objectContaining({ city: 'Riyadh' }),
            billing_address: expect.objectContaining({ city: 'Riyadh' }),
            shipping_carrier_code: 'flatrate',
            shipping_method_code: 'flatrate',
          },
        },
      },
    ]);
    expect(opened.state().paymentOptions).toEqual([PAYMENT]);
    expect(opened.host.callsOf('cart.refresh')).toHaveLength(1);
    expect(opened.browser.local.get('shippingMethod')).toMatchObject({
      carrier_code: 'flatrate',
      carrier_title: 'Standard delivery',
      method_code: 'flatrate',
    });
  });
});

describe('beginning', () => {
  const cartWith = (more: object) => ({
    CheckoutCart: {
      data: {
        cart: {
          id: 'c1',
          email: null,
          available_payment_methods: [PAYMENT],
          shipping_addresses: [
            {
              city: 'Riyadh',
              postcode: '12345',
              telephone: '551234567',
              available_shipping_methods: SHIPPING_CHOICES,
              selected_shipping_method: { carrier_code: 'flatrate', method_code: 'flatrate' },
              ...more,
            },
          ],
        },
      },
      error: undefined,
    },
  });

  async function reopened(answers: Record<string, unknown>) {
    const browser = createFakeBrowser();
    await toReview(open({ browser }));
    const again = open({ browser, answers });
    await again.checkout.begin();
    return again.state();
  }

  test('takes up the five saved items where the platform’s cart agrees', async () => {
    const state = await reopened(cartWith({}));
    expect(state).toMatchObject({
      isReady: true,
      shippingAddress: { city: 'Riyadh' },
      shippingMethod: { method_code: 'flatrate' },
      billingAddress: { sameAsShippingAddress: true },
      paymentMethod: { code: 'cashondelivery' },
      paymentOptions: [PAYMENT],
    });
  });

  test('asks for the delivery again where the platform has none', async () => {
    const state = await reopened(cartWith({ selected_shipping_method: null }));
    expect(state.shippingAddress).toBeDefined();
    expect(state.shippingMethod).toBeUndefined();
  });

  test.each([
    ['another cart', cartWith({ postcode: '99999' })],
    ['no answer', { CheckoutCart: NETWORK_FAILURE }],
  ])('begins anew: %s', async (_name, answers) => {
    expect(await reopened(answers)).toMatchObject({ isReady: true, availableShippingMethods: [] });
  });

  test('with nothing saved nothing is asked', async () => {
    const opened = open();
    await opened.checkout.begin();
    expect(opened.host.callsOf('commerce.query')).toEqual([]);
    expect(opened.state().isReady).toBe(true);
  });
});

describe('placing the order', () => {
  test('complaint 17: keeps the receipt, forgets what was saved, replaces the cart, tells others', async () => {
    const opened = open();
    const heard: unknown[] = [];
    opened.host.events.on('cart:ordered', (payload) => heard.push(payload));
    await toReview(opened);
    await opened.checkout.placeOrder();
    expect(opened.state()).toMatchObject({
      order: 'accepted',
      receipt: {
        order: { id: '7', number: '000000021', shipping_address: { city: 'Riyadh' } },
        email: 'sara@example.com',
        isGuest: true,
        paymentTitle: 'Cash on delivery',
      },
    });
    expect(
      ['shipping_address', 'billing_address', 'shippingMethod', 'availableShippingMethods', 'paymentMethod'].map((name) =>
        opened.browser.local.get(name),
      ),
    ).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(
      opened.host.calls.map(({ command }) => command).filter((command) => command === 'cart.reset' || command === 'cart.ensure'),
    ).toEqual(['cart.reset', 'cart.ensure']);
    expect(heard).toEqual([{ reference: '000000021' }]);
    // What a customer has on other pages: their orders, and the cards that they have saved.
    expect(opened.host.callsOf('commerce.invalidate')).toEqual([
      [['cart', 'customerCart', 'customer', 'customerOrders', 'customerPaymentTokens']],
    ]);
  });

  test('a new cart that cannot be had changes nothing, but the order is not marked accepted', async () => {
    const opened = open();
    opened.host.give['cart.ensure'] = () => Promise.reject(new Error('Unable to create cart'));
    await toReview(opened);
    await opened.checkout.placeOrder();
    expect(opened.state().receipt).toBeDefined();
    expect(opened.state().order).not.toBe('accepted');
  });

  test('a double click is one order', async () => {
    const opened = open();
    await toReview(opened);
    await Promise.all([opened.checkout.placeOrder(), opened.checkout.placeOrder()]);
    await opened.checkout.placeOrder();
    expect(opened.posts().filter(({ path }) => path.endsWith('payment-information'))).toHaveLength(1);
  });

  test('a refusal is stored and rethrown, and can be tried again', async () => {
    const opened = open({ rest: { 'payment-information': restFailure(400, 'Some of the products are out of stock.') } });
    await toReview(opened);
    await expect(opened.checkout.placeOrder()).rejects.toThrow('Some of the products are out of stock.');
    expect(opened.state()).toMatchObject({
      order: 'open',
      isSubmitting: false,
      errors: { order: 'Some of the products are out of stock.' },
      paymentMethod: { code: 'cashondelivery' },
    });
    await expect(opened.checkout.placeOrder()).rejects.toThrow();
    expect(opened.posts().filter(({ path }) => path.endsWith('payment-information'))).toHaveLength(2);
  });

  test('a lost answer, and the cart is still there: nothing was ordered, and it says so', async () => {
    const opened = open({ rest: { 'payment-information': restFailure(500, 'Internal Error') } });
    await toReview(opened);
    await expect(opened.checkout.placeOrder()).rejects.toThrow();
    expect(opened.state().errors.order).toMatch(/Nothing was ordered/);
    expect(opened.state().order).toBe('open');
  });

  test('a lost answer, and nobody can be asked: not offered again before it is known', async () => {
    const answers: Record<string, unknown> = { CartAuthorisation: NETWORK_FAILURE };
    const opened = open({ answers, rest: { 'payment-information': restFailure(undefined, 'lost') } });
    await toReview(opened);
    await expect(opened.checkout.placeOrder()).rejects.toThrow();
    expect(opened.state().order).toBe('unconfirmed');
    await opened.checkout.placeOrder();
    expect(opened.posts().filter(({ path }) => path.endsWith('payment-information'))).toHaveLength(1);
    const answer = opened.host.answer;
    opened.host.answer = (operation, variables) =>
      operation === 'CartAuthorisation' ? failure("The cart isn't active.") : answer(operation, variables);
    await opened.checkout.checkOrder();
    expect(opened.state().receipt?.order.number).toBe('000000021');
  });
});

describe('a document that is loaded again while an order is on its way', () => {
  /** Sends an order whose answer never comes; the next document has the same storage. */
  async function reload(
    answers: Record<string, unknown> = {},
    { cartId = 'new', session }: { cartId?: string; session?: SessionState } = {},
  ) {
    const given = session ? { session } : {};
    const first = open(given);
    await toReview(first);
    const answerRest = first.host.answerRest;
    first.host.answerRest = (path, ...rest) =>
      path.endsWith('payment-information') ? new Promise(() => undefined) : answerRest(path, ...rest);
    void first.checkout.placeOrder();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return open({ ...given, browser: first.browser, cartId, answers });
  }
  const ORDERED = { CartAuthorisation: failure("The cart isn't active.") };

  test('finds the order that the cart became, with all that the confirmation shows; the new cart stays', async () => {
    const next = await reload(ORDERED);
    const heard: unknown[] = [];
    next.host.events.on('cart:ordered', (payload) => heard.push(payload));
    await next.checkout.begin();
    expect(next.state()).toMatchObject({
      order: 'accepted',
      receipt: {
        order: { number: '000000021', shipping_address: { city: 'Riyadh' } },
        email: 'sara@example.com',
        items: [{ sku: 'A', quantity: 2 }],
        paymentTitle: 'Cash on delivery',
      },
    });
    expect(next.host.callsOf('cart.reset')).toEqual([]);
    expect(heard).toEqual([{ reference: '000000021' }]);
    expect(next.storage.loadSentOrder()).toBeUndefined();
    expect(next.storage.loadReceipt()?.order.number).toBe('000000021');
  });

  test('customer: the newest order, which is another than before', async () => {
    const orders = { customer: { orders: { items: [{ id: btoa('9'), number: '000000031' }] } } };
    const next = await reload({ ...ORDERED, RecentOrders: { data: orders, error: undefined } }, { session: CUSTOMER });
    await next.checkout.begin();
    expect(next.state().receipt?.order).toMatchObject({ id: '9', number: '000000031' });
  });

  test('says so where nothing was ordered, and the checkout goes on', async () => {
    const next = await reload({}, { cartId: 'c1' });
    await next.checkout.begin();
    expect(next.state()).toMatchObject({ isReady: true, order: 'open', errors: { order: expect.stringMatching(/Nothing was ordered/) } });
    expect(next.storage.loadSentOrder()).toBeUndefined();
  });

  test('does not offer it again before it is known, and can ask again', async () => {
    const next = await reload({ CartAuthorisation: NETWORK_FAILURE });
    await next.checkout.begin();
    expect(next.state()).toMatchObject({
      isReady: false,
      order: 'unconfirmed',
      errors: { order: expect.stringMatching(/do not know yet/) },
    });
    const answer = next.host.answer;
    next.host.answer = (operation, variables) =>
      operation === 'CartAuthorisation' ? ORDERED.CartAuthorisation : answer(operation, variables);
    await next.checkout.checkOrder();
    expect(next.state().receipt?.order.number).toBe('000000021');
  });

  test.each([
    ['with the same cart', cartOf('c1')],
    ['with another that nothing has been put into', cartOf('new', 0)],
  ])('an order that cannot be found is not offered again %s', async (_what, cart) => {
    const next = await reload({ ...ORDERED, RecentOrders: NETWORK_FAILURE }, { session: CUSTOMER });
    next.host.stateOf(cartRef).set(cart);
    await next.checkout.begin();
    expect(next.state()).toMatchObject({
      isReady: false,
      order: 'unconfirmed',
      errors: { order: expect.stringMatching(/whether your order was received/) },
    });
  });

  test('an order that cannot be found does not hold back a cart that was filled since', async () => {
    const next = await reload({ ...ORDERED, RecentOrders: NETWORK_FAILURE }, { session: CUSTOMER });
    await next.checkout.begin();
    expect(next.state()).toMatchObject({
      isReady: true,
      order: 'open',
      isSubmitting: false,
      errors: { order: expect.stringMatching(/whether your order was received/) },
    });
    expect(next.storage.loadSentOrder()).toBeUndefined();
  });

  test('nor does it where that cart is filled before the shop is asked again', async () => {
    const next = await reload({ ...ORDERED, RecentOrders: NETWORK_FAILURE }, { session: CUSTOMER });
    next.host.stateOf(cartRef).set(cartOf('new', 0));
    await next.checkout.begin();
    expect(next.state().order).toBe('unconfirmed');
    next.host.stateOf(cartRef).set(cartOf('new'));
    await next.checkout.checkOrder();
    expect(next.state()).toMatchObject({
      isReady: true,
      order: 'open',
      errors: { order: expect.stringMatching(/whether your order was received/) },
    });
  });

  test('asks nothing for somebody else', async () => {
    const next = await reload(ORDERED, { session: CUSTOMER });
    next.host.set.session.set({ status: 'guest' });
    await next.checkout.begin();
    expect(next.state()).toMatchObject({ order: 'open', receipt: undefined });
  });
});

test('leaving cancels what was begun; resets what is over, with its receipt; an order that nobody knows about stays', async () => {
  const begun = open();
  await toReview(begun);
  begun.checkout.leave();
  expect(begun.state()).toMatchObject({ isReady: false, order: 'open' });
  expect(begun.host.callsOf('overlays.close')).toHaveLength(0);
  const placed = open();
  await toReview(placed);
  await placed.checkout.placeOrder();
  placed.checkout.leave();
  expect(placed.state()).toMatchObject({ order: 'open', receipt: undefined });
  expect(placed.host.callsOf('overlays.close')).toHaveLength(1);
  const lost = open({ answers: { CartAuthorisation: NETWORK_FAILURE }, rest: { 'payment-information': restFailure(undefined, 'lost') } });
  await toReview(lost);
  await expect(lost.checkout.placeOrder()).rejects.toThrow();
  lost.checkout.leave();
  expect(lost.state().order).toBe('unconfirmed');
});

describe('a session that has ended on the platform', () => {
  const SIGNED_OUT = restFailure(401, 'The consumer isn’t authorized to access %resources.');

  test('customer: the session is asked about, which ends it here; the step says so', async () => {
    const opened = open({ session: CUSTOMER, rest: { 'shipping-information': SIGNED_OUT } });
    await opened.checkout.submitShippingAddress(address());
    await expect(opened.checkout.submitShippingMethod(DELIVERY)).resolves.toBe(false);
    expect(opened.host.callsOf('session.reload')).toHaveLength(1);
    expect(opened.state().errors.shippingMethod).toContain('signed out');
  });

  test('guest: there is none to ask about', async () => {
    const opened = open({ rest: { 'shipping-information': SIGNED_OUT } });
    await opened.checkout.submitShippingAddress(address());
    await opened.checkout.submitShippingMethod(DELIVERY);
    expect(opened.host.callsOf('session.reload')).toHaveLength(0);
  });
});
