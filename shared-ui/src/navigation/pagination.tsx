import { Link } from 'shared-platform';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { Icon } from '../icon/icon';
import { useUiText } from '../messages/source';
import { pageWindow } from './page-window';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page: links are real ones, so that they open in a new tab and work without JavaScript. */
  hrefFor: (page: number) => string;
}

/** Links to the pages of a list; nothing when there is one page only. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  const text = useUiText();
  if (pages <= 1) return null;
  return (
    <nav aria-label={text('ui.pages')}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Link to={hrefFor(page - 1)} className={styles.link}>
              <Icon name="chevron" className={styles.back} />
              <VisuallyHidden>{text('ui.page.previous')}</VisuallyHidden>
            </Link>
          </li>
        )}
        {pageWindow(page, pages).map((number, index) =>
          number === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefFor(number)}
                className={classNames(styles.link, number === page && styles.current)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={text('ui.page', { number })}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={hrefFor(page + 1)} className={styles.link}>
              <Icon name="chevron" />
              <VisuallyHidden>{text('ui.page.next')}</VisuallyHidden>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
