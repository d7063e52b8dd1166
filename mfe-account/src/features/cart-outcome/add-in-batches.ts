import { type AddToCartItem, cartRef, type Host } from 'shared-contracts';
import { ownerOf } from 'shared-platform';

/** Lines of one call of the cart. */
const BATCH = 50;

/** A line that goes into the cart. */
export interface WantedLine extends AddToCartItem {
  id: string;
  /** Why it cannot go there, where that is known beforehand: it is not sent. */
  refusal?: string | undefined;
}

/** What became of one line. */
export interface AddedLine {
  id: string;
  sku: string;
  name: string;
  quantity: number;
  /** Why it is not in the cart; undefined: it is. */
  failure: string | undefined;
}

export type CartResult = { lines: readonly AddedLine[] } | { failure: string };

interface BatchOptions {
  /** Called after each of several calls, with the lines that have been sent. */
  onProgress: (done: number, total: number) => void;
  /** Why a line of a call that failed is not in the cart. */
  reasonOf: (error: unknown) => string;
  /** Said of the lines that are left when somebody signs in or out. */
  ofAnother: string;
}

/** Puts lines into the cart, so many a call. Throws what the first call throws: nothing is in the cart then. */
export async function addInBatches(
  host: Host,
  lines: readonly WantedLine[],
  { onProgress, reasonOf, ofAnother }: BatchOptions,
): Promise<readonly AddedLine[]> {
  const owner = ownerOf(host.session.state.get());
  const ready = lines.filter(({ refusal }) => refusal === undefined);
  const failures = new Map(lines.flatMap(({ id, refusal }) => (refusal === undefined ? [] : [[id, refusal]])));
  const leave = (from: number, reason: string) => ready.slice(from).forEach(({ id }) => failures.set(id, reason));
  for (let from = 0; from < ready.length; from += BATCH) {
    const batch = ready.slice(from, from + BATCH);
    // The cart is somebody else's then.
    if (ownerOf(host.session.state.get()) !== owner) {
      leave(from, ofAnother);
      break;
    }
    try {
      for (const { index, message } of await send(host, batch)) failures.set(batch[index]?.id ?? '', message);
    } catch (error) {
      if (from === 0) throw error;
      leave(from, reasonOf(error));
      break;
    }
    if (ready.length > BATCH) onProgress(Math.min(from + BATCH, ready.length), ready.length);
  }
  return lines.map(({ id, sku, name, quantity }) => ({ id, sku, name, quantity, failure: failures.get(id) }));
}

async function send(host: Host, batch: readonly WantedLine[]) {
  const items = batch.map(({ id: _id, refusal: _refusal, ...item }) => item);
  return (await host.service(cartRef)?.add(items, { isSaidByPage: true })) ?? [];
}
