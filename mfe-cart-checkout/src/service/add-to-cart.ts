import { toPlatformChoice, type AddToCartFailure, type AddToCartItem, type CartDetails, type Host } from 'shared-contracts';
import { AddProductsToCartDocument, type CartItemInput } from './cart.graphql.ts';
import type { CartCommand, CartContext, CartSteps, KnownOfChange } from './cart-context';
import { currentId, toCartState } from './cart-model';
import { isBehind } from './is-behind';
import { quantityIn } from './lines-of';
import { change, isAway } from './platform-answers';
import { messageOf, readAfterChange, tryToReadDetails } from './read-cart';
import { withCart } from './with-cart';
import type { Held } from './outbox/outbox-change';
import { rememberImages } from './remembered-images';

type UserError = { message: string };

/** Adds lines; the good ones stay when others are refused. Gives the refused ones. */
export async function* addToCart(
  context: CartCommand,
  items: readonly AddToCartItem[],
  { isSaidByPage = false }: { isSaidByPage?: boolean } = {},
): CartSteps<readonly AddToCartFailure[]> {
  yield { type: 'request', activity: 'add' };
  // What will be said comes along with the answer.
  void context.tools.words();
  const sentAt = held(context, items[0]);
  const [item, ...others] = items;
  rememberImages(context.tools.browser.local, items);
  if (item && others.length === 0 && (await isBehind(context, item)) && (yield* waits(context, item))) return [];
  try {
    const userErrors = yield* withCart(context, (cartId) => sendLines(context, cartId, items.map(toPlatformChoice)), { signsOut: true });
    const before = context.model().confirmed;
    // Which of several lines was refused may only show in the cart.
    if (userErrors.length > 0 && items.length > 1) yield* tryToReadDetails(context);
    else yield* readAfterChange(context);
    const words = userErrors.length > 0 ? await context.tools.words() : undefined;
    const failures = assignFailures(items, userErrors, before, context.model().confirmed).map((failure) => ({
      ...failure,
      message: words ? words.toShoppersWords(failure.message) : failure.message,
    }));
    yield {
      type: 'receive',
      activity: 'add',
      ...(failures.length > 0 ? { error: [...new Set(failures.map(({ message }) => message))].join(', ') } : {}),
    };
    const added = items.filter((_item, index) => !failures.some((failure) => failure.index === index));
    tellOfAdded(context.host, added);
    const shownBy = isSaidByPage || added.length === 0 ? undefined : await loadAnnounce();
    if (shownBy) yield* shownBy.announce(context, added);
    return failures;
  } catch (error) {
    // A list keeps its own rows.
    if (item && others.length === 0 && isAway(error) && (yield* waits(context, item, { sentAt }))) return [];
    yield { type: 'receive', activity: 'add', error: messageOf(error) };
    throw error;
  }
}

/** Where its code does not come there is nothing to be read either; the badge shows the number. */
const loadAnnounce = () => import(/* webpackChunkName: "cart-words" */ './announce').catch(() => undefined);

export function tellOfAdded(host: Host, added: readonly AddToCartItem[]): void {
  for (const { sku, name, quantity } of added) host.events.emit('cart:item-added', { sku, name, quantity });
}

/** The shell's word on the connection is of this kind: what becomes of a change that waited for it takes its place. */
export const CONNECTIVITY = 'connectivity';

/** Whether an add waits for the platform instead; the shopper is told. */
async function* waits(context: CartContext, item: AddToCartItem, known: KnownOfChange = {}): CartSteps<boolean> {
  if (!(await (await context.tools.outbox())?.keep('add', item, known))) return false;
  yield { type: 'receive', activity: 'add' };
  context.host.toasts.add({ type: 'info', kind: CONNECTIVITY, message: (await context.text())('service.waits', { name: item.name }) });
  return true;
}

/** What is known of the cart before something is sent to it; nothing where nothing can be sent. */
function held({ host, model }: CartContext, item: AddToCartItem | undefined): Held | undefined {
  if (!item || !host.connectivity.state.get().isOnline) return undefined;
  const { confirmed } = model();
  if (confirmed) return { line: quantityIn(confirmed, item) };
  return currentId(model()) === undefined ? { line: 0 } : { count: toCartState(model()).summary.count };
}

/** Sends lines to a cart; gives what the platform refused (it answers 200 and keeps the good lines). */
export async function sendLines(context: CartContext, cartId: string, cartItems: CartItemInput[]): Promise<readonly UserError[]> {
  const { addProductsToCart } = await change(context, AddProductsToCartDocument, { cartId, cartItems }, { retry: false });
  return (addProductsToCart?.user_errors ?? []).filter((error) => error !== null);
}

/**
 * Which line each refusal is about. The platform does not say: a message may name the SKU; otherwise it is a line that the cart
 * holds no more of than before.
 */
export function assignFailures(
  items: readonly AddToCartItem[],
  errors: readonly UserError[],
  before: CartDetails | undefined,
  after: CartDetails | undefined,
): AddToCartFailure[] {
  const open = new Set(items.keys());
  const failures: AddToCartFailure[] = [];
  const assign = (index: number | undefined, { message }: UserError) => {
    const item = index === undefined ? undefined : items[index];
    if (index === undefined || !item) return;
    open.delete(index);
    failures.push({ index, sku: item.sku, message });
  };
  /** Of several the one that has not grown: variants are refused by their product's number, which they share. */
  const pick = (candidates: readonly number[]) => candidates.find((index) => !hasGrown(items[index], before, after)) ?? candidates[0];
  const nameless = errors.filter((error) => {
    const isNamed = (item: AddToCartItem | undefined) => mentions(error.message, item?.sku) || mentions(error.message, item?.parentSku);
    const named = [...open].filter((index) => isNamed(items[index]));
    assign(pick(named), error);
    return named.length === 0;
  });
  for (const error of nameless) assign(pick([...open]), error);
  return failures.sort((a, b) => a.index - b.index);
}

function mentions(message: string, sku: string | undefined): boolean {
  return sku !== undefined && (message.includes(`"${sku}"`) || message.split(/[\s:,]+/).includes(sku));
}

function hasGrown(item: AddToCartItem | undefined, before: CartDetails | undefined, after: CartDetails | undefined): boolean {
  if (!item || !after) return false;
  return quantityIn(after, item) > (before ? quantityIn(before, item) : 0);
}
