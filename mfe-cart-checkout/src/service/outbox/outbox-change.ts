import { isMoney, isSameChoice, type AddToCartItem, type CartDetails, type Money, type WaitingChange } from 'shared-contracts';
import { linesOf, quantityIn } from '../lines-of';
import { step, type EventOf, type Machine, type StateOf } from '../machine';
import { isOwner } from '../owner';

/** What becomes of a change that found no platform. `done` is the end: nothing of it is kept. */
export const OUTBOX = {
  waiting: { send: 'sending' },
  sending: { carriedOut: 'done', refused: 'conflict', lost: 'waiting' },
  conflict: { sendAnyway: 'waiting', drop: 'done' },
} as const satisfies Machine;

export type OutboxStatus = StateOf<typeof OUTBOX>;
export type OutboxEvent = EventOf<typeof OUTBOX>;

/** One change as it is kept until the platform has carried it out. */
export interface OutboxChange {
  id: number;
  kind: 'add' | 'update' | 'remove';
  /** Whose cart it is meant for (`ownerOf` of shared-platform). */
  owner: string;
  /** Name, part number and options; with the quantity that is added, or wanted. */
  item: AddToCartItem;
  status: OutboxStatus;
  /** Why it needs a decision. */
  reason?: Reason;
  /** It may have arrived already: what the cart held before it was sent. */
  sentAt?: Held | undefined;
  /** What the line held when it was changed; `update` only. */
  held?: number | undefined;
}

export type Reason =
  | { kind: 'refused'; message: string }
  | { kind: 'unsure' | 'gone' | 'identity' }
  | { kind: 'changed'; quantity: number }
  | { kind: 'price'; was: Money; is: Money };

/** What a shopper says about a change that needs a decision. */
export type Decision = 'send' | 'drop';

/** What is known of a cart before something is added: the line's pieces, or at least all pieces. */
export interface Held {
  line?: number | undefined;
  count?: number | undefined;
}

/** What is to be done with a change, now that the cart has been read. */
export type Verdict = { act: 'send'; uid?: string } | { act: 'done' } | { act: 'ask'; reason: Reason };

/** `details`: the cart as it is now. An add that was sent once is sent again only where its line did not grow. */
export function resolveChange({ kind, item, sentAt, held }: OutboxChange, details: CartDetails): Verdict {
  const [line] = linesOf(details, item);
  if (kind === 'remove') return line ? { act: 'send', uid: line.uid } : { act: 'done' };
  if (kind === 'update') {
    if (!line) return { act: 'ask', reason: { kind: 'gone' } };
    if (line.quantity === item.quantity) return { act: 'done' };
    if (held !== undefined && line.quantity !== held) return { act: 'ask', reason: { kind: 'changed', quantity: line.quantity } };
    return askAboutPrice(item.price, line.price) ?? { act: 'send', uid: line.uid };
  }
  if (!sentAt) return { act: 'send' };
  if (sentAt.line !== undefined) return compare(sentAt.line, quantityIn(details, item), item.quantity);
  if (sentAt.count !== undefined)
    return compare(
      sentAt.count,
      details.items.reduce((sum, { quantity }) => sum + quantity, 0),
      item.quantity,
    );
  return { act: 'ask', reason: { kind: 'unsure' } };
}

/** What it was chosen for is not what it costs now: that is for the shopper to decide. `was` is undefined where nobody knows. */
export function askAboutPrice(was: Money | undefined, is: Money | undefined): Verdict | undefined {
  if (!was || !is || was.currency !== is.currency || was.value === is.value) return undefined;
  return { act: 'ask', reason: { kind: 'price', was, is } };
}

/** Neither as before nor as it should be: somebody else was there, and nobody knows. */
function compare(before: number, now: number, added: number): Verdict {
  if (now === before + added) return { act: 'done' };
  return now === before ? { act: 'send' } : { act: 'ask', reason: { kind: 'unsure' } };
}

/** With one change more. A later change of the same line takes the place of an earlier one that was not sent; adds are all kept. */
export function withChange(changes: readonly OutboxChange[], change: Omit<OutboxChange, 'id'>): readonly OutboxChange[] {
  const id = Math.max(0, ...changes.map((other) => other.id)) + 1;
  const isSuperseded = (other: OutboxChange) =>
    change.kind !== 'add' && other.kind !== 'add' && other.status !== 'sending' && isOneLine(other, change);
  const first = changes.find(isSuperseded);
  // Pieces that wait to be added to the line make it another than it was, by the shopper's own doing.
  const grows = changes.some((other) => other.kind === 'add' && other.status !== 'conflict' && isOneLine(other, change));
  const held =
    change.kind === 'update' && first?.kind === 'update' && first.status === 'waiting' ? first.held : grows ? undefined : change.held;
  return [...changes.filter((other) => !isSuperseded(other)), { ...change, id, held }];
}

function isOneLine(one: Omit<OutboxChange, 'id'>, other: Omit<OutboxChange, 'id'>): boolean {
  return one.owner === other.owner && isSameChoice(one.item, other.item);
}

/** What an event leaves of a change: itself, or nothing. */
export function moved(change: OutboxChange, event: OutboxEvent, more: Partial<OutboxChange> = {}): readonly OutboxChange[] {
  const status = step(OUTBOX, change.status, event);
  if (status === 'done') return [];
  const { reason: _earlier, ...rest } = change;
  return [status === undefined ? change : { ...rest, ...more, status }];
}

/** What the decision of `me` leaves of a change. Sent anyway: as somebody would do it now, in the cart of who decides. */
export function decided(change: OutboxChange, decision: Decision, me: string | undefined): readonly OutboxChange[] {
  const status = step(OUTBOX, change.status, decision === 'send' ? 'sendAnyway' : 'drop') ?? (decision === 'drop' ? 'done' : change.status);
  if (status === 'done') return [];
  const { reason, sentAt: _sent, held: _held, ...rest } = change;
  const { price: _seen, ...item } = rest.item;
  return [{ ...rest, item, kind: reason?.kind === 'gone' ? 'add' : change.kind, owner: me ?? change.owner, status }];
}

/** As pages show it. */
export function toShown({ id, kind, item, status }: OutboxChange, reason: string | undefined): WaitingChange {
  return { id, kind, sku: item.sku, name: item.name, quantity: item.quantity, status, ...(reason === undefined ? {} : { reason }) };
}

/** From the storage, which anything may have written to. */
export function isOutboxChange(value: unknown): value is OutboxChange {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, owner, item, status } = value as Record<string, unknown>;
  if (typeof item !== 'object' || item === null) return false;
  const { sku, name, quantity, selectedOptions, price } = item as Record<string, unknown>;
  return (
    Number.isInteger(id) &&
    ['add', 'update', 'remove'].includes(String(kind)) &&
    typeof owner === 'string' &&
    isOwner(owner) &&
    Object.hasOwn(OUTBOX, String(status)) &&
    typeof sku === 'string' &&
    typeof name === 'string' &&
    Number.isInteger(quantity) &&
    (price === undefined || isMoney(price)) &&
    (selectedOptions === undefined || (Array.isArray(selectedOptions) && selectedOptions.every((uid) => typeof uid === 'string')))
  );
}
