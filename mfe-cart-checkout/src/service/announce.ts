import type { AddToCartItem } from 'shared-contracts';
import type { CartContext, CartSteps } from './cart-context';

const ADDED = 'cart-added';

/** One message for what is added in a row: it grows as long as it is shown. Where one is looking at the cart it leads nowhere. */
export async function* announce(
  { host, text, model }: CartContext,
  added: readonly AddToCartItem[],
  { kind = ADDED }: { kind?: string } = {},
): CartSteps {
  const shown = await text();
  const messageOfNames = (names: Readonly<Record<string, string>>) => {
    const all = Object.values(names);
    return all.length === 1 ? shown('service.added', { name: all[0] ?? '' }) : shown('service.added-several', { count: all.length });
  };
  const told = messageOfNames(model().announced);
  const earlier = host.toasts.list.get().find((toast) => toast.message === told);
  const names = {
    ...(earlier ? model().announced : {}),
    // A variant has its product's name: its part number says which.
    ...Object.fromEntries(added.map(({ sku, name, parentSku }) => [sku, parentSku === undefined ? name : `${name} ${sku}`])),
  };
  yield { type: 'announced', names };
  const toCart = {
    actionText: shown('service.view-cart'),
    onAction(remove: () => void) {
      remove();
      host.navigation.push('/cart');
    },
  };
  const isOnCart = host.navigation.state.get().location.pathname === '/cart';
  host.toasts.add({ type: 'success', kind: earlier?.kind ?? kind, message: messageOfNames(names), ...(isOnCart ? {} : toCart) });
}
