import { drawnBelow } from '../testing/drawn-states';
import type { CartDetails, CartItem } from 'shared-contracts';
import { NO_CART, reduceCart, toCartState, type CartAction, type CartModel } from './cart-model';

const item = (uid: string, quantity: number): CartItem => ({
  uid,
  quantity,
  sku: uid,
  parentSku: undefined,
  name: uid,
  path: '',
  image: undefined,
  price: { value: 10.05, currency: 'SAR' },
  rowTotal: { value: 10.05 * quantity, currency: 'SAR' },
  options: [],
  selectedOptions: [],
  inStock: true,
  errors: [],
});
const none = { value: 0, currency: 'SAR' };
const details = (...items: CartItem[]): CartDetails => ({
  id: 'c1',
  email: undefined,
  items,
  coupons: [],
  totals: { subtotalExcludingTax: none, discounts: [], taxes: [], shipping: undefined, grandTotal: none },
});
const after = (...actions: CartAction[]): CartModel => actions.reduce(reduceCart, NO_CART);
const received = (...items: CartItem[]): CartAction => ({ type: 'receive-details', details: details(...items), at: 5, pending: [] });

test('the count is the platform’s until the details are known, then the sum of the quantities', () => {
  const counted = after({ type: 'identified', cartId: 'c1' }, { type: 'counted', count: 4, at: 3 });
  expect(toCartState(counted).summary).toEqual({ cartId: 'c1', count: 4, at: 3 });
  expect(toCartState(reduceCart(counted, received(item('a', 2), item('b', 3)))).summary).toEqual({ cartId: 'c1', count: 5, at: 5 });
});

test('the sum of the last visit stands in until the details are known, and goes with another number of pieces', () => {
  const total = { value: 17.5, currency: 'SAR' };
  const kept = after({ type: 'identified', cartId: 'c1' }, { type: 'counted', count: 4, at: 3, total });
  expect(toCartState(kept).summary.total).toEqual(total);
  expect(toCartState(reduceCart(kept, { type: 'counted', count: 4, at: 9 })).summary.total).toEqual(total);
  expect(toCartState(reduceCart(kept, { type: 'counted', count: 5, at: 9 })).summary.total).toBeUndefined();
  const read = reduceCart(kept, received(item('a', 2)));
  expect([toCartState(read).summary.total, read.total]).toEqual([undefined, read.confirmed?.totals.grandTotal]);
});

test('a wanted quantity shows at once, with its row total, and is gone when it is refused', () => {
  const wanted = after(received(item('a', 2)), { type: 'begin-edit', uid: 'a', quantity: 5 });
  expect(toCartState(wanted).details?.items[0]).toMatchObject({ quantity: 5, rowTotal: { value: 50.25 } });
  expect(toCartState(wanted).summary.count).toBe(5);
  expect(toCartState(reduceCart(wanted, { type: 'end-edit', uid: 'a' })).details?.items[0]?.quantity).toBe(2);
});

test('a wanted removal takes the line out at once', () => {
  expect(
    toCartState(after(received(item('a', 2), item('b', 1)), { type: 'begin-edit', uid: 'a', quantity: 0 })).details?.items.map(
      ({ uid }) => uid,
    ),
  ).toEqual(['b']);
});

test('new details end what was expected, except for changes that have not been sent', () => {
  const model = after(
    received(item('a', 2), item('b', 1)),
    { type: 'begin-edit', uid: 'a', quantity: 5 },
    { type: 'begin-edit', uid: 'b', quantity: 9 },
    { type: 'receive-details', details: details(item('a', 4), item('b', 1)), at: 6, pending: ['b'] },
  );
  expect(toCartState(model).details?.items.map(({ quantity }) => quantity)).toEqual([4, 9]);
});

test.each([
  ['get', { loading: true }],
  ['add', { adding: true }],
  ['update', { changing: 'a' }],
  ['remove', { changing: 'a' }],
] as const)('%s: request sets its flag and clears its error, receive the other way round', (activity, flag) => {
  const failed = after({ type: 'receive', activity, error: 'No' });
  const busy = reduceCart(failed, { type: 'request', activity, uid: 'a' });
  expect(busy.busy).toMatchObject(flag);
  expect(busy.errors).toEqual({});
  const done = reduceCart(busy, { type: 'receive', activity, error: 'Again' });
  expect(done.busy).toEqual({ loading: false, adding: false, changing: undefined });
  expect(done.errors).toEqual({ [activity]: 'Again' });
});

test('another cart begins without what was known of the first', () => {
  const other = after({ type: 'identified', cartId: 'c1' }, received(item('a', 2)), { type: 'identified', cartId: 'c2' });
  expect(toCartState(other)).toMatchObject({ summary: { cartId: 'c2', count: 0 }, details: undefined });
});

test('reset forgets everything', () => {
  expect(after({ type: 'identified', cartId: 'c1' }, received(item('a', 2)), { type: 'reset', at: 7 })).toEqual({ ...NO_CART, at: 7 });
});

describe('the diagrams in the README are what the code does', () => {
  const known = received(item('a', 2));

  test('of the cart', () => {
    const cartOf = (model: CartModel) => (model.confirmed ? 'known' : model.cartId === undefined ? 'none' : 'identified');
    const details = after(known).confirmed;
    if (!details) throw new Error('no details');
    const actions: Record<string, CartAction> = {
      identified: { type: 'identified', cartId: 'another' },
      'receive-details': { type: 'receive-details', details, at: 2, pending: [] },
      reset: { type: 'reset', at: 3 },
    };
    const states = [NO_CART, after({ type: 'identified', cartId: 'c1' }), after({ type: 'identified', cartId: 'c1' }, known)];
    const done = states.flatMap((model) =>
      Object.entries(actions).flatMap(([happening, action]) => {
        const [from, to] = [cartOf(model), cartOf(reduceCart(model, action))];
        return from === to ? [] : [`${from} ${happening} ${to}`];
      }),
    );
    // Lines are read of a cart that has an id.
    expect(drawnBelow('The cart’s states')).toEqual(done.filter((edge) => !edge.startsWith('none receive')).toSorted());
  });

  test('of a line', () => {
    const lineOf = (model: CartModel) => (model.expected['a'] === undefined ? 'settled' : 'edited');
    const details = after(known).confirmed;
    if (!details) throw new Error('no details');
    const actions: Record<string, CartAction> = {
      'begin-edit': { type: 'begin-edit', uid: 'a', quantity: 5 },
      'end-edit': { type: 'end-edit', uid: 'a' },
      'receive-details': { type: 'receive-details', details, at: 2, pending: [] },
    };
    const states = [after(known), after(known, { type: 'begin-edit', uid: 'a', quantity: 4 })];
    const done = states.flatMap((model) =>
      Object.entries(actions).flatMap(([happening, action]) => {
        const [from, to] = [lineOf(model), lineOf(reduceCart(model, action))];
        return from === to ? [] : [`${from} ${happening} ${to}`];
      }),
    );
    expect(drawnBelow('A line’s states')).toEqual(done.toSorted());
  });
});
