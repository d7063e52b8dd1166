import type { Host } from 'shared-contracts';
import { isolateLtr } from 'shared-ui';
import { cartOf } from '../../service/own-cart';
import type { CheckoutText } from './messages/source';
import type { OrderUnderWay } from './order-under-way';
import type { OrderOutcome } from './find-order';
import { askForPassword, refreshCart, type CheckoutParts, type StepRunner } from './step-runner';

/** What an order's outcome leads to: the receipt and the end of the cart, a doubt, or why there is no order. */
export function createConclusion(
  { host, text, storage }: CheckoutParts,
  { dispatch }: StepRunner,
  order: OrderUnderWay,
): (outcome: OrderOutcome) => Promise<void> {
  const finish = async (outcome: Extract<OrderOutcome, { status: 'placed' }>) => {
    const sent = order.sent();
    const receipt = order.receiptOf(outcome);
    // After a reload the cart's place has been taken by a new one already.
    const isCartThere = !sent || cartOf(host).state.get().summary.cartId === sent.cartId;
    order.forget();
    dispatch({ type: 'receive-receipt', receipt });
    storage.saveReceipt(receipt);
    storage.clear();
    storage.clearDrafts();
    if (isCartThere)
      await cartOf(host)
        .reset()
        .catch((error: unknown) => host.telemetry.recordError(error));
    // By hand: an order goes by REST, and may have been placed before the document was loaded again. A card may have been saved with it.
    host.commerce.invalidate(['cart', 'customerCart', 'customer', 'customerOrders', 'customerPaymentTokens']);
    host.events.emit('cart:ordered', { reference: receipt.purchaseOrder?.number ?? receipt.order.number ?? receipt.order.id ?? '' });
    // Without a new cart the order stays unaccepted in the state, which changes nothing about its being placed.
    await cartOf(host)
      .ensure()
      .then(
        () => dispatch({ type: 'accept', step: 'order' }),
        () => undefined,
      );
  };

  return async (outcome) => {
    if (outcome.status === 'placed') return finish(outcome);
    if (outcome.status === 'not-placed') order.keepSent(undefined);
    if (outcome.status === 'unconfirmed') return dispatch({ type: 'doubt-order', error: tellDoubt(host, text, outcome) });
    const { failure } = outcome;
    // The card is asked for again: what stood for it pays once.
    if (failure.kind === 'declined') return dispatch({ type: 'refuse-payment', error: failure.message });
    const error = failure.kind === 'unknown' ? text('checkout.order.not-placed') : failure.message;
    dispatch({ type: 'reject', step: 'order', error });
    if (failure.kind === 'refused') void refreshCart(host);
    askForPassword(host, failure);
  };
}

/** For the shopper: nobody knows whether the order was placed, and whom to ask. */
export function tellDoubt(host: Host, text: CheckoutText, { failure }: Extract<OrderOutcome, { status: 'unconfirmed' }>): string {
  return text(failure.kind === 'cart-gone' ? 'checkout.order.cart-gone' : 'checkout.order.unconfirmed', {
    phone: isolateLtr(host.config.brand.phone),
  });
}
