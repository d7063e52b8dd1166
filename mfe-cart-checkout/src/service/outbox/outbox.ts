import type { OutboxContext, Outbox } from '../cart-context';
import { readDetails } from '../read-cart';
import { carryOut } from './carry-out';
import { withChange } from './outbox-change';
import { createOutboxEntries, type OutboxEntries } from './outbox-entries';
import type { OutboxStore } from './outbox-store';

const LOCK = 'storefront-cart-waiting';
/** How long until it is tried again by itself, beside the browser's word that it is online. */
const AGAIN_MS = 5000;

/** Changes that found no platform: kept, and carried out in order, once, by one tab, when there is one. */
export function createOutbox(context: OutboxContext, store: OutboxStore): Outbox {
  const { host } = context;
  const queue = createOutboxEntries(context, store);
  const { look, replay } = createSender(context, queue);
  const quietly = () => replay().catch((error: unknown) => host.telemetry.recordError(error));
  host.events.on('connectivity:came-online', () => void quietly());

  return {
    async keep(kind, item, { sentAt, held }) {
      const me = queue.owner();
      if (me === undefined) return false;
      try {
        await queue.write((changes) => withChange(changes, { kind, owner: me, item, status: 'waiting', sentAt, held }));
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
      await queue.decide(id, decision);
      await quietly();
    },
  };
}

/** Sends what waits, one after the other, as soon as there is a platform. */
function createSender(context: OutboxContext, queue: OutboxEntries) {
  const { host, tools } = context;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what is shown may not be what the cart holds. */
  let isStale = false;
  let replaying: Promise<void> = Promise.resolve();

  const replayAll = async () => {
    // What was on its way when a document ended may have arrived: it is judged like what was lost.
    await queue.write((changes) => changes.map((each) => (each.status === 'sending' ? { ...each, status: 'waiting' } : each)));
    for (;;) {
      const next = await queue.next();
      if (!next) return;
      if (!(await context.inTurn((turn) => carryOut(turn, queue, next)))) {
        clearTimeout(timer);
        timer = setTimeout(() => void replay(), AGAIN_MS);
        return;
      }
    }
  };
  /** Shows what is kept now. Where something has gone that was shown, another tab has had it in hand: the lines may be others, too. */
  const look = async () => {
    const before = context.model().waiting;
    await queue.show();
    const kept = new Set(context.model().waiting.map(({ id }) => id));
    if (before.some(({ id }) => !kept.has(id))) isStale = true;
    if (!isStale || !host.connectivity.state.get().isOnline) return;
    isStale = false;
    // Not waited for: whoever looks may be at work in the queue.
    void context.inTurn(readDetails).catch(() => {
      isStale = true;
    });
  };
  const replay = async () => {
    await look();
    if (!host.connectivity.state.get().isOnline) return;
    // Where a browser has no locks, this document at least carries out each change once.
    await tools.browser.alone(LOCK, () => (replaying = replaying.catch(() => undefined).then(replayAll)));
    // Another tab may have carried out what was shown here.
    await look();
  };
  return { look, replay };
}
