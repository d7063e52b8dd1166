import { Link, useHost } from 'shared-platform';
import { Button, Icon } from 'shared-ui';
import { useText } from '../../messages/source';
import { addToComparison, comparisonPath, removeFromComparison, useComparedSkus } from '../../service/compare-list';
import styles from './compare-button.module.css';

interface CompareButtonProps {
  sku: string;
  /** Id of the product's name, which tells the buttons of a list apart. */
  describedBy: string;
  size?: 'm' | 's';
}

const loadFull = () => import(/* webpackChunkName: "on-demand" */ './tell-full');

/** "Compare", and the way back; beside it, once there is something to compare, the way to the comparison. */
export function CompareButton({ sku, describedBy, size = 'm' }: CompareButtonProps) {
  const host = useHost();
  const text = useText();
  const compared = useComparedSkus();
  const isCompared = compared.includes(sku);
  const press = async () => {
    if (isCompared) removeFromComparison(sku);
    else if (!addToComparison(sku)) (await loadFull()).tellFull(host, text, compared);
  };
  return (
    <span className={styles.compare}>
      <Button
        variant="quiet"
        size={size}
        aria-describedby={describedBy}
        onClick={() => void press().catch((error: unknown) => host.telemetry.recordError(error))}
      >
        <Icon name={isCompared ? 'check' : 'plus'} />
        {text(isCompared ? 'compare.remove' : 'compare.add')}
      </Button>
      {isCompared && compared.length > 1 && (
        <Link to={comparisonPath(compared)} className={styles.link}>
          {text('compare.count', { count: compared.length })}
        </Link>
      )}
    </span>
  );
}
