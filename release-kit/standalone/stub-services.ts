import {
  createSnapshot,
  EMPTY_CART,
  type CartState,
  type Host,
  type RegisteredRelease,
  type ReleaseDescription,
  type ReleaseService,
} from 'shared-contracts';
import { DECLARED_SERVICES } from 'shared-contracts/provided/declared';

/** The release of everything that the remote uses and does not provide itself. */
export const STUBS = 'standalone-stubs';

/** Services that nobody provides here: commands do nothing, but for a cart that counts. They come by the same way as real ones. */
export function stubRelease(own: ReleaseDescription): RegisteredRelease {
  const services: Record<string, ReleaseService> = {};
  for (const { ref, initial, commands, start, limitMs } of DECLARED_SERVICES)
    if (!own.services[ref]) services[ref] = { module: `./${ref}`, initial, commands, start, limitMs };
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
    const declared = DECLARED_SERVICES.find(({ ref }) => ref === name);
    if (!declared) throw new Error(`There is no stub of the service ${name}.`);
    const nothing = Object.fromEntries(declared.commands.map((command) => [command, async () => undefined]));
    return name === 'cart' ? { ...nothing, ...countingCart(host) } : { ...nothing, state: createSnapshot<unknown>(declared.initial) };
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
