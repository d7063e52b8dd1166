import { Link } from 'shared-platform';
import { Icon } from '../icon/icon';
import { useUiText } from '../messages/source';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** Path in the shop; none for the page itself and for headings without a page. */
  to?: string | undefined;
}

/** Where this page is. The last item is the page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const text = useUiText();
  const parent = items.findLastIndex(({ to }, index) => to !== undefined && index < items.length - 1);
  return (
    <nav aria-label={text('ui.breadcrumbs')}>
      <ol className={styles.list}>
        {items.map(({ label, to }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${index}-${label}`} className={index === parent ? `${styles.item} ${styles.parent}` : styles.item}>
              {to !== undefined && !isLast ? (
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              )}
              {/* At the end of a line, never at the beginning of one. */}
              {!isLast && <Icon name="chevron" className={styles.separator} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
