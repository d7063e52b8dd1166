import { plain } from 'shared-ui';
import type { CartContext, CartSteps } from './cart-context';
import { replaceCart } from './cart-identity';
import { storedCartId } from './cart-storage';
import { currentId, toCartState } from './cart-model';
import { sentCartId } from './checkout-memory';
import { CartFailure, type InvalidCartError } from './platform-answers';

export interface RecoveryPolicy {
  /** A customer whose cart is refused is signed out: most often the platform has let the token expire. */
  signsOut: boolean;
  /** The line that is being changed or removed: it is not put back. */
  uid?: string;
}

/** Deleted, as carts are that nobody has touched for long. One that "isn't active" was ordered: its lines are not wanted again. */
const GONE = 'Could not find a cart';

/** Signing out forgets the cart, which holds everything back until a sign-in has found the next one; here there is none to wait for. */
async function* endSession({ host }: CartContext): CartSteps {
  await host.session.signOut({ reason: 'invalid-cart' }).catch((error: unknown) => host.telemetry.recordError(error));
  yield { type: 'release' };
}

/** Puts another cart in the place of one that the platform refuses. Throws where what was to be done is done to no other cart. */
export async function* recover(context: CartContext, cartId: string, policy: RecoveryPolicy, refusal: InvalidCartError): CartSteps {
  // What was to be done to a line of theirs: the line is there again with the next sign-in.
  if (refusal.isTokenRefused && !policy.signsOut && context.host.session.state.get().status === 'customer') {
    yield* endSession(context);
    throw new CartFailure((await context.text())('said.signed-out'));
  }
  // Forgotten meanwhile (sign-in, sign-out, an order): the refusal is about a cart that nobody has any more.
  if (currentId(context.model()) === cartId) yield* replace(context, cartId, policy, refusal);
}

async function* replace(context: CartContext, lost: string, { signsOut, uid }: RecoveryPolicy, refusal: InvalidCartError): CartSteps {
  const { host, model, tools } = context;
  const { browser } = tools;
  const isGone = plain(refusal.message).includes(GONE);
  // The document went while an order was being placed: the cart has become it, which the checkout tells.
  const isOrdered = !refusal.isTokenRefused && sentCartId(browser.session) === lost;
  const hadItems = toCartState(model()).summary.count > 0;
  const session = host.session.state.get();
  const lines = (model().confirmed?.items ?? []).filter((item) => item.uid !== uid);
  const stored = await browser.exclusively(() => Promise.resolve(storedCartId(tools.place())));
  const isReplacedElsewhere = stored !== undefined && stored !== lost;
  if (signsOut && !isOrdered && !isReplacedElsewhere && host.session.state.get().status === 'customer') yield* endSession(context);
  const next = yield* replaceCart(context, lost);
  host.commerce.invalidate(['cart', 'customerCart']);
  host.events.emit('cart:replaced', { reason: 'invalid' });
  if (isGone && !isReplacedElsewhere && lines.length > 0)
    await (await import(/* webpackChunkName: "cart-words" */ './put-back')).putBack(context, next, { lines, session });
  else if (hadItems && !isOrdered) host.toasts.add({ type: 'warning', message: (await context.text())('service.replaced') });
}
