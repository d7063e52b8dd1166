import { Icon, OrderSteps, useArrivalText } from 'shared-ui';
import styles from './order-progress.module.css';
import type { OrderProgressView } from './order-progress-view';

/** Where an order is, and when it arrives. Nothing for one that will not come. */
export function OrderProgress({ progress }: { progress: OrderProgressView | undefined }) {
  const arrivalText = useArrivalText();
  if (!progress) return null;
  const arrival = arrivalText(progress.arrival);
  return (
    <div className={styles.progress}>
      {arrival !== undefined && (
        <p className={styles.arrival}>
          <Icon name="truck" /> <span>{arrival}</span>
        </p>
      )}
      <OrderSteps steps={progress.steps} />
    </div>
  );
}
