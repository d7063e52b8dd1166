import { plain } from 'shared-ui';
import type { CartContext } from './cart-context';
import { storedCartId } from './cart-identity';
import { placeOf } from './cart-place';
import { sentCartId } from './checkout-memory';
import { CartFailure, InvalidCartError } from './platform-answers';

export interface RecoveryPolicy {
  /** A customer whose cart is refused is signed out: most often the platform has let the token expire. */
  signsOut: boolean;
  /** The line that is being changed or removed: it is not put back. */
  uid?: string;
}

/** Deleted, as carts are that nobody has touched for long. One that "isn't active" was ordered: its lines are not wanted again. */
const GONE = 'Could not find a cart';

/**
 * Runs `act` with the cart's id. A cart that the platform refuses is replaced, once, and `act` runs again with the new one
 * and `isRetry` true.
 */
export async function withCart<T>(
  context: CartContext,
  act: (cartId: string, isRetry: boolean) => Promise<T>,
  policy: RecoveryPolicy,
): Promise<T> {
  const cartId = await context.identity.ensure();
  try {
    return await act(cartId, false);
  } catch (error) {
    if (!(error instanceof InvalidCartError)) throw error;
    // What was to be done to a line of theirs is done to no other cart: the line is there again with the next sign-in.
    if (error.isTokenRefused && !policy.signsOut && context.host.session.state.get().status === 'customer') {
      await endSession(context);
      throw new CartFailure((await context.text())('said.signed-out'));
    }
    // Forgotten meanwhile (sign-in, sign-out, an order): the refusal is about a cart that nobody has any more.
    if (context.identity.current() === cartId) await replaceCart(context, cartId, policy, error);
    try {
      return await act(await context.identity.ensure(), true);
    } catch (again) {
      throw again instanceof InvalidCartError ? new CartFailure((await context.text())('service.error.cart-lost')) : again;
    }
  }
}

/** Signing out forgets the cart, which holds everything back until a sign-in has found the next one; here there is none to wait for. */
async function endSession({ host, queue }: CartContext): Promise<void> {
  await host.session.signOut({ reason: 'invalid-cart' }).catch((error: unknown) => host.telemetry.recordError(error));
  queue.release();
}

async function replaceCart(
  context: CartContext,
  lost: string,
  { signsOut, uid }: RecoveryPolicy,
  refusal: InvalidCartError,
): Promise<void> {
  const { host, identity, browser } = context;
  const isGone = plain(refusal.message).includes(GONE);
  // The document went while an order was being placed: the cart has become it, which the checkout tells.
  const isOrdered = !refusal.isTokenRefused && sentCartId(browser.session) === lost;
  const hadItems = context.state().summary.count > 0;
  const session = host.session.state.get();
  const lines = (context.model().confirmed?.items ?? []).filter((item) => item.uid !== uid);
  const stored = await browser.exclusively(() => Promise.resolve(storedCartId(placeOf(host, browser))));
  const isReplacedElsewhere = stored !== undefined && stored !== lost;
  if (signsOut && !isOrdered && !isReplacedElsewhere && host.session.state.get().status === 'customer') {
    await endSession(context);
  }
  const next = await identity.replace(lost);
  host.commerce.invalidate(['cart', 'customerCart']);
  host.events.emit('cart:replaced', { reason: 'invalid' });
  if (isGone && !isReplacedElsewhere && lines.length > 0) await context.putBack(next, { lines, session });
  else if (hadItems && !isOrdered) host.toasts.add({ type: 'warning', message: (await context.text())('service.replaced') });
}
