import { useEffect, useId, useState } from 'react';
import { operation, type PageContext, type PageOperations } from 'shared-contracts';
import { definePage, Link, type PageProps, useHost, useSnapshot } from 'shared-platform';
import { Breadcrumbs, Button, ButtonLink, CheckboxField, EmptyState, Icon, IconButton, Notice, PartNumber, PartText } from 'shared-ui';
import { ProductImage, Skeleton, VisuallyHidden } from 'shared-ui';
import { clearComparison, comparedSkus, comparisonPath, removeFromComparison, skusOfAddress } from '../../service/compare-list';
import { LoadFailed } from '../../features/load-failed/load-failed';
import { ListPrice } from '../../features/product-list/list-price';
import { Order } from '../../features/product-list/product-tile';
import { Availability } from '../../features/product-summary/availability';
import { attributeLabels } from '../../features/specifications/attribute-codes';
import { AttributeValue } from '../../features/specifications/attribute-value';
import { ComparedProductsDocument } from './compared-products.graphql.ts';
import { type ComparedRow, type Comparison, toComparison } from './comparison';
import styles from './compare-page.module.css';
import { messages, useText } from './messages/source';

const PATH = '/compare';

const operations = ({ search }: Pick<PageContext, 'search'>) =>
  ({
    products: operation(ComparedProductsDocument, { skus: skusOfAddress(search) }),
    labels: attributeLabels,
  }) satisfies PageOperations;

type Operations = ReturnType<typeof operations>;

export default definePage<Operations>(
  {
    operations,
    head: ({ text }) => ({ title: text('comparison.title'), robots: 'noindex' }),
    component: ComparePage,
  },
  messages,
);

/** Up to four products beside each other: the address says which, so that a comparison can be kept, passed on and printed. */
function ComparePage({ results: { products: answer, labels } }: PageProps<Operations>) {
  const text = useText();
  const { navigation } = useHost();
  const { location } = useSnapshot(navigation.state);
  const skus = skusOfAddress(location.search);
  const isNothingAsked = skus.length === 0;
  useEffect(() => {
    // The bare address is that of what this browser compares.
    if (isNothingAsked && comparedSkus().length > 0) navigation.replace(comparisonPath(comparedSkus()));
  }, [isNothingAsked, navigation]);
  const comparison = toComparison(skus, answer.data, labels.data);
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('home'), to: '/' }, { label: text('comparison.title') }]} />
      <h1 tabIndex={-1} className={styles.title}>
        {text('comparison.title')}
      </h1>
      {isNothingAsked || comparison?.products.length === 0 ? (
        <Nothing unknown={comparison?.unknown ?? []} />
      ) : comparison ? (
        <Compared comparison={comparison} />
      ) : answer.fetching ? (
        <Skeleton height="24rem" />
      ) : (
        <LoadFailed />
      )}
    </div>
  );
}

function Nothing({ unknown }: { unknown: readonly string[] }) {
  const text = useText();
  return (
    <EmptyState icon="list" title={text('comparison.empty')} action={<ButtonLink to="/">{text('comparison.start')}</ButtonLink>}>
      <p>{text('comparison.how')}</p>
      <Unknown skus={unknown} />
    </EmptyState>
  );
}

function Unknown({ skus }: { skus: readonly string[] }) {
  const text = useText();
  return skus.length === 0 ? null : <Notice type="warning">{text('comparison.unknown', { skus: skus.join(', ') })}</Notice>;
}

function Compared({ comparison: { products, rows, unknown } }: { comparison: Comparison }) {
  const text = useText();
  const { navigation } = useHost();
  const [isShort, setShort] = useState(false);
  const leave = (sku: string) => {
    removeFromComparison(sku);
    navigation.replace(comparisonPath(products.map((product) => product.sku).filter((other) => other !== sku)));
  };
  const shown = isShort ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  return (
    <>
      <Unknown skus={unknown} />
      <Tools canDiffer={products.length > 1} isShort={isShort} onShort={setShort} />
      <div className={styles.frame}>
        <table className={styles.table} aria-label={text('comparison.title')}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {products.map((product) => (
                <ProductHeading key={product.uid} product={product} onLeave={() => leave(product.sku)} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{text('list.price')}</th>
              {products.map(({ uid, price }) => (
                <td key={uid}>
                  <ListPrice price={price} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{text('list.availability')}</th>
              {products.map(({ uid, availability }) => (
                <td key={uid}>
                  <Availability availability={availability} />
                </td>
              ))}
            </tr>
            {shown.map((row) => (
              <SpecificationRow key={row.code} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface ToolsProps {
  /** More than one product is shown. */
  canDiffer: boolean;
  /** Only the rows that differ are shown. */
  isShort: boolean;
  onShort: (isShort: boolean) => void;
}

function Tools({ canDiffer, isShort, onShort }: ToolsProps) {
  const text = useText();
  const { navigation } = useHost();
  const clear = () => {
    clearComparison();
    navigation.replace(PATH);
  };
  return (
    <div className={styles.tools}>
      <CheckboxField
        label={text('comparison.differences')}
        checked={isShort}
        disabled={!canDiffer}
        onChange={(event) => onShort(event.target.checked)}
      />
      <Button variant="quiet" onClick={() => window.print()}>
        {text('comparison.print')}
      </Button>
      <Button variant="quiet" onClick={clear}>
        <Icon name="trash" />
        {text('comparison.clear')}
      </Button>
    </div>
  );
}

function ProductHeading({ product, onLeave }: { product: Comparison['products'][number]; onLeave: () => void }) {
  const text = useText();
  const nameId = useId();
  return (
    <th scope="col" className={styles.product}>
      <div className={styles.picture}>
        <ProductImage url={product.image?.url} label="" width={155} ratio={0.8} />
        <IconButton icon="close" label={text('comparison.remove', { name: product.name })} className={styles.remove} onClick={onLeave} />
      </div>
      <Link id={nameId} to={product.path} className={styles.name}>
        <PartText>{product.name}</PartText>
      </Link>
      <PartNumber sku={product.sku} className={styles.sku} />
      <div className={styles.order}>
        <Order product={product} nameId={nameId} />
      </div>
    </th>
  );
}

function SpecificationRow({ row: { label, values, isDifferent } }: { row: ComparedRow }) {
  const text = useText();
  return (
    <tr className={isDifferent ? styles.different : undefined}>
      <th scope="row">
        {label}
        {isDifferent && <VisuallyHidden> {text('comparison.different')}</VisuallyHidden>}
      </th>
      {values.map((value, index) => (
        <td key={index}>{value ? <AttributeValue {...value} /> : '–'}</td>
      ))}
    </tr>
  );
}
