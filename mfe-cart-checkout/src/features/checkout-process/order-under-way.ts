import { CheckoutFailure, toFailure } from './checkout-failure';
import type { OrdersBefore, Receipt, SentOrder } from './checkout-state';
import type { OrderOutcome, PlacedOrder } from './find-order';
import type { OrderDesk } from './place-order';
import { countDispatch, hasDays, toReceipt, withOrder } from './receipt';
import { needCartId, needEmail, type CheckoutParts } from './step-runner';

/** The one order of a checkout: what was known before it, and what was sent. What was sent is kept over a reload of the document. */
export interface OrderUnderWay {
  /** The order that was sent, as long as it is not known what became of it. */
  sent: () => SentOrder | undefined;
  keepSent: (order: SentOrder | undefined) => void;
  /** Begins to ask which orders there are before this one. */
  prepare: (cartId: string) => void;
  send: (agreements: readonly number[], isPurchaseOrder: boolean) => Promise<OrderOutcome>;
  receiptOf: (order: PlacedOrder) => Receipt;
  /** It was placed: nothing of it is known for the next one. */
  forget: () => void;
}

export function createOrderUnderWay(parts: CheckoutParts, desk: OrderDesk): OrderUnderWay {
  const { host, text, storage, state } = parts;
  let before: Promise<OrdersBefore> | undefined;
  let leavesOn: string | undefined;
  let sent: SentOrder | undefined;

  const keepSent = (order: SentOrder | undefined) => {
    sent = order;
    storage.saveSentOrder(order);
  };
  const countDays = () => {
    leavesOn = undefined;
    void countDispatch(host).then((day) => {
      leavesOn = day;
      if (sent && day !== undefined && hasDays(sent.receipt)) keepSent({ ...sent, receipt: { ...sent.receipt, dispatch: day } });
    });
  };

  return {
    sent: () => sent,
    keepSent,
    prepare(cartId) {
      before = desk.prepare(cartId);
    },
    async send(agreements, isPurchaseOrder) {
      // Beside the order, which does not wait for it.
      countDays();
      const { billingAddress, paymentMethod, shippingAddress } = state.get();
      try {
        if (!billingAddress || !paymentMethod || !shippingAddress) throw new CheckoutFailure('refused', text('checkout.error.no-address'));
        const cartId = needCartId(parts);
        const email = needEmail(parts, shippingAddress);
        if (isPurchaseOrder) before = Promise.resolve({ isPurchaseOrder });
        before ??= desk.prepare(cartId);
        const known = await before;
        // Before it is sent: a reload of the document must not lose sight of it.
        keepSent({ cartId, before: known, receipt: toReceipt(host, state.get(), { id: undefined, number: undefined }, leavesOn) });
        return await desk.place({ cartId, email, billing: billingAddress, payment: paymentMethod, agreements }, known);
      } catch (error) {
        return { status: 'not-placed', failure: toFailure(error, text) };
      }
    },
    receiptOf: (order) => (sent ? withOrder(sent.receipt, order) : toReceipt(host, state.get(), order, leavesOn)),
    forget() {
      keepSent(undefined);
      before = undefined;
    },
  };
}
