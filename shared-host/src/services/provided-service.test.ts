import {
  cartService,
  createSnapshot,
  describeService,
  EMPTY_CART,
  recentlyViewedService,
  type CartService,
  type CartState,
  type ProvidedService,
  type ReleaseService,
  type ServiceDeclaration,
  type ServiceRef,
} from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { localPersistence, sessionPersistence } from 'shared-platform';
import { defineService } from 'shared-platform/service';
import { createProvidedServices, createServiceFacade, type ServiceFacadeOptions } from './provided-service';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** A provider that notes what it is told. */
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
    enterSession: async () => void done.push('enter'),
    leaveSession: async () => void done.push('leave'),
  } satisfies CartService;
  return { done, state, service };
}

function open(load: () => Promise<unknown>, more: Partial<ServiceFacadeOptions> = {}) {
  const host = createStubHost();
  const onUnavailable = jest.fn();
  const onError = jest.fn();
  const description = describeService(cartService, './service');
  const facade = createServiceFacade({ name: 'cart', description, host: () => host, load, onUnavailable, onError, ...more });
  return { facade, cart: facade.service as CartService, host, onUnavailable, onError };
}

const line = (sku: string) => ({ sku, name: sku, quantity: 1 });
const never = () => new Promise<unknown>(() => undefined);

test('commands wait for the provider, in order, and get its answers', async () => {
  const { done, service } = provider();
  let arrive: (factory: unknown) => void = () => undefined;
  const load = jest.fn(() => new Promise((resolve) => (arrive = resolve)));
  const { cart } = open(load);
  const answers = Promise.all([cart.add([line('A')]), cart.update('u1', 3), cart.remove('u2'), cart.ensure(), cart.reset()]);
  expect(done).toEqual([]);
  arrive(() => service);
  expect(await answers).toEqual([[], undefined, undefined, 'cart-1', 'old']);
  expect(done).toEqual(['add A', 'update u1 3', 'remove u2', 'ensure', 'reset']);
  expect(load).toHaveBeenCalledTimes(1);
  await Promise.all([cart.applyCoupon('WELCOME10'), cart.removeCoupon('WELCOME10'), cart.refresh()]);
  expect(done.slice(5)).toEqual(['coupon WELCOME10', 'no coupon WELCOME10', 'refresh']);
  expect(jest.getTimerCount()).toBe(0);
});

test('after 10 s a waiting command is refused, visibly, and is not carried out later', async () => {
  const { done, service } = provider();
  let arrive: (factory: unknown) => void = () => undefined;
  const { cart, facade, onUnavailable } = open(() => new Promise((resolve) => (arrive = resolve)));
  const added = cart.add([line('A')]).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(9999);
  expect(onUnavailable).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await added).toBe('The service cart did not start in time.');
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  arrive(() => service);
  await facade.activate();
  expect(done).toEqual([]);
});

test('a command that a page gives by itself fails silently', async () => {
  const description = { ...describeService(cartService, './service'), background: ['refresh'] };
  const { cart, onUnavailable } = open(() => Promise.reject(new Error('404')), { description });
  await expect(cart.refresh()).rejects.toThrow('404');
  expect(onUnavailable).not.toHaveBeenCalled();
  await expect(cart.ensure()).rejects.toMatchObject({ name: 'unavailable', message: '404' });
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});

test('a command that gives no answer rejects once the description’s limit is over', async () => {
  const { service } = provider();
  const { cart } = open(async () => () => ({ ...service, refresh: never }));
  const read = cart.refresh().catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(119_999);
  const isOpen = await Promise.race([read, Promise.resolve('open')]);
  expect(isOpen).toBe('open');
  await jest.advanceTimersByTimeAsync(1);
  expect(await read).toBe('cart.refresh gave no answer.');
});

test('a provider that throws rejects the command, no more', async () => {
  const { service } = provider();
  const broken = () => {
    throw new Error('planned');
  };
  const { cart } = open(async () => () => ({ ...service, refresh: broken }));
  await expect(cart.refresh()).rejects.toThrow('planned');
  expect(await cart.ensure()).toBe('cart-1');
});

test('a provider that did not load is loaded again by the next command', async () => {
  const { service } = provider();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(() => service);
  const { cart } = open(load);
  await expect(cart.ensure()).rejects.toThrow('404');
  expect(await cart.ensure()).toBe('cart-1');
});

test.each([
  ['no factory', {}, 'has no factory'],
  ['a factory of something else', () => 7, 'has no state'],
  [
    'a factory that throws',
    () => {
      throw new Error('planned');
    },
    'planned',
  ],
])('a module that is %s is refused', async (_name, module, message) => {
  const { cart } = open(async () => module);
  await expect(cart.ensure()).rejects.toThrow(message);
});

test('a described command that the provider lacks rejects', async () => {
  const { state } = provider();
  const { cart } = open(async () => () => ({ state }));
  await expect(cart.refresh()).rejects.toThrow('cart.refresh is described, but not provided.');
});

describe('what the last visit left', () => {
  const summary = (owner: string) => ({ cartId: 'c', count: 7, at: 1, owner });

  test('is shown until the provider knows better', async () => {
    const { state, service } = provider();
    localPersistence.set('cartSummary', summary('guest'));
    const { facade, cart } = open(async () => () => service);
    expect(cart.state.get().summary.count).toBe(0);
    facade.restore();
    expect(cart.state.get()).toEqual({ ...EMPTY_CART, summary: summary('guest') });
    await facade.activate();
    state.set({ ...EMPTY_CART, summary: { cartId: 'c', count: 8, at: 2 } });
    expect(cart.state.get().summary.count).toBe(8);
    facade.restore();
    expect(cart.state.get().summary.count).toBe(8);
  });

  test('is never shown to somebody else', () => {
    const { facade, cart, host } = open(never);
    localPersistence.set('cartSummary', summary('customer'));
    facade.restore();
    expect(cart.state.get().summary.count).toBe(0);
    host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined });
    facade.restore();
    expect(cart.state.get().summary.count).toBe(7);
    host.set.session.set({ status: 'guest' });
    facade.restore();
    expect(cart.state.get().summary.count).toBe(0);
  });

  test('a customer of this tab alone has it in this tab', () => {
    const { facade, cart, host } = open(never);
    localPersistence.set('cartSummary', { ...summary('customer'), count: 1 });
    sessionPersistence.set('cartSummary', summary('customer'));
    host.set.session.set({ status: 'customer', expiresAt: 0, isKept: false, customer: undefined });
    facade.restore();
    expect(cart.state.get().summary.count).toBe(7);
  });

  test('of another kind than it should be is ignored', () => {
    localPersistence.set('recentlyViewed', { not: 'a list' });
    const { facade } = open(never, { description: describeService(recentlyViewedService, './x') });
    facade.restore();
    expect(facade.service.state.get()).toEqual({ products: [] });
  });

  test.each([[undefined], ['text'], [null], [[1]], [{ count: 7 }]])('%j is ignored', (stored) => {
    localPersistence.set('cartSummary', stored);
    const { facade, cart } = open(never);
    facade.restore();
    expect(cart.state.get()).toEqual(EMPTY_CART);
  });
});

describe('following who is signed in', () => {
  test('a provider that begins by itself is loaded, and told', async () => {
    const { done, service } = provider();
    const { facade } = open(async () => () => service);
    const follower = await facade.follower(10_000);
    await follower?.leaveSession?.();
    await follower?.enterSession?.();
    expect(done).toEqual(['leave', 'enter']);
  });

  test('one whose code does not come is left out, and told of', async () => {
    const { facade, onError } = open(never);
    const follower = facade.follower(10_000);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await follower).toBeUndefined();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('one that begins with intent is not loaded for it', async () => {
    const load = jest.fn(never);
    const { facade } = open(load, { description: describeService(recentlyViewedService, './x') });
    expect(await facade.follower(10_000)).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  test('one that begins with intent is told of an end where the storage holds something of it, whatever tab put it there', async () => {
    const { done, service } = provider();
    const description = { ...describeService(cartService, './x'), start: 'intent' } as const;
    const { facade, host } = open(async () => () => service, { description });
    host.set.session.set({ status: 'guest' });
    localPersistence.set('cartSummary', ['not a summary']);
    expect(await facade.follower(10_000)).toBeUndefined();
    localPersistence.set('cartSummary', { cartId: 'c', count: 1, at: 1, owner: 'guest' });
    await (await facade.follower(10_000))?.leaveSession?.();
    expect(done).toEqual(['leave']);
  });
});

test('starts at idle where its description says so', async () => {
  const load = jest.fn(async () => () => provider().service);
  open(load).facade.start((action) => action());
  expect(load).toHaveBeenCalledTimes(1);
  open(load, { description: describeService(recentlyViewedService, './x') }).facade.start((action) => action());
  expect(load).toHaveBeenCalledTimes(1);
});

describe('a start at idle that the network leaves in the lurch', () => {
  const lost = () => Promise.reject(new Error('Loading chunk 7 failed.'));
  const atOnce = (action: () => void) => action();
  const settle = () => jest.advanceTimersByTimeAsync(0);

  function openLosing(...tries: (() => Promise<unknown>)[]) {
    const load = jest.fn(async () => () => provider().service as unknown);
    for (const each of tries) load.mockImplementationOnce(each as typeof load);
    const opened = open(load);
    const go = (isOnline: boolean) => {
      opened.host.set.connectivity.set({ isOnline, hasBeenOffline: true });
      opened.host.events.emit(isOnline ? 'connectivity:came-online' : 'connectivity:went-offline', {});
    };
    return { ...opened, load, go };
  }

  test('is no error, and is made once more for each time that it comes back', async () => {
    const { facade, load, go, onError, host } = openLosing(lost, lost);
    go(false);
    facade.start(atOnce);
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    go(true);
    await settle();
    go(false);
    await settle();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(2);
    go(true);
    await settle();
    expect(load).toHaveBeenCalledTimes(3);
    go(false);
    go(true);
    await settle();
    expect(load).toHaveBeenCalledTimes(3);
    expect(onError).not.toHaveBeenCalled();
    expect(host.callsOf('telemetry.recordError')).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('also where the browser says so a moment after the request failed', async () => {
    const { facade, load, go, onError } = openLosing(lost);
    facade.start(atOnce);
    await jest.advanceTimersByTimeAsync(900);
    go(false);
    await jest.advanceTimersByTimeAsync(5000);
    go(true);
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(onError).not.toHaveBeenCalled();
  });

  test('also where it was away and is back before the request fails', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { facade, load, go, onError } = openLosing(() => new Promise((_resolve, reject) => (fail = reject)));
    facade.start(atOnce);
    go(false);
    go(true);
    fail(new Error('Loading chunk 7 failed.'));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(onError).not.toHaveBeenCalled();
  });

  test('a command meanwhile is refused at once, visibly', async () => {
    const { facade, cart, go, onUnavailable } = openLosing(lost, lost);
    go(false);
    facade.start(atOnce);
    await settle();
    await expect(cart.refresh()).rejects.toThrow('Loading chunk 7 failed.');
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    go(true);
    await settle();
    await expect(cart.refresh()).resolves.toBeUndefined();
  });

  test('with a network it is an error, told once', async () => {
    const { facade, load, go, onError } = openLosing(lost);
    facade.start(atOnce);
    await jest.advanceTimersByTimeAsync(1000);
    expect(onError).toHaveBeenCalledTimes(1);
    go(false);
    go(true);
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

/** A service that this file alone knows: its provider, its user and their declaration are of two teams' releases. */
describe('a service of two remotes', () => {
  interface PointsService extends ProvidedService<{ points: number }> {
    collect(points: number): Promise<number>;
    spend?(points: number): Promise<void>;
  }
  const pointsRef = 'points' as ServiceRef<PointsService>;
  const declaration: ServiceDeclaration<PointsService> = {
    ref: pointsRef,
    initial: { points: 0 },
    commands: ['collect'],
    optional: ['spend'],
    start: 'intent',
    limitMs: 1000,
  };
  const factory = defineService<PointsService, number, { type: 'collected'; points: number }>(pointsRef, {
    model: 0,
    reduce: (sum, event) => (event.type === 'collected' ? sum + event.points : sum),
    toState: (points) => ({ points }),
    commands: {
      async *collect({ model }, points) {
        if (points < 0) throw new Error('Nothing is taken away.');
        yield { type: 'collected', points };
        return model();
      },
      spend: () => Promise.resolve([]),
    },
  });
  const shop = (load: () => Promise<unknown>, has: readonly string[] = []) => {
    const description = describeService(declaration, './points-service', has);
    const { facade, ...given } = open(load, { name: 'points', description });
    const descriptions = new Map<string, ReleaseService>([['points', description]]);
    return { ...given, ...createProvidedServices(descriptions, new Map([['points', facade]])) };
  };

  test('is asked for by its reference, and works as every other', async () => {
    const { service } = shop(async () => factory);
    expect(service(pointsRef)?.state.get()).toEqual({ points: 0 });
    expect(await service(pointsRef)?.collect(5)).toBe(5);
    await expect(service(pointsRef)?.collect(-1)).rejects.toThrow('Nothing is taken away.');
    expect(service(pointsRef)?.state.get()).toEqual({ points: 5 });
  });

  test('has those optional commands that its release says', () => {
    expect(shop(async () => factory).supports(pointsRef, 'spend')).toBe(false);
    expect(shop(async () => factory, ['spend']).supports(pointsRef, 'spend')).toBe(true);
    expect(shop(async () => factory).supports(pointsRef)).toBe(true);
  });

  test('one whose module fails while it loads, or makes nothing, is said to be away; the next command tries again', async () => {
    const loads = [() => Promise.reject(new SyntaxError('cut off')), async () => ({}), async () => () => 'nothing', async () => factory];
    const { service, onUnavailable } = shop(() => loads.shift()?.() ?? Promise.reject(new Error('too often')));
    for (const said of ['cut off', 'no factory', 'no state'])
      await expect(service(pointsRef)?.collect(1)).rejects.toMatchObject({ name: 'unavailable', message: expect.stringContaining(said) });
    expect(await service(pointsRef)?.collect(1)).toBe(1);
    expect(onUnavailable).toHaveBeenCalledTimes(3);
  });

  test('a shop in which no live release provides it goes on without', () => {
    const { service, supports } = createProvidedServices(new Map(), new Map());
    expect(service(pointsRef)).toBeUndefined();
    expect(supports(pointsRef)).toBe(false);
  });

  test('a user is tested with its declaration alone', async () => {
    const host = createStubHost({}, { services: [declaration] });
    host.stateOf(pointsRef).set({ points: 7 });
    expect(host.service(pointsRef)?.state.get()).toEqual({ points: 7 });
    host.give['points.collect'] = () => 8;
    expect(await host.service(pointsRef)?.collect(1)).toBe(8);
    expect(host.callsOf('points.collect')).toEqual([[1]]);
    expect(() => createStubHost().stateOf(pointsRef)).toThrow('Nobody has declared points here');
    expect(createStubHost({}, { services: [declaration], without: [pointsRef] }).service(pointsRef)).toBeUndefined();
  });
});
