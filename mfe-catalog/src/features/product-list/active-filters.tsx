import { Link } from 'shared-platform';
import { Icon, VisuallyHidden } from 'shared-ui';
import type { ActiveFilter } from './facets';
import { buildSearch, type ListState, setFilter } from './list-url';
import { useText } from './messages/source';
import styles from './active-filters.module.css';

/** The chosen filters, each a link that takes it away. */
export function ActiveFilters({ filters, state, path }: { filters: readonly ActiveFilter[]; state: ListState; path: string }) {
  const text = useText();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={text('filters.active')}>
      {filters.map(({ code, values, attribute, label }) => (
        <li key={`${code}-${values.join()}`}>
          <Link className={styles.chip} to={`${path}${buildSearch(without(state, code, values))}`}>
            <VisuallyHidden>{text('filters.remove')} </VisuallyHidden>
            <span>
              {attribute && `${attribute}: `}
              <bdi>{label}</bdi>
            </span>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={`${path}${buildSearch({ ...state, filters: {}, page: 1 })}`}>
          {text('filters.clear')}
        </Link>
      </li>
    </ul>
  );
}

const without = (state: ListState, code: string, values: readonly string[]) =>
  setFilter(
    state,
    code,
    (state.filters[code] ?? []).filter((value) => !values.includes(value)),
  );
