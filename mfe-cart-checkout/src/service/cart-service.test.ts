import { createStubHost, until } from 'shared-testing';
import {
  createMemoryStorage,
  createFakeBrowser,
  failure,
  NETWORK_FAILURE,
  platformCart,
  platformLine,
  settled,
  startService,
} from '../testing/fake-platform';
import type { BrowserEnvironment } from './browser-environment';

const cart = (id: string, ...lines: unknown[]) => ({
  CartDetails: () => ({ cart: platformCart(id, lines) }),
  CartCount: () => ({ cart: { id, total_quantity: lines.length } }),
});

const CUSTOMER = { status: 'customer', expiresAt: 1, isKept: true, customer: undefined } as const;

describe('the first reading', () => {
  test('where lines are shown they are asked for at once, and once', async () => {
    const host = createStubHost({}, { pathname: '/cart' });
    const { service, operations } = startService(cart('kept', platformLine('A', 1)), { stored: 'kept', host });
    await service.refresh();
    expect(operations()).toEqual(['CartDetails']);
    await service.refresh();
    expect(operations()).toEqual(['CartDetails', 'CartDetails']);
  });

  test('elsewhere the badge’s number is', async () => {
    const { operations } = startService(cart('kept'), { stored: 'kept' });
    await settled();
    expect(operations()).toEqual(['CartCount']);
  });

  test('one that failed is made again', async () => {
    let tries = 0;
    const script = { CartDetails: () => (++tries === 1 ? NETWORK_FAILURE : { cart: platformCart('kept', [platformLine('A', 1)]) }) };
    const { service } = startService(script, { stored: 'kept', host: createStubHost({}, { pathname: '/cart' }) });
    await expect(service.refresh()).rejects.toThrow('We could not reach the shop.');
    await service.refresh();
    expect(service.state.get().details?.items).toHaveLength(1);
  });
});

describe('which cart', () => {
  test('the one in storage', async () => {
    const { service, operations } = startService(cart('kept'), { stored: 'kept' });
    await expect(service.ensure()).resolves.toBe('kept');
    expect(operations()).not.toContain('CreateEmptyCart');
  });

  test('else a new one from the platform, kept in storage', async () => {
    const { service, browser } = startService({ CreateEmptyCart: () => ({ createEmptyCart: 'new' }) });
    await expect(service.ensure()).resolves.toBe('new');
    expect(browser.local.get('cartId')).toBe('new');
    expect(service.state.get().summary.cartId).toBe('new');
  });

  test('asks once, however many want it', async () => {
    const { service, operations } = startService({ CreateEmptyCart: () => ({ createEmptyCart: 'new' }) });
    await Promise.all([service.ensure(), service.ensure(), service.ensure()]);
    expect(operations().filter((name) => name === 'CreateEmptyCart')).toHaveLength(1);
  });

  test.each([
    ['en', 'Unable to create cart'],
    ['ar', 'تعذّر إنشاء سلة التسوق'],
  ] as const)('says in %s that none could be had', async (language, message) => {
    const { service } = startService({ CreateEmptyCart: () => NETWORK_FAILURE }, { language });
    await expect(service.ensure()).rejects.toThrow(message);
  });

  test('a failed attempt can be made again', async () => {
    let answers = 0;
    const { service } = startService({ CreateEmptyCart: () => (++answers === 1 ? NETWORK_FAILURE : { createEmptyCart: 'new' }) });
    await expect(service.ensure()).rejects.toThrow();
    await expect(service.ensure()).resolves.toBe('new');
  });

  test('two tabs create one cart: the second looks into the storage again under the lock', async () => {
    const storage = createMemoryStorage();
    let last: Promise<unknown> = Promise.resolve();
    const locks: BrowserEnvironment['exclusively'] = (task) => {
      const turn = last.then(task);
      last = turn.catch(() => undefined);
      return turn;
    };
    let created = 0;
    const script = { CreateEmptyCart: () => ({ createEmptyCart: `cart-${++created}` }) };
    const tabs = [startService(script, { storage, locks }), startService(script, { storage, locks })];
    await expect(Promise.all(tabs.map(({ service }) => service.ensure()))).resolves.toEqual(['cart-1', 'cart-1']);
  });

  test('reset forgets it, in storage too, and gives its id', async () => {
    const { service, browser } = startService(cart('kept'), { stored: 'kept' });
    await expect(service.reset()).resolves.toBe('kept');
    expect(browser.local.get('cartId')).toBeUndefined();
    expect(browser.local.get('cartSummary')).toBeUndefined();
    expect(service.state.get().summary).toMatchObject({ cartId: undefined, count: 0 });
  });
});

describe('details', () => {
  test('come from the network, after a cart was made if there was none', async () => {
    const { service, operations, host } = startService({
      CreateEmptyCart: () => ({ createEmptyCart: 'new' }),
      ...cart('new', platformLine('A', 2)),
    });
    await service.refresh();
    expect(operations()).toEqual(['CreateEmptyCart', 'CartDetails']);
    expect(host.callsOf('commerce.query').at(-1)?.[2]).toEqual({ policy: 'network-only' });
    expect(service.state.get().details?.items).toHaveLength(1);
  });

  test('complaint 7: tolerate a stock error beside the answer, so that the line can be removed', async () => {
    const { service } = startService(
      {
        CartDetails: () => ({
          data: { cart: platformCart('kept', [null, platformLine('A', 2)]) },
          error: {
            message: 'Some of the products are out of stock.',
            isNetworkError: false,
            status: 200,
            errors: [{ message: 'Some of the products are out of stock.', category: 'graphql-input', path: ['cart', 'items', 0] }],
          },
        }),
      },
      { stored: 'kept' },
    );
    await service.refresh();
    expect(service.state.get().details?.items.map(({ uid }) => uid)).toEqual(['uid-A']);
    expect(service.state.get().errors.get).toBeUndefined();
  });

  test.each([
    ['no answer', NETWORK_FAILURE, 'We could not reach the shop. Check your connection and try again.'],
    [
      'HTML instead of JSON',
      { data: undefined, error: { message: 'Unexpected token <', isNetworkError: true, status: 200, errors: [] } },
      'The shop could not do this just now. Please try again in a moment.',
    ],
    [
      'a server error',
      failure('Internal server error', { status: 500 }),
      'The shop could not do this just now. Please try again in a moment.',
    ],
  ])('%s is an error that the shopper can read, and busy ends', async (_name, given, message) => {
    const { service } = startService({ CartDetails: () => given, CartCount: () => given }, { stored: 'kept' });
    await expect(service.refresh()).rejects.toThrow(message);
    expect(service.state.get()).toMatchObject({ busy: { loading: false }, errors: { get: message } });
  });

  test('an answer about a cart that was given up meanwhile is not shown', async () => {
    let give: (value: unknown) => void = () => {};
    const { service } = startService({ CartDetails: () => new Promise((resolve) => (give = resolve)) }, { stored: 'old' });
    const reading = service.refresh();
    await settled();
    await service.reset();
    give({ cart: platformCart('old', [platformLine('A', 1)]) });
    await reading;
    expect(service.state.get().details).toBeUndefined();
  });
});

describe('the badge', () => {
  test('complaint 2: shows the kept number at once, then the platform’s', async () => {
    const storage = createMemoryStorage();
    const first = createFakeBrowser(storage);
    first.local.set('cartSummary', { cartId: 'kept', count: 3, at: 1 });
    const { service, browser } = startService(
      { CartCount: () => ({ cart: { id: 'kept', total_quantity: 5 } }) },
      { storage, stored: 'kept' },
    );
    expect(service.state.get().summary.count).toBe(3);
    await settled();
    expect(service.state.get().summary.count).toBe(5);
    expect(browser.local.get('cartSummary')).toEqual({ cartId: 'kept', count: 5, at: 1000, owner: 'guest' });
  });

  test('the sum is kept with the number, and shown on the next visit; junk is none', async () => {
    const storage = createMemoryStorage();
    const first = startService(cart('kept', platformLine('A', 2)), { storage, stored: 'kept' });
    await first.service.refresh();
    const total = first.service.state.get().details?.totals.grandTotal;
    expect(total).toBeDefined();
    const count = () => ({ cart: { id: 'kept', total_quantity: 2 } });
    const next = startService({ CartCount: count }, { storage, stored: 'kept' });
    expect(next.service.state.get().summary).toMatchObject({ count: 2, total });
    await settled();
    expect(next.service.state.get().summary).toMatchObject({ count: 2, total });
    expect(next.browser.local.get('cartSummary')).toMatchObject({ total });
    createFakeBrowser(storage).local.set('cartSummary', { cartId: 'kept', count: 2, at: 1, total: 'junk' });
    expect(startService({ CartCount: count }, { storage, stored: 'kept' }).service.state.get().summary).not.toHaveProperty('total');
  });

  test('a guest’s cart that is gone since the last visit is dropped without a word', async () => {
    const { service, messages, browser } = startService({ CartCount: () => failure("The cart isn't active.") }, { stored: 'old' });
    await settled();
    expect(service.state.get().summary.cartId).toBeUndefined();
    expect(browser.local.get('cartId')).toBeUndefined();
    expect(messages()).toEqual([]);
  });

  test('tells others when cart or number change', async () => {
    const { service, host } = startService({ CreateEmptyCart: () => ({ createEmptyCart: 'new' }), ...cart('new', platformLine('A', 2)) });
    const heard: unknown[] = [];
    host.events.on('cart:updated', (payload) => heard.push(payload));
    await service.refresh();
    expect(heard).toEqual([
      { cartId: 'new', count: 0 },
      { cartId: 'new', count: 2 },
    ]);
  });

  test('complaint 17: a customer who returns to a browser without a cart gets the one on the platform', async () => {
    const { service } = startService(
      { CreateEmptyCart: () => ({ createEmptyCart: 'mine' }), CartCount: () => ({ cart: { id: 'mine', total_quantity: 7 } }) },
      { session: { status: 'customer', expiresAt: 1, isKept: true, customer: undefined } },
    );
    await settled();
    expect(service.state.get().summary).toMatchObject({ cartId: 'mine', count: 7 });
  });
});

describe('signing in', () => {
  test('complaint 1: holds everything that asks for a cart until the new one exists', async () => {
    const { service, operations, host } = startService(
      { CreateEmptyCart: () => ({ createEmptyCart: 'mine' }), MergeCarts: () => ({ mergeCarts: { id: 'mine' } }), ...cart('mine') },
      { stored: 'guest' },
    );
    await settled();
    const before = operations().length;
    await service.leaveSession();
    host.set.session.set(CUSTOMER);
    const reading = service.refresh();
    await settled();
    expect(operations()).toHaveLength(before);
    await service.enterSession();
    await reading;
    expect(operations().slice(before)).toEqual(expect.arrayContaining(['CreateEmptyCart', 'CartDetails', 'MergeCarts']));
    expect(operations()[before]).toBe('CreateEmptyCart');
  });

  test('whoever goes while a guest’s lines are on their way leaves nothing, also where the cart was not told to be left', async () => {
    const storage = createMemoryStorage();
    const guest = startService({ CreateEmptyCart: () => ({ createEmptyCart: 'guests' }) }, { storage });
    await guest.service.ensure();
    let endMerge: () => void = () => undefined;
    const merged = new Promise<void>((resolve) => (endMerge = resolve));
    const host = createStubHost();
    host.set.session.set(CUSTOMER);
    const { service } = startService(
      {
        CreateEmptyCart: () => ({ createEmptyCart: 'mine' }),
        MergeCarts: () => merged.then(() => ({ mergeCarts: { id: 'mine' } })),
        ...cart('mine', platformLine('A', 1)),
      },
      { storage, host },
    );
    await until(() => service.state.get().summary.cartId === 'mine');
    host.set.session.set({ status: 'guest' });
    const entering = service.enterSession();
    await settled();
    expect(service.state.get().summary.cartId).toBeUndefined();
    endMerge();
    await entering;
    expect(service.state.get()).toMatchObject({ summary: { cartId: undefined, count: 0 }, details: undefined });
  });

  test('complaint 17: a guest’s lines go along where the service comes only after the sign-in', async () => {
    const storage = createMemoryStorage();
    const guest = startService({ CreateEmptyCart: () => ({ createEmptyCart: 'guest-cart' }) }, { storage });
    await guest.service.ensure();
    const later = startService(
      { CreateEmptyCart: () => ({ createEmptyCart: 'mine' }), MergeCarts: () => ({ mergeCarts: { id: 'mine' } }), ...cart('mine') },
      { storage, session: CUSTOMER },
    );
    await settled();
    expect(later.sent.find(({ operation }) => operation === 'MergeCarts')?.variables).toEqual({
      source: 'guest-cart',
      destination: 'mine',
    });
    expect(later.service.state.get().summary.cartId).toBe('mine');
  });

  test('a customer’s cart and checkout are never a guest’s, even where nobody was there to clear them', async () => {
    const storage = createMemoryStorage();
    const before = startService({ CreateEmptyCart: () => ({ createEmptyCart: 'mine' }) }, { storage, session: CUSTOMER });
    await before.service.ensure();
    before.browser.local.set('shipping_address', { city: 'Riyadh' });
    const after = startService({}, { storage });
    await settled();
    expect(after.service.state.get().summary.cartId).toBeUndefined();
    expect(after.operations()).toEqual([]);
    for (const key of ['cartId', 'cartSummary', 'shipping_address']) expect(after.browser.local.get(key)).toBeUndefined();
  });

  test('signing out forgets the cart, also one that came while it ended', async () => {
    const { service, host, browser } = startService({ CreateEmptyCart: () => ({ createEmptyCart: 'mine' }) }, { session: CUSTOMER });
    await service.ensure();
    await service.leaveSession();
    await service.ensure();
    host.set.session.set({ status: 'guest' });
    await service.enterSession();
    expect(service.state.get().summary).toMatchObject({ cartId: undefined, count: 0 });
    expect(browser.local.get('cartId')).toBeUndefined();
  });
});

describe('a customer of one tab alone', () => {
  const TAB_ONLY = { ...CUSTOMER, isKept: false };

  test('has their cart in that tab alone', async () => {
    const { service, browser } = startService({ CreateEmptyCart: () => ({ createEmptyCart: 'mine' }) }, { session: TAB_ONLY });
    await service.ensure();
    expect(browser.local.get('cartId')).toBeUndefined();
    expect(browser.session.get('cartId')).toBe('mine');
  });

  test('whose token has ended leaves nothing to the next one in that tab', async () => {
    const tab = createMemoryStorage();
    const before = startService({ CreateEmptyCart: () => ({ createEmptyCart: 'mine' }) }, { session: TAB_ONLY, tab });
    await before.service.ensure();
    before.browser.session.set('shipping_address', { city: 'Riyadh' });
    const after = startService(
      { CreateEmptyCart: () => ({ createEmptyCart: 'theirs' }), ...cart('theirs') },
      { session: { status: 'guest' }, tab },
    );
    for (const key of ['cartId', 'cartSummary', 'shipping_address']) expect(after.browser.session.get(key)).toBeUndefined();
    after.host.set.session.set(TAB_ONLY);
    await after.service.enterSession();
    expect(after.service.state.get().summary.cartId).toBe('theirs');
  });

  test('does not follow a guest’s cart in another tab', async () => {
    const { service, browser } = startService({ CreateEmptyCart: () => ({ createEmptyCart: 'mine' }) }, { session: TAB_ONLY });
    await service.ensure();
    browser.fromOtherTab('cartId', 'guests');
    expect(browser.reloads).toBe(0);
    expect(service.state.get().summary.cartId).toBe('mine');
  });
});

describe('other tabs', () => {
  test('a tab without a cart takes the other’s', async () => {
    const { service, browser } = startService({});
    browser.fromOtherTab('cartId', 'theirs');
    expect(service.state.get().summary.cartId).toBe('theirs');
    expect(browser.reloads).toBe(0);
  });

  test('a different cart loads the document again, and the next one says why', async () => {
    const storage = createMemoryStorage();
    const { browser } = startService(cart('mine'), { stored: 'mine', storage });
    browser.fromOtherTab('cartId', 'other');
    expect(browser.reloads).toBe(1);
    expect(browser.session.get('cartNotice')).toBe('other-tab');
  });

  test('the same id, or none, does not', () => {
    const { browser } = startService(cart('mine'), { stored: 'mine' });
    browser.fromOtherTab('cartId', 'mine');
    browser.fromOtherTab('cartId', undefined);
    expect(browser.reloads).toBe(0);
  });

  test('another number of the same cart is taken over, and known lines are read again', async () => {
    const { service, browser, operations } = startService(cart('mine', platformLine('A', 2)), { stored: 'mine' });
    await service.refresh();
    const before = operations().length;
    browser.fromOtherTab('cartSummary', { cartId: 'mine', count: 2, at: 9 });
    await settled();
    expect(operations()).toHaveLength(before);
    browser.fromOtherTab('cartSummary', { cartId: 'mine', count: 4, at: 9 });
    await settled();
    expect(operations().slice(before)).toEqual(['CartDetails']);
  });
});
