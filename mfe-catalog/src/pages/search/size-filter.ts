import { toWesternDigits } from 'shared-contracts';
import type { AttributeOptionsQuery } from '../../features/attribute-options/attribute-options.graphql.ts';
import { nearestOptions, numberOf, optionsOf } from '../../features/attribute-options/matching-list';
import { SEARCH_PATH } from 'shared-ui';

/** The attributes that a size is made of, in the order in which trades name them. */
export const SIZE_CODES = ['bore_diameter', 'outside_diameter', 'width_mm'] as const;

/** How far an option may be from the number that was typed, as a part of it. */
const NEAR = 0.1;
const MOST_NEAR = 2;

/**
 * A size in a search as filters on the platform's own attributes: what a platform does with it whose search knows no sizes. Two or three
 * numbers, the bore before the outside diameter. Undefined where the text has none, or an attribute has no option near it.
 */
export function sizeFilter(query: string, answer: AttributeOptionsQuery | undefined): { path: string; size: string } | undefined {
  const numbers = sizeIn(query);
  const chosen = numbers.flatMap((number, at) => {
    const code = SIZE_CODES[at] ?? '';
    const options = nearestOptions(optionsOf(answer, code), number, { count: MOST_NEAR, within: NEAR });
    const exact = options.filter((option) => numberOf(option) === number);
    const found = exact.length > 0 ? exact : options;
    return found.length > 0 ? [{ code, found }] : [];
  });
  if (chosen.length === 0 || chosen.length < numbers.length) return undefined;
  const search = new URLSearchParams(chosen.map(({ code, found }) => [`f.${code}`, found.map(({ value }) => value).join('-')]));
  return {
    path: `${SEARCH_PATH}?${search.toString()}`,
    size: chosen.map(({ found }) => found.map((option) => String(numberOf(option))).join('/')).join(' × '),
  };
}

/** `25x52x15`, `25 52`, `٢٥×٥٢×١٥` */
function sizeIn(query: string): readonly number[] {
  const [size] = /\d+(?:[.,]\d+)?(?:\s*(?:mm|مم)?\s*[x×*\s/-]\s*\d+(?:[.,]\d+)?){1,2}/i.exec(toWesternDigits(query)) ?? [];
  const numbers = (size?.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
  const [bore = 0, outside = 0, ...width] = numbers;
  return numbers.length < 2 ? [] : [Math.min(bore, outside), Math.max(bore, outside), ...width];
}
