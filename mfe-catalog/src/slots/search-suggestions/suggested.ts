import { toWesternDigits } from 'shared-contracts';
import { SEARCH_PATH } from 'shared-ui';
import { toProductSummaries, type ProductSummary } from '../../features/product-summary/product-summary';
import type { SearchSuggestionsQuery, SuggestedManufacturersQuery } from './search-suggestions.graphql.ts';

/** The platform's `catalog/search/min_query_length`. */
const SHORTEST = 3;
/** Its `max_query_length`. */
const LONGEST = 128;
/** Searches of before beside what the platform suggests. */
const MOST_RECENT_BESIDE = 3;

export interface SuggestedCategory {
  name: string;
  path: string;
  /** The name of the category that it is in. */
  inside: string | undefined;
}

export interface SuggestedManufacturer {
  name: string;
  /** Of the list of its products. */
  path: string;
}

/** What the platform suggests for a text. */
export interface Suggested {
  text: string;
  products: readonly ProductSummary[];
  /** How many products there are in all; undefined while that is not known of this text. */
  total: number | undefined;
  categories: readonly SuggestedCategory[];
}

export const NOTHING_SUGGESTED: Suggested = { text: '', products: [], total: undefined, categories: [] };

/** What the platform is asked for, given what stands in the box; undefined: too short to ask. */
export function toAsked(text: string): string | undefined {
  const asked = toWesternDigits(text).trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  return asked.length < SHORTEST ? undefined : asked;
}

/** The part whose number was typed comes first, whatever hyphens it was typed with; else the order is the platform's. */
export function toSuggested(text: string, { products, categories }: Partial<SearchSuggestionsQuery>): Suggested {
  const found = toProductSummaries(products?.items);
  const isExact = (product: ProductSummary) => isNumberOf(product, text);
  return {
    text,
    total: products?.total_count ?? undefined,
    products: [...found.filter(isExact), ...found.filter((product) => !isExact(product))],
    categories: (categories?.items ?? []).flatMap((category) =>
      category?.name && category.url_path
        ? [
            {
              name: category.name,
              path: `/${category.url_path}${category.url_suffix ?? ''}`,
              inside: category.breadcrumbs?.at(-1)?.category_name ?? undefined,
            },
          ]
        : [],
    ),
  };
}

/** The text is the product's number, whatever hyphens it was typed with. */
export const isNumberOf = ({ sku }: Pick<ProductSummary, 'sku'>, text: string): boolean => bare(sku) === bare(text);

const MOST_MANUFACTURERS = 3;
const SHORTEST_NAME = 2;

/** Manufacturers whose name begins with one of the words. */
export function manufacturersFor(text: string, answer: SuggestedManufacturersQuery | undefined): readonly SuggestedManufacturer[] {
  const words = text
    .split(/\s+/)
    .map(bare)
    .filter(({ length }) => length >= SHORTEST_NAME);
  return (answer?.manufacturers.items ?? [])
    .flatMap((maker) => (maker && words.some((word) => bare(maker.name).startsWith(word)) ? [maker] : []))
    .slice(0, MOST_MANUFACTURERS)
    .map(({ name, option_id: option }) => ({ name, path: `${SEARCH_PATH}?f.manufacturer=${option}` }));
}

/** What of an earlier text's suggestions fits a text just as well: shown until its own have come, and nothing else. */
export function stillFitting(suggested: Suggested, text: string): Suggested {
  if (suggested.text === text) return suggested;
  const words = text.split(' ').map(bare);
  const fits = (...facts: string[]) => words.every((word) => facts.some((fact) => bare(fact).includes(word)));
  return {
    text,
    products: suggested.products.filter(({ sku, name }) => fits(sku, name)),
    total: undefined,
    categories: suggested.categories.filter(({ name }) => fits(name)),
  };
}

/** The searches of before that go with what stands in the box: all with nothing, a few that contain it. */
export function recentFor(recent: readonly string[], text: string): readonly string[] {
  const wanted = bare(text);
  if (text.trim() === '') return recent;
  return recent.filter((entry) => bare(entry).includes(wanted) && bare(entry) !== wanted).slice(0, MOST_RECENT_BESIDE);
}

/** Letters and digits alone. */
function bare(text: string): string {
  return toWesternDigits(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
