import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { SearchSuggestionsProps } from 'shared-contracts';
import { defineSlot, useHost, useIsProvisional, useSnapshot } from 'shared-platform';
import { SEARCH_PATH, VisuallyHidden } from 'shared-ui';
import { follow } from '../../features/product-summary/followed-product';
import { clearRecentSearches, readRecentSearches, removeRecentSearch } from '../../service/recent-searches';
import { stepOf } from './list-keys';
import { messages, useText } from './messages/source';
import styles from './search-suggestions.module.css';
import { recentFor } from './suggested';
import { SuggestionGroups } from './suggestion-groups';
import { toGroups, type Suggestion } from './suggestion';
import { useSuggested } from './use-suggested';

/** The list of the header's search box. The focus stays in the box: this says which suggestion is marked, and what keys do to it. */
export function SearchSuggestions({ text, listId, onList, onKeys, onText }: SearchSuggestionsProps) {
  const host = useHost();
  const say = useText();
  const isProvisional = useIsProvisional();
  const idPrefix = useId();
  const { position, setPosition } = usePosition(text);
  const [recent, setRecent] = useState(readRecentSearches);
  const { suggested, isAnswered } = useSuggested(text);
  const groups = toGroups(suggested, recentFor(recent, text), text.trim() === '');
  const suggestions = groups.flatMap(({ members }) => members);
  const isShown = position.isOpen && suggestions.length > 0;
  const active = isShown ? position.active : undefined;
  const marked = active === undefined ? undefined : suggestions[active];
  const idOf = (suggestion: Suggestion) => `${idPrefix}${suggestions.indexOf(suggestion)}`;
  const activeId = marked && idOf(marked);

  useEffect(() => onList({ isShown, activeId }), [onList, isShown, activeId]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  usePrefetch(marked);

  const remove = (suggestion: Suggestion) => {
    if (suggestion.kind === 'recent') setRecent(removeRecentSearch(suggestion.query));
  };

  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'clear') {
      clearRecentSearches();
      setRecent([]);
      return;
    }
    const next = suggestion.kind === 'recent' ? suggestion.query : '';
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
    setPosition({ isOpen: step.isOpen, active: step.active === undefined ? undefined : Math.min(step.active, left) });
    if (marked && step.does === 'choose') choose(marked);
    if (marked && step.does === 'remove') remove(marked);
    return step.isDone && (step.does !== 'remove' || marked?.kind === 'recent');
  };
  useKeys(answer, onKeys);

  // A press must not take the focus out of the box.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const count = suggestions.filter(({ kind }) => kind !== 'clear').length;
  const isSettled = isAnswered || suggested.text === '';
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isShown && isSettled && say('suggestions.count', { count })}
          {position.isOpen && isAnswered && count === 0 && say('suggestions.none')}
        </span>
      </VisuallyHidden>
      {isShown && (
        // What the keyboard does here is done in the box.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={styles.panel} onMouseDown={keepFocus}>
          <SuggestionGroups
            listId={listId}
            groups={groups}
            marked={marked}
            idOf={idOf}
            onMark={(suggestion) => setPosition({ ...position, active: suggestion && suggestions.indexOf(suggestion) })}
            onChoose={choose}
            onRemove={remove}
          />
        </div>
      )}
    </>
  );
}

/** The page of what is marked. */
function usePrefetch(marked: Suggestion | undefined): void {
  const { navigation } = useHost();
  const path = marked && 'path' in marked ? marked.path : undefined;
  const product = marked?.kind === 'product' ? marked.product : undefined;
  const { uid, urlKey } = product ?? {};
  useEffect(() => {
    if (path !== undefined) navigation.prefetch(path, uid !== undefined && urlKey ? { type: 'PRODUCT', uid, urlKey } : undefined);
  }, [navigation, path, uid, urlKey]);
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

/** Keys are answered by what is shown now, though the box knows one function. */
function useKeys(answer: (key: string, text: string) => boolean, onKeys: SearchSuggestionsProps['onKeys']): void {
  const latest = useRef(answer);
  // Both before anybody can press a key on what they see.
  useLayoutEffect(() => {
    latest.current = answer;
  });
  useLayoutEffect(() => onKeys((key, text) => latest.current(key, text)), [onKeys]);
}

export default defineSlot<'search-suggestions'>(SearchSuggestions, messages);
