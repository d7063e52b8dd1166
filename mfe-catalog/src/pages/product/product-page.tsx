import { useDeferredValue, useEffect } from 'react';
import { operation, type EntityParams, type PageContext, type PageOperations } from 'shared-contracts';
import { definePage, useHost, useSnapshot, type PageProps } from 'shared-platform';
import { Breadcrumbs } from 'shared-ui';
import { LoadFailed } from '../../features/load-failed/load-failed';
import { followedTo, forget } from '../../features/product-summary/followed-product';
import { RichText } from '../../features/rich-text/rich-text';
import { attributeLabels } from '../../features/specifications/attribute-codes';
import { SpecificationTable } from '../../features/specifications/specification-table';
import { SYMBOLS } from '../../features/specifications/symbols';
import { BuyBox } from './buy-box';
import { ProductPageDocument } from './product-page.graphql.ts';
import { CrumbsSkeleton, DetailsSkeleton, ProductSkeleton } from './product-skeleton';
import { messages, useText } from './messages/source';
import styles from './product-page.module.css';
import { toProductHead } from './product-head';
import { toBreadcrumbs, toPreview, toProductView, type ProductView } from './product-view';
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
    begins(context, host) {
      const followed = followedTo(host, context.params.path);
      return followed && { title: followed.product.name, canonicalPath: followed.product.path, type: 'product' };
    },
    isMissing: ({ product }) => product.data !== undefined && !product.data.products?.items?.[0]?.sku,
    component: ProductPage,
  },
  messages,
);

function ProductPage({ params, results: { product: answer, labels } }: PageProps<Operations, Params>) {
  const host = useHost();
  const { current } = useSnapshot(host.storeView.state);
  const followed = followedTo(host, params.path);
  const preview = followed && toPreview(followed.product);
  // What the list knew is painted first also where everything is known: the whole page takes longer.
  const isWhole = useDeferredValue(true, !preview);
  const whole = toProductView(answer.data, labels.data, current.categorySuffix);
  const product = isWhole ? (whole ?? (answer.fetching ? preview : undefined)) : preview;
  useEffect(() => () => forget(params.path), [params.path]);
  if (product) return <Product key={product.uid} product={product} thumbnail={followed?.thumbnail} />;
  if (answer.fetching) return <ProductSkeleton />;
  // A product that does not exist is the shell's to tell.
  return answer.data ? null : <LoadFailed />;
}

/** The picture that may show what rows of the table say. */
const drawingOf = ({ gallery, image, specifications }: ProductView) =>
  specifications.some(({ code }) => SYMBOLS[code]) ? (gallery[0] ?? image)?.url : undefined;

function Product({ product, thumbnail }: { product: ProductView; thumbnail: string | undefined }) {
  const text = useText();
  useViewed(product);
  const later = useLater();
  const drawing = drawingOf(product);
  return (
    <div className={styles.page}>
      {product.isPreview ? <CrumbsSkeleton /> : <Breadcrumbs items={toBreadcrumbs(product, text('home'))} />}
      <div className={styles.top}>
        <BuyBox product={product} thumbnail={thumbnail} later={later} />
      </div>
      {product.isPreview && <DetailsSkeleton />}
      <div className={styles.details}>
        {product.specifications.length > 0 && (
          <section>
            <h2>{text('product.specifications')}</h2>
            <div className={styles.specified}>
              <div>
                <SpecificationTable
                  specifications={product.specifications}
                  caption={text('product.specifications')}
                  unitTexts={{ label: text('specifications.unit'), mm: text('specifications.mm'), inch: text('specifications.inch') }}
                />
              </div>
              {drawing && (
                <div className={styles.drawing}>
                  {later && <later.DimensionDrawing specifications={product.specifications} image={drawing} />}
                </div>
              )}
            </div>
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
