import { formatMoney } from 'shared-contracts';
import { GUEST, ownerOf } from 'shared-platform';
import { isolateLtr } from 'shared-ui';
import type { CartContext, OutboxContext } from '../cart-context';
import { decided, moved, toShown, type Decision, type OutboxChange, type OutboxEvent, type Reason } from './outbox-change';
import { countOutbox } from './outbox-count';
import type { OutboxStore } from './outbox-store';

/** The changes that are kept, and what pages show of them. */
export interface OutboxEntries {
  /** Whose changes are made in this document; undefined while nobody knows. */
  owner: () => string | undefined;
  /** The first that can be carried out. */
  next: () => Promise<OutboxChange | undefined>;
  /** Shows what is kept now. */
  show: () => Promise<void>;
  /** In one transaction; shows what is kept then. */
  write: (next: (changes: readonly OutboxChange[]) => readonly OutboxChange[]) => Promise<void>;
  move: (id: number, event: OutboxEvent, more?: Partial<OutboxChange>) => Promise<void>;
  /** The platform said no, for this reason: the shopper decides. */
  refuse: (id: number, message: string) => Promise<void>;
  /** The shopper decides before it is sent. */
  askAbout: (id: number, reason: Reason) => Promise<void>;
  decide: (id: number, decision: Decision) => Promise<void>;
}

export function createOutboxEntries(context: OutboxContext, store: OutboxStore): OutboxEntries {
  const { host, tools } = context;
  const owner = () => ownerOf(host.session.state.get());
  const show = async (changes: readonly OutboxChange[]) => {
    countOutbox(tools.browser.local, changes.length);
    const me = owner();
    // A customer's are nobody else's; a guest's are shown to whoever signed in, to be decided on.
    const mine = changes.filter((each) => each.owner === me || each.owner === GUEST);
    const text = mine.some(({ reason }) => reason) ? await context.text() : undefined;
    context.tell({ type: 'waiting', changes: mine.map((each) => toShown(each, each.reason && text && sayReason(each.reason, text))) });
  };
  const write: OutboxEntries['write'] = async (next) => show(await store.change(next));
  const replace = (id: number, by: (change: OutboxChange) => readonly OutboxChange[]) =>
    write((changes) => changes.flatMap((each) => (each.id === id ? by(each) : [each])));
  const move: OutboxEntries['move'] = (id, event, more) => replace(id, (each) => moved(each, event, more));

  return {
    owner,
    async next() {
      const me = owner();
      return (await store.read()).find(
        (each) => each.status === 'waiting' && (each.owner === me || (each.owner === GUEST && me !== undefined)),
      );
    },
    show: async () => show(await store.read()),
    write,
    move,
    refuse: (id, message) => move(id, 'refused', { sentAt: undefined, reason: { kind: 'refused', message } }),
    async askAbout(id, reason) {
      await move(id, 'send');
      await move(id, 'refused', { reason });
    },
    async decide(id, decision) {
      const me = owner();
      await replace(id, (each) => decided(each, decision, me));
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
