import { useId, useState, type CSSProperties, type MouseEvent } from 'react';
import { Link, useHost, useOperation } from 'shared-platform';
import { Icon, ProductImage } from 'shared-ui';
import { MegaMenuDocument } from './mega-menu.graphql.ts';
import { toMenuCategories, type MenuCategory } from './menu-categories';
import { useText } from '../../messages/source';
import styles from './submenu.module.css';

interface SubmenuProps {
  rootCategoryUid: string;
  category: MenuCategory;
  onClose: () => void;
}

const MOST_COLUMNS = 5;

/** So many columns that no row has one family alone, as far as that can be. Exported for its test. */
export function columnsFor(families: number): number {
  if (families <= MOST_COLUMNS) return Math.max(1, families);
  return Math.min(MOST_COLUMNS, Math.ceil(families / Math.ceil(families / MOST_COLUMNS)));
}

/** The families of a top category with their pictures, their categories, and what lies below those, folded: three levels. */
export default function Submenu({ rootCategoryUid, category, onClose }: SubmenuProps) {
  const host = useHost();
  const text = useText();
  const { data } = useOperation(MegaMenuDocument, { root: rootCategoryUid });
  const families = toMenuCategories(data?.categories?.items).find(({ uid }) => uid === category.uid)?.children ?? [];
  // "Clicking submenu items reloads the page": the target's data are read from the network, or the document is loaded, as configured.
  const follow = (path: string) => (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    onClose();
    if (host.config.hardReloads) return;
    event.preventDefault();
    host.navigation.push(path, { fresh: true });
  };
  // The number is no style: it is set by a script, as the security policy wants it.
  const columns = { '--columns': columnsFor(families.length) } as CSSProperties;
  return (
    <div className={styles.panel}>
      <div className={styles.families} style={columns}>
        {families.map((family) => (
          <Family key={family.uid} family={family} follow={follow} />
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

type Follow = (path: string) => (event: MouseEvent) => void;

function Family({ family, follow }: { family: MenuCategory; follow: Follow }) {
  const text = useText();
  return (
    <div className={styles.family}>
      <div className={styles.head}>
        {family.image !== undefined && (
          <div className={styles.picture}>
            <ProductImage url={family.image} label="" width={64} type="image-category" />
          </div>
        )}
        <div>
          <Entry category={family} className={styles.heading} follow={follow} />
          {family.count !== undefined && family.count > 0 && (
            <span className={styles.count}>{text('menu.count', { count: family.count })}</span>
          )}
        </div>
      </div>
      {family.children.length > 0 && (
        <ul className={styles.list}>
          {family.children.map((child) => (
            <li key={child.uid}>
              <Folded category={child} follow={follow} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A category, and a button that shows what lies below it. */
function Folded({ category, follow }: { category: MenuCategory; follow: Follow }) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (category.children.length === 0) return <Entry category={category} className={styles.link} follow={follow} />;
  return (
    <>
      <div className={styles.row}>
        <Entry category={category} className={styles.link} follow={follow} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={text('menu.more', { name: category.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'minus' : 'plus'} />
        </button>
      </div>
      {isOpen && (
        <ul id={id} className={styles.leaves}>
          {category.children.map((leaf) => (
            <li key={leaf.uid}>
              <Entry category={leaf} className={styles.leaf} follow={follow} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface EntryProps {
  category: MenuCategory;
  className: string | undefined;
  follow: Follow;
}

function Entry({ category, className, follow }: EntryProps) {
  const { hardReloads } = useHost().config;
  if (category.path === undefined) return <span className={className}>{category.name}</span>;
  return (
    <Link className={className} to={category.path} onClick={follow(category.path)} reloadDocument={hardReloads}>
      {category.name}
    </Link>
  );
}
