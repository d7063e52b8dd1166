import { createSnapshot, type CartService, type CartState, type CartSummary, type Host } from 'shared-contracts';
import { localPersistence } from 'shared-platform';

export interface CartFacade extends CartService {
  /** Reads the stored summary, so that the badge is there at once. Called once the first page is hydrated. */
  start(): void;
  /** Starts the cart remote's service: at idle, or at the first intent. */
  activate(): Promise<CartService>;
}

const COMMAND_TIMEOUT_MS = 10_000;
const EMPTY: CartState = {
  summary: { cartId: undefined, count: 0, at: 0 },
  details: undefined,
  busy: { loading: false, adding: false, changing: undefined },
  errors: {},
};

/**
 * The shell's side of the cart: commands wait here, in order, until the cart remote's service is loaded, and fail visibly after 10 s.
 * `load` gives the provider's factory.
 */
export function createCartFacade(host: () => Host, load: () => Promise<unknown>, onTimeout: () => void): CartFacade {
  const state = createSnapshot<CartState>(EMPTY);
  let service: CartService | undefined;
  let activation: Promise<CartService> | undefined;

  const activate = () => {
    activation ??= load().then((factory) => {
      if (typeof factory !== 'function') throw new Error('The cart service has no factory.');
      const created: CartService = factory(host());
      service = created;
      state.set(created.state.get());
      created.state.subscribe(() => state.set(created.state.get()));
      return created;
    });
    activation.catch(() => (activation = undefined));
    return activation;
  };

  const command =
    <A extends unknown[], R>(run: (cart: CartService, ...args: A) => Promise<R>) =>
    (...args: A): Promise<R> => {
      if (service) return run(service, ...args);
      let timer: ReturnType<typeof setTimeout>;
      const timeout = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          onTimeout();
          reject(new Error('The cart service did not start in time.'));
        }, COMMAND_TIMEOUT_MS);
      });
      const started = activate().finally(() => clearTimeout(timer));
      return Promise.race([started, timeout]).then((cart) => run(cart, ...args));
    };

  return {
    state,
    activate,
    start() {
      const summary = localPersistence.get<CartSummary>('cartSummary');
      if (summary && typeof summary.count === 'number' && !service) state.set({ ...EMPTY, summary });
    },
    ensure: command((cart) => cart.ensure()),
    add: command((cart, items) => cart.add(items)),
    update: command((cart, uid, quantity) => cart.update(uid, quantity)),
    remove: command((cart, uid) => cart.remove(uid)),
    applyCoupon: command((cart, code) => cart.applyCoupon(code)),
    removeCoupon: command((cart, code) => cart.removeCoupon(code)),
    refresh: command((cart) => cart.refresh()),
    reset: command((cart) => cart.reset()),
    merge: command((cart, source) => cart.merge(source)),
  };
}
