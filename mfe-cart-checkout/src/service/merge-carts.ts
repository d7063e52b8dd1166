import { toPlatformChoice, type CartDetails, type CartItem } from 'shared-contracts';
import { GUEST } from 'shared-platform';
import { sendLines } from './add-to-cart';
import { MergeCartsDocument, UpdateCartItemDocument } from './cart.graphql.ts';
import type { CartCommand, CartContext, CartSteps } from './cart-context';
import { ensureCart } from './cart-identity';
import type { ForgottenCart } from './cart-model';
import { quantityIn } from './lines-of';
import { change } from './platform-answers';
import { readCart, toDetails, tryToReadDetails } from './read-cart';
import { toAddItem } from './to-add-item';
import { saveLine, toSavedLine } from './saved-lines';
import { stockLeft } from './stock-left';

/** Moves a guest's lines into the customer's cart, and says which of them could not come, or not in full. */
export async function* mergeInto(context: CartCommand, { cartId: sourceCartId, details: source }: ForgottenCart): CartSteps {
  const destination = yield* ensureCart(context);
  // Nothing comes along, but the customer's own cart has to be known: an open cart page waits for it.
  if (destination === sourceCartId || source?.items.length === 0) return void (yield* tryToReadDetails(context));
  const before = await detailsOf(context, destination);
  const isMerged = await sendMerge(context, { source: sourceCartId, destination, before, details: source });
  // Nobody can say that they came along: they are offered below the cart.
  if (!isMerged) for (const line of source?.items ?? []) saveLine(GUEST, toSavedLine(line));
  context.host.commerce.invalidate(['cart', 'customerCart']);
  await capToStock(context, destination);
  yield* tryToReadDetails(context);
  context.host.events.emit('cart:replaced', { reason: 'signed-in' });
  await report(context, isMerged ? findShortfalls(before, source, context.model().confirmed) : [...(source?.items ?? [])], isMerged);
}

async function detailsOf(context: CartContext, cartId: string): Promise<CartDetails | undefined> {
  return readCart(context, cartId).then(
    (cart) => toDetails(context, cart),
    () => undefined,
  );
}

interface Merge {
  source: string;
  destination: string;
  before: CartDetails | undefined;
  details: CartDetails | undefined;
}

/** Where the platform refuses the merge as a whole, the lines are added. Where its answer was lost, only what has not come. */
async function sendMerge(context: CartContext, { source, destination, before, details }: Merge): Promise<boolean> {
  try {
    await change(context, MergeCartsDocument, { source, destination }, { retry: false });
    return true;
  } catch (error) {
    if (!details) return false;
    context.host.telemetry.recordError(error);
    const now = before && (await detailsOf(context, destination));
    if (!now) return false;
    const missing = findShortfalls(before, details, now);
    if (missing.length === 0) return true;
    return sendLines(
      context,
      destination,
      missing.map((item) => toPlatformChoice(toAddItem(item))),
    ).then(
      () => true,
      () => false,
    );
  }
}

/** Two carts together may hold more than there is, which the platform answers with a cart that cannot be ordered. */
async function capToStock(context: CartContext, cartId: string): Promise<void> {
  const cart = await readCart(context, cartId).catch(() => undefined);
  if (!cart) return;
  const left = stockLeft(cart);
  for (const { uid, quantity, errors } of (await toDetails(context, cart)).items) {
    const available = left.get(uid);
    if (errors.length === 0 || available === undefined || available <= 0 || available >= quantity) continue;
    await change(context, UpdateCartItemDocument, { cartId, uid, quantity: available }).catch((error: unknown) =>
      context.host.telemetry.recordError(error),
    );
  }
}

/** Lines of the guest's cart that the merged cart holds less of than both carts did together. */
export function findShortfalls(
  before: CartDetails | undefined,
  source: CartDetails | undefined,
  after: CartDetails | undefined,
): CartItem[] {
  if (!source || !after) return [];
  return source.items.filter((item) => quantityIn(after, item) < (before ? quantityIn(before, item) : 0) + item.quantity);
}

async function report(context: CartContext, missing: readonly CartItem[], isMerged: boolean): Promise<void> {
  if (missing.length === 0 && isMerged) return;
  const text = await context.text();
  const names = missing.map(({ name }) => name).join(text('service.list-separator'));
  context.host.toasts.add({
    type: 'warning',
    timeout: 0,
    message: isMerged ? text('service.merge-reduced', { names }) : text(missing.length > 0 ? 'service.merge-kept' : 'service.merge-failed'),
  });
}
