import type { PlacedPurchaseOrder } from '../../features/checkout-process/checkout-state';
import { useText } from './messages/source';
import styles from './approval-list.module.css';

/** Rules, and who has to approve by each: the company's own words, in whatever script. */
export function ApprovalList({ approvals }: Pick<PlacedPurchaseOrder, 'approvals'>) {
  const text = useText();
  if (approvals.length === 0) return null;
  return (
    <ul className={styles.list}>
      {approvals.map(({ rule, roles }) => (
        <li key={rule}>
          <bdi>{rule}</bdi>
          {': '}
          {text('checkout.purchase.approval-by')} <bdi>{roles.join(text('checkout.purchase.and'))}</bdi>
        </li>
      ))}
    </ul>
  );
}
