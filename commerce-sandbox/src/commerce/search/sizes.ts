import { isSize as isSizeToken, readSearch } from './buyers-words.ts';
import { words } from './fold.ts';

/** A size: of a thread (`m8`) and its length, or of numbers in millimetres alone. */
export interface Size {
  readonly thread: string | undefined;
  readonly numbers: readonly number[];
}

/** What a product has: its sizes as its trade writes them, and its numbers by attribute code. */
export interface ProductSizes {
  readonly sizes: readonly Size[];
  readonly measures: Readonly<Record<string, readonly number[]>>;
}

/** What a search asks for beside its words. */
export interface AskedSize {
  readonly size: Size | undefined;
  /** Numbers by attribute code. */
  readonly roles: Readonly<Record<string, number>>;
  /** The words that say neither. */
  readonly words: readonly string[];
}

/** `m8x30`, `25x52x15`, `13` */
export function toSize(text: string): Size {
  const [, thread, rest = text] = /^(m\d+(?:\.\d+)?)(?:x(.*))?$/.exec(text) ?? [];
  const numbers = (thread !== undefined && rest === text ? '' : rest).split('x').flatMap((part) => (part === '' ? [] : [Number(part)]));
  return { thread, numbers };
}

/** The same as a text that can be searched for. */
export const writtenSize = ({ thread, numbers }: Size): string => [...(thread === undefined ? [] : [thread]), ...numbers].join('x');

const isNumber = (token: string): boolean => /^\d+(?:\.\d+)?$/.test(token);
const isThread = (token: string): boolean => /^m\d{1,2}(?:\.\d)?(?:x\d{1,7})?$/.test(token);
const MOST_NUMBERS = 3;

/**
 * The sizes that a search may ask for, likeliest first: numbers together ("1/2 socket 19"), else that of most parts, else the last one
 * ("taper bush 1610 29"). The others are words then. None where it has no number, or nothing else.
 */
export function askedSizes(search: string): readonly AskedSize[] {
  const { rest, roles } = readSearch(search);
  const tokens = words(rest);
  const runs = sizeRuns(tokens);
  const isSaid = Object.keys(roles).length > 0;
  // A number alone is the beginning of a part number as well.
  if (!isSaid && (runs.length === 0 || (tokens.length === 1 && runs.every(isOneNumber)))) return [];
  const asked = (chosen: readonly Run[]): AskedSize => {
    const [thread] = chosen.flatMap(({ size }) => size.thread ?? []);
    const numbers = chosen.flatMap(({ size }) => size.numbers);
    return {
      size: chosen.length > 0 ? { thread, numbers } : undefined,
      roles,
      words: tokens.filter((_token, at) => !chosen.some(({ from, to }) => at >= from && at < to)),
    };
  };
  if (runs.length === 0) return [asked([])];
  const largest = runs.toSorted((a, b) => parts(b) - parts(a)).slice(0, 1);
  if (!runs.every(isOneNumber)) return [asked(largest)];
  const joined = runs.length > MOST_NUMBERS ? [] : [runs];
  return [...joined, ...(runs.length > 1 ? [runs.slice(-1), runs.slice(0, 1)] : [])].map(asked);
}

/** Whether it can be nothing but a size: one number may be anything. */
export const isSize = ({ size, roles }: AskedSize): boolean =>
  Object.keys(roles).length > 0 || (size !== undefined && (size.thread !== undefined || size.numbers.length > 1));

const isOneNumber = ({ size }: Run): boolean => size.thread === undefined && size.numbers.length === 1;

/** A size among the words of a search. */
interface Run {
  readonly size: Size;
  readonly from: number;
  readonly to: number;
}

const parts = ({ size }: Run): number => size.numbers.length + (size.thread === undefined ? 0 : 2);

function sizeRuns(tokens: readonly string[]): Run[] {
  return tokens.flatMap((token, from) =>
    isThread(token) || isSizeToken(token) || isNumber(token) ? [{ size: toSize(token), from, to: from + 1 }] : [],
  );
}

/** Sizes that differ by more in a part are no substitute. */
const MOST_OFF = Math.log(1.25);
/** Another length may do, another thread hardly. */
const OTHER_THREAD = 4;

/** Whether a product has what is asked for at all, of whatever size. */
export const hasSuch = ({ size, roles }: AskedSize, product: ProductSizes): boolean =>
  Object.keys(roles).every((code) => product.measures[code] !== undefined) &&
  (size === undefined || product.sizes.some((own) => partsOf(own) >= partsOf(size)));

/** How a product fits what is asked for. */
export interface Fit {
  readonly distance: number;
  /** Its size that fits; its own numbers where only their attributes were named. */
  readonly size: Size;
  /** That size has no part that was not asked for. */
  readonly isWhole: boolean;
}

/** How far a product is from what is asked for, as the sum of logarithms of ratios: 0 is exactly that, undefined is something else. */
export function distanceTo(asked: AskedSize, product: ProductSizes): Fit | undefined {
  let sum = 0;
  const said: number[] = [];
  for (const [code, wanted] of Object.entries(asked.roles)) {
    // A belt's length is an attribute of its own.
    const values = (code === 'length_mm' ? product.measures.belt_length : undefined) ?? product.measures[code] ?? [];
    const [value] = values.toSorted((a, b) => ratio(wanted, a) - ratio(wanted, b));
    if (value === undefined || ratio(wanted, value) > MOST_OFF) return undefined;
    sum += ratio(wanted, value);
    said.push(value);
  }
  if (!asked.size) return { distance: sum, size: { thread: undefined, numbers: said }, isWhole: false };
  let best: { distance: number; size: Size } | undefined;
  for (const size of product.sizes) {
    const distance = between(asked.size, size);
    if (distance !== undefined && (!best || distance < best.distance)) best = { distance, size };
  }
  return best && { distance: sum + best.distance, size: best.size, isWhole: partsOf(asked.size) === partsOf(best.size) };
}

const partsOf = ({ thread, numbers }: Size): number => numbers.length + (thread === undefined ? 0 : 1);

const ratio = (wanted: number, value: number): number => (wanted > 0 && value > 0 ? Math.abs(Math.log(wanted / value)) : Infinity);

function between(wanted: Size, size: Size): number | undefined {
  if (wanted.thread !== undefined && size.thread === undefined) return undefined;
  if (size.thread !== undefined) {
    // "8x25" of a bolt is M8 × 25.
    const [diameter, ...others] = wanted.thread === undefined ? wanted.numbers : [Number(wanted.thread.slice(1)), ...wanted.numbers];
    const off = ratio(diameter ?? 0, Number(size.thread.slice(1)));
    const rest = off > MOST_OFF || others.length > size.numbers.length ? undefined : nearest(others, size.numbers);
    return rest === undefined ? undefined : off * (others.length > 0 ? OTHER_THREAD : 1) + rest;
  }
  if (wanted.numbers.length > size.numbers.length) return undefined;
  // One number alone is the one that the part is named by.
  return wanted.numbers.length === 1 ? nearest(wanted.numbers, size.numbers.slice(0, 1)) : nearest(wanted.numbers, size.numbers);
}

/** The least sum over all ways to lay the wanted numbers on others of the size. */
function nearest(wanted: readonly number[], numbers: readonly number[]): number | undefined {
  const [first, ...others] = wanted;
  if (first === undefined) return 0;
  let best: number | undefined;
  for (const [at, number] of numbers.entries()) {
    const off = ratio(first, number);
    if (off > MOST_OFF) continue;
    const left = nearest(
      others,
      numbers.filter((_number, other) => other !== at),
    );
    if (left !== undefined && (best === undefined || off + left < best)) best = off + left;
  }
  return best;
}
