import type { CartDetails } from 'shared-contracts';
import { CartCountDocument, CartDetailsDocument } from './cart.graphql.ts';
import type { CartCommand, CartContext, CartSteps } from './cart-context';
import { forgetCart } from './cart-identity';
import { currentId } from './cart-model';
import { recallImage } from './remembered-images';
import { InvalidCartError, read } from './platform-answers';
import { withCart } from './with-cart';
import { hasComplaints, toCartDetails, type PlatformCart } from './to-cart-details';

/** Reads lines and totals from the network. */
export async function* readDetails(context: CartCommand): CartSteps {
  yield { type: 'request', activity: 'get' };
  try {
    // The shopper may have another cart by the time of the answer: this one is nobody's any more then.
    yield yield* withCart(
      context,
      async (cartId) => ({
        type: 'receive-details' as const,
        cartId,
        details: await toDetails(context, await readCart(context, cartId)),
        at: context.now(),
      }),
      { signsOut: true },
    );
    yield { type: 'receive', activity: 'get' };
  } catch (error) {
    yield { type: 'receive', activity: 'get', error: messageOf(error) };
    throw error;
  }
}

/** The same where nobody waits for it: a failure is in the state's errors. */
export async function* tryToReadDetails(context: CartCommand): CartSteps<boolean> {
  try {
    yield* readDetails(context);
    return true;
  } catch {
    return false;
  }
}

/** After a change: unless another change waits, which reads the cart when it is done. */
export async function* readAfterChange(context: CartCommand): CartSteps {
  if (!context.isFollowed()) yield* tryToReadDetails(context);
}

export async function readCart(context: CartContext, cartId: string): Promise<PlatformCart> {
  const { cart } = await read(context, CartDetailsDocument, { cartId });
  if (!cart) throw new InvalidCartError('Could not find a cart');
  return cart;
}

export async function toDetails({ host, tools }: CartContext, cart: PlatformCart): Promise<CartDetails> {
  const said = hasComplaints(cart) ? await tools.words() : undefined;
  return toCartDetails(cart, {
    currency: host.storeView.state.get().currency,
    rememberedImage: (sku) => recallImage(tools.browser.local, sku),
    ...(said ? { translate: said.toShoppersWords } : {}),
  });
}

/** Reads the number for the badge. A failure changes nothing: the number from the last visit stays. */
export async function* readCount(context: CartCommand): CartSteps {
  const cartId = currentId(context.model());
  if (cartId === undefined || context.isFollowed()) return;
  try {
    const { cart } = await read(context, CartCountDocument, { cartId });
    if (cart) yield { type: 'counted', cartId, count: cart.total_quantity, at: context.now() };
  } catch (error) {
    if (!(error instanceof InvalidCartError) || context.host.session.state.get().status === 'customer') return;
    // A guest's cart that was ordered or has expired since the last visit. Nothing to tell: nothing was begun here.
    yield* forgetCart(context);
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
