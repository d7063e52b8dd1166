import { useEffect, useState } from 'react';
import { useHost, useOperation, useSnapshot } from 'shared-platform';
import { SearchSuggestionsDocument, SuggestedManufacturersDocument } from './search-suggestions.graphql.ts';
import {
  manufacturersFor,
  NOTHING_SUGGESTED,
  stillFitting,
  toAsked,
  toSuggested,
  type Suggested,
  type SuggestedManufacturer,
} from './suggested';

/** Keys that follow each other faster are one question. */
const PAUSE_MS = 60;

/**
 * What the platform suggests for a text: nothing for one that is too short, offline, and where it fails. An answer that comes when the text
 * is another one is dropped. `isAnswered`: the suggestions are those of the text.
 */
export function useSuggested(text: string): { suggested: Suggested; isAnswered: boolean } {
  const { isOnline } = useSnapshot(useHost().connectivity.state);
  const asked = isOnline ? toAsked(text) : undefined;
  const search = useSettled(asked) ?? '';
  const { data, fetching } = useOperation(SearchSuggestionsDocument, { search }, { isPaused: search === '', keepLast: true });
  if (asked === undefined) return { suggested: NOTHING_SUGGESTED, isAnswered: false };
  // While an answer is on its way, `data` is that to another text.
  const latest = data ? { ...toSuggested(search, data), text: fetching ? '' : search } : NOTHING_SUGGESTED;
  return { suggested: stillFitting(latest, asked), isAnswered: latest.text === asked };
}

/** A value that has not changed for a moment. */
function useSettled<T>(value: T): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The few manufacturers are asked for once. A platform without our extension names none. */
export function useManufacturers(text: string): readonly SuggestedManufacturer[] {
  const { hasExtensions, connectivity } = useHost();
  const { isOnline } = useSnapshot(connectivity.state);
  const isWanted = hasExtensions && isOnline && text.trim() !== '';
  const { data } = useOperation(SuggestedManufacturersDocument, {}, { isPaused: !isWanted });
  return isWanted ? manufacturersFor(text, data) : [];
}
