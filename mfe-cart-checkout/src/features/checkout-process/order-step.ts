import { cartOf } from '../../service/own-cart';
import { CheckoutFailure, toFailure } from './checkout-failure';
import type { SentOrder } from './checkout-state';
import type { OrderOutcome } from './find-order';
import { createConclusion, tellDoubt } from './conclude-order';
import type { OrderUnderWay } from './order-under-way';
import type { OrderDesk } from './place-order';
import type { CheckoutParts, StepRunner } from './step-runner';

export interface OrderStep {
  /**
   * `agreements`: ids of what the buyer agrees to; `isPurchaseOrder`: their company approves before anything is ordered. Rejects with
   * why there is no order; the state's errors say it, too.
   */
  placeOrder(agreements?: readonly number[], options?: { isPurchaseOrder?: boolean }): Promise<void>;
  /** Asks again what became of an order that nobody knows about. */
  checkOrder(): Promise<void>;
}

/** The checkout's beginning needs these two, where an order was sent before the document was loaded again. */
export interface OrderFollowing {
  /** Asks what became of it. Gives what cannot be said before the page begins. */
  follow: (order: SentOrder) => Promise<OrderOutcome>;
  conclude: (outcome: OrderOutcome) => Promise<void>;
}

/** `begin` begins the checkout again, which an order that was not placed needs after a reload. */
export function createOrderStep(
  parts: CheckoutParts,
  runner: StepRunner,
  { order, desk, begin }: { order: OrderUnderWay; desk: OrderDesk; begin: () => Promise<void> },
): OrderStep & OrderFollowing {
  const { host, text, storage, state } = parts;
  const { dispatch } = runner;
  const conclude = createConclusion(parts, runner, order);
  return {
    conclude,
    async follow(sent) {
      dispatch({ type: 'submit', step: 'order' });
      order.keepSent(sent);
      const outcome = letNextCartPass(parts, sent, await desk.follow(sent.cartId, sent.before));
      // Whoever had sent it in this tab has told of it meanwhile.
      const told = storage.loadSentOrder() ? undefined : storage.loadReceipt();
      if (told) dispatch({ type: 'receive-receipt', receipt: told });
      else if (outcome.status !== 'not-placed') await conclude(outcome);
      return outcome;
    },
    async placeOrder(agreements = [], { isPurchaseOrder = false } = {}) {
      const { order: status, isSubmitting } = state.get();
      // A second press of the button, however quick, is the same order.
      if (status !== 'open' || isSubmitting) return;
      dispatch({ type: 'submit', step: 'order' });
      const outcome = await order.send(agreements, isPurchaseOrder);
      await conclude(outcome);
      if (outcome.status !== 'placed') throw outcome.failure;
    },
    async checkOrder() {
      if (state.get().order !== 'unconfirmed') return;
      dispatch({ type: 'check-order' });
      const sent = order.sent();
      const outcome: OrderOutcome = sent
        ? letNextCartPass(parts, sent, await desk.check(sent.cartId, sent.before))
        : { status: 'unconfirmed', failure: toFailure(undefined, text) };
      // After a reload, or with another cart: it can be ordered here, which nothing has begun for.
      const isBegun = state.get().isReady && order.sent()?.cartId === cartOf(host).state.get().summary.cartId;
      if (outcome.status === 'not-placed' && !isBegun) {
        order.keepSent(undefined);
        await begin();
      }
      await conclude(outcome);
    },
  };
}

/**
 * An order whose cart is gone, and that cannot be found, does not hold back another cart that has been filled since: asking again would
 * tell no more. Of that cart nothing was ordered, which is told together with what may have been received.
 */
function letNextCartPass({ host, text }: CheckoutParts, { cartId }: SentOrder, outcome: OrderOutcome): OrderOutcome {
  const { summary } = cartOf(host).state.get();
  if (outcome.status !== 'unconfirmed' || outcome.failure.kind !== 'cart-gone' || summary.cartId === cartId || summary.count === 0)
    return outcome;
  return { status: 'not-placed', failure: new CheckoutFailure('refused', tellDoubt(host, text, outcome)) };
}
