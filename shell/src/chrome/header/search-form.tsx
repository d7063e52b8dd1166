import { useCallback, useEffect, useRef, useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import { type SuggestionKeys, type SuggestionList } from 'shared-contracts';
import { SlotView, useHost, useIsHydrated, useSnapshot } from 'shared-platform';
import { ChromeIcon, SEARCH_PATH, searchPath } from 'shared-ui';
import { useOnChange } from '../use-on-change';
import { useText } from '../../messages/source';
import styles from './search-form.module.css';

const SLOT = 'search-suggestions';
const LIST_ID = 'search-list';
/** Characters. The platform reads 128. */
const MAX_LENGTH = 200;
const NO_LIST: SuggestionList = { isShown: false, activeId: undefined };

/** What is typed in the box, its search, and what its suggestions are told and tell. */
function useSearchBox() {
  const { navigation } = useHost();
  const { location } = useSnapshot(navigation.state);
  const current = location.pathname === SEARCH_PATH ? (new URLSearchParams(location.search).get('query') ?? '').slice(0, MAX_LENGTH) : '';
  const [value, onText] = useState(current);
  useOnChange(current, () => onText(current));
  const ref = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(undefined);
  const onKeys = useCallback((answer: SuggestionKeys) => void (keys.current = answer), []);
  const [list, onList] = useState(NO_LIST);
  const [isActive, setActive] = useState(false);

  useEffect(() => {
    // It may have been used before there were scripts.
    if (ref.current) onText(ref.current.value);
    setActive(document.activeElement === ref.current);
  }, []);

  const activate = () => setActive(true);
  const leave = () => {
    setActive(false);
    onList(NO_LIST);
    keys.current = undefined;
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    // Suggestions that are still on their way would open over what was searched; typing on asks for them again.
    leave();
    if (value.trim() !== '') navigation.push(searchPath(value));
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onText(target.value);
    activate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (key === 'ArrowDown') activate();
    const isDone = keys.current?.(key, value);
    if (!isDone && key === 'Escape') onText('');
    if (isDone || (key === 'Escape' && value)) event.preventDefault();
  };
  const box = { ref, value, onChange, onKeyDown, onFocus: activate, onClick: activate, onBlur: leave };
  return { search, box, isActive, list, suggestions: { text: value, listId: LIST_ID, onList, onKeys, onText } };
}

/**
 * The search box. A plain form without scripts, and where no release has suggestions; Arabic-Indic digits are searched as Western ones.
 * Suggestions are there while the box has the focus: their code is loaded by the first.
 */
export function SearchForm() {
  const { navigation, slots } = useHost();
  const text = useText();
  const { search, box, isActive, list, suggestions } = useSearchBox();
  const isHydrated = useIsHydrated();
  const hasSuggestions = isHydrated && slots.isFilled(SLOT);
  const isShown = isActive && list.isShown;
  return (
    <search className={styles.search} role="search">
      <form className={styles.form} action={navigation.href(SEARCH_PATH)} onSubmit={search}>
        <input
          {...box}
          type="search"
          name="query"
          className={styles.input}
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
          <SlotView name={SLOT} props={suggestions} />
        </div>
      )}
    </search>
  );
}
