import type { CartDetails } from 'shared-contracts';
import { CartCountDocument, CartDetailsDocument } from './cart.graphql.ts';
import type { CartContext } from './cart-context';
import { recallImage } from './remembered-images';
import { InvalidCartError, read } from './platform-answers';
import { withCart } from './recover';
import { hasComplaints, toCartDetails, type PlatformCart } from './to-cart-details';

/** Reads lines and totals from the network. */
export async function readDetails(context: CartContext): Promise<void> {
  context.dispatch({ type: 'request', activity: 'get' });
  try {
    const { details, cartId } = await withCart(
      context,
      async (id) => ({ details: await toDetails(context, await readCart(context, id)), cartId: id }),
      { signsOut: true },
    );
    // The shopper has another cart by now: this one is nobody's any more.
    if (context.identity.current() === cartId) {
      context.dispatch({ type: 'receive-details', details, at: context.browser.now(), pending: [...context.pendingEdits.keys()] });
    }
    context.dispatch({ type: 'receive', activity: 'get' });
  } catch (error) {
    context.dispatch({ type: 'receive', activity: 'get', error: messageOf(error) });
    throw error;
  }
}

/** After a change: unless another change waits, which reads the cart when it is done. A failure is in the state's errors. */
export async function readAfterChange(context: CartContext): Promise<void> {
  if (!context.queue.hasWaiting()) await readDetails(context).catch(() => undefined);
}

export async function readCart(context: CartContext, cartId: string): Promise<PlatformCart> {
  const { cart } = await read(context, CartDetailsDocument, { cartId });
  if (!cart) throw new InvalidCartError('Could not find a cart');
  return cart;
}

export async function toDetails({ host, browser, words }: CartContext, cart: PlatformCart): Promise<CartDetails> {
  const said = hasComplaints(cart) ? await words() : undefined;
  return toCartDetails(cart, {
    currency: host.storeView.state.get().currency,
    rememberedImage: (sku) => recallImage(browser.local, sku),
    ...(said ? { translate: said.toShoppersWords } : {}),
  });
}

/** Reads the number for the badge. A failure changes nothing: the number from the last visit stays. */
export async function readCount(context: CartContext): Promise<void> {
  const cartId = context.identity.current();
  if (cartId === undefined || context.queue.hasWaiting()) return;
  try {
    const { cart } = await read(context, CartCountDocument, { cartId });
    if (cart && context.identity.current() === cartId)
      context.dispatch({ type: 'counted', count: cart.total_quantity, at: context.browser.now() });
  } catch (error) {
    if (!(error instanceof InvalidCartError) || context.host.session.state.get().status === 'customer') return;
    // A guest's cart that was ordered or has expired since the last visit. Nothing to tell: nothing was begun here.
    context.identity.forget();
    context.dispatch({ type: 'reset', at: context.browser.now() });
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
