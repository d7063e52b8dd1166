import { createSnapshot, type AddToCartItem, type Host, type Snapshot, type SessionState } from 'shared-contracts';
import { cartOf } from '../../service/own-cart';
import { lookUp } from './look-up';
import { createQuickOrderMemory, type QuickOrderMemory } from './quick-order-memory';
import {
  askedKey,
  cleanSku,
  createJudge,
  isBlank,
  joinEntries,
  type JudgedRow,
  keyOf,
  type KnownProducts,
  type LookedUp,
  MAX_ROWS,
  type QuickOrderEntry,
  type QuickOrderRow,
} from './quick-order-rows';
import type { ListProblem, ReadList } from './read-list';

/** After the last key, before the platform is asked. */
const LOOK_UP_DELAY_MS = 300;
const SAVE_DELAY_MS = 300;
/** What is found for a longer list is shown now and then: each time all of it is judged. */
const SMALL_LIST = 100;
const SHOW_EVERY_MS = 250;
/** Rows of one call of the cart. */
const ADD_BATCH = 50;

/** What last happened, to be said. */
export type Outcome =
  | { kind: 'read'; rows: number; merged: number }
  | { kind: 'refused'; problem: ListProblem }
  | { kind: 'full' }
  | { kind: 'removed'; rows: number; sku: string }
  | { kind: 'added'; rows: number; left: number }
  | { kind: 'stopped'; rows: number; left: number; reason: string | undefined }
  | { kind: 'nothing' };

export interface QuickOrderState {
  rows: readonly QuickOrderRow[];
  products: KnownProducts;
  /** A file or a pasted list is being read. */
  isReading: boolean;
  adding: { done: number; total: number } | undefined;
  outcome: Outcome | undefined;
}

export interface QuickOrder {
  state: Snapshot<QuickOrderState>;
  judge(): readonly JudgedRow[];
  /** Takes up what this customer left in this tab. Empty: it cannot be told whose is kept. Returns what ends it. */
  begin(customerId: string): () => void;
  change(id: number, change: Partial<QuickOrderEntry>): void;
  /** Adds a blank row and gives its id; undefined: the list is full. */
  addRow(): number | undefined;
  remove(id: number): void;
  clear(): void;
  /** Puts back what `remove` or `clear` took. */
  undo(): void;
  /** Reads a list by `read` and joins it with the rows, from row `at` on. */
  take(read: () => Promise<ReadList>, at?: number): Promise<void>;
  /** Asks again for what could not be asked. */
  askAgain(): void;
  addAll(): Promise<void>;
  /** Ends adding after the batch that is on its way. */
  cancel(): void;
}

interface Context {
  host: Host;
  memory: QuickOrderMemory;
  get(): QuickOrderState;
  set(change: Partial<QuickOrderState>): void;
  nextId(): number;
  blankRow(): QuickOrderRow;
  save(): void;
  judge(): readonly JudgedRow[];
}

/** The list of a quick order: rows, what is known of their products, and the way into the cart. */
export function createQuickOrder(host: Host, memory = createQuickOrderMemory()): QuickOrder {
  let ids = 0;
  let owner: string | undefined;
  const nextId = () => (ids += 1);
  const blankRow = (): QuickOrderRow => ({ id: nextId(), sku: '', quantity: '1' });
  const state = createSnapshot<QuickOrderState>({
    rows: [blankRow()],
    products: new Map(),
    isReading: false,
    adding: undefined,
    outcome: undefined,
  });
  const judgeRows = createJudge();
  const context: Context = {
    host,
    memory,
    nextId,
    blankRow,
    get: state.get,
    set: (change) => state.set({ ...state.get(), ...change }),
    // Whoever signed out leaves nothing behind.
    save: () => owner !== undefined && customerIdOf(host.session.state.get()) === owner && memory.save(owner, state.get().rows),
    judge: () => judgeRows(state.get().rows, state.get().products),
  };
  const looking = createLooking(context);
  const saveSoon = debounced(context.save, SAVE_DELAY_MS);
  let taken: { index: number; row: QuickOrderRow }[] = [];
  let isCancelled = false;

  const setRows = (rows: readonly QuickOrderRow[], more: Partial<QuickOrderState> = {}) => {
    context.set({ rows: rows.length > 0 ? rows : [blankRow()], ...more });
    saveSoon.start();
    looking.soon();
  };
  const take = (isTaken: (row: QuickOrderRow) => boolean) => {
    const { rows } = state.get();
    taken = rows.flatMap((row, index) => (isTaken(row) && !isBlank(row) ? [{ index, row }] : []));
    const outcome: Outcome | undefined = taken[0] && { kind: 'removed', rows: taken.length, sku: cleanSku(taken[0].row.sku) };
    setRows(
      rows.filter((row) => !isTaken(row)),
      { outcome },
    );
  };

  return {
    state,
    judge: context.judge,
    begin(customerId) {
      // What is in hand is newer than what was kept; what somebody else had in hand is nobody's.
      const isSame = owner === undefined || owner === customerId;
      const typed = isSame ? state.get().rows.filter((row) => !isBlank(row)) : [];
      const kept = owner === customerId ? [] : memory.load(customerId).map((row) => ({ ...row, id: nextId() }));
      // Prices are those of whoever is there.
      const known = isSame ? state.get().products : new Map<string, LookedUp>();
      owner = customerId;
      // Where there is nothing, the row that somebody is about to type into stays the same.
      const rows = [...kept, ...typed];
      setRows(rows.length === 0 && isSame ? state.get().rows : rows, { products: known });
      const flush = () => context.save();
      window.addEventListener('pagehide', flush);
      const endOnline = host.events.on('connectivity:came-online', () => looking.again());
      return () => {
        window.removeEventListener('pagehide', flush);
        endOnline();
        saveSoon.end();
        looking.end();
        isCancelled = true;
        flush();
      };
    },
    change(id, change) {
      const rows = state.get().rows.map((row) => {
        if (row.id !== id) return row;
        const { failure: _failure, mergedFrom, ...rest } = row;
        // What was said about the row was about what stood there before.
        return change.sku === undefined && mergedFrom !== undefined ? { ...rest, ...change, mergedFrom } : { ...rest, ...change };
      });
      setRows(rows);
    },
    addRow() {
      const { rows } = state.get();
      if (rows.length >= MAX_ROWS) {
        context.set({ outcome: { kind: 'full' } });
        return undefined;
      }
      const row = blankRow();
      setRows([...rows, row]);
      return row.id;
    },
    remove: (id) => take((row) => row.id === id),
    clear: () => take(() => true),
    undo() {
      const rows = [...state.get().rows];
      for (const { index, row } of taken) rows.splice(Math.min(index, rows.length), 0, row);
      const isWhole = taken.length > 1 || rows.length === taken.length + 1;
      taken = [];
      setRows(isWhole ? rows.filter((row) => !isBlank(row)) : rows, { outcome: undefined });
    },
    async take(read, at) {
      context.set({ isReading: true, outcome: undefined });
      const list = await read().catch((): ReadList => ({ problem: 'unreadable' }));
      if (list.problem !== undefined) return context.set({ isReading: false, outcome: { kind: 'refused', problem: list.problem } });
      // Drawing the list is a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      const { rows, merged, fits } = joinEntries(state.get().rows, list.entries, nextId, at);
      if (!fits) return context.set({ isReading: false, outcome: { kind: 'full' } });
      setRows(rows, { isReading: false, outcome: { kind: 'read', rows: list.entries.length, merged } });
    },
    askAgain: looking.again,
    async addAll() {
      const { adding, rows, outcome } = state.get();
      // The second half of a double click must not take away what the first one brought about.
      if (adding || (outcome?.kind === 'added' && rows.every(isBlank))) return;
      isCancelled = false;
      // From here on nobody types, and a second press adds nothing twice.
      context.set({ adding: { done: 0, total: rows.length }, outcome: undefined });
      await looking.settled();
      await addReadyRows(context, () => isCancelled);
    },
    cancel: () => void (isCancelled = true),
  };
}

/** Empty where the shell has none; undefined while nobody has been read. */
export function customerIdOf(session: SessionState): string | undefined {
  return session.status === 'customer' ? session.customer && (session.customer.id ?? '') : undefined;
}

/** Asks for the products of rows, once each, a moment after the last change. */
function createLooking({ host, get, set }: Context) {
  const asked = new Set<string>();
  let under: Promise<void> = Promise.resolve();
  const pending = new Map<string, LookedUp>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    const products = new Map(get().products);
    for (const [key, found] of pending) {
      asked.delete(key);
      products.set(key, found);
    }
    pending.clear();
    set({ products });
  };
  const ask = () => {
    const { rows, products } = get();
    const wanted = new Map<string, string>();
    for (const row of rows) {
      const key = askedKey(row);
      if (key !== undefined && !products.has(key) && !asked.has(key)) wanted.set(key, row.sku);
    }
    if (wanted.size === 0) return;
    for (const key of wanted.keys()) asked.add(key);
    const tell = (found: ReadonlyMap<string, LookedUp>) => {
      for (const [key, one] of found) pending.set(key, one);
      if (wanted.size <= SMALL_LIST) return show();
      timer ??= setTimeout(show, SHOW_EVERY_MS);
    };
    under = Promise.all([under, lookUp(host, [...wanted.values()], tell)]).then(show);
  };
  const later = debounced(ask, LOOK_UP_DELAY_MS);
  return {
    soon: later.start,
    again() {
      set({ products: new Map([...get().products].filter(([, found]) => found !== 'failed')) });
      ask();
    },
    /** Waits for all that is asked, and asks for what is about to be. */
    settled() {
      later.end();
      ask();
      return under;
    },
    end: later.end,
  };
}

function debounced(act: () => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  return {
    start() {
      end();
      timer = setTimeout(act, delay);
    },
    end,
  };
}

/** One product of the list, with all rows that ask for it. */
interface Addition {
  item: AddToCartItem;
  ids: readonly number[];
}

/** Adds batch by batch. Rows that are in the cart leave the list; the others stay, with the reason. */
async function addReadyRows(context: Context, isCancelled: () => boolean): Promise<void> {
  const { host, get, set, save } = context;
  const additions = additionsOf(context.judge());
  if (additions.length === 0) return set({ adding: undefined, outcome: { kind: 'nothing' } });
  let rows = 0;
  let reason: string | undefined;
  let isStopped = false;
  set({ adding: { done: 0, total: additions.length } });
  for (let done = 0; done < additions.length && !isStopped; done += ADD_BATCH) {
    const batch = additions.slice(done, done + ADD_BATCH);
    const idsOf = (some: readonly Addition[]) => new Set(some.flatMap(({ ids }) => ids));
    // Should the page go away now, the list says that these may be in the cart.
    const sent = idsOf(batch);
    mark(context, sent, 'unsure');
    save();
    try {
      const failures = await cartOf(host).add(
        batch.map(({ item }) => item),
        { isSaidByPage: true },
      );
      const reasons = new Map(failures.flatMap(({ index, message }) => (batch[index]?.ids ?? []).map((id) => [id, { message }] as const)));
      const left = get().rows.filter(({ id }) => !sent.has(id) || reasons.has(id));
      rows += sent.size - reasons.size;
      set({ rows: left.length > 0 ? left : [context.blankRow()] });
      for (const [id, failure] of reasons) mark(context, new Set([id]), failure);
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      isStopped = true;
    }
    set({ adding: { done: Math.min(done + ADD_BATCH, additions.length), total: additions.length } });
    save();
    if (isCancelled() && done + ADD_BATCH < additions.length) isStopped = true;
  }
  const left = get().rows.filter((row) => !isBlank(row)).length;
  set({ adding: undefined, outcome: isStopped ? { kind: 'stopped', rows, left, reason } : { kind: 'added', rows, left } });
  save();
}

function mark({ get, set }: Context, ids: ReadonlySet<number>, failure: NonNullable<QuickOrderRow['failure']>): void {
  set({ rows: get().rows.map((row) => (ids.has(row.id) ? { ...row, failure } : row)) });
}

function additionsOf(judged: readonly JudgedRow[]): readonly Addition[] {
  const additions = new Map<string, { item: AddToCartItem; ids: number[] }>();
  for (const { row, verdict } of judged) {
    if (verdict.status !== 'ready') continue;
    const { sku, name, imageUrl, parentSku } = verdict.product;
    const known = additions.get(keyOf(sku));
    if (known) {
      known.ids.push(row.id);
      known.item = { ...known.item, quantity: known.item.quantity + verdict.quantity };
    } else {
      additions.set(keyOf(sku), { item: { sku, parentSku, name, quantity: verdict.quantity, imageUrl }, ids: [row.id] });
    }
  }
  return [...additions.values()];
}
