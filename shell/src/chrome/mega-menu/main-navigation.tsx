import { Suspense, useCallback, useRef, useState } from 'react';
import { Link, useHost, useOperation, useSnapshot } from 'shared-platform';
import { ShopChromeDocument } from '../chrome.graphql.ts';
import { useDismissal } from '../header/use-dismissal';
import { useOnChange } from '../use-on-change';
import { findActive, toMenuCategories, type MenuCategory } from './menu-categories';
import { useText } from '../../messages/source';
import styles from './main-navigation.module.css';
import { lazyPart } from '../../composition/lazy-part';

const Submenu = lazyPart(() => import('./submenu'));

/** The top categories; each opens its submenu on hover and focus. Large screens only: the drawer has the tree for the others. */
export function MainNavigation({ rootCategoryUid }: { rootCategoryUid: string }) {
  const host = useHost();
  const text = useText();
  const { data } = useOperation(ShopChromeDocument, { root: rootCategoryUid });
  const { location } = useSnapshot(host.navigation.state);
  const [openUid, setOpenUid] = useState<string | undefined>(undefined);
  const element = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpenUid(undefined), []);
  useDismissal(element, openUid !== undefined, close);
  useOnChange(location.pathname, close);

  const categories = toMenuCategories(data?.categories?.items);
  const active = findActive(categories, location.pathname);
  return (
    <nav ref={element} className={styles.nav} aria-label={text('header.main')} onPointerLeave={close}>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.uid} onPointerEnter={(event) => event.pointerType === 'mouse' && setOpenUid(category.uid)}>
            <TopEntry
              category={category}
              isActive={category === active}
              isOpen={category.uid === openUid}
              onToggle={(isOpen) => setOpenUid(isOpen ? category.uid : undefined)}
            />
            {/* Beside its entry, so that the Tab key goes from the one into the other. */}
            {category.uid === openUid && (
              <Suspense fallback={null}>
                <Submenu rootCategoryUid={rootCategoryUid} category={category} onClose={close} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TopEntryProps {
  category: MenuCategory;
  isActive: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function TopEntry({ category, isActive, isOpen, onToggle }: TopEntryProps) {
  const text = useText();
  if (category.path === undefined) {
    return (
      <button
        type="button"
        className={styles.top}
        aria-expanded={isOpen}
        data-active={isActive || undefined}
        onFocus={() => onToggle(true)}
        onClick={() => onToggle(true)}
      >
        {category.name}
      </button>
    );
  }
  return (
    <Link
      to={category.path}
      className={styles.top}
      aria-expanded={isOpen}
      aria-description={text('menu.has-submenu')}
      aria-current={isActive ? 'true' : undefined}
      data-active={isActive || undefined}
      onFocus={(event) => event.target.matches(':focus-visible') && onToggle(true)}
    >
      {category.name}
    </Link>
  );
}
