import { useState } from 'react';
import { cartPage, cartRef, contactPage, wishlistRef } from 'shared-contracts';
import { Link, useHost, useOperation, useSnapshot } from 'shared-platform';
import { Icon, Skeleton } from 'shared-ui';
import { MegaMenuDocument } from '../mega-menu/mega-menu.graphql.ts';
import { toMenuCategories, type MenuCategory } from '../mega-menu/menu-categories';
import { useText } from '../../messages/source';
import { useWishlistClick, WISHLIST } from '../wishlist-door';
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
  /** Instead of a page for customers, for a guest. */
  onSignIn: () => void;
}

const CONTACT = contactPage.pattern;

/** One level of the category tree at a time. A category with children opens them, its own page first; help is at the end of each level. */
export function CategoryTree({ rootCategoryUid, path, onNavigate, onSignIn }: CategoryTreeProps) {
  const text = useText();
  const { data, fetching } = useOperation(MegaMenuDocument, { root: rootCategoryUid });
  const { current } = path;
  const categories = current?.children ?? toMenuCategories(data?.categories?.items);
  if (fetching && !data) return <Skeleton height="2.5rem" />;
  return (
    <nav aria-label={text('header.main')}>
      <ul className={styles.tree} key={current?.uid ?? 'root'}>
        {current?.path !== undefined && (
          <li>
            <Link className={`${styles.entry} ${styles.all}`} to={current.path} onClick={onNavigate}>
              {text('menu.all', { name: current.name })}
            </Link>
          </li>
        )}
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
      </ul>
      <DrawerLinks isRoot={!current} onNavigate={onNavigate} onSignIn={onSignIn} />
    </nav>
  );
}

/** What the header has no room for on small screens. */
function DrawerLinks({ isRoot, onNavigate, onSignIn }: Pick<CategoryTreeProps, 'onNavigate' | 'onSignIn'> & { isRoot: boolean }) {
  const host = useHost();
  const text = useText();
  const { drawer: brought = [] } = useSnapshot(host.links.menus);
  const askGuest = useWishlistClick(onSignIn);
  const own = [
    ...(host.supports(cartRef) ? [{ path: cartPage.pattern, label: text('header.view-cart') }] : []),
    ...(host.supports(wishlistRef) ? [{ path: WISHLIST, label: text('header.wishlist') }] : []),
  ];
  const links = [...own, ...brought].filter(({ path }) => isRoot || path === CONTACT);
  if (links.length === 0) return null;
  return (
    <ul className={styles.tree}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <Link
            className={styles.entry}
            to={path}
            onClick={(event) => {
              if (path === WISHLIST) askGuest(event);
              if (!event.defaultPrevented) onNavigate();
            }}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
