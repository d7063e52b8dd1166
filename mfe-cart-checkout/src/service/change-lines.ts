import { toPlatformChoice, type AddToCartItem, type CartItem, type WaitingChange } from 'shared-contracts';
import { sendLines } from './add-to-cart';
import { RemoveCartItemDocument, UpdateCartItemDocument } from './cart.graphql.ts';
import type { CartContext, KnownOfChange } from './cart-context';
import { isBehind } from './is-behind';
import { CartFailure, change, isAway } from './platform-answers';
import { messageOf, readAfterChange, readDetails } from './read-cart';
import { withCart } from './recover';
import { toAddItem } from './to-add-item';

/** Changes a line's quantity: shown at once, sent in order; quick changes of one line are sent as one. 0 removes. */
export function changeQuantity(context: CartContext, uid: string, quantity: number): Promise<void> {
  const wanted = quantity > 0 ? quantity : 0;
  context.dispatch({ type: 'begin-edit', uid, quantity: wanted });
  const waiting = context.pendingEdits.get(uid);
  if (waiting) {
    waiting.quantity = wanted;
    return waiting.done;
  }
  const edit = { quantity: wanted, done: Promise.resolve() };
  context.pendingEdits.set(uid, edit);
  edit.done = context.queue.run(async () => {
    // Another cart took the place of the one that the line was in.
    if (context.pendingEdits.get(uid) !== edit) return;
    context.pendingEdits.delete(uid);
    const item = context.model().confirmed?.items.find((candidate) => candidate.uid === uid);
    await (edit.quantity === 0 ? removeItem(context, uid, item) : sendQuantity(context, uid, item, edit.quantity));
  });
  return edit.done;
}

async function sendQuantity(context: CartContext, uid: string, item: CartItem | undefined, quantity: number): Promise<void> {
  // Changed and changed back before it was sent; a change that waits has to be taken back, too.
  if (item?.quantity === quantity && !context.model().waiting.some(({ sku }) => sku === item.sku))
    return context.dispatch({ type: 'end-edit', uid });
  context.dispatch({ type: 'request', activity: 'update', uid });
  // What waits is carried out in order: this comes behind it.
  if (item && (await isBehind(context, item)) && (await keepsUpdate(context, item, quantity))) return;
  try {
    await withCart(context, (cartId, isRetry) => sendChange(context, { cartId, isRetry, uid, item, quantity }), {
      signsOut: false,
      uid,
    });
    context.dispatch({ type: 'receive', activity: 'update' });
    await readAfterChange(context);
  } catch (error) {
    if (item && isAway(error) && (await keepsUpdate(context, item, quantity, error))) return;
    if (!context.pendingEdits.has(uid)) context.dispatch({ type: 'end-edit', uid });
    // A line that was taken out and put back has another `uid` now; of a cart that took another's place nothing is known yet.
    if (item?.parentSku !== undefined || !context.model().confirmed) await readAfterChange(context);
    context.dispatch({ type: 'receive', activity: 'update', error: messageOf(error) });
    throw error;
  }
}

/** A line that was taken out on the platform, and whose new quantity nobody has confirmed: it is an add that may have arrived. */
class HalfReplaced extends CartFailure {}

function keepsUpdate(context: CartContext, item: CartItem, quantity: number, error?: unknown): Promise<boolean> {
  const wanted = toAddItem(item, quantity);
  return error instanceof HalfReplaced
    ? keeps(context, 'add', wanted, { sentAt: { line: 0 } })
    : keeps(context, 'update', { ...wanted, price: item.price }, { held: item.quantity });
}

/** Whether a change waits for the platform instead: what the shopper wants goes on showing. */
async function keeps(context: CartContext, kind: WaitingChange['kind'], item: AddToCartItem, known: KnownOfChange = {}): Promise<boolean> {
  const waiting = await context.waiting();
  if (!(await waiting?.keep(kind, item, known))) return false;
  context.dispatch({ type: 'receive', activity: kind === 'remove' ? 'remove' : 'update' });
  return true;
}

interface LineChange {
  cartId: string;
  isRetry: boolean;
  uid: string;
  item: CartItem | undefined;
  quantity: number;
}

async function sendChange(context: CartContext, { cartId, isRetry, uid, item, quantity }: LineChange): Promise<void> {
  const isCustomer = context.host.session.state.get().status === 'customer';
  // "Clear, create, refresh": what the new cart holds is shown, whatever becomes of the change.
  if (isRetry && isCustomer) await readDetails(context);
  const isThere = context.model().confirmed?.items.some((line) => line.uid === uid) === true;
  // A guest's new cart has no such line: it is added to it. A customer's may hold it still; where it does not, it is added, too.
  if (isRetry && (!isCustomer || (item && !isThere))) {
    if (item) await refuse(context, await sendLines(context, cartId, [toPlatformChoice(toAddItem(item, quantity))]));
  } else if (item?.parentSku !== undefined) {
    await replaceVariantLine(context, cartId, item, quantity);
  } else {
    const { updateCartItems } = await change(context, UpdateCartItemDocument, { cartId, uid, quantity });
    await refuse(
      context,
      (updateCartItems?.errors ?? []).filter((error) => error !== null),
    );
  }
}

/** A configurable product's line is removed and added again. When the second half fails the old line is put back. */
async function replaceVariantLine(context: CartContext, cartId: string, item: CartItem, quantity: number): Promise<void> {
  await change(context, RemoveCartItemDocument, { cartId, uid: item.uid });
  try {
    await refuse(context, await sendLines(context, cartId, [toPlatformChoice(toAddItem(item, quantity))]));
  } catch (error) {
    // The new quantity may have arrived all the same: the old one would be added to it.
    if (isAway(error)) throw new HalfReplaced(messageOf(error), error instanceof CartFailure ? error.commerce : undefined);
    await sendLines(context, cartId, [toPlatformChoice(toAddItem(item))]).catch((lost: unknown) =>
      context.host.telemetry.recordError(lost),
    );
    throw error;
  }
}

async function refuse(context: CartContext, errors: readonly { message: string }[]): Promise<void> {
  if (errors.length === 0) return;
  const { toShoppersWords } = await context.words();
  throw new CartFailure(errors.map(({ message }) => toShoppersWords(message)).join(', '));
}

/** Takes a line out; it disappears at once. */
async function removeItem(context: CartContext, uid: string, item: CartItem | undefined): Promise<void> {
  context.dispatch({ type: 'request', activity: 'remove', uid });
  if (item && (await isBehind(context, item)) && (await keeps(context, 'remove', toAddItem(item)))) return;
  try {
    await sendRemoval(context, uid);
    context.dispatch({ type: 'receive', activity: 'remove' });
    await readAfterChange(context);
  } catch (error) {
    if (item && isAway(error) && (await keeps(context, 'remove', toAddItem(item)))) return;
    context.dispatch({ type: 'end-edit', uid });
    context.dispatch({ type: 'receive', activity: 'remove', error: messageOf(error) });
    throw error;
  }
  // Whoever took it out shows that, with the way back.
  if (item) context.host.events.emit('cart:item-removed', { uid, name: item.name });
}

async function sendRemoval(context: CartContext, uid: string): Promise<void> {
  try {
    // A new cart has no such line: what was wanted is so already.
    await withCart(
      context,
      async (cartId, isRetry) => (isRetry ? undefined : void (await change(context, RemoveCartItemDocument, { cartId, uid }))),
      { signsOut: false, uid },
    );
  } catch (error) {
    // Perhaps another tab has removed it: then it is not a failure.
    await readDetails(context).catch(() => Promise.reject(error));
    if (context.model().confirmed?.items.some((item) => item.uid === uid) !== false) throw error;
  }
}
