import { type Money, toWesternDigits } from 'shared-contracts';
import { MAX_QUANTITY, type ParsedQuantity, parseQuantity, type QuantityProblem } from 'shared-ui';

/** Most rows of one list. */
export const MAX_ROWS = 10_000;
/** Larger files are refused unread: 10 000 rows take a tenth of it. */
export const MAX_FILE_MB = 5;
/** The platform's own limit; nothing longer is asked for. */
export const MAX_SKU_LENGTH = 64;

/** What stands in a list: as typed, pasted or read from a file. */
export interface QuickOrderEntry {
  sku: string;
  quantity: string;
}

export interface QuickOrderRow extends QuickOrderEntry {
  readonly id: number;
  /** How many rows of a file became this one; missing: it is the only one. */
  mergedFrom?: number | undefined;
  /** Why it is still here: the platform's reason; `unsure`: it was sent, and no answer came. */
  failure?: { message: string } | 'unsure' | undefined;
}

/** What the shop knows of a product, to show a row of it. */
export interface QuickOrderProduct {
  sku: string;
  /** Of the configurable product that it is a variant of. */
  parentSku?: string;
  name: string;
  path: string;
  imageUrl: string | undefined;
  inStock: boolean;
  /** Pieces left, where the platform says so. */
  left: number | undefined;
  /** Has options that are chosen on its own page. */
  hasOptions: boolean;
  price: Money;
  /** Prices from a quantity on. */
  tiers: readonly { from: number; price: Money }[];
}

/** `unknown`: there is no such product. `failed`: the platform could not be asked. */
export type LookedUp = QuickOrderProduct | 'unknown' | 'failed';
export type KnownProducts = ReadonlyMap<string, LookedUp>;

/** What a row comes to. */
export type Verdict =
  | { status: 'blank' | 'waiting' | 'no-sku' | 'unknown' | 'failed' }
  | { status: 'bad-quantity'; problem: QuantityProblem; product: QuickOrderProduct | undefined }
  | { status: 'options' | 'out-of-stock'; product: QuickOrderProduct }
  | { status: 'too-many'; product: QuickOrderProduct; left: number }
  | { status: 'ready'; product: QuickOrderProduct; quantity: number; price: Money; total: Money };

export interface JudgedRow {
  row: QuickOrderRow;
  /** From 1. */
  number: number;
  verdict: Verdict;
  /** Number of the first row with the same product, where it is another one. */
  sameAs: number | undefined;
}

/** Characters that come along from spreadsheets and Arabic text and show nothing. */
const INVISIBLE = /[\u0000-\u001f\u007f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A part number as it is asked for. */
export function cleanSku(text: string): string {
  return toWesternDigits(text)
    .replace(INVISIBLE, '')
    .replace(/\u00a0/g, ' ')
    .trim();
}

/** What tells products apart: the platform does not mind the case either. */
export function keyOf(sku: string): string {
  return cleanSku(sku).toUpperCase();
}

interface RowFacts {
  key: string;
  parsed: ParsedQuantity;
}

const facts = new WeakMap<QuickOrderEntry, RowFacts>();

/** What a row says, read once: there may be thousands of them, and rows are replaced, not changed. A reader does it on its way. */
export function factsOf(row: QuickOrderEntry): RowFacts {
  let known = facts.get(row);
  if (!known) {
    known = { key: keyOf(row.sku), parsed: parseQuantity(row.quantity) };
    facts.set(row, known);
  }
  return known;
}

/** What a row's product is asked for by; undefined: there is nothing to ask. */
export function askedKey(row: QuickOrderRow): string | undefined {
  const { key } = factsOf(row);
  return key === '' || key.length > MAX_SKU_LENGTH ? undefined : key;
}

export function isBlank({ sku, quantity }: QuickOrderEntry): boolean {
  return (quantity === '' || quantity === '1') && cleanSku(sku) === '';
}

/** A list as it was judged, place by place. */
interface Judgement {
  rows: readonly QuickOrderRow[];
  products: KnownProducts;
  groups: readonly (ProductGroup | undefined)[];
  known: readonly (LookedUp | undefined)[];
  judged: readonly JudgedRow[];
}

interface ProductGroup {
  key: string;
  /** Place of its first row. */
  first: number;
  /** Pieces in all its rows. */
  together: number;
}

/**
 * Judges all rows. A row that nothing changed for keeps its judgement, the same object; so does a list. Of ten thousand rows, while the
 * platform answers, only those that it speaks of are judged again.
 */
export function createJudge(): (rows: readonly QuickOrderRow[], products: KnownProducts) => readonly JudgedRow[] {
  let last: Judgement | undefined;
  return (rows, products) => {
    if (last?.rows !== rows) last = judgeList(rows, products, last);
    else if (last.products !== products) last = judgeNews(last, products);
    return last.judged;
  };
}

function judgeList(rows: readonly QuickOrderRow[], products: KnownProducts, last: Judgement | undefined): Judgement {
  const places = new Map(last?.rows.map((row, index) => [row, index]));
  const byKey = groupByProduct(rows);
  const groups = rows.map((row) => byKey.get(factsOf(row).key));
  const known = groups.map((group) => group && products.get(group.key));
  const judged = rows.map((row, index) => {
    const group = groups[index];
    const place = places.get(row) ?? -1;
    const before = last?.judged[place];
    const sameAs = group && group.first !== index ? group.first + 1 : undefined;
    const isSame = last?.known[place] === known[index] && last?.groups[place]?.together === group?.together;
    if (before && isSame && before.number === index + 1 && before.sameAs === sameAs) return before;
    return { row, number: index + 1, verdict: judge(row, known[index], group?.together ?? 0), sameAs };
  });
  return { rows, products, groups, known, judged };
}

function judgeNews(last: Judgement, products: KnownProducts): Judgement {
  const known = last.groups.map((group) => group && products.get(group.key));
  const judged = last.judged.map((before, index) =>
    known[index] === last.known[index]
      ? before
      : { ...before, verdict: judge(before.row, known[index], last.groups[index]?.together ?? 0) },
  );
  return { ...last, products, known, judged };
}

function groupByProduct(rows: readonly QuickOrderRow[]): ReadonlyMap<string, ProductGroup> {
  const groups = new Map<string, ProductGroup>();
  rows.forEach((row, index) => {
    const { key, parsed } = factsOf(row);
    if (key === '') return;
    const group = groups.get(key) ?? { key, first: index, together: 0 };
    group.together += parsed.quantity ?? 0;
    groups.set(key, group);
  });
  return groups;
}

/** `together`: pieces of the product in all rows, which is what stock and price go by. */
function judge(row: QuickOrderRow, known: LookedUp | undefined, together: number): Verdict {
  if (isBlank(row)) return { status: 'blank' };
  const { key, parsed } = factsOf(row);
  if (key === '') return { status: 'no-sku' };
  if (key.length > MAX_SKU_LENGTH) return { status: 'unknown' };
  const product = typeof known === 'object' ? known : undefined;
  const { quantity, problem } = parsed;
  if (known === 'unknown' || known === 'failed') return { status: known };
  if (problem !== undefined) return { status: 'bad-quantity', problem, product };
  if (!product) return { status: 'waiting' };
  if (product.hasOptions) return { status: 'options', product };
  if (!product.inStock) return { status: 'out-of-stock', product };
  if (product.left !== undefined && together > product.left) return { status: 'too-many', product, left: product.left };
  const price = priceFor(product, together);
  return { status: 'ready', product, quantity, price, total: { ...price, value: price.value * quantity } };
}

function priceFor({ price, tiers }: QuickOrderProduct, quantity: number): Money {
  return tiers.reduce((best, tier) => (tier.from <= quantity && tier.price.value < best.value ? tier.price : best), price);
}

export interface Sum {
  ready: number;
  /** Rows that cannot be added as they are. */
  toCheck: number;
  waiting: number;
  /** Rows that the platform could not be asked for. */
  failed: number;
  /** Rows that were filled in. */
  filled: number;
  total: Money | undefined;
}

export function needsCheck({ verdict, row }: JudgedRow): boolean {
  return row.failure !== undefined || !['blank', 'waiting', 'ready'].includes(verdict.status);
}

/** `typed`: the row whose part number is being typed, which is not to be checked yet. */
export function sumOf(judged: readonly JudgedRow[], typed?: number): Sum {
  const sum: Sum = { ready: 0, toCheck: 0, waiting: 0, failed: 0, filled: 0, total: undefined };
  for (const each of judged) {
    const { verdict } = each;
    if (verdict.status !== 'blank') sum.filled += 1;
    if (verdict.status === 'waiting') sum.waiting += 1;
    if (verdict.status === 'failed') sum.failed += 1;
    if (needsCheck(each) && each.row.id !== typed) sum.toCheck += 1;
    if (verdict.status !== 'ready') continue;
    sum.ready += 1;
    sum.total = { ...verdict.total, value: (sum.total?.value ?? 0) + verdict.total.value };
  }
  return sum;
}

/** A list with what a file or the clipboard brought. */
export interface Joined {
  rows: readonly QuickOrderRow[];
  /** Rows that became one with another row of the same product. */
  merged: number;
  /** False: it would be more than a list holds; `rows` are what they were. */
  fits: boolean;
}

/**
 * Puts entries into the list, from the row `at` on, in place of a blank row there; at the end without `at`. Entries of a product that is
 * there already become one with it, if both quantities are numbers: what is none stays a row of its own, to be put right.
 */
export function joinEntries(
  rows: readonly QuickOrderRow[],
  entries: readonly QuickOrderEntry[],
  nextId: () => number,
  at?: number,
): Joined {
  const place = rows.findIndex(({ id }) => id === at);
  const before = place < 0 ? rows : rows.slice(0, place + 1);
  const given = new Set<QuickOrderEntry>(rows);
  const joined: QuickOrderRow[] = [];
  const places = new Map<string, number>();
  let merged = 0;
  const put = (row: QuickOrderRow) => {
    const { key, parsed } = factsOf(row);
    const index = places.get(key);
    const first = index === undefined ? undefined : joined[index];
    const sum = first && parsed.quantity !== undefined ? (factsOf(first).parsed.quantity ?? 0) + parsed.quantity : Infinity;
    // Rows that somebody typed twice are left alone.
    if (index !== undefined && first && sum <= MAX_QUANTITY && !(given.has(row) && given.has(first))) {
      merged += 1;
      joined[index] = { id: first.id, sku: first.sku, quantity: String(sum), mergedFrom: (first.mergedFrom ?? 1) + (row.mergedFrom ?? 1) };
      return;
    }
    if (key !== '' && index === undefined && parsed.quantity !== undefined) places.set(key, joined.length);
    joined.push(row);
  };
  for (const row of before) if (!isBlank(row)) put(row);
  for (const entry of entries) {
    const row = { id: nextId(), sku: entry.sku, quantity: entry.quantity };
    facts.set(row, factsOf(entry));
    put(row);
  }
  for (const row of rows.slice(before.length)) put(row);
  return joined.length > MAX_ROWS ? { rows, merged: 0, fits: false } : { rows: joined, merged, fits: true };
}
