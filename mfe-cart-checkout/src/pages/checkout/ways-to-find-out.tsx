import { orderHistoryPage, pathTo, purchaseOrdersPage } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { Actions, Button, ButtonLink } from 'shared-ui';
import type { Checkout } from '../../features/checkout-process/checkout';
import { useText } from './messages/source';

/** Nobody knows whether the order was placed: it is not offered again before that is known. */
export function WaysToFindOut({
  checkout,
  isChecking,
  isPurchaseOrder,
}: {
  checkout: Checkout;
  isChecking: boolean;
  isPurchaseOrder: boolean;
}) {
  const host = useHost();
  const text = useText();
  const { status } = useSnapshot(host.session.state);
  const list = pathTo(host, isPurchaseOrder ? purchaseOrdersPage : orderHistoryPage);
  return (
    <Actions>
      <Button busy={isChecking} onClick={() => void checkout.checkOrder()}>
        {text('checkout.order.check')}
      </Button>
      {status === 'customer' && list !== undefined && (
        <ButtonLink to={list} variant="secondary">
          {text(isPurchaseOrder ? 'checkout.purchase.list' : 'confirmation.history')}
        </ButtonLink>
      )}
    </Actions>
  );
}
