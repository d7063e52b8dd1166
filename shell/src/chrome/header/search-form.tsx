import { useState, type FormEvent } from 'react';
import { toWesternDigits } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { Icon } from 'shared-ui';
import { useOnChange } from '../use-on-change';
import { useText } from '../../messages/source';
import styles from './search-form.module.css';

/** The search box. A plain form without scripts; Arabic-Indic digits are searched as Western ones. */
export function SearchForm() {
  const host = useHost();
  const text = useText();
  const { location } = useSnapshot(host.navigation.state);
  const current = location.pathname === '/search.html' ? (new URLSearchParams(location.search).get('query') ?? '') : '';
  const [query, setQuery] = useState(current);
  useOnChange(current, () => setQuery(current));

  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = toWesternDigits(query).trim();
    if (wanted) host.navigation.push(`/search.html?query=${encodeURIComponent(wanted)}`);
  };

  return (
    <search className={styles.search} role="search">
      <form className={styles.form} action={host.navigation.href('/search.html')} onSubmit={search}>
        <input
          type="search"
          name="query"
          className={styles.input}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={text('search.label')}
          placeholder={text('search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
        />
        <button type="submit" className={styles.button} aria-label={text('search.submit')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
