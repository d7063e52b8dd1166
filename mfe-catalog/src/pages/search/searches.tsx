import { Link } from 'shared-platform';
import { searchPath } from 'shared-ui';
import type { Reading } from './reading';
import styles from './search-page.module.css';

const MOST = 5;

/** Other texts to search for, as links. */
export function Searches({ label, searches }: { label: string; searches: Reading['nearest'] }) {
  return (
    <p className={styles.searches}>
      <span>{label}</span>
      {searches.slice(0, MOST).map(({ label: name, search }) => (
        <Link key={search} to={searchPath(search)} className={styles.suggestion}>
          <bdi>{name}</bdi>
        </Link>
      ))}
    </p>
  );
}
