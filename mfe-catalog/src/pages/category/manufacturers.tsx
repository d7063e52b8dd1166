import { Link } from 'shared-platform';
import { buildSearch, parseListState, toggleFilter } from '../../features/product-list/list-url';
import type { ProductFacetsQuery } from '../../features/product-list/product-list.graphql.ts';
import { useText } from './messages/source';
import styles from './manufacturers.module.css';

/** Who makes what is in this category; each leads to the list of theirs. */
export function Manufacturers({ facets, path }: { facets: ProductFacetsQuery | undefined; path: string }) {
  const text = useText();
  const facet = facets?.products?.aggregations?.find((candidate) => candidate?.attribute_code === 'manufacturer');
  const options = (facet?.options ?? []).flatMap((option) => (option ? [option] : []));
  if (options.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2>{facet?.label ?? text('product.manufacturer')}</h2>
      <ul className={styles.list}>
        {options.map(({ value, label, count }) => (
          <li key={value}>
            <Link to={`${path}${buildSearch(toggleFilter(parseListState(''), 'manufacturer', value))}`} className={styles.manufacturer}>
              <span>{label}</span>
              {typeof count === 'number' && <span className={styles.count}>{text('list.count', { count })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
