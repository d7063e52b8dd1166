import { step, type EventOf, type Machine } from '../../service/machine';
import {
  cleanSku,
  isBlank,
  joinEntries,
  MAX_ROWS,
  type KnownProducts,
  type LookedUp,
  type QuickOrderEntry,
  type QuickOrderRow,
} from './quick-order-rows';
import type { ListProblem } from './read-list';

/** A list on its way into the cart, batch by batch. */
export const ADDING_STEPS = {
  open: { submit: 'adding' },
  adding: { count: 'adding', send: 'adding', answer: 'adding', lose: 'adding', finish: 'open', stop: 'open' },
} as const satisfies Machine;

/** One row. `unsure`: it was sent, and no answer came; `refused`: the platform has said why. `gone`: it is in the cart. */
export const ROW_STEPS = {
  open: { change: 'open', send: 'unsure' },
  unsure: { change: 'open', send: 'unsure', accept: 'gone', refuse: 'refused' },
  refused: { change: 'open', send: 'unsure' },
} as const satisfies Machine;

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
  /** Never without one. */
  rows: readonly QuickOrderRow[];
  /** Of the newest row. */
  lastId: number;
  products: KnownProducts;
  /** A file or a pasted list is being read. */
  isReading: boolean;
  adding: { done: number; total: number } | undefined;
  outcome: Outcome | undefined;
  /** What can be put back, and where it stood. */
  taken: readonly { index: number; row: QuickOrderRow }[];
}

export type QuickOrderEvent =
  /** Somebody is there: `kept` is what they left. `isSame`: what is in hand is theirs, too. */
  | { type: 'take-up'; kept: readonly Omit<QuickOrderRow, 'id'>[]; isSame: boolean }
  | { type: 'change'; id: number; change: Partial<QuickOrderEntry> }
  | { type: 'add-row' }
  /** Without `id`: all. */
  | { type: 'take-out'; id?: number }
  | { type: 'put-back' }
  | { type: 'read' }
  | { type: 'receive-list'; entries: readonly QuickOrderEntry[]; at: number | undefined }
  | { type: 'refuse-list'; problem: ListProblem }
  | { type: 'find'; found: ReadonlyMap<string, LookedUp> }
  /** What could not be asked is asked again. */
  | { type: 'ask-again' }
  | { type: 'submit' }
  /** `total`: products that will be added. */
  | { type: 'count'; total: number }
  /** Should the page go away now, the list says that these may be in the cart. */
  | { type: 'send'; ids: ReadonlySet<number> }
  /** `reasons`: why the platform refused some of them, by row. */
  | { type: 'answer'; ids: ReadonlySet<number>; reasons: ReadonlyMap<number, { message: string }>; done: number }
  | { type: 'lose'; done: number }
  | { type: 'finish'; outcome: Extract<Outcome, { kind: 'added' | 'nothing' }> }
  | { type: 'stop'; outcome: Extract<Outcome, { kind: 'stopped' }> };

export const NEW_QUICK_ORDER: QuickOrderState = withRows(
  { rows: [], lastId: 0, products: new Map(), isReading: false, adding: undefined, outcome: undefined, taken: [] },
  [],
);

/** Whether an event of adding can happen now. */
export function canHappen({ adding }: QuickOrderState, event: EventOf<typeof ADDING_STEPS>): boolean {
  return step(ADDING_STEPS, adding ? 'adding' : 'open', event) !== undefined;
}

export function reduceQuickOrder(state: QuickOrderState, event: QuickOrderEvent): QuickOrderState {
  switch (event.type) {
    case 'take-up':
      return takeUp(state, event);
    case 'change':
      return withRows(
        state,
        state.rows.map((row) => (row.id === event.id ? withChange(row, event.change) : row)),
      );
    case 'add-row':
      return state.rows.length >= MAX_ROWS
        ? { ...state, outcome: { kind: 'full' } }
        : { ...state, rows: [...state.rows, blankRow(state.lastId + 1)], lastId: state.lastId + 1 };
    case 'take-out':
      return takeOut(state, ({ id }) => event.id === undefined || id === event.id);
    case 'put-back':
      return putBack(state);
    case 'read':
      return { ...state, isReading: true, outcome: undefined };
    case 'receive-list':
      return receiveList(state, event);
    case 'refuse-list':
      return { ...state, isReading: false, outcome: { kind: 'refused', problem: event.problem } };
    case 'find':
      return { ...state, products: new Map([...state.products, ...event.found]) };
    case 'ask-again':
      return { ...state, products: new Map([...state.products].filter(([, found]) => found !== 'failed')) };
    default:
      return canHappen(state, event.type) ? add(state, event) : state;
  }
}

/** What becomes of a list on its way into the cart. */
function add(state: QuickOrderState, event: Extract<QuickOrderEvent, { type: EventOf<typeof ADDING_STEPS> }>): QuickOrderState {
  const { rows, adding } = state;
  switch (event.type) {
    case 'submit':
      return { ...state, adding: { done: 0, total: rows.length }, outcome: undefined };
    case 'count':
      return { ...state, adding: { done: 0, total: event.total } };
    case 'send':
      return { ...state, rows: rows.flatMap((row) => (event.ids.has(row.id) ? afterStep(row, 'send') : [row])) };
    case 'answer': {
      const { ids, reasons, done } = event;
      const left = rows.flatMap((row) => {
        if (!ids.has(row.id)) return [row];
        const reason = reasons.get(row.id);
        return afterStep(row, reason ? 'refuse' : 'accept', reason);
      });
      return { ...withRows(state, left), adding: adding && { ...adding, done } };
    }
    case 'lose':
      return { ...state, adding: adding && { ...adding, done: event.done } };
    default:
      return { ...state, adding: undefined, outcome: event.outcome };
  }
}

/** What an event leaves of a row: itself, or nothing. */
function afterStep(row: QuickOrderRow, event: EventOf<typeof ROW_STEPS>, reason?: { message: string }): readonly QuickOrderRow[] {
  const before = row.failure === undefined ? 'open' : row.failure === 'unsure' ? 'unsure' : 'refused';
  const state = step(ROW_STEPS, before, event);
  if (state === 'gone') return [];
  if (state === undefined) return [row];
  const { failure: _said, ...rest } = row;
  return [state === 'open' ? rest : { ...rest, failure: state === 'unsure' ? 'unsure' : reason }];
}

function takeUp({ rows, products, ...state }: QuickOrderState, { kept, isSame }: QuickOrderEvent & { type: 'take-up' }): QuickOrderState {
  // What is in hand is newer than what was kept; what somebody else had in hand is nobody's.
  const typed = isSame ? rows.filter((row) => !isBlank(row)) : [];
  const all = [...kept.map((row, index) => ({ ...row, id: state.lastId + 1 + index })), ...typed];
  // Prices are those of whoever is there.
  const known = isSame ? products : new Map<string, LookedUp>();
  // Where there is nothing, the row that somebody is about to type into stays the same.
  return withRows({ ...state, rows, products: known, lastId: state.lastId + kept.length }, all.length === 0 && isSame ? rows : all);
}

function takeOut(state: QuickOrderState, isTaken: (row: QuickOrderRow) => boolean): QuickOrderState {
  const taken = state.rows.flatMap((row, index) => (isTaken(row) && !isBlank(row) ? [{ index, row }] : []));
  const [first] = taken;
  return {
    ...withRows(
      state,
      state.rows.filter((row) => !isTaken(row)),
    ),
    taken,
    outcome: first && { kind: 'removed', rows: taken.length, sku: cleanSku(first.row.sku) },
  };
}

function putBack(state: QuickOrderState): QuickOrderState {
  const rows = [...state.rows];
  for (const { index, row } of state.taken) rows.splice(Math.min(index, rows.length), 0, row);
  const isWhole = state.taken.length > 1 || rows.length === state.taken.length + 1;
  return { ...withRows(state, isWhole ? rows.filter((row) => !isBlank(row)) : rows), taken: [], outcome: undefined };
}

function receiveList(state: QuickOrderState, { entries, at }: QuickOrderEvent & { type: 'receive-list' }): QuickOrderState {
  let { lastId } = state;
  const { rows, merged, fits } = joinEntries(state.rows, entries, () => (lastId += 1), at);
  if (!fits) return { ...state, isReading: false, outcome: { kind: 'full' } };
  return { ...withRows({ ...state, lastId }, rows), isReading: false, outcome: { kind: 'read', rows: entries.length, merged } };
}

function withRows(state: QuickOrderState, rows: readonly QuickOrderRow[]): QuickOrderState {
  return rows.length > 0 ? { ...state, rows } : { ...state, rows: [blankRow(state.lastId + 1)], lastId: state.lastId + 1 };
}

function blankRow(id: number): QuickOrderRow {
  return { id, sku: '', quantity: '1' };
}

/** What was said about a row was about what stood there before. */
function withChange(row: QuickOrderRow, change: Partial<QuickOrderEntry>): QuickOrderRow {
  const [{ mergedFrom, ...rest } = row] = afterStep(row, 'change');
  return change.sku === undefined && mergedFrom !== undefined ? { ...rest, ...change, mergedFrom } : { ...rest, ...change };
}
