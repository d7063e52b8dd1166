import type { ProductFacetsQuery } from '../../features/product-list/product-list.graphql.ts';
import type { SearchReadingQuery } from './search-page.graphql.ts';

/** How the platform understands a search. */
export interface Reading {
  /** What it has searched for instead. */
  readAs: string | undefined;
  /** The size that was asked for: `20 × 47 × 15`. */
  asked: string | undefined;
  /** Numbers with the name of their attribute. */
  measures: readonly { name: string; value: string }[];
  /** The words beside them. */
  words: readonly string[];
  /** Nothing has what was asked for: what was found is near it. */
  isNear: boolean;
  /** Sizes to search for instead. */
  nearest: readonly { label: string; search: string }[];
}

export function toReading(answer: SearchReadingQuery | undefined): Reading | undefined {
  const reading = answer?.search_reading;
  return (
    reading && {
      readAs: reading.read_as ?? undefined,
      asked: reading.size ?? (reading.measures.length === 1 ? String(reading.measures[0]?.value) : undefined),
      measures:
        reading.size === null && reading.measures.length === 1
          ? []
          : reading.measures.map(({ label, value }) => ({ name: label, value: String(value) })),
      words: reading.words,
      isNear: reading.is_near,
      nearest: reading.nearest_sizes,
    }
  );
}

/** Other searches, as every platform offers them. */
export const toSuggestions = (facets: ProductFacetsQuery | undefined): readonly string[] =>
  (facets?.products?.suggestions ?? []).flatMap((suggestion) => (suggestion?.search ? [suggestion.search] : []));

/** A text in quotes is searched for as it was typed. */
export const asTyped = (query: string): string => `"${query.replaceAll('"', '')}"`;
export const isAsTyped = (query: string): boolean => /^".+"$/.test(query);
