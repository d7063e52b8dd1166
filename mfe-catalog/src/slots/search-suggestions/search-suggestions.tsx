import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { SearchSuggestionsProps } from 'shared-contracts';
import { defineSlot, useHost } from 'shared-platform';
import { VisuallyHidden } from 'shared-ui';
import { messages, useText } from './messages/source';
import styles from './search-suggestions.module.css';
import { SuggestionGroups } from './suggestion-groups';
import type { Suggestion } from './suggestion';
import { useSuggestionList } from './use-suggestion-list';

/** The list of the header's search box. The focus stays in the box: this says which suggestion is marked, and what keys do to it. */
export function SearchSuggestions({ text, listId, onList, onKeys, onText }: SearchSuggestionsProps) {
  const say = useText();
  const idPrefix = useId();
  const list = useSuggestionList(text, onText);
  const { suggestions, marked, isShown, isAnswered } = list;
  const idOf = (suggestion: Suggestion) => `${idPrefix}${suggestions.indexOf(suggestion)}`;
  const activeId = marked && idOf(marked);

  useEffect(() => onList({ isShown, activeId }), [onList, isShown, activeId]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  usePrefetch(marked);
  useKeys(list.answer, onKeys);

  // A press must not take the focus out of the box.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const count = suggestions.filter(({ kind }) => kind !== 'clear' && kind !== 'add' && kind !== 'all').length;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isShown && list.isSettled && say('suggestions.count', { count })}
          {list.isOpen && isAnswered && count === 0 && say('suggestions.none')}
        </span>
      </VisuallyHidden>
      {isShown && (
        // What the keyboard does here is done in the box.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={styles.panel} onMouseDown={keepFocus}>
          <SuggestionGroups
            listId={listId}
            groups={list.groups}
            marked={marked}
            adding={list.adding}
            idOf={idOf}
            onMark={list.mark}
            onChoose={list.choose}
            onRemove={list.remove}
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
