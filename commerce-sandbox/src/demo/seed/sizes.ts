import { numbersOf } from '../../commerce/search/buyers-words.ts';
import type { ProductSeed } from './rules/product-seed.ts';

/** Codes of the attributes that buyers name in numbers. */
const MEASURED = [
  'bore_diameter',
  'outside_diameter',
  'width_mm',
  'length_mm',
  'belt_length',
  'cross_section_mm',
  'pitch_mm',
  'teeth',
  'width_across_flats_mm',
  'viscosity_grade',
] as const;

/** What searches for a size compare with. */
export interface SearchedSizes {
  readonly sizes: readonly string[];
  readonly measures: Readonly<Record<string, readonly number[]>>;
}

/** A product's numbers by attribute, and its sizes in the order in which its trade names them. */
export function sizesOf(product: ProductSeed): SearchedSizes {
  const measures = Object.fromEntries(
    MEASURED.flatMap((code) => {
      const numbers = [...numbersIn(product.attributes[code]), ...(code === 'belt_length' ? lengthsOfVariants(product) : [])];
      return numbers.length > 0 ? [[code, numbers] as const] : [];
    }),
  );
  return { measures, sizes: [...new Set(tuplesOf(product, measures).map((numbers) => numbers.join('x')))] };
}

const numbersIn = (value: string | number | undefined): readonly number[] => {
  const number = typeof value === 'number' ? value : Number(/\d+(?:\.\d+)?/.exec(value ?? '')?.[0] ?? Number.NaN);
  return Number.isFinite(number) ? [number] : [];
};

/** `SPA-1250`: a belt that is bought by its length. */
const lengthsOfVariants = ({ variants }: ProductSeed): readonly number[] =>
  variants?.attribute === 'belt_length' ? variants.skus.flatMap((sku) => numbersIn(/\d+$/.exec(sku)?.[0])) : [];

type Tuple = readonly (number | string)[];

function tuplesOf({ name, attributes, variants }: ProductSeed, measures: SearchedSizes['measures']): readonly Tuple[] {
  const one = (code: string) => measures[code]?.[0];
  const [d, D, B, L] = [one('bore_diameter'), one('outside_diameter'), one('width_mm'), one('length_mm')];
  const thread = /^M\d+(?:\.\d+)?(?=$|[^\d.])/.exec(String(attributes.thread ?? ''))?.[0].toLowerCase();
  if (thread !== undefined) return [[thread, ...(L === undefined ? [] : [L])]];
  if (variants?.attribute === 'thread') return variants.skus.flatMap((sku) => [[/M\d+/.exec(sku)?.[0].toLowerCase() ?? '']]);
  const flats = one('width_across_flats_mm');
  if (flats !== undefined) {
    const named = numbersOf(name.en);
    const across = named.filter((number) => number === flats || (named.length > 1 && !/[″"]/.test(name.en)));
    const others = named.filter((number) => !across.includes(number));
    return [...across.map((number) => [number]), ...(named.length > 1 ? [[...across, ...others]] : [])];
  }
  const pitch = one('pitch_mm');
  const pitches = pitch === undefined ? [] : [[pitch]];
  if (measures.belt_length)
    return [...measures.belt_length.map((length) => [length]), ...measures.belt_length.map((length) => [B ?? 0, length]), ...pitches];
  const s = one('cross_section_mm');
  const height = numbersIn(attributes.height_mm)[0];
  if (d === undefined && B !== undefined && height !== undefined && L !== undefined) return [[B, height, L]];
  if (attributes.viscosity_grade !== undefined) return [[one('viscosity_grade') ?? 0]];
  const teeth = one('teeth');
  if (teeth !== undefined && pitch !== undefined) return [[teeth], [pitch], [pitch, teeth]];
  const ordered = [d, D, s ?? B].flatMap((number) => number ?? []);
  if (ordered.length > 0) return [ordered];
  return pitches.length > 0 ? pitches : [...name.en.matchAll(/(\d+(?:\.\d+)?)(?=(?:–\d+)? mm)/g)].map(([number]) => [number]);
}
