import { createSnapshot, type CartService, type CartState } from 'shared-contracts';
import { createStubHost, EMPTY_CART } from 'shared-contracts/testing';
import { localPersistence } from 'shared-platform';
import { createCartFacade } from './cart-facade';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function provider() {
  const done: string[] = [];
  const state = createSnapshot<CartState>(EMPTY_CART);
  const service = {
    state,
    ensure: async () => (done.push('ensure'), 'cart-1'),
    add: async (items: readonly { sku: string }[]) => (done.push(`add ${items[0]?.sku}`), []),
    update: async (uid: string, quantity: number) => void done.push(`update ${uid} ${quantity}`),
    remove: async (uid: string) => void done.push(`remove ${uid}`),
    applyCoupon: async (code: string) => void done.push(`coupon ${code}`),
    removeCoupon: async (code: string) => void done.push(`no coupon ${code}`),
    refresh: async () => void done.push('refresh'),
    reset: async () => (done.push('reset'), 'old'),
    merge: async (source: string) => void done.push(`merge ${source}`),
  } satisfies CartService;
  return { done, state, service };
}

const line = (sku: string) => ({ sku, name: sku, quantity: 1 });

test('commands wait for the service, in order, and get its answers', async () => {
  const { done, service } = provider();
  let arrive: (factory: unknown) => void = () => undefined;
  const load = jest.fn(() => new Promise((resolve) => (arrive = resolve)));
  const cart = createCartFacade(() => createStubHost(), load, jest.fn());
  const answers = Promise.all([cart.add([line('A')]), cart.update('u1', 3), cart.remove('u2'), cart.ensure(), cart.reset()]);
  expect(done).toEqual([]);
  arrive(() => service);
  expect(await answers).toEqual([[], undefined, undefined, 'cart-1', 'old']);
  expect(done).toEqual(['add A', 'update u1 3', 'remove u2', 'ensure', 'reset']);
  expect(load).toHaveBeenCalledTimes(1);
  await Promise.all([cart.applyCoupon('WELCOME10'), cart.removeCoupon('WELCOME10'), cart.refresh(), cart.merge('guest')]);
  expect(done.slice(5)).toEqual(['coupon WELCOME10', 'no coupon WELCOME10', 'refresh', 'merge guest']);
  expect(jest.getTimerCount()).toBe(0);
});

test('after 10 s a waiting command is refused, visibly, and is not carried out later', async () => {
  const { done, service } = provider();
  let arrive: (factory: unknown) => void = () => undefined;
  const onTimeout = jest.fn();
  const cart = createCartFacade(
    () => createStubHost(),
    () => new Promise((resolve) => (arrive = resolve)),
    onTimeout,
  );
  const added = cart.add([line('A')]).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(9999);
  expect(onTimeout).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await added).toBe('The cart service did not start in time.');
  expect(onTimeout).toHaveBeenCalledTimes(1);
  arrive(() => service);
  await cart.activate();
  expect(done).toEqual([]);
});

test('a service that did not load is loaded again by the next command', async () => {
  const { service } = provider();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(() => service);
  const cart = createCartFacade(() => createStubHost(), load, jest.fn());
  await expect(cart.ensure()).rejects.toThrow('404');
  expect(await cart.ensure()).toBe('cart-1');
});

test('a module that is no factory is refused', async () => {
  const cart = createCartFacade(
    () => createStubHost(),
    async () => ({}),
    jest.fn(),
  );
  await expect(cart.ensure()).rejects.toThrow('has no factory');
});

test('the badge shows the stored count until the service knows better', async () => {
  const { state, service } = provider();
  localPersistence.set('cartSummary', { cartId: 'c', count: 7, at: 1 });
  const cart = createCartFacade(
    () => createStubHost(),
    async () => () => service,
    jest.fn(),
  );
  expect(cart.state.get().summary.count).toBe(0);
  cart.start();
  expect(cart.state.get().summary).toEqual({ cartId: 'c', count: 7, at: 1 });
  await cart.activate();
  state.set({ ...EMPTY_CART, summary: { cartId: 'c', count: 8, at: 2 } });
  expect(cart.state.get().summary.count).toBe(8);
  cart.start();
  expect(cart.state.get().summary.count).toBe(8);
});

test('a stored summary that is no summary is left alone', () => {
  localPersistence.set('cartSummary', { count: 'many' });
  const cart = createCartFacade(
    () => createStubHost(),
    async () => undefined,
    jest.fn(),
  );
  cart.start();
  expect(cart.state.get().summary.count).toBe(0);
});
