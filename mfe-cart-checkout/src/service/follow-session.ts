import type { CartDetails } from 'shared-contracts';
import { MergeCartsDocument } from './cart.graphql.ts';
import type { CartCommand, CartContext, CartSteps } from './cart-context';
import { ensureCart, forgetCart, idOf } from './cart-identity';
import { currentId, type ForgottenCart } from './cart-model';
import { replayOutbox } from './cart-tools';
import { change } from './platform-answers';
import { readCart, readDetails, toDetails, tryToReadDetails } from './read-cart';

/** Lets the cart go before its owner does, and holds everything that asks for one until the next is known. */
export async function* leaveSession(context: CartContext): CartSteps {
  // A guest's lines can be read by that guest only.
  const details = await guestDetails(context);
  if (details) void loadMerge(context);
  const cartId = idOf(context);
  yield { type: 'leave', at: context.now(), forgotten: cartId === undefined ? undefined : { cartId, details } };
}

/** The customer's cart with the guest's lines; a guest gets a new one when they need it. */
export async function* enterSession(context: CartContext): CartSteps {
  const { host, model, tools } = context;
  const { forgotten } = model();
  yield { type: 'enter' };
  if (host.session.state.get().status !== 'customer') {
    // What came between leaving and entering was still the customer's.
    yield* forgetCart(context);
    return yield { type: 'release' };
  }
  yield* ensureCart(context);
  yield { type: 'release' };
  const merge = forgotten && (await loadMerge(context));
  if (!forgotten) await context.inTurn(readDetails);
  else await context.inTurn((turn) => (merge ? merge.mergeInto(turn, forgotten) : mergeUnseen(turn, forgotten)));
  void replayOutbox(tools);
}

const loadMerge = ({ host }: CartContext) =>
  import(/* webpackChunkName: "merge-carts" */ './merge-carts').catch((error: unknown) => host.telemetry.recordError(error));

/** The platform merges the carts also where the code does not come that says what could not come along. */
async function* mergeUnseen(context: CartCommand, forgotten: ForgottenCart): CartSteps {
  const destination = yield* ensureCart(context);
  const { telemetry } = context.host;
  if (destination !== forgotten.cartId)
    await change(context, MergeCartsDocument, { source: forgotten.cartId, destination }, { retry: false }).catch(telemetry.recordError);
  yield* tryToReadDetails(context);
}

/** A guest's lines, while they can still be read; known already where the cart was shown. */
async function guestDetails(context: CartContext): Promise<CartDetails | undefined> {
  const { confirmed, count } = context.model();
  const cartId = currentId(context.model());
  if (confirmed || cartId === undefined || count === 0 || context.host.session.state.get().status !== 'guest') return confirmed;
  return readCart(context, cartId).then(
    (cart) => toDetails(context, cart),
    () => undefined,
  );
}
