import { toPlatformChoice, type AddToCartItem, type CartDetails, type Money } from 'shared-contracts';
import { CONNECTIVITY, sendLines, tellOfAdded } from '../add-to-cart';
import { announce } from '../announce';
import { RemoveCartItemDocument, UpdateCartItemDocument } from '../cart.graphql.ts';
import type { CartCommand, CartContext, CartSteps } from '../cart-context';
import { quantityIn } from '../lines-of';
import { change, isAway } from '../platform-answers';
import { messageOf, tryToReadDetails } from '../read-cart';
import { askAboutPrice, resolveChange, type Held, type OutboxChange, type Verdict } from './outbox-change';
import { PriceNowDocument } from './price-now.graphql.ts';
import type { OutboxEntries } from './outbox-entries';

/** Carries one change out, or leaves it for the shopper to decide on. False: the platform is still away. */
export async function* carryOut(context: CartCommand, queue: OutboxEntries, kept: OutboxChange): CartSteps<boolean> {
  const me = queue.owner();
  if (kept.owner !== me) {
    await queue.askAbout(kept.id, { kind: 'identity' });
    return true;
  }
  // Without the cart nobody can tell what is to be done: later, whatever kept it from being read.
  const details = (yield* tryToReadDetails(context)) ? context.model().confirmed : undefined;
  if (!details) return false;
  // Reading may have found that the customer is nobody's any more: it goes on waiting for them.
  if (queue.owner() !== me) return true;
  const verdict = await resolveWithPrice(context, kept, details);
  if (verdict.act === 'ask') {
    await queue.askAbout(kept.id, verdict.reason);
    return true;
  }
  // Written before it is sent: whatever happens to this document then, the next one knows that it may have arrived.
  const sentAt: Held = { line: quantityIn(details, kept.item) };
  await queue.move(kept.id, 'send', kept.kind === 'add' ? { sentAt } : {});
  if (verdict.act === 'done') {
    await queue.move(kept.id, 'carriedOut');
    return true;
  }
  if (!(yield* settle(context, queue, kept, () => send(context, kept, details.id, verdict.uid)))) return false;
  yield* tryToReadDetails(context);
  return true;
}

/** Sends a change, and keeps of it what the platform's answer leaves. False: there was no answer. */
async function* settle(
  context: CartContext,
  queue: OutboxEntries,
  { id, kind, item }: OutboxChange,
  sendIt: () => Promise<string | undefined>,
): CartSteps<boolean> {
  try {
    const message = await sendIt();
    if (message !== undefined) await queue.refuse(id, message);
    else {
      await queue.move(id, 'carriedOut');
      if (kind === 'add') {
        tellOfAdded(context.host, [item]);
        yield* announce(context, [item], { kind: CONNECTIVITY });
      }
    }
  } catch (error) {
    if (isAway(error)) {
      await queue.move(id, 'lost');
      return false;
    }
    await queue.refuse(id, messageOf(error));
  }
  return true;
}

async function resolveWithPrice(context: CartContext, kept: OutboxChange, details: CartDetails): Promise<Verdict> {
  const verdict = resolveChange(kept, details);
  if (verdict.act !== 'send' || kept.kind !== 'add' || !kept.item.price) return verdict;
  return askAboutPrice(kept.item.price, await readPrice(context, kept.item)) ?? verdict;
}

/** What a product costs now; undefined where the platform does not say: then the cart will. */
async function readPrice({ host }: CartContext, { sku }: AddToCartItem): Promise<Money | undefined> {
  const { data } = await host.commerce.query(PriceNowDocument, { sku }, { policy: 'network-only' });
  const product = data?.products?.items?.find((candidate) => candidate?.sku === sku);
  const { value, currency } = product?.price_range.minimum_price.final_price ?? {};
  return typeof value === 'number' && typeof currency === 'string' ? { value, currency } : undefined;
}

/** Gives why the platform refused it. */
async function send(context: CartContext, { kind, item }: OutboxChange, cartId: string, uid = ''): Promise<string | undefined> {
  if (kind === 'add') {
    const [refused] = await sendLines(context, cartId, [toPlatformChoice(item)]);
    return refused && (await context.tools.words()).toShoppersWords(refused.message);
  }
  if (kind === 'remove') await change(context, RemoveCartItemDocument, { cartId, uid });
  else {
    const { updateCartItems } = await change(context, UpdateCartItemDocument, { cartId, uid, quantity: item.quantity });
    const refused = updateCartItems?.errors?.[0];
    if (refused) return (await context.tools.words()).toShoppersWords(refused.message);
  }
  return undefined;
}
