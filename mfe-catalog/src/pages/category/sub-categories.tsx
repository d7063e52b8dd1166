import { Link } from 'shared-platform';
import { ProductImage } from 'shared-ui';
import type { SubCategory } from './category-view';
import { useText } from './messages/source';
import styles from './sub-categories.module.css';

/** The categories below this one: four beside each other, one on a narrow screen. */
export function SubCategories({ categories }: { categories: readonly SubCategory[] }) {
  const text = useText();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={text('category.sub-categories')}>
      <ul className={styles.tiles}>
        {categories.map(({ uid, name, path, image, productCount }) => (
          <li key={uid} className={styles.tile}>
            {image && <ProductImage url={image} label="" width={64} ratio={0.8} />}
            <span className={styles.text}>
              <Link to={path}>{name}</Link>
              {productCount !== undefined && <span className={styles.count}>{text('list.count', { count: productCount })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
