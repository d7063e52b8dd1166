import { operation, type EntityParams, type PageContext, type PageOperations } from 'shared-contracts';
import { definePage, useHost, useSnapshot, type PageProps } from 'shared-platform';
import { Breadcrumbs, EmptyState, Skeleton, toOwnOrigin } from 'shared-ui';
import { structuredBreadcrumbs } from '../../features/category-path/structured-breadcrumbs';
import { LoadFailed } from '../../features/load-failed/load-failed';
import { buildSearch, parseListState, toFacetVariables, toListVariables } from '../../features/product-list/list-url';
import { ProductFacetsDocument, ProductListDocument } from '../../features/product-list/product-list.graphql.ts';
import { ListingSkeleton } from '../../features/product-list/listing-skeleton';
import { ProductListing } from '../../features/product-list/product-listing';
import { RichText } from '../../features/rich-text/rich-text';
import { CategoryPageDocument } from './category-page.graphql.ts';
import { messages, useText } from './messages/source';
import styles from './category-page.module.css';
import { type CategoryView, toCategoryBreadcrumbs, toCategoryView } from './category-view';
import { Manufacturers } from './manufacturers';
import { SubCategories } from './sub-categories';

/** A category page is about one category already. */
const HIDDEN_FACETS = ['category_uid', 'category_id'];

type Params = EntityParams['CATEGORY'];

const operations = ({ params, search }: Pick<PageContext<Params>, 'params' | 'search'>) => {
  const { uid } = params;
  return {
    category: operation(CategoryPageDocument, { uid }),
    list: operation(ProductListDocument, toListVariables(parseListState(search), { categoryUid: uid })),
    facets: operation(ProductFacetsDocument, toFacetVariables({ categoryUid: uid })),
  } satisfies PageOperations;
};

type Operations = ReturnType<typeof operations>;

export default definePage<Operations, Params>(
  {
    operations,
    head({ results, context, text }) {
      const category = toCategoryView(results.category.data, context.categorySuffix);
      if (!category) return { title: '', robots: 'noindex' };
      const { page } = parseListState(context.search);
      return {
        title: page > 1 ? text('list.title-page', { title: category.metaTitle, page }) : category.metaTitle,
        // Filters, order and view show the same products in another way: one address stands for all of them.
        canonicalPath: `${category.path}${buildSearch({ ...parseListState(''), page })}`,
        ...(category.metaDescription ? { description: category.metaDescription } : {}),
        ...(category.image ? { image: toOwnOrigin(category.image, 'image-category') } : {}),
        structuredData: [structuredBreadcrumbs(toCategoryBreadcrumbs(category, text('home')), category.path)],
      };
    },
    isMissing: ({ category }) => category.data !== undefined && category.error === undefined && !category.data.categories?.items?.[0]?.name,
    component: CategoryPage,
  },
  messages,
);

function CategoryPage({ results }: PageProps<Operations>) {
  const { current } = useSnapshot(useHost().storeView.state);
  const category = toCategoryView(results.category.data, current.categorySuffix);
  if (category) return <Category category={category} results={results} />;
  if (results.category.fetching) return <CategorySkeleton />;
  return results.category.error || !results.category.data ? <LoadFailed /> : null;
}

function Category({ category, results }: { category: CategoryView; results: PageProps<Operations>['results'] }) {
  const text = useText();
  const total = results.facets.data?.products?.total_count;
  return (
    <div className={styles.page}>
      <Breadcrumbs items={toCategoryBreadcrumbs(category, text('home'))} />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{category.name}</h1>
        {typeof total === 'number' && <p className={styles.count}>{text('list.count', { count: total })}</p>}
        {total === undefined && results.facets.fetching && <CountPlaceholder />}
      </header>
      <SubCategories categories={category.subCategories} />
      <ProductListing
        key={category.uid}
        list={results.list}
        facets={results.facets}
        base={{ categoryUid: category.uid }}
        hiddenFacets={HIDDEN_FACETS}
        whenEmpty={
          <EmptyState icon="grid" title={text('category.empty')}>
            <p>{text('category.empty-hint')}</p>
          </EmptyState>
        }
      />
      {/* What is sold comes before what is said about it. */}
      {category.descriptionHtml !== '' && (
        <div className={styles.description}>
          <RichText html={category.descriptionHtml} />
        </div>
      )}
      <Manufacturers facets={results.facets.data} path={category.path} />
    </div>
  );
}

function CategorySkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <p className={styles.crumbs}>
        <Skeleton width={240} />
      </p>
      <div className={styles.header}>
        <p className={styles.title}>
          <Skeleton width={240} height="1em" />
        </p>
        <CountPlaceholder />
      </div>
      <ListingSkeleton />
    </div>
  );
}

function CountPlaceholder() {
  return (
    <p className={`${styles.count} ${styles.line}`}>
      <Skeleton width={90} />
    </p>
  );
}
