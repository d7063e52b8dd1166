import { useState } from 'react';
import { Link } from 'shared-platform';
import { Button, ProductImage } from 'shared-ui';
import type { SubCategory } from './category-view';
import { useText } from './messages/source';
import styles from './sub-categories.module.css';

/** On a narrow screen the rest is behind a press: what is sold begins above the fold. */
const SHOWN_ON_NARROW = 2;

/** The categories below this one: four beside each other; rows on a narrow screen, of which two are shown at first. */
export function SubCategories({ categories }: { categories: readonly SubCategory[] }) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={text('category.sub-categories')} className={`${styles.block} ${isWhole ? '' : styles.folded}`}>
      <ul className={styles.tiles}>
        {categories.map(({ uid, name, path, image, productCount }) => (
          <li key={uid} className={styles.tile}>
            {image && (
              <span className={styles.picture}>
                <ProductImage url={image} label="" width={64} ratio={0.8} type="image-category" />
              </span>
            )}
            <span className={styles.text}>
              <Link to={path}>{name}</Link>
              {productCount !== undefined && <span className={styles.count}>{text('list.count', { count: productCount })}</span>}
            </span>
          </li>
        ))}
      </ul>
      {categories.length > SHOWN_ON_NARROW && (
        <Button variant="quiet" size="s" aria-expanded={isWhole} className={styles.more} onClick={() => setWhole(!isWhole)}>
          {text(isWhole ? 'category.fewer' : 'category.all', { count: categories.length })}
        </Button>
      )}
    </nav>
  );
}
