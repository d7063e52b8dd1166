import type { MouseEvent } from 'react';
import { Link, useHost, useOperation } from 'shared-platform';
import { MegaMenuDocument } from '../chrome.graphql.ts';
import { toMenuCategories, type MenuCategory } from './menu-categories';
import { useText } from '../../messages/source';
import styles from './submenu.module.css';

interface SubmenuProps {
  rootCategoryUid: string;
  category: MenuCategory;
  onClose: () => void;
}

/** The columns below a top category: its children, up to three levels deep. */
export default function Submenu({ rootCategoryUid, category, onClose }: SubmenuProps) {
  const host = useHost();
  const text = useText();
  const { data } = useOperation(MegaMenuDocument, { root: rootCategoryUid });
  const full = toMenuCategories(data?.categories?.items).find(({ uid }) => uid === category.uid);
  // "Clicking submenu items reloads the page": the target's data are read from the network, or the document is loaded, as configured.
  const follow = (path: string) => (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    onClose();
    if (host.config.hardReloads) return;
    event.preventDefault();
    host.navigation.push(path, { fresh: true });
  };
  return (
    <div className={styles.panel}>
      <div className={styles.columns}>
        {(full?.children ?? []).map((column) => (
          <div key={column.uid}>
            <Entry category={column} className={styles.heading} follow={follow} reloadDocument={host.config.hardReloads} />
            {column.children.length > 0 && (
              <ul className={styles.list}>
                {column.children.map((child) => (
                  <li key={child.uid}>
                    <Entry category={child} className={styles.link} follow={follow} reloadDocument={host.config.hardReloads} />
                    {child.children.length > 0 && (
                      <ul className={styles.leaves}>
                        {child.children.map((leaf) => (
                          <li key={leaf.uid}>
                            <Entry category={leaf} className={styles.leaf} follow={follow} reloadDocument={host.config.hardReloads} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      {category.path !== undefined && (
        <Link className={styles.all} to={category.path} onClick={follow(category.path)} reloadDocument={host.config.hardReloads}>
          {text('menu.all', { name: category.name })}
        </Link>
      )}
    </div>
  );
}

interface EntryProps {
  category: MenuCategory;
  className: string | undefined;
  follow: (path: string) => (event: MouseEvent) => void;
  reloadDocument: boolean;
}

function Entry({ category, className, follow, reloadDocument }: EntryProps) {
  if (category.path === undefined) return <span className={className}>{category.name}</span>;
  return (
    <Link className={className} to={category.path} onClick={follow(category.path)} reloadDocument={reloadDocument}>
      {category.name}
    </Link>
  );
}
