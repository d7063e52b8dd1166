import { toPlatformChoice, formatMoney, type AddToCartItem, type CartDetails, type Money } from 'shared-contracts';
import { GUEST, ownerOf } from 'shared-platform';
import { isolateLtr } from 'shared-ui';
import { announce, CONNECTIVITY, sendLines } from '../add-to-cart';
import { PriceNowDocument, RemoveCartItemDocument, UpdateCartItemDocument } from '../cart.graphql.ts';
import type { CartContext, KnownOfChange, WaitingChanges } from '../cart-context';
import { change, isAway } from '../platform-answers';
import { quantityIn } from '../lines-of';
import { messageOf, readDetails } from '../read-cart';
import { askAboutPrice, judge, stepOf, toShown, withChange, type Held, type KeptChange, type Reason } from './waiting-change';
import { countWaiting } from './waiting-count';
import type { WaitingStore } from './waiting-store';

const LOCK = 'storefront-cart-waiting';
/** How long until it is tried again by itself, beside the browser's word that it is online. */
const AGAIN_MS = 5000;

/** Changes that found no platform: kept, and carried out in order, once, by one tab, when there is one. */
export function createWaitingChanges(context: CartContext, store: WaitingStore): WaitingChanges {
  const { host, browser } = context;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what is shown may not be what the cart holds. */
  let isStale = false;

  let replaying: Promise<void> = Promise.resolve();
  const owner = () => ownerOf(host.session.state.get());

  const show = async (changes: readonly KeptChange[]) => {
    countWaiting(browser.local, changes.length);
    const me = owner();
    // A customer's are nobody else's; a guest's are shown to whoever signed in, to be decided on.
    const mine = changes.filter((each) => each.owner === me || each.owner === GUEST);
    const text = mine.some(({ reason }) => reason) ? await context.text() : undefined;
    context.dispatch({ type: 'waiting', changes: mine.map((each) => toShown(each, each.reason && text && sayReason(each.reason, text))) });
  };
  const write = async (next: (changes: readonly KeptChange[]) => readonly KeptChange[]) => {
    const changes = await store.change(next);
    await show(changes);
    return changes;
  };
  const move = (id: number, happening: Parameters<typeof stepOf>[1], more: Partial<KeptChange> = {}) =>
    write((changes) =>
      changes.flatMap((each) => {
        if (each.id !== id) return [each];
        const status = stepOf(each.status, happening);
        if (status === 'done') return [];
        const { reason: _earlier, ...rest } = each;
        return status === undefined ? [each] : [{ ...rest, ...more, status }];
      }),
    );

  /** Carries one out. False: the platform is still away. */
  const carryOut = async (kept: KeptChange): Promise<boolean> => {
    const me = owner();
    if (kept.owner !== me) return askAbout(kept, { kind: 'identity' });
    // Without the cart nobody can tell what is to be done: later, whatever kept it from being read.
    const details = await readDetails(context).then(
      () => context.model().confirmed,
      () => undefined,
    );
    if (!details) return false;
    // Reading may have found that the customer is nobody's any more: it goes on waiting for them.
    if (owner() !== me) return true;
    const verdict = await judgeWithPrice(kept, details);
    if (verdict.act === 'ask') return askAbout(kept, verdict.reason);
    // Written before it is sent: whatever happens to this document then, the next one knows that it may have arrived.
    const sentAt: Held = { line: quantityIn(details, kept.item) };
    await move(kept.id, 'send', kept.kind === 'add' ? { sentAt } : {});
    if (verdict.act === 'done') {
      await move(kept.id, 'carriedOut');
      return true;
    }
    try {
      const message = await send(kept, details.id, verdict.uid);
      if (message !== undefined) await refuse(kept, message);
      else {
        await move(kept.id, 'carriedOut');
        if (kept.kind === 'add') await announce(context, [kept.item], { kind: CONNECTIVITY });
      }
    } catch (error) {
      if (isAway(error)) {
        await move(kept.id, 'lost');
        return false;
      }
      await refuse(kept, messageOf(error));
    }
    await readDetails(context).catch(() => undefined);
    return true;
  };
  const judgeWithPrice = async (kept: KeptChange, details: CartDetails) => {
    const verdict = judge(kept, details);
    if (verdict.act !== 'send' || kept.kind !== 'add' || !kept.item.price) return verdict;
    return askAboutPrice(kept.item.price, await readPrice(kept.item)) ?? verdict;
  };
  /** What a product costs now; undefined where the platform does not say: then the cart will. */
  const readPrice = async ({ sku }: AddToCartItem): Promise<Money | undefined> => {
    const { data } = await host.commerce.query(PriceNowDocument, { sku }, { policy: 'network-only' });
    const product = data?.products?.items?.find((candidate) => candidate?.sku === sku);
    const { value, currency } = product?.price_range.minimum_price.final_price ?? {};
    return typeof value === 'number' && typeof currency === 'string' ? { value, currency } : undefined;
  };
  const refuse = (kept: KeptChange, message: string) =>
    move(kept.id, 'refused', { sentAt: undefined, reason: { kind: 'refused', message } });
  const askAbout = async (kept: KeptChange, reason: Reason) => {
    await move(kept.id, 'send');
    await move(kept.id, 'refused', { reason });
    return true;
  };
  /** Gives why the platform refused it. */
  const send = async ({ kind, item }: KeptChange, cartId: string, uid = ''): Promise<string | undefined> => {
    if (kind === 'add') {
      const [refused] = await sendLines(context, cartId, [toPlatformChoice(item)]);
      return refused && (await context.words()).toShoppersWords(refused.message);
    }
    if (kind === 'remove') await change(context, RemoveCartItemDocument, { cartId, uid });
    else {
      const { updateCartItems } = await change(context, UpdateCartItemDocument, { cartId, uid, quantity: item.quantity });
      const refused = updateCartItems?.errors?.[0];
      if (refused) return (await context.words()).toShoppersWords(refused.message);
    }
    return undefined;
  };

  const replayAll = async () => {
    // What was on its way when a document ended may have arrived: it is judged like what was lost.
    await write((changes) => changes.map((each) => (each.status === 'sending' ? { ...each, status: 'waiting' } : each)));
    for (;;) {
      const me = owner();
      const next = (await store.read()).find(
        (each) => each.status === 'waiting' && (each.owner === me || (each.owner === GUEST && me !== undefined)),
      );
      if (!next) return;
      if (!(await context.queue.run(() => carryOut(next)))) {
        clearTimeout(timer);
        timer = setTimeout(() => void replay(), AGAIN_MS);
        return;
      }
    }
  };
  /** Shows what is kept now. Where something has gone that was shown, another tab has had it in hand: the lines may be others, too. */
  const look = async () => {
    const before = context.model().waiting;
    await show(await store.read());
    const kept = new Set(context.model().waiting.map(({ id }) => id));
    if (before.some(({ id }) => !kept.has(id))) isStale = true;
    if (!isStale || !host.connectivity.state.get().isOnline) return;
    isStale = false;
    // Not waited for: whoever looks may be at work in the queue.
    void context.queue
      .run(() => readDetails(context))
      .catch(() => {
        isStale = true;
      });
  };
  const replay = async () => {
    await look();
    if (!host.connectivity.state.get().isOnline) return;
    // Where a browser has no locks, this document at least carries out each change once.
    await browser.alone(LOCK, () => (replaying = replaying.catch(() => undefined).then(replayAll)));
    // Another tab may have carried out what was shown here.
    await look();
  };
  const quietly = () => replay().catch((error: unknown) => host.telemetry.recordError(error));
  host.events.on('connectivity:came-online', () => void quietly());

  return {
    async keep(kind, item: AddToCartItem, { sentAt, held }: KnownOfChange) {
      const me = owner();
      if (me === undefined) return false;
      try {
        await write((changes) => withChange(changes, { kind, owner: me, item, status: 'waiting', sentAt, held }));
      } catch (error) {
        // No room, or none allowed: the shopper is told of the failure itself.
        host.telemetry.recordError(error);
        return false;
      }
      void quietly();
      return true;
    },
    replay: quietly,
    look: () => look().catch(() => undefined),
    async decide(id, decision) {
      const me = owner();
      await write((changes) =>
        changes.flatMap((each) => {
          if (each.id !== id) return [each];
          const status = stepOf(each.status, decision === 'send' ? 'sendAnyway' : 'drop') ?? (decision === 'drop' ? 'done' : each.status);
          if (status === 'done') return [];
          const { reason, sentAt: _sent, held: _held, ...rest } = each;
          const { price: _seen, ...item } = rest.item;
          // Sent anyway: as somebody would do it now, in the cart of who decides.
          const kind = reason?.kind === 'gone' ? 'add' : each.kind;
          return [{ ...rest, item, kind, owner: me ?? each.owner, status }];
        }),
      );
      await quietly();
    },
  };
}

function sayReason(reason: Reason, text: Awaited<ReturnType<CartContext['text']>>): string {
  switch (reason.kind) {
    case 'refused':
      return reason.message;
    case 'changed':
      return text('waiting.changed', { quantity: reason.quantity });
    case 'price':
      return text('waiting.price', { was: isolateLtr(formatMoney(reason.was)), is: isolateLtr(formatMoney(reason.is)) });
    default:
      return text(`waiting.${reason.kind}`);
  }
}
