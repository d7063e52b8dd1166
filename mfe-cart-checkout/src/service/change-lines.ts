import { toPlatformChoice, type AddToCartItem, type CartItem, type WaitingChange } from 'shared-contracts';
import { sendLines } from './add-to-cart';
import { RemoveCartItemDocument, UpdateCartItemDocument } from './cart.graphql.ts';
import type { CartCommand, CartContext, CartSteps, KnownOfChange } from './cart-context';
import { isBehind } from './is-behind';
import { linesOf } from './lines-of';
import { CartFailure, change, isAway } from './platform-answers';
import { messageOf, readAfterChange, readDetails, tryToReadDetails } from './read-cart';
import { withCart } from './with-cart';
import { toAddItem } from './to-add-item';

/**
 * Sends a line's newest quantity: it shows since it was asked for (`begin-edit`), and quick changes of one line are sent as one. 0 removes.
 */
export async function* changeLine(context: CartCommand, uid: string): CartSteps {
  const edit = context.model().edits[uid];
  // The cart that the line was in was forgotten.
  if (edit?.state !== 'edited') return;
  yield { type: 'send', uid, call: edit.call };
  const item = context.model().confirmed?.items.find((candidate) => candidate.uid === uid);
  yield* edit.quantity === 0 ? removeItem(context, uid, item ?? edit.item) : sendQuantity(context, uid, item, edit.quantity);
}

async function* sendQuantity(context: CartCommand, uid: string, item: CartItem | undefined, quantity: number): CartSteps {
  // Changed and changed back before anything was sent; a change that waits has to be taken back, too.
  const { isOutdated, waiting } = context.model();
  if (item?.quantity === quantity && !isOutdated && !waiting.some(({ sku }) => sku === item.sku)) return yield { type: 'end-edit', uid };
  yield { type: 'request', activity: 'update', uid };
  // What waits is carried out in order: this comes behind it.
  if (item && (await isBehind(context, item)) && (yield* keepsUpdate(context, item, quantity))) return;
  try {
    yield* withCart(context, (cartId, isRetry) => sendChange(context, { cartId, isRetry, uid, item, quantity }), { signsOut: false, uid });
    yield { type: 'receive', activity: 'update' };
    yield* readAfterChange(context);
  } catch (error) {
    if (item && isAway(error) && (yield* keepsUpdate(context, item, quantity, error))) return;
    yield { type: 'end-edit', uid };
    // A line that was taken out and put back has another `uid` now; of a cart that took another's place nothing is known yet.
    if (item?.parentSku !== undefined || !context.model().confirmed) yield* readAfterChange(context);
    yield { type: 'receive', activity: 'update', error: messageOf(error) };
    throw error;
  }
}

/** A line that was taken out on the platform, and whose new quantity nobody has confirmed: it is an add that may have arrived. */
class HalfReplaced extends CartFailure {}

function keepsUpdate(context: CartContext, item: CartItem, quantity: number, error?: unknown): CartSteps<boolean> {
  const wanted = toAddItem(item, quantity);
  return error instanceof HalfReplaced
    ? keeps(context, 'add', wanted, { sentAt: { line: 0 } })
    : keeps(context, 'update', { ...wanted, price: item.price }, { held: item.quantity });
}

/** Whether a change waits for the platform instead: what the shopper wants goes on showing. */
async function* keeps(
  { tools }: CartContext,
  kind: WaitingChange['kind'],
  item: AddToCartItem,
  known: KnownOfChange = {},
): CartSteps<boolean> {
  if (!(await (await tools.outbox())?.keep(kind, item, known))) return false;
  yield { type: 'receive', activity: kind === 'remove' ? 'remove' : 'update' };
  return true;
}

interface LineChange {
  cartId: string;
  isRetry: boolean;
  uid: string;
  item: CartItem | undefined;
  quantity: number;
}

async function* sendChange(context: CartCommand, { cartId, isRetry, uid, item, quantity }: LineChange): CartSteps {
  const isCustomer = context.host.session.state.get().status === 'customer';
  // "Clear, create, refresh": what the new cart holds is shown, whatever becomes of the change.
  if (isRetry && isCustomer) yield* readDetails(context);
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
  const { toShoppersWords } = await context.tools.words();
  throw new CartFailure(errors.map(({ message }) => toShoppersWords(message)).join(', '));
}

/** Takes a line out; it disappears at once. */
async function* removeItem(context: CartCommand, uid: string, item: CartItem | undefined): CartSteps {
  yield { type: 'request', activity: 'remove', uid };
  if (item && (await isBehind(context, item)) && (yield* keeps(context, 'remove', toAddItem(item)))) return;
  try {
    yield* sendRemoval(context, uid, item);
    yield { type: 'receive', activity: 'remove' };
    yield* readAfterChange(context);
  } catch (error) {
    if (item && isAway(error) && (yield* keeps(context, 'remove', toAddItem(item)))) return;
    yield { type: 'end-edit', uid };
    yield { type: 'receive', activity: 'remove', error: messageOf(error) };
    throw error;
  }
  // Whoever took it out shows that, with the way back.
  if (item) context.host.events.emit('cart:item-removed', { uid, name: item.name });
}

async function* sendRemoval(context: CartCommand, uid: string, item: CartItem | undefined): CartSteps {
  try {
    // A new cart has no such line: what was wanted is so already.
    yield* withCart(
      context,
      async (cartId, isRetry) => (isRetry ? undefined : void (await change(context, RemoveCartItemDocument, { cartId, uid }))),
      { signsOut: false, uid },
    );
  } catch (error) {
    // Perhaps another tab has removed it: then it is not a failure.
    if (!(yield* tryToReadDetails(context))) throw error;
    const { confirmed } = context.model();
    if (confirmed?.items.some((line) => line.uid === uid) !== false) throw error;
    // Added again since: the same is in another line now, and out of the cart is where it was wanted.
    const [again] = item ? linesOf(confirmed, item) : [];
    if (again) yield* sendRemoval(context, again.uid, again);
  }
}
