import { Badge, isolateLtr } from 'shared-ui';
import { useText } from './messages/source';
import type { SavedPayment } from './saved-payments-view';
import styles from './saved-payments-page.module.css';

/** Which card it is, and until when it is good. */
export function PaymentText({ payment: { brand, lastDigits, expires, isOver } }: { payment: SavedPayment }) {
  const text = useText();
  const name = brand ?? text('payments.card');
  return (
    <div className={styles.what}>
      <strong>{lastDigits === undefined ? name : text('payments.ending', { brand: name, digits: isolateLtr(lastDigits) })}</strong>
      {expires !== undefined && <span className={styles.muted}>{text('payments.expires', { date: isolateLtr(expires) })}</span>}
      {isOver && <Badge type="warning">{text('payments.over')}</Badge>}
    </div>
  );
}
