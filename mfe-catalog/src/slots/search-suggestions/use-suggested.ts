import { useEffect, useState } from 'react';
import { useHost, useSnapshot } from 'shared-platform';
import { SearchSuggestionsDocument } from './search-suggestions.graphql.ts';
import { NOTHING_SUGGESTED, stillFitting, toAsked, toSuggested, type Suggested } from './suggested';

/** Keys that follow each other faster are one question. */
const PAUSE_MS = 60;

/**
 * What the platform suggests for a text: nothing for one that is too short, offline, and where it fails. An answer that comes when the text
 * is another one is dropped. `isAnswered`: the suggestions are those of the text.
 */
export function useSuggested(text: string): { suggested: Suggested; isAnswered: boolean } {
  const host = useHost();
  const { isOnline } = useSnapshot(host.connectivity.state);
  const [latest, setLatest] = useState(NOTHING_SUGGESTED);
  const asked = isOnline ? toAsked(text) : undefined;

  useEffect(() => {
    if (asked === undefined) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void host.commerce.query(SearchSuggestionsDocument, { search: asked }).then(({ data }) => {
        if (!isOver && data) setLatest(toSuggested(asked, data));
      });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [host, asked]);

  if (asked === undefined) return { suggested: NOTHING_SUGGESTED, isAnswered: false };
  return { suggested: stillFitting(latest, asked), isAnswered: latest.text === asked };
}
