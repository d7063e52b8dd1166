import { useState } from 'react';
import { Link, useHost, useOperation, useSnapshot } from 'shared-platform';
import { Icon, Skeleton } from 'shared-ui';
import { MegaMenuDocument } from '../chrome.graphql.ts';
import { toMenuCategories, type MenuCategory } from '../mega-menu/menu-categories';
import { useText } from '../../messages/source';
import styles from './drawer.module.css';

export interface CategoryPath {
  /** The category whose children are shown; undefined at the root. */
  current: MenuCategory | undefined;
  down(category: MenuCategory): void;
  up(): void;
}

export function useCategoryPath(): CategoryPath {
  const [path, setPath] = useState<readonly MenuCategory[]>([]);
  return { current: path.at(-1), down: (category) => setPath([...path, category]), up: () => setPath(path.slice(0, -1)) };
}

interface CategoryTreeProps {
  rootCategoryUid: string;
  path: CategoryPath;
  onNavigate: () => void;
}

/** One level of the category tree at a time. A category with children opens them; its own page is "All {name}". */
export function CategoryTree({ rootCategoryUid, path, onNavigate }: CategoryTreeProps) {
  const text = useText();
  const { drawer: links = [] } = useSnapshot(useHost().links.menus);
  const { data, fetching } = useOperation(MegaMenuDocument, { root: rootCategoryUid });
  const { current } = path;
  const categories = current?.children ?? toMenuCategories(data?.categories?.items);
  if (fetching && !data) return <Skeleton height="2.5rem" />;
  return (
    <nav aria-label={text('header.main')}>
      <ul className={styles.tree} key={current?.uid ?? 'root'}>
        {categories.map((category) => (
          <li key={category.uid}>
            {category.children.length > 0 ? (
              <button type="button" className={styles.entry} onClick={() => path.down(category)}>
                {category.name}
                <Icon name="chevron" />
              </button>
            ) : category.path === undefined ? (
              <span className={styles.entry}>{category.name}</span>
            ) : (
              <Link className={styles.entry} to={category.path} onClick={onNavigate}>
                {category.name}
              </Link>
            )}
          </li>
        ))}
        {current?.path !== undefined && (
          <li>
            <Link className={styles.entry} to={current.path} onClick={onNavigate}>
              {text('menu.all', { name: current.name })}
            </Link>
          </li>
        )}
      </ul>
      {!current && links.length > 0 && (
        <ul className={styles.tree}>
          {links.map(({ path: to, label }) => (
            <li key={to}>
              <Link className={styles.entry} to={to} onClick={onNavigate}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
