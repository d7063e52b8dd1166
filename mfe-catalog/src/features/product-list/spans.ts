import { toWesternDigits } from 'shared-contracts';
import { toMeasure } from '../specifications/measures';
import { spanEnds } from './list-url';

/** From–to as it is typed; empty: open. */
export interface Span {
  from: string;
  to: string;
}

export type SpanProblem = 'not-a-number' | 'reversed' | 'none-between';

/** What can be chosen from–to: the part of a facet (`facets.ts`) that spans are read from. */
interface Choice {
  kind: 'list' | 'size' | 'span';
  options: readonly { value: string; label: string }[];
}

/** What is chosen, if it is one span: of numbers, or sizes that follow each other. */
export function chosenSpan({ kind, chosen, options }: Choice & { chosen: readonly string[] }): {
  from?: string | undefined;
  to?: string | undefined;
} {
  if (kind === 'span') return spanEnds(chosen[0]) ?? {};
  const places = options.flatMap(({ value }, place) => (chosen.includes(value) ? [place] : []));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined || last - first + 1 !== places.length) return {};
  const [from, to] = [first, last].map((place) => toMeasure(options[place]?.label ?? '')?.number);
  return from === undefined || to === undefined ? {} : { from, to };
}

/** The values to filter by for what was typed; none: everything. Or what is wrong with it. */
export function valuesOfSpan({ kind, options }: Choice, typed: Span): readonly string[] | SpanProblem {
  const [from, to] = [typed.from, typed.to].map(parseEnd);
  if (Number.isNaN(from) || Number.isNaN(to)) return 'not-a-number';
  if (from !== undefined && to !== undefined && from > to) return 'reversed';
  if (from === undefined && to === undefined) return [];
  if (kind === 'span') return [`${from ?? '*'}_${to ?? '*'}`];
  const between = options.filter(({ label }) => {
    const size = toMeasure(label)?.value ?? Number.NaN;
    return size >= (from ?? -Infinity) && size <= (to ?? Infinity);
  });
  return between.length === 0 ? 'none-between' : between.map(({ value }) => value);
}

/** The smallest and the largest that there is. */
export function boundsOf({ kind, options }: Choice): Span {
  const [first, last] = [options[0], options.at(-1)];
  if (kind === 'span') return { from: spanEnds(first?.value)?.from ?? '', to: spanEnds(last?.value)?.to ?? '' };
  return { from: toMeasure(first?.label ?? '')?.number ?? '', to: toMeasure(last?.label ?? '')?.number ?? '' };
}

/** "1,200.5", "١٢٫٥"; NaN for what is no number. Nothing is below nothing. */
function parseEnd(typed: string): number | undefined {
  const text = toWesternDigits(typed)
    .trim()
    .replaceAll('٫', '.')
    .replace(/[,٬](?=\d{3}\b)/g, '')
    .replace(',', '.');
  if (text === '') return undefined;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
