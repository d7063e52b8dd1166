import type { Host } from 'shared-contracts';
import type { BillingAddress } from './address';
import { toFailure, type CheckoutFailure } from './checkout-failure';
import type { PaymentMethod, PlacedPurchaseOrder } from './checkout-state';
import { isGuest } from './call-platform';
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

/** What is known about the shopper's orders before this one, so that it can be told from them. */
export interface OrdersBefore {
  reservedNumber?: string | undefined;
  /** A customer's newest order; null: there was none; undefined: not known. */
  newestNumber?: string | null | undefined;
  /** What was sent was a purchase order: it names its cart, so that nothing has to be known before it. */
  isPurchaseOrder?: boolean;
}

/** An order, or what a company has in its place until it is approved. */
export interface PlacedOrder {
  id: string | undefined;
  number: string | undefined;
  purchaseOrder?: PlacedPurchaseOrder;
}

export type OrderOutcome =
  | ({ status: 'placed' } & PlacedOrder)
  /** Certain: nothing was ordered. */
  | { status: 'not-placed'; failure: CheckoutFailure }
  /** Nobody knows. */
  | { status: 'unconfirmed'; failure: CheckoutFailure };

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
  const optional = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);

  const findNumber = async (cartId: string, id: string, before: OrdersBefore): Promise<string | undefined> => {
    if (isGuest(host)) return before.reservedNumber ?? (await optional(calls.readReservedNumber(cartId)));
    const orders = await optional(calls.readRecentOrders());
    return orders?.find((order) => isOrderId(order.id, id))?.number;
  };

  /** The cart cannot be ordered any more: is there an order that it became? */
  const findOrderOf = async (cartId: string, before: OrdersBefore): Promise<PlacedOrder | undefined> => {
    if (before.isPurchaseOrder) {
      const purchaseOrder = await optional(calls.findPurchaseOrder(cartId));
      return purchaseOrder && { id: undefined, number: undefined, purchaseOrder };
    }
    if (isGuest(host)) {
      const number = (await optional(calls.readReservedNumber(cartId))) ?? before.reservedNumber;
      return number === undefined ? undefined : { id: undefined, number };
    }
    if (before.newestNumber === undefined) return undefined;
    const [newest] = (await optional(calls.readRecentOrders())) ?? [];
    return newest && newest.number !== before.newestNumber ? { id: decodeId(newest.id), number: newest.number } : undefined;
  };

  const lookAtCart = async (cartId: string, before: OrdersBefore): Promise<OrderOutcome> => {
    try {
      await calls.checkCart(cartId);
      return { status: 'not-placed', failure: toFailure(undefined, text) };
    } catch (error) {
      const failure = toFailure(error, text);
      if (failure.kind !== 'cart-gone') return { status: 'unconfirmed', failure };
      const order = await findOrderOf(cartId, before);
      return order ? { status: 'placed', ...order } : { status: 'unconfirmed', failure };
    }
  };

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
    async prepare(cartId) {
      if (isGuest(host)) return { reservedNumber: await optional(calls.readReservedNumber(cartId)) };
      const orders = await optional(calls.readRecentOrders());
      return { newestNumber: orders && (orders[0]?.number ?? null) };
    },
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

/** GraphQL's id of an order is the base64 of REST's. */
export function isOrderId(uid: string, id: string): boolean {
  return uid === id || decodeId(uid) === id;
}

function decodeId(uid: string): string | undefined {
  try {
    return atob(uid);
  } catch {
    return undefined;
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
