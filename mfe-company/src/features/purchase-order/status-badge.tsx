import { Badge, Icon } from 'shared-ui';
import { useText } from './messages/source';
import { LOOKS, type PurchaseOrderStatus } from './purchase-order';

/** A purchase order's status by word, colour and icon. */
export function StatusBadge({ status }: { status: PurchaseOrderStatus }) {
  const text = useText();
  const { type, icon } = LOOKS[status];
  return (
    <Badge type={type}>
      <Icon name={icon} />
      {text(`purchase.${status}`)}
    </Badge>
  );
}
