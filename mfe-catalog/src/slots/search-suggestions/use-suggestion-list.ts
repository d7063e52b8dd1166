import { useState } from 'react';
import { useHost, useIsProvisional, useSnapshot } from 'shared-platform';
import { SEARCH_PATH } from 'shared-ui';
import { follow } from '../../features/product-summary/followed-product';
import { clearRecentSearches, readRecentSearches, removeRecentSearch } from '../../service/recent-searches';
import { stepOf } from './list-keys';
import { recentFor } from './suggested';
import { toGroups, type Suggestion } from './suggestion';
import { useAdding } from './use-adding';
import { useManufacturers, useSuggested } from './use-suggested';

/** What is suggested for a text, which suggestion is marked, and what a key or a press does with it. */
export function useSuggestionList(text: string, onText: (text: string) => void) {
  const host = useHost();
  const isProvisional = useIsProvisional();
  const { position, setPosition } = usePosition(text);
  const [recent, setRecent] = useState(readRecentSearches);
  const { suggested, isAnswered } = useSuggested(text);
  const manufacturers = useManufacturers(text);
  const { adding, add } = useAdding();
  const groups = toGroups({ suggested, manufacturers, recent: recentFor(recent, text), isWhole: text.trim() === '' });
  const suggestions = groups.flatMap(({ members }) => members);
  const { isOpen } = position;
  const isShown = isOpen && suggestions.length > 0;
  const active = isShown ? position.active : undefined;
  const marked = active === undefined ? undefined : suggestions[active];

  const remove = (suggestion: Suggestion) => {
    if (suggestion.kind === 'recent') setRecent(removeRecentSearch(suggestion.query));
  };

  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'clear') {
      clearRecentSearches();
      setRecent([]);
      return;
    }
    if (suggestion.kind === 'add') return void add(suggestion.product);
    const next = suggestion.kind === 'recent' ? suggestion.query : suggestion.kind === 'all' ? text : '';
    setPosition({ isOpen: false, active: undefined, given: next });
    onText(next);
    if (suggestion.kind === 'product' && !isProvisional) follow(host, suggestion.product);
    host.navigation.push(suggestion.path);
  };

  const answer = (key: string, typed: string): boolean => {
    // The box may be a key ahead of what is shown.
    if (typed !== text) return false;
    const step = stepOf(key, { isShown, count: suggestions.length, active });
    if (!step) return false;
    const left = step.does === 'remove' && marked?.kind === 'recent' ? suggestions.length - 2 : suggestions.length - 1;
    // The list stays where a product was added: the next one may follow.
    const stays = marked?.kind === 'add' && step.does === 'choose';
    setPosition(stays ? position : { isOpen: step.isOpen, active: step.active === undefined ? undefined : Math.min(step.active, left) });
    if (marked && step.does === 'choose') choose(marked);
    if (marked && step.does === 'remove') remove(marked);
    return step.isDone && (step.does !== 'remove' || marked?.kind === 'recent');
  };

  const mark = (suggestion: Suggestion | undefined) => setPosition({ ...position, active: suggestion && suggestions.indexOf(suggestion) });

  const isSettled = isAnswered || suggested.text === '';
  return { groups, suggestions, marked, adding, isOpen, isShown, isAnswered, isSettled, answer, mark, choose, remove };
}

interface Position {
  isOpen: boolean;
  active: number | undefined;
  /** A text that this list has put into the box: it asks for nothing. */
  given?: string;
}

/** Typing opens the list, and takes the mark away. The text of the search that the page shows is nobody's typing. */
function usePosition(text: string) {
  const { location } = useSnapshot(useHost().navigation.state);
  const shown = location.pathname === SEARCH_PATH ? new URLSearchParams(location.search).get('query') : null;
  const isTyped = (given?: string) => text !== shown && text !== given;
  const [last, setLast] = useState(text);
  const [position, setPosition] = useState<Position>(() => ({ isOpen: isTyped(), active: undefined }));
  if (last !== text) {
    setLast(text);
    setPosition({ isOpen: isTyped(position.given), active: undefined });
  }
  return { position, setPosition };
}
