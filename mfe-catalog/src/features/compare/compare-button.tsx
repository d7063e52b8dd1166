import { Link } from 'shared-platform';
import { Button, Icon, VisuallyHidden } from 'shared-ui';
import { useText } from '../../messages/source';
import { comparisonPath } from '../../service/compare-list';
import styles from './compare-button.module.css';
import { useComparison } from './use-comparison';

export interface CompareProps {
  sku: string;
  /** Id of the product's name, which tells the buttons of a list apart. */
  describedBy: string;
}

/** Of a list: "Compare", pressed or not; beside it, once there is something to compare, the way to the comparison, as narrow as can be. */
export function CompareButton({ sku, describedBy }: CompareProps) {
  const text = useText();
  const { compared, isCompared, press } = useComparison(sku);
  return (
    <span className={styles.compare}>
      <Button variant="quiet" size="s" className={styles.button} aria-pressed={isCompared} aria-describedby={describedBy} onClick={press}>
        <Icon name="columns" />
        {text('compare.add')}
      </Button>
      {isCompared && compared.length > 1 && (
        <Link to={comparisonPath(compared)} className={styles.way}>
          <VisuallyHidden>{text('compare.count', { count: compared.length })}</VisuallyHidden>
          <span aria-hidden="true">({compared.length})</span>
          <Icon name="chevron" />
        </Link>
      )}
    </span>
  );
}
