import { useEffect, useRef, useState } from 'react';
import { useHost, useSnapshot } from 'shared-platform';
import { createCheckout, type Checkout } from '../../features/checkout-process/checkout';
import type { Receipt } from '../../features/checkout-process/checkout-state';
import { cartOf } from '../../service/own-cart';
import { useText } from './messages/source';

export interface OpenedCheckout {
  checkout: Checkout;
  /** The order that was placed here, or before a reload. */
  receipt: Receipt | undefined;
  isReady: boolean;
}

/** The page's checkout. It begins once the cart and who is buying are known, and again when either becomes another. */
export function useCheckout(itemCount: number | undefined): OpenedCheckout {
  const host = useHost();
  const text = useText();
  const [checkout] = useState(() => createCheckout({ host, text }));
  const { isReady, receipt, order } = useSnapshot(checkout.state);
  const session = useSnapshot(host.session.state);
  const { summary } = useSnapshot(cartOf(host).state);
  const begunFor = useRef<string>(undefined);

  const isKnown = itemCount !== undefined && session.status !== 'unknown';
  const key = `${session.status} ${summary.cartId ?? ''}`;
  useEffect(() => {
    // While an order is on its way, and after it, the cart that follows is none of this checkout's business.
    if (!isKnown || begunFor.current === key || checkout.state.get().order !== 'open') return;
    // The cart was lost, and an empty one has taken its place: what was said about it must stay.
    if (itemCount === 0 && begunFor.current !== undefined) return;
    begunFor.current = key;
    void checkout.begin();
  }, [checkout, isKnown, key, itemCount]);

  useEffect(
    () => () => {
      begunFor.current = undefined;
      checkout.leave();
    },
    [checkout],
  );

  // A new cart's checkout has nothing to do with the last order.
  const hasItems = (itemCount ?? 0) > 0;
  useEffect(() => {
    if (isReady && hasItems && receipt && checkout.state.get().order === 'open') checkout.resetReceipt();
  }, [checkout, isReady, hasItems, receipt]);

  useCustomerMark(checkout, session.status === 'customer' ? session.customer?.email : undefined);
  return { checkout, receipt: order !== 'open' || !hasItems ? receipt : undefined, isReady };
}

/** Remembers whose checkout this is, so that after the session's end the page can ask for that account's password. */
function useCustomerMark(checkout: Checkout, email: string | undefined): void {
  useEffect(() => {
    if (email) checkout.storage.markCustomer(email);
  }, [checkout, email]);
}
