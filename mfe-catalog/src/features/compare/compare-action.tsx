import { Link } from 'shared-platform';
import { useText } from '../../messages/source';
import { comparisonPath } from '../../service/compare-list';
import { ProductAction } from '../product-action/product-action';
import styles from './compare-action.module.css';
import type { CompareProps } from './compare-button';
import { useComparison } from './use-comparison';

/** "Compare" among the actions of a product's page. */
export function CompareAction({ sku, describedBy }: CompareProps) {
  const text = useText();
  const { isCompared, press } = useComparison(sku);
  return <ProductAction icon="columns" label={text('compare.add')} isOn={isCompared} aria-describedby={describedBy} onClick={press} />;
}

/** The way to the comparison, once there is something to compare with. */
export function CompareLink({ sku }: Pick<CompareProps, 'sku'>) {
  const text = useText();
  const { compared, isCompared } = useComparison(sku);
  if (!isCompared || compared.length < 2) return null;
  return (
    <Link to={comparisonPath(compared)} className={styles.link}>
      {text('compare.count', { count: compared.length })}
    </Link>
  );
}
