import type { CartDetails, CartItem, Money } from 'shared-contracts';
import { currentId, NO_CART, reduceCart, toCartState, type CartEvent, type CartModel } from './cart-model';

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
type Given = Parameters<typeof reduceCart>[1];
const after = (...events: Given[]): CartModel => events.reduce(reduceCart, NO_CART);
const identified = (cartId = 'c1', known?: { count: number; at: number; total: Money }): CartEvent => ({
  type: 'identified',
  cartId,
  generation: 0,
  known,
});
const counted = (count: number, at: number): CartEvent => ({ type: 'counted', cartId: 'c1', count, at });
const received = (...items: CartItem[]): CartEvent => ({ type: 'receive-details', cartId: 'c1', details: details(...items), at: 5 });
const wants = (uid: string, quantity: number, call = 1): Given => ({ type: 'request', command: 'update', call, args: [uid, quantity] });
const sends = (uid: string): CartEvent => ({ type: 'send', uid, call: 1 });

test('the count is the platform’s until the details are known, then the sum of the quantities', () => {
  const known = after(identified(), counted(4, 3));
  expect(toCartState(known).summary).toEqual({ cartId: 'c1', count: 4, at: 3 });
  expect(toCartState(reduceCart(known, received(item('a', 2), item('b', 3)))).summary).toEqual({ cartId: 'c1', count: 5, at: 5 });
});

test('the sum of the last visit stands in until the details are known, and goes with another number of pieces', () => {
  const total = { value: 17.5, currency: 'SAR' };
  const kept = after(identified('c1', { count: 4, at: 3, total }));
  expect(toCartState(kept).summary.total).toEqual(total);
  expect(toCartState(reduceCart(kept, counted(4, 9))).summary.total).toEqual(total);
  expect(toCartState(reduceCart(kept, counted(5, 9))).summary.total).toBeUndefined();
  const read = reduceCart(kept, received(item('a', 2)));
  expect([toCartState(read).summary.total, read.total]).toEqual([undefined, read.confirmed?.totals.grandTotal]);
});

test('a wanted quantity shows at once, with its row total, and is gone when it is refused', () => {
  const wanted = after(identified(), received(item('a', 2)), wants('a', 5));
  expect(toCartState(wanted).details?.items[0]).toMatchObject({ quantity: 5, rowTotal: { value: 50.25 } });
  expect(toCartState(wanted).summary.count).toBe(5);
  const sent = reduceCart(wanted, sends('a'));
  expect(toCartState(reduceCart(sent, { type: 'end-edit', uid: 'a' })).details?.items[0]?.quantity).toBe(2);
});

test('a wanted removal takes the line out at once', () => {
  expect(
    toCartState(after(identified(), received(item('a', 2), item('b', 1)), wants('a', 0))).details?.items.map(({ uid }) => uid),
  ).toEqual(['b']);
});

test('new details end what was expected, except for changes that have not been sent', () => {
  const model = after(
    identified(),
    received(item('a', 2), item('b', 1)),
    wants('a', 5),
    wants('b', 9),
    sends('a'),
    received(item('a', 4), item('b', 1)),
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
  const other = after(identified(), received(item('a', 2)), identified('c2'));
  expect(toCartState(other)).toMatchObject({ summary: { cartId: 'c2', count: 0 }, details: undefined });
});

test('reset forgets everything', () => {
  expect(after(identified(), received(item('a', 2)), { type: 'reset', at: 7 })).toEqual({
    ...NO_CART,
    at: 7,
    generation: 1,
  });
});

test('what was asked for after the call that is sent is not sent with it', () => {
  const wanted = after(identified(), received(item('a', 2)), wants('a', 5, 1), wants('a', 7, 2), sends('a'));
  expect(wanted.edits).toEqual({ a: { state: 'edited', quantity: 7, call: 2, item: item('a', 2) } });
});

test('the lines are outdated from the first change that is sent until they are read', () => {
  const read = after(identified(), received(item('a', 2)));
  const changed = reduceCart(read, { type: 'request', activity: 'update', uid: 'a' });
  expect([read.isOutdated, changed.isOutdated]).toEqual([false, true]);
  expect(reduceCart(reduceCart(changed, { type: 'request', activity: 'get' }), received(item('a', 2))).isOutdated).toBe(false);
});

test('a newer wish is not taken back with the one before it', () => {
  const wanted = after(identified(), received(item('a', 2)), wants('a', 5), sends('a'), wants('a', 7));
  const refused = reduceCart(wanted, { type: 'end-edit', uid: 'a' });
  expect(toCartState(refused).details?.items[0]?.quantity).toBe(7);
});

describe('what was begun before the cart was forgotten', () => {
  const forgotten = after(identified(), received(item('a', 2)), { type: 'reset', at: 7 });

  test('does not bring its id back, nor its lines or number', () => {
    for (const event of [identified(), received(item('a', 2)), counted(4, 9)]) expect(reduceCart(forgotten, event)).toBe(forgotten);
  });

  test('may still be said to have failed', () => {
    expect(reduceCart(forgotten, { type: 'receive', activity: 'add', error: 'No' }).errors).toEqual({ add: 'No' });
  });
});

describe('a cart that the platform refuses', () => {
  const refused = after(identified(), received(item('a', 2)), wants('a', 5), { type: 'refused', cartId: 'c1' });

  test('is shown until there is another, and is nobody’s any more', () => {
    expect([toCartState(refused).summary, currentId(refused)]).toEqual([{ cartId: 'c1', count: 5, at: 5 }, undefined]);
    expect(reduceCart(refused, received())).toBe(refused);
    expect(reduceCart(refused, counted(9, 9))).toBe(refused);
  });

  test('is not the one that has taken its place meanwhile', () => {
    const next = reduceCart(refused, identified('c2'));
    expect(reduceCart(next, { type: 'refused', cartId: 'c1' })).toBe(next);
  });

  test('leaves to the next what was asked for and has not been sent', () => {
    const next = reduceCart(refused, identified('c2'));
    const edit = { state: 'edited', quantity: 5, call: 1, item: item('a', 2) };
    expect([currentId(next), next.confirmed, next.edits]).toEqual(['c2', undefined, { a: edit }]);
    const sent = reduceCart(reduceCart(refused, sends('a')), identified('c2'));
    expect(sent.edits).toEqual({});
  });
});

test('everything is held from the end of one session to the beginning of the next, not from that of an earlier one', () => {
  const left = after({ type: 'leave', at: 1, forgotten: undefined });
  const leftAgain = reduceCart(left, { type: 'leave', at: 2, forgotten: undefined });
  expect(reduceCart(leftAgain, { type: 'release', generation: left.generation }).heldFor).toBe(leftAgain.generation);
  const released = reduceCart(leftAgain, { type: 'release' });
  expect(released.heldFor).toBeUndefined();
  expect(reduceCart(released, { type: 'release', generation: leftAgain.generation })).toBe(released);
});
