import { useId } from 'react';
import { Link, useHost, useOperation } from 'shared-platform';
import { Icon, ProductImage, Skeleton, type IconName } from 'shared-ui';
import { type HomeCategory, productCountOf, toHomeCategories } from './home-categories';
import { HomeCategoriesDocument, HomeDispatchDocument } from './home-page.graphql.ts';
import styles from './home-start.module.css';
import { useText } from './messages/source';

/** So many below each; the rest is one press away. */
const SHOWN = 4;

/** What stands below the banner: what the shop can promise, and what it sells. */
export function HomeStart() {
  const text = useText();
  const headingId = useId();
  const { hasExtensions } = useHost();
  const { data, error } = useOperation(HomeCategoriesDocument, {});
  const dispatch = useOperation(HomeDispatchDocument, {}, { isPaused: !hasExtensions });
  const cutoff = dispatch.data?.storeConfig?.dispatch_cutoff;
  const categories = toHomeCategories(data);
  // Both at once: what comes into the list of facts later moves the categories.
  if ((!data && !error) || dispatch.fetching) return <Skeleton height="34rem" shape="block" />;
  return (
    <>
      <ul className={styles.facts} aria-label={text('home.facts')}>
        <ProductCount count={productCountOf(data)} />
        {cutoff && <Fact icon="truck">{text('home.dispatch', { time: cutoff })}</Fact>}
        <Fact icon="check">{text('home.prices')}</Fact>
      </ul>
      {categories.length > 0 && (
        <section aria-labelledby={headingId} className={styles.section}>
          <h2 id={headingId} className={styles.heading}>
            {text('home.categories')}
          </h2>
          <ul className={styles.categories}>
            {categories.map((category) => (
              <Category key={category.uid} category={category} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ProductCount({ count }: { count: number | undefined }) {
  const text = useText();
  return count !== undefined && count > 0 && <Fact icon="search">{text('home.products', { count })}</Fact>;
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li>
      <Icon name={icon} />
      {children}
    </li>
  );
}

function Category({ category: { name, path, image, productCount, subCategories } }: { category: HomeCategory }) {
  const text = useText();
  const isMore = subCategories.length > SHOWN;
  return (
    <li className={styles.category}>
      {image && (
        <span className={styles.picture}>
          <ProductImage url={image} label="" width={112} ratio={0.8} type="image-category" />
        </span>
      )}
      <div>
        <h3 className={styles.name}>
          <Link to={path}>{name}</Link>
        </h3>
        {productCount !== undefined && <p className={styles.count}>{text('list.count', { count: productCount })}</p>}
        <ul className={styles.below}>
          {subCategories.slice(0, isMore ? SHOWN - 1 : SHOWN).map((child) => (
            <li key={child.uid}>
              <Link to={child.path}>{child.name}</Link>
            </li>
          ))}
          {isMore && (
            <li>
              <Link to={path}>{text('home.category-all', { name })}</Link>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
