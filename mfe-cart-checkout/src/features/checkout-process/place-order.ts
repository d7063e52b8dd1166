import type { Host } from 'shared-contracts';
import type { BillingAddress } from './address';
import { toFailure } from './checkout-failure';
import type { OrdersBefore, PaymentMethod } from './checkout-state';
import { createOrderFinder, type OrderOutcome, type PlacedOrder } from './find-order';
import type { PlatformCalls } from './platform-calls';
import type { CheckoutText } from './messages/source';

export interface OrderToPlace {
  cartId: string;
  /** A guest's. */
  email: string | undefined;
  billing: BillingAddress;
  payment: PaymentMethod;
  /** Ids of what the buyer has agreed to. */
  agreements: readonly number[];
}

/** The platform may still be at work when its answer is lost: the cart is looked at more than once. */
const CHECK_DELAYS_MS = [0, 2000, 4000];

export interface OrderDesk {
  prepare(cartId: string): Promise<OrdersBefore>;
  /** Sends the order, once. Never sent again by itself: after a failure the platform is asked what became of the cart. */
  place(order: OrderToPlace, before: OrdersBefore): Promise<OrderOutcome>;
  /** Asks what became of an order that nobody knows about. */
  check(cartId: string, before: OrdersBefore): Promise<OrderOutcome>;
  /** The same of one that was sent a moment ago, which the platform may still be at work on. */
  follow(cartId: string, before: OrdersBefore): Promise<OrderOutcome>;
}

export function createOrderDesk(
  host: Host,
  calls: PlatformCalls,
  text: CheckoutText,
  wait: (ms: number) => Promise<void> = delay,
): OrderDesk {
  const { prepare, findNumber, lookAtCart } = createOrderFinder(host, calls, text);

  const lookRepeatedly = async (cartId: string, before: OrdersBefore, pauses: readonly number[]): Promise<OrderOutcome> => {
    for (const pause of pauses) {
      await wait(pause);
      const outcome = await lookAtCart(cartId, before);
      if (outcome.status !== 'not-placed') return outcome;
    }
    return { status: 'not-placed', failure: toFailure(undefined, text) };
  };

  const send = async (order: OrderToPlace, before: OrdersBefore): Promise<PlacedOrder> => {
    const { cartId, email, billing, payment, agreements } = order;
    if (before.isPurchaseOrder) {
      await calls.preparePurchaseOrder(cartId, billing, payment);
      return { id: undefined, number: undefined, purchaseOrder: await calls.placePurchaseOrder(cartId) };
    }
    const id = await calls.sendPaymentInformation(cartId, email, billing, payment, agreements);
    return { id, number: await findNumber(cartId, id, before) };
  };

  return {
    prepare,
    async place(order, before) {
      try {
        return { status: 'placed', ...(await send(order, before)) };
      } catch (error) {
        const failure = toFailure(error, text);
        if (failure.kind === 'refused' || failure.kind === 'signed-out') return { status: 'not-placed', failure };
        const outcome = await lookRepeatedly(order.cartId, before, failure.isAnswered ? [0] : CHECK_DELAYS_MS);
        return outcome.status === 'not-placed' ? { status: 'not-placed', failure } : outcome;
      }
    },
    check: lookAtCart,
    follow: (cartId, before) => lookRepeatedly(cartId, before, CHECK_DELAYS_MS),
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
