import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type FormEvent, type KeyboardEvent } from 'react';
import { type SuggestionKeys, type SuggestionList } from 'shared-contracts';
import { SlotView, useHost, useSnapshot } from 'shared-platform';
import { ChromeIcon, SEARCH_PATH, searchPath } from 'shared-ui';
import { useOnChange } from '../use-on-change';
import { useText } from '../../messages/source';
import styles from './search-form.module.css';

const SLOT = 'search-suggestions';
const LIST_ID = 'search-list';
/** Characters. The platform reads 128. */
const MAX_LENGTH = 200;
const NO_LIST: SuggestionList = { isShown: false, activeId: undefined };
const noChange = () => () => {};

/**
 * The search box. A plain form without scripts, and where no release has suggestions; Arabic-Indic digits are searched as Western ones.
 * Suggestions are there while the box has the focus: their code is loaded by the first.
 */
export function SearchForm() {
  const host = useHost();
  const text = useText();
  const { location } = useSnapshot(host.navigation.state);
  const current = location.pathname === SEARCH_PATH ? (new URLSearchParams(location.search).get('query') ?? '').slice(0, MAX_LENGTH) : '';
  const [query, setQuery] = useState(current);
  useOnChange(current, () => setQuery(current));
  const box = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(undefined);
  const onKeys = useCallback((answer: SuggestionKeys) => void (keys.current = answer), []);
  const [list, onList] = useState(NO_LIST);
  const hasSuggestions = useSyncExternalStore(
    noChange,
    () => host.slots.isFilled(SLOT),
    () => false,
  );
  const [isActive, setActive] = useState(false);
  const isShown = isActive && list.isShown;

  useEffect(() => {
    // It may have been used before there were scripts.
    if (box.current) setQuery(box.current.value);
    setActive(document.activeElement === box.current);
  }, []);

  const search = (event: FormEvent) => {
    event.preventDefault();
    // Suggestions that are still on their way would open over what was searched; typing on asks for them again.
    leave();
    if (query.trim() !== '') host.navigation.push(searchPath(query));
  };

  const leave = () => {
    setActive(false);
    onList(NO_LIST);
    keys.current = undefined;
  };

  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (key === 'ArrowDown') setActive(true);
    const isDone = keys.current?.(key, query);
    if (!isDone && key === 'Escape') setQuery('');
    if (isDone || (key === 'Escape' && query)) event.preventDefault();
  };

  return (
    <search className={styles.search} role="search">
      <form className={styles.form} action={host.navigation.href(SEARCH_PATH)} onSubmit={search}>
        <input
          ref={box}
          type="search"
          name="query"
          className={styles.input}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(true);
          }}
          onKeyDown={press}
          onFocus={() => setActive(true)}
          onClick={() => setActive(true)}
          onBlur={leave}
          {...(hasSuggestions && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isShown,
            'aria-controls': isShown ? LIST_ID : undefined,
            'aria-activedescendant': isShown ? list.activeId : undefined,
          })}
          aria-label={text('search.label')}
          placeholder={text('search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
        />
        <button type="submit" className={styles.button} aria-label={text('search.submit')}>
          <ChromeIcon name="search" />
        </button>
      </form>
      {hasSuggestions && isActive && (
        <div className={styles.suggestions}>
          <SlotView name={SLOT} props={{ text: query, listId: LIST_ID, onList, onKeys, onText: setQuery }} />
        </div>
      )}
    </search>
  );
}
