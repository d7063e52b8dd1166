import type { Host } from 'shared-contracts';
import { cartOf } from '../../service/own-cart';
import { deliveryDays } from '../delivery-days/delivery-days';
import { listedSkus, orderDispatchDay, readDispatch } from '../line-dispatch/line-dispatch';
import { paymentMethodKind } from '../payment-methods/payment-methods';
import type { CheckoutState, Receipt } from './checkout-state';
import type { PlacedOrder } from './find-order';
import { isGuest } from './call-platform';

/** The day (YYYY-MM-DD) on which what is in the cart leaves the warehouse if it is ordered now; undefined where nobody knows it. */
export async function countDispatch(host: Host): Promise<string | undefined> {
  const now = new Date();
  const items = cartOf(host).state.get().details?.items ?? [];
  const known = await readDispatch(host, listedSkus(items));
  return known && orderDispatchDay(known, items, now);
}

/** The days of a purchase order begin with its approval, those of a transfer with its arrival. */
export function hasDays({ purchaseOrder, paymentCode }: Pick<Receipt, 'purchaseOrder' | 'paymentCode'>): boolean {
  return !purchaseOrder && !(paymentCode !== undefined && paymentMethodKind(paymentCode)?.isPaidFirst);
}

/** What was kept of an order when it was sent, with what it has become. */
export function withOrder(receipt: Receipt, { id, number, purchaseOrder }: PlacedOrder): Receipt {
  const { arrival, dispatch, ...rest } = receipt;
  const days = purchaseOrder ? {} : { arrival, dispatch };
  return { ...rest, ...days, order: { ...receipt.order, id, number }, ...(purchaseOrder ? { purchaseOrder } : {}) };
}

/** `leavesOn`: the day (YYYY-MM-DD) on which it leaves the warehouse; undefined while nobody knows it. */
export function toReceipt(
  host: Host,
  checkout: CheckoutState,
  { id, number, purchaseOrder }: PlacedOrder,
  leavesOn: string | undefined,
): Receipt {
  const session = host.session.state.get();
  const { details } = cartOf(host).state.get();
  const { shippingAddress, shippingMethod, paymentMethod } = checkout;
  const isCounted = hasDays({ purchaseOrder, paymentCode: paymentMethod?.code });
  const days = shippingMethod && isCounted ? deliveryDays(shippingMethod.carrier_code, new Date()) : undefined;
  return {
    order: { id, number, shipping_address: shippingAddress },
    email: session.status === 'customer' ? (session.customer?.email ?? '') : (shippingAddress?.email ?? ''),
    isGuest: isGuest(host),
    items: (details?.items ?? []).map(({ name, sku, quantity, rowTotal, options }) => ({ name, sku, quantity, rowTotal, options })),
    totals: details?.totals,
    shippingTitle: [shippingMethod?.carrier_title, shippingMethod?.method_title].filter(Boolean).join(' · '),
    ...(days ? { arrival: [days[0].toISOString(), days[1].toISOString()] as const } : {}),
    ...(leavesOn !== undefined && isCounted ? { dispatch: leavesOn } : {}),
    paymentTitle: paymentMethod?.title ?? '',
    paymentCode: paymentMethod?.code,
    ...(purchaseOrder ? { purchaseOrder } : {}),
  };
}
