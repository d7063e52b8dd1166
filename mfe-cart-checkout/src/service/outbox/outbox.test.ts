import type { SessionState, ToastOptions } from 'shared-contracts';
import {
  createMemoryStorage,
  failure,
  NETWORK_FAILURE,
  platformCart,
  platformLine,
  sar,
  settled,
  startService,
} from '../../testing/fake-platform';
import { idOf } from '../../testing/customer-id';
import { drawnBelow } from '../../testing/drawn-states';
import { OUTBOX, type OutboxChange } from './outbox-change';
import type { OutboxStore } from './outbox-store';

const A = { sku: 'A', name: 'Product A', quantity: 2 };
const CUSTOMER: SessionState = {
  status: 'customer',
  expiresAt: Number.MAX_SAFE_INTEGER,
  isKept: true,
  customer: {
    id: idOf('noura@example.com'),
    email: 'noura@example.com',
    firstName: 'N',
    lastName: 'A',
    isSubscribed: false,
    isCompanyAccount: false,
  },
};

function memoryStore(): OutboxStore & { changes: readonly OutboxChange[] } {
  const store = {
    changes: [] as readonly OutboxChange[],
    read: async () => store.changes,
    change: async (next: (changes: readonly OutboxChange[]) => readonly OutboxChange[]) => (store.changes = next(store.changes)),
  };
  return store;
}

interface FakePlatform {
  lines: Record<string, number>;
  isAway: boolean;
  losesAnswers: boolean;
  refusal: string | undefined;
  prices: Record<string, number>;
  answer(act: () => unknown): unknown;
  script: Record<string, (variables: Record<string, unknown>) => unknown>;
}

/** A platform with one cart, which may be away, and may lose its answers. */
function createPlatform(lines: Record<string, number> = {}) {
  const platform: FakePlatform = {
    lines,
    isAway: false,
    losesAnswers: false,
    refusal: undefined,
    answer(act: () => unknown): unknown {
      if (platform.isAway) return NETWORK_FAILURE;
      const given = act();
      return platform.losesAnswers ? NETWORK_FAILURE : given;
    },
    prices: {},
    script: {
      PriceNow: ({ sku }) =>
        platform.answer(() => ({
          products: {
            items: [
              { uid: 'p', sku, price_range: { minimum_price: { final_price: { value: platform.prices[String(sku)], currency: 'SAR' } } } },
            ],
          },
        })),
      CreateEmptyCart: () => platform.answer(() => ({ createEmptyCart: 'c1' })),
      CartCount: () => platform.answer(() => ({ cart: { id: 'c1', total_quantity: Object.values(lines).reduce((a, b) => a + b, 0) } })),
      CartDetails: () =>
        platform.isAway
          ? NETWORK_FAILURE
          : {
              cart: platformCart(
                'c1',
                Object.entries(lines).map(([sku, quantity]) =>
                  platformLine(sku, quantity, {
                    prices: {
                      price: sar(8.7),
                      price_including_tax: sar(platform.prices[sku] ?? 10),
                      row_total_including_tax: sar(10 * quantity),
                    },
                  }),
                ),
              ),
            },
      AddProductsToCart: ({ cartItems }: Record<string, unknown>) =>
        platform.answer(() => {
          const [item] = cartItems as { sku: string; quantity: number }[];
          if (item && platform.refusal === undefined) lines[item.sku] = (lines[item.sku] ?? 0) + item.quantity;
          const errors = platform.refusal === undefined ? [] : [{ code: 'X', message: platform.refusal }];
          return { addProductsToCart: { cart: { id: 'c1', total_quantity: 1 }, user_errors: errors } };
        }),
      UpdateCartItem: ({ uid, quantity }: Record<string, unknown>) =>
        platform.answer(() => {
          lines[String(uid).slice(4)] = Number(quantity);
          return { updateCartItems: { cart: { id: 'c1', total_quantity: 1 }, errors: [] } };
        }),
      RemoveCartItem: ({ uid }: Record<string, unknown>) =>
        platform.answer(() => {
          delete lines[String(uid).slice(4)];
          return { removeItemFromCart: { cart: { id: 'c1', total_quantity: 0 } } };
        }),
    },
  };
  return platform;
}

type Options = Parameters<typeof startService>[1];

async function start(lines: Record<string, number> = {}, options: Options = {}) {
  const platform = createPlatform(lines);
  const store = memoryStore();
  const shop = startService(platform.script, { stored: 'c1', waiting: store, ...options });
  await shop.service.refresh();
  shop.sent.length = 0;
  const online = async (isOnline: boolean) => {
    platform.isAway = !isOnline;
    shop.host.set.connectivity.set({ isOnline, hasBeenOffline: true });
    if (isOnline) shop.host.events.emit('connectivity:came-online', {});
    for (let turn = 0; turn < 8; turn += 1) await settled();
  };
  const sends = (operation: string) => shop.operations().filter((name) => name === operation).length;
  const shown = () =>
    (shop.service.state.get().waiting ?? []).map(({ kind, sku, quantity, status }) => `${kind} ${quantity} ${sku} ${status}`);
  const reasons = () => (shop.service.state.get().waiting ?? []).map(({ reason }) => reason);
  return { ...shop, platform, store, online, sends, shown, reasons };
}

describe('an add', () => {
  test('made offline waits, says so, and is carried out when the browser is online', async () => {
    const shop = await start();
    await shop.online(false);
    await expect(shop.service.add([A])).resolves.toEqual([]);
    expect(shop.shown()).toEqual(['add 2 A waiting']);
    expect(shop.messages()).toEqual(['There is no connection. Product A waits and is added as soon as there is one.']);
    expect(shop.browser.local.get('cartWaiting')).toBe(1);
    await shop.online(true);
    expect(shop.platform.lines).toEqual({ A: 2 });
    expect(shop.shown()).toEqual([]);
    expect(shop.messages()).toContain('Product A was added to your cart.');
    // In the place of what the shell says of the connection: one message, not three.
    expect(shop.host.callsOf('toasts.add').map(([toast]) => (toast as ToastOptions).kind)).toEqual(['connectivity', 'connectivity']);
    expect(shop.browser.local.get('cartWaiting')).toBeUndefined();
  });

  test('whose answer was lost is not sent again: the cart is read first', async () => {
    const shop = await start({ A: 1 });
    shop.platform.losesAnswers = true;
    const adding = shop.service.add([A]);
    await adding;
    shop.platform.losesAnswers = false;
    await shop.online(true);
    expect(shop.platform.lines).toEqual({ A: 3 });
    expect(shop.sends('AddProductsToCart')).toBe(1);
    expect(shop.store.changes).toEqual([]);
  });

  test('that never arrived is sent again, once', async () => {
    const shop = await start({ A: 1 });
    shop.platform.isAway = true;
    await shop.service.add([A]);
    await shop.online(true);
    await shop.online(true);
    expect(shop.platform.lines).toEqual({ A: 3 });
    expect(shop.sends('AddProductsToCart')).toBe(2);
  });

  test('of which nobody can tell whether it arrived is asked about', async () => {
    const shop = await start({ A: 1 });
    shop.platform.isAway = true;
    await shop.service.add([A]);
    shop.platform.lines.A = 7;
    await shop.online(true);
    expect(shop.shown()).toEqual(['add 2 A conflict']);
    expect(shop.reasons()).toEqual(['We do not know whether this arrived. Please look at the quantity in your cart.']);
    await shop.service.decide?.(1, 'send');
    await settled();
    expect(shop.platform.lines).toEqual({ A: 9 });
    expect(shop.shown()).toEqual([]);
  });

  test('that is refused says why, and can be left', async () => {
    const shop = await start();
    await shop.online(false);
    await shop.service.add([A]);
    shop.platform.refusal = 'The requested qty is not available';
    await shop.online(true);
    expect(shop.reasons()).toEqual(['The requested quantity is not available.']);
    await shop.service.decide?.(1, 'drop');
    expect(shop.store.changes).toEqual([]);
    expect(shop.platform.lines).toEqual({});
  });

  test('several are carried out in order', async () => {
    const shop = await start();
    await shop.online(false);
    await shop.service.add([A]);
    await shop.service.add([{ sku: 'B', name: 'B', quantity: 1 }]);
    await shop.service.add([A]);
    await shop.online(true);
    expect(
      shop.sent
        .filter(({ operation }) => operation === 'AddProductsToCart')
        .slice(-3)
        .map(({ variables }) => variables.cartItems),
    ).toEqual([[{ sku: 'A', quantity: 2 }], [{ sku: 'B', quantity: 1 }], [{ sku: 'A', quantity: 2 }]]);
    expect(shop.platform.lines).toEqual({ A: 4, B: 1 });
  });

  test('outlives the document, also one that ended while it was on its way', async () => {
    const storage = createMemoryStorage();
    const first = await start({}, { storage });
    await first.online(false);
    await first.service.add([A]);
    // Written before it was sent; then the document ended, and the platform had it.
    first.store.changes = first.store.changes.map((each) => ({ ...each, status: 'sending', sentAt: { line: 0 } }));
    const platform = createPlatform({ A: 2 });
    const second = startService(platform.script, { storage, waiting: first.store });
    await settled();
    await settled();
    expect(second.operations()).not.toContain('AddProductsToCart');
    expect(first.store.changes).toEqual([]);
    expect(platform.lines).toEqual({ A: 2 });
  });

  test('that cannot be kept fails as before; a list keeps its own rows', async () => {
    const store = { ...memoryStore(), change: () => Promise.reject(new Error('QuotaExceededError')) };
    const shop = await start({}, { waiting: store });
    shop.platform.isAway = true;
    await expect(shop.service.add([A])).rejects.toThrow('We could not reach the shop.');
    const other = await start();
    other.platform.isAway = true;
    await expect(other.service.add([A, { sku: 'B', name: 'B', quantity: 1 }])).rejects.toThrow('We could not reach the shop.');
    expect(other.store.changes).toEqual([]);
  });

  test('that the platform answers with a mistake of its own does not wait', async () => {
    const shop = await start();
    shop.platform.script.AddProductsToCart = () => failure('Internal server error', { status: 500 });
    await expect(shop.service.add([A])).rejects.toThrow('The shop could not do this just now.');
    expect(shop.store.changes).toEqual([]);
  });

  test('of a guest is asked about once they have signed in', async () => {
    const shop = await start();
    await shop.online(false);
    await shop.service.add([A]);
    shop.host.set.session.set(CUSTOMER);
    await shop.online(true);
    expect(shop.reasons()).toEqual(['This was chosen before you signed in.']);
    expect(shop.platform.lines).toEqual({});
    await shop.service.decide?.(1, 'send');
    await settled();
    expect(shop.platform.lines).toEqual({ A: 2 });
  });

  test('of a customer whose session has ended meanwhile goes on waiting for them', async () => {
    const shop = await start({}, { session: CUSTOMER });
    await shop.online(false);
    await shop.service.add([A]);
    shop.host.session.signOut = async () => shop.host.set.session.set({ status: 'guest' });
    const details = shop.platform.script.CartDetails as (variables: Record<string, unknown>) => unknown;
    shop.platform.script.CartDetails = () => {
      shop.platform.script.CartDetails = details;
      return failure('The current user cannot perform operations on cart "c1"', { status: 401 });
    };
    await shop.online(true);
    expect(shop.platform.lines).toEqual({});
    expect(shop.store.changes).toHaveLength(1);
  });

  test('of a customer is not shown to a guest', async () => {
    const shop = await start({}, { session: CUSTOMER });
    await shop.online(false);
    await shop.service.add([A]);
    shop.host.set.session.set({ status: 'guest' });
    await shop.online(true);
    expect(shop.shown()).toEqual([]);
    expect(shop.store.changes).toHaveLength(1);
    expect(shop.platform.lines).toEqual({});
  });
});

describe('a price that has become another', () => {
  const chosen = { ...A, price: { value: 10, currency: 'SAR' } };
  test('is shown for a decision before anything is added; done anyway it is not asked about again', async () => {
    const shop = await start();
    await shop.online(false);
    await shop.service.add([chosen]);
    shop.platform.prices.A = 12.5;
    await shop.online(true);
    expect(shop.reasons()).toEqual([expect.stringMatching(/It costs .*SAR 12\.50.* now; it was .*SAR 10\.00.* when you chose it/)]);
    expect(shop.platform.lines).toEqual({});
    await shop.service.decide?.(1, 'send');
    await settled();
    expect(shop.platform.lines).toEqual({ A: 2 });
    expect(shop.shown()).toEqual([]);
  });

  test('the same price, or one that nobody can tell, is no question', async () => {
    const shop = await start();
    await shop.online(false);
    await shop.service.add([chosen]);
    await shop.service.add([{ sku: 'B', name: 'B', quantity: 1, price: { value: 10, currency: 'SAR' } }]);
    shop.platform.prices.A = 10;
    await shop.online(true);
    expect(shop.platform.lines).toEqual({ A: 2, B: 1 });
  });

  test('of a line is asked about before its quantity is changed', async () => {
    const shop = await start({ A: 1 });
    await shop.online(false);
    await shop.service.update('uid-A', 4);
    shop.platform.prices.A = 12.5;
    await shop.online(true);
    expect(shop.shown()).toEqual(['update 4 A conflict']);
    expect(shop.platform.lines).toEqual({ A: 1 });
    await shop.service.decide?.(1, 'send');
    await settled();
    expect(shop.platform.lines).toEqual({ A: 4 });
  });
});

describe('what waits is not overtaken', () => {
  test('a change that is made when the platform is back comes behind what waits, and nothing is asked', async () => {
    const shop = await start({ A: 1 });
    shop.platform.isAway = true;
    await shop.service.add([A]);
    shop.platform.isAway = false;
    await shop.service.update('uid-A', 9);
    await shop.service.add([{ sku: 'B', name: 'B', quantity: 1 }]);
    for (let turn = 0; turn < 8; turn += 1) await settled();
    expect(shop.platform.lines).toEqual({ A: 9, B: 1 });
    expect(shop.shown()).toEqual([]);
  });

  test('the newest change of a line takes the place of one that needs a decision', async () => {
    const shop = await start({ A: 1 });
    await shop.online(false);
    await shop.service.update('uid-A', 4);
    shop.platform.lines.A = 9;
    await shop.online(true);
    expect(shop.shown()).toEqual(['update 4 A conflict']);
    await shop.service.update('uid-A', 5);
    for (let turn = 0; turn < 8; turn += 1) await settled();
    expect(shop.platform.lines).toEqual({ A: 5 });
    expect(shop.shown()).toEqual([]);
  });

  test('a cart that cannot be read for another reason is read again later', async () => {
    const shop = await start();
    await shop.online(false);
    await shop.service.add([A]);
    const details = shop.platform.script.CartDetails as (variables: Record<string, unknown>) => unknown;
    shop.platform.script.CartDetails = () => failure('Internal server error', { status: 500 });
    await shop.online(true);
    expect(shop.shown()).toEqual(['add 2 A waiting']);
    shop.platform.script.CartDetails = details;
    await shop.online(true);
    expect(shop.platform.lines).toEqual({ A: 2 });
  });
});

describe('a change of a line', () => {
  test('shows at once, waits, and is the newest only', async () => {
    const shop = await start({ A: 1 });
    await shop.online(false);
    await shop.service.update('uid-A', 4);
    await shop.service.update('uid-A', 6);
    expect(shop.service.state.get().details?.items[0]?.quantity).toBe(6);
    expect(shop.shown()).toEqual(['update 6 A waiting']);
    await shop.online(true);
    expect(shop.platform.lines).toEqual({ A: 6 });
    expect(shop.shown()).toEqual([]);
  });

  test('that is taken back while it waits is not made', async () => {
    const shop = await start({ A: 1 });
    await shop.online(false);
    await shop.service.update('uid-A', 4);
    await shop.service.update('uid-A', 1);
    await shop.online(true);
    expect(shop.platform.lines).toEqual({ A: 1 });
    expect(shop.shown()).toEqual([]);
  });

  test('that was made elsewhere, too, is asked about', async () => {
    const shop = await start({ A: 1 });
    await shop.online(false);
    await shop.service.update('uid-A', 4);
    shop.platform.lines.A = 9;
    await shop.online(true);
    expect(shop.reasons()).toEqual(['The quantity was changed elsewhere: your cart has 9 now.']);
    await shop.service.decide?.(1, 'send');
    await settled();
    expect(shop.platform.lines).toEqual({ A: 4 });
  });

  test('a removal is carried out; of what is gone it is done', async () => {
    const shop = await start({ A: 1, B: 1 });
    await shop.online(false);
    await shop.service.remove('uid-A');
    await shop.service.remove('uid-B');
    delete shop.platform.lines.B;
    await shop.online(true);
    expect(shop.platform.lines).toEqual({});
    expect(shop.store.changes).toEqual([]);
  });
});

test('junk that waits is nothing', async () => {
  const { isOutboxChange } = jest.requireActual<typeof import('./outbox-change')>('./outbox-change');
  expect(
    [
      null,
      7,
      {},
      { id: 1, kind: 'add', owner: 'guest', status: 'done', item: A },
      { id: 1, kind: 'add', owner: 'guest', status: 'waiting', item: { sku: 'A' } },
    ].filter(isOutboxChange),
  ).toEqual([]);
  expect(isOutboxChange({ id: 1, kind: 'add', owner: 'guest', status: 'waiting', item: A })).toBe(true);
  // An earlier release's name of a customer, which two of them may share.
  expect(isOutboxChange({ id: 1, kind: 'add', owner: '221pzf', status: 'waiting', item: A })).toBe(false);
});

test('the diagram in the README is what the code does', () => {
  const coded = Object.entries(OUTBOX).flatMap(([from, steps]) =>
    Object.entries(steps).map(([happening, to]) => `${from} ${happening} ${to}`),
  );
  expect(drawnBelow('A change that finds no platform')).toEqual(coded.toSorted());
});
