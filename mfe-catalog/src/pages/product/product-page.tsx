import { operation, type EntityParams, type PageContext, type PageOperations } from 'shared-contracts';
import { definePage, useHost, useSnapshot, type PageProps } from 'shared-platform';
import { Breadcrumbs } from 'shared-ui';
import { LoadFailed } from '../../features/load-failed/load-failed';
import { RichText } from '../../features/rich-text/rich-text';
import { attributeLabels } from '../../features/specifications/attribute-codes';
import { SpecificationTable } from '../../features/specifications/specification-table';
import { BuyBox } from './buy-box';
import { ProductPageDocument } from './product-page.graphql.ts';
import { ProductSkeleton } from './product-skeleton';
import { messages, useText } from './messages/source';
import styles from './product-page.module.css';
import { toProductHead } from './product-head';
import { toBreadcrumbs, toProductView, type ProductView } from './product-view';
import { RelatedProducts } from './related-products';
import { useLater } from './use-later';
import { useViewed } from './use-viewed';

type Params = EntityParams['PRODUCT'];

const operations = ({ params }: Pick<PageContext<Params>, 'params'>) =>
  ({
    product: operation(ProductPageDocument, { urlKey: params.urlKey }),
    labels: attributeLabels,
  }) satisfies PageOperations;

type Operations = ReturnType<typeof operations>;

export default definePage<Operations, Params>(
  {
    operations,
    head({ results, context, text }) {
      const product = toProductView(results.product.data, results.labels.data, context.categorySuffix);
      return product ? toProductHead(product, text('home')) : { title: '', robots: 'noindex' };
    },
    isMissing: ({ product }) => product.data !== undefined && !product.data.products?.items?.[0]?.sku,
    component: ProductPage,
  },
  messages,
);

function ProductPage({ results: { product: answer, labels } }: PageProps<Operations>) {
  const { current } = useSnapshot(useHost().storeView.state);
  const product = toProductView(answer.data, labels.data, current.categorySuffix);
  if (product) return <Product key={product.uid} product={product} />;
  if (answer.fetching) return <ProductSkeleton />;
  // A product that does not exist is the shell's to tell.
  return answer.data ? null : <LoadFailed />;
}

function Product({ product }: { product: ProductView }) {
  const text = useText();
  useViewed(product);
  const later = useLater();
  return (
    <div className={styles.page}>
      <Breadcrumbs items={toBreadcrumbs(product, text('home'))} />
      <div className={styles.top}>
        <BuyBox product={product} later={later} />
      </div>
      <div className={styles.details}>
        {product.specifications.length > 0 && (
          <section>
            <h2>{text('product.specifications')}</h2>
            <SpecificationTable
              specifications={product.specifications}
              caption={text('product.specifications')}
              unitTexts={{ label: text('specifications.unit'), mm: text('specifications.mm'), inch: text('specifications.inch') }}
            />
          </section>
        )}
        {product.descriptionHtml !== '' && (
          <section>
            <h2>{text('product.description')}</h2>
            <RichText html={product.descriptionHtml} />
          </section>
        )}
      </div>
      <RelatedProducts product={product} later={later} />
      {product.reviews && (
        <section id="reviews" className={styles.reviews}>
          <h2>{text('product.reviews')}</h2>
          {later && <later.NearReviews sku={product.sku} name={product.name} />}
        </section>
      )}
    </div>
  );
}
