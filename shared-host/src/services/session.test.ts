import { createEventBus, type CartService } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-contracts/testing';
import { localPersistence, sessionPersistence } from 'shared-platform';
import { createSession, SIGN_IN_TOKEN_LIFETIME_S } from './session';

const CUSTOMER = {
  customer: { __typename: 'Customer', email: 'shopper@example.com', firstname: 'Noura', lastname: 'Ali', is_subscribed: true },
};
const CHECKOUT_KEYS = ['availableShippingMethods', 'billing_address', 'paymentMethod', 'shipping_address', 'shippingMethod'];

let steps: string[];
let host: StubHost;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  steps = [];
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
});
afterEach(() => jest.useRealTimers());

function open({ hasExtensions = true, cart = {} as Partial<CartService>, company = false } = {}) {
  host = createStubHost();
  host.answer = (operation) => {
    steps.push(`${operation} as ${session.token() ?? 'guest'}`);
    if (operation === 'Customer') return { data: CUSTOMER, error: undefined };
    if (operation === 'CustomerExtension') return { data: { customer: { bss_is_company_account: company } }, error: undefined };
    return { data: {}, error: undefined };
  };
  const note = (name: string, value?: unknown) => async () => {
    steps.push(`cart.${name} as ${session.token() ?? 'guest'}`);
    return value as never;
  };
  const events = createEventBus();
  const reloadDocument = jest.fn();
  const goHome = jest.fn(() => void steps.push('home'));
  const session = createSession({
    events,
    commerce: () => ({
      ...host.commerce,
      invalidate: (names) => void steps.push(`invalidate ${names.includes('customer') && names.includes('cart')}`),
    }),
    cart: () => ({
      ...host.cart,
      reset: note('reset', 'guest-cart'),
      ensure: note('ensure', 'new-cart'),
      merge: async (source) => void steps.push(`cart.merge ${source}`),
      refresh: note('refresh'),
      ...cart,
    }),
    hasExtensions,
    forget: (names) => void steps.push(`forget ${names.includes('customer') && names.includes('cart')}`),
    personalAnswers: async () => void steps.push('answers'),
    goHome,
    reloadDocument,
  });
  const facts: unknown[] = [];
  events.on('session:signed-in', (payload) => facts.push(['in', payload.customerName]));
  events.on('session:signed-out', (payload) => facts.push(['out', payload.reason]));
  return { session, reloadDocument, goHome, facts };
}

describe('signing in', () => {
  test(
    'goes in order: the guest’s cart is forgotten before the token is stored, merged into the new one, then the customer and the ' +
      'cart are read',
    async () => {
      const { session, facts } = open();
      session.start();
      await session.signIn('token-1');
      expect(steps).toEqual([
        'cart.reset as guest',
        'invalidate true',
        'cart.ensure as token-1',
        'cart.merge guest-cart',
        'Customer as token-1',
        'CustomerExtension as token-1',
        'cart.refresh as token-1',
      ]);
      expect(session.state.get()).toEqual({
        status: 'customer',
        expiresAt: Date.now() + 3_600_000,
        customer: { email: 'shopper@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: true, isCompanyAccount: false },
      });
      expect(facts).toEqual([['in', 'Noura']]);
    },
  );

  test('stores the token for 3600 s, under its key', async () => {
    const { session } = open();
    await session.signIn('token-1');
    expect(SIGN_IN_TOKEN_LIFETIME_S).toBe(3600);
    expect(localPersistence.getEntry('signin_token')).toEqual({ value: 'token-1', ttl: 3600, timeStored: Date.now() });
  });

  test('without "Keep Me Logged In" the token is the tab’s', async () => {
    const { session } = open();
    await session.signIn('token-1', { keep: false });
    expect(localPersistence.get('signin_token')).toBeUndefined();
    expect(sessionPersistence.get('signin_token')).toBe('token-1');
    expect(session.token()).toBe('token-1');
  });

  test('clears stored checkout data', async () => {
    const { session } = open();
    for (const key of CHECKOUT_KEYS) localPersistence.set(key, { of: 'guest' });
    await session.signIn('token-1');
    for (const key of CHECKOUT_KEYS) expect(localPersistence.get(key)).toBeUndefined();
  });

  test('a guest without a cart has nothing merged', async () => {
    const { session } = open({ cart: { reset: async () => undefined } });
    await session.signIn('token-1');
    expect(steps.some((step) => step.startsWith('cart.merge'))).toBe(false);
  });

  test('a step that fails is told', async () => {
    const { session, facts } = open({ cart: { ensure: async () => Promise.reject(new Error('Unable to create cart')) } });
    await expect(session.signIn('token-1')).rejects.toThrow('Unable to create cart');
    expect(facts).toEqual([]);
  });

  test('the company flag is asked for only where the platform has it', async () => {
    const stock = open({ hasExtensions: false });
    await stock.session.signIn('token-1');
    expect(steps.join()).not.toContain('CustomerExtension');
    const extended = open({ company: true });
    await extended.session.signIn('token-2');
    expect(extended.session.state.get()).toMatchObject({ customer: { isCompanyAccount: true } });
  });
});

describe('the token’s lifetime', () => {
  test('is over after 3600 s: signed out, everything personal gone, the document loaded again', async () => {
    const { session, reloadDocument, facts } = open();
    await session.signIn('token-1');
    localPersistence.set('cartId', 'customer-cart');
    localPersistence.set('cartSummary', { count: 3 });
    localPersistence.set('shipping_address', { city: 'Riyadh' });
    jest.advanceTimersByTime(3_600_000);
    expect(session.state.get().status).toBe('customer');
    await jest.advanceTimersByTimeAsync(2);
    expect(session.state.get()).toEqual({ status: 'guest' });
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    expect(facts).toEqual([
      ['in', 'Noura'],
      ['out', 'expired'],
    ]);
    for (const key of ['signin_token', 'cartId', 'cartSummary', 'shipping_address']) expect(localPersistence.get(key)).toBeUndefined();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is checked every second: a clock that was set forward, or a laptop that slept', async () => {
    const { session, reloadDocument } = open();
    await session.signIn('token-1');
    jest.setSystemTime(Date.now() + 2 * 3_600_000);
    await jest.advanceTimersByTimeAsync(999);
    expect(reloadDocument).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(reloadDocument).toHaveBeenCalledTimes(1);
  });

  test('goes on where it was when a document is loaded', async () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    jest.setSystemTime(Date.now() + 3_000_000);
    const { session, reloadDocument } = open();
    expect(session.state.get().status).toBe('unknown');
    session.start();
    expect(session.state.get().status).toBe('customer');
    await jest.advanceTimersByTimeAsync(599_000);
    expect(session.state.get()).toMatchObject({ customer: { firstName: 'Noura' } });
    expect(reloadDocument).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1002);
    expect(reloadDocument).toHaveBeenCalledTimes(1);
  });

  test('was over before the document was loaded: a guest, and nothing of the customer is left', () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    localPersistence.set('cartId', 'customer-cart');
    localPersistence.set('billing_address', { city: 'Riyadh' });
    jest.setSystemTime(Date.now() + 3_601_000);
    const { session, reloadDocument, facts } = open();
    expect(session.token()).toBeUndefined();
    session.start();
    expect(session.state.get()).toEqual({ status: 'guest' });
    expect(facts).toEqual([['out', 'expired']]);
    expect(localPersistence.get('cartId')).toBeUndefined();
    expect(localPersistence.get('billing_address')).toBeUndefined();
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  test('a guest’s cart stays where there never was a token', () => {
    localPersistence.set('cartId', 'guest-cart');
    const { session } = open();
    session.start();
    expect(session.state.get()).toEqual({ status: 'guest' });
    expect(localPersistence.get('cartId')).toBe('guest-cart');
  });

  test('a token that the platform no longer knows ends the session', async () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    const { session, reloadDocument } = open();
    host.answer = () => ({
      data: { customer: null },
      error: {
        message: 'The current customer isn’t authorized.',
        isNetworkError: false,
        status: 200,
        errors: [{ message: 'x', category: 'graphql-authorization', path: ['customer'] }],
      },
    });
    session.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(session.state.get()).toEqual({ status: 'guest' });
    expect(reloadDocument).toHaveBeenCalledTimes(1);
  });

  test('a platform that does not answer does not sign anybody out', async () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    const { session, reloadDocument } = open();
    host.answer = () => ({ data: undefined, error: { message: 'Failed to fetch', isNetworkError: true, status: undefined, errors: [] } });
    session.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(session.state.get().status).toBe('customer');
    expect(reloadDocument).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  test('goes in order: token revoked, cart and token gone, data cleared, home', async () => {
    const { session, facts } = open();
    await session.signIn('token-1');
    localPersistence.set('shippingMethod', 'x');
    steps.length = 0;
    await session.signOut();
    expect(steps).toEqual(['cart.reset as token-1', 'answers', 'RevokeToken as token-1', 'cart.reset as token-1', 'forget true', 'home']);
    expect(session.state.get()).toEqual({ status: 'guest' });
    expect(localPersistence.get('signin_token')).toBeUndefined();
    expect(localPersistence.get('shippingMethod')).toBeUndefined();
    expect(facts.at(-1)).toEqual(['out', 'user']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('while the sign-in is still reading ends that: nothing more is asked, nobody is said to have come', async () => {
    let read: (value: unknown) => void = () => {};
    const { session, facts } = open({ cart: { ensure: () => new Promise((resolve) => (read = resolve as never)) } });
    const signingIn = session.signIn('token-1');
    await jest.advanceTimersByTimeAsync(0);
    await session.signOut();
    steps.length = 0;
    read('mine');
    await signingIn;
    expect(steps).toEqual([]);
    expect(facts).toEqual([['out', 'user']]);
  });

  test('says why', async () => {
    const { session, facts } = open();
    await session.signIn('token-1');
    await session.signOut({ reason: 'invalid-cart' });
    expect(facts.at(-1)).toEqual(['out', 'invalid-cart']);
  });

  test('a token that cannot be revoked does not matter', async () => {
    const { session, goHome } = open();
    await session.signIn('token-1');
    host.answer = () => Promise.reject(new Error('500'));
    await session.signOut();
    expect(goHome).toHaveBeenCalled();
    expect(session.state.get().status).toBe('guest');
  });

  test('nor does a cart that does not answer: its id goes all the same', async () => {
    const { session, goHome } = open();
    await session.signIn('token-1');
    localPersistence.set('cartId', 'customer-cart');
    const broken = open({ cart: { reset: async () => Promise.reject(new Error('The cart service did not start in time.')) } });
    broken.session.start();
    await broken.session.signOut();
    expect(broken.goHome).toHaveBeenCalled();
    expect(broken.session.state.get().status).toBe('guest');
    expect(localPersistence.get('cartId')).toBeUndefined();
    expect(goHome).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  const signOutElsewhere = () =>
    window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key('signin_token'), newValue: null }));

  test.each(['before', 'after'])('signs out: so does this one, signed in %s it was loaded', async (when) => {
    if (when === 'before') localPersistence.set('signin_token', 'token-1', 3600);
    const { session, reloadDocument, facts } = open();
    session.start();
    if (when === 'after') await session.signIn('token-1');
    signOutElsewhere();
    expect(session.state.get()).toEqual({ status: 'guest' });
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    expect(facts.at(-1)).toEqual(['out', 'other-tab']);
  });

  test('does not end a session that is this tab’s alone', async () => {
    const { session, reloadDocument } = open();
    session.start();
    await session.signIn('token-1', { keep: false });
    signOutElsewhere();
    expect(session.state.get().status).toBe('customer');
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  test('does nothing to a guest', () => {
    const { session, reloadDocument } = open();
    session.start();
    signOutElsewhere();
    expect(reloadDocument).not.toHaveBeenCalled();
  });
});

test('the customer is read again on demand', async () => {
  const { session } = open();
  await session.signIn('token-1');
  host.answer = (operation) => ({
    data: operation === 'Customer' ? { customer: { ...CUSTOMER.customer, firstname: 'Sara' } } : { customer: null },
    error: undefined,
  });
  await session.reload();
  expect(session.state.get()).toMatchObject({ customer: { firstName: 'Sara' } });
});

test('reading the customer again finds out that the session has ended', async () => {
  const { session, reloadDocument, facts } = open();
  await session.signIn('token-1');
  host.answer = () => ({
    data: { customer: null },
    error: {
      message: 'x',
      isNetworkError: false,
      status: 403,
      errors: [{ message: 'x', category: 'graphql-authorization', path: ['customer'] }],
    },
  });
  await expect(session.reload()).rejects.toThrow();
  expect(facts.at(-1)).toEqual(['out', 'expired']);
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});
