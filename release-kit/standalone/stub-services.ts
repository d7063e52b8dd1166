import {
  createSnapshot,
  describeService,
  EMPTY_CART,
  isServiceName,
  PROVIDED_SERVICES,
  type CartState,
  type Host,
  type RegisteredRelease,
  type ReleaseDescription,
  type ReleaseService,
} from 'shared-contracts';

/** The release of everything that the remote uses and does not provide itself. */
export const STUBS = 'standalone-stubs';

/** Services that nobody provides here: commands do nothing, but for a cart that counts. They come by the same way as real ones. */
export function stubRelease(own: ReleaseDescription): RegisteredRelease {
  const services: Record<string, ReleaseService> = {};
  for (const name of Object.keys(PROVIDED_SERVICES))
    if (isServiceName(name) && !own.services[name]) services[name] = describeService(name, { module: `./${name}` });
  const description: ReleaseDescription = {
    ...own,
    name: STUBS,
    routes: [],
    entities: {},
    slots: {},
    links: [],
    services,
    serverRendered: [],
  };
  return { version: own.version, base: '/', description };
}

/** A factory for the stub of a service. */
export function stubFactory(name: string): (host: Host) => object {
  return (host) => {
    if (!isServiceName(name)) throw new Error(`The contract knows no service ${name}.`);
    const { initial, commands } = PROVIDED_SERVICES[name];
    const nothing = Object.fromEntries(commands.map((command) => [command, async () => undefined]));
    return name === 'cart' ? { ...nothing, ...countingCart(host) } : { ...nothing, state: createSnapshot<unknown>(initial) };
  };
}

/** Counts what is added, and says so. */
function countingCart({ toasts }: Host) {
  const state = createSnapshot<CartState>(EMPTY_CART);
  return {
    state,
    async add(items: readonly { name: string; quantity: number }[]) {
      const count = items.reduce((sum, { quantity }) => sum + quantity, state.get().summary.count);
      state.set({ ...EMPTY_CART, summary: { cartId: 'standalone', count, at: 0 } });
      for (const { name, quantity } of items) toasts.add({ type: 'success', message: `Stub cart: ${quantity} × ${name}` });
      return [];
    },
  };
}
