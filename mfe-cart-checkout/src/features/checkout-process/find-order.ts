import type { Host } from 'shared-contracts';
import { isGuest } from './call-platform';
import { toFailure, type CheckoutFailure } from './checkout-failure';
import type { OrdersBefore, PlacedPurchaseOrder } from './checkout-state';
import type { CheckoutText } from './messages/source';
import type { PlatformCalls } from './platform-calls';

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

export interface OrderFinder {
  prepare(this: void, cartId: string): Promise<OrdersBefore>;
  /** The number of the order with this entity id; undefined where the platform does not say. */
  findNumber(this: void, cartId: string, id: string, before: OrdersBefore): Promise<string | undefined>;
  /** Asks once what became of a cart. */
  lookAtCart(this: void, cartId: string, before: OrdersBefore): Promise<OrderOutcome>;
}

/** What the platform can tell of the shopper's orders, and of a cart that may have become one. */
export function createOrderFinder(host: Host, calls: PlatformCalls, text: CheckoutText): OrderFinder {
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

  return {
    async prepare(cartId) {
      if (isGuest(host)) return { reservedNumber: await optional(calls.readReservedNumber(cartId)) };
      const orders = await optional(calls.readRecentOrders());
      return { newestNumber: orders && (orders[0]?.number ?? null) };
    },
    async findNumber(cartId, id, before) {
      if (isGuest(host)) return before.reservedNumber ?? (await optional(calls.readReservedNumber(cartId)));
      const orders = await optional(calls.readRecentOrders());
      return orders?.find((order) => isOrderId(order.id, id))?.number;
    },
    async lookAtCart(cartId, before) {
      try {
        await calls.checkCart(cartId);
        return { status: 'not-placed', failure: toFailure(undefined, text) };
      } catch (error) {
        const failure = toFailure(error, text);
        if (failure.kind !== 'cart-gone') return { status: 'unconfirmed', failure };
        const order = await findOrderOf(cartId, before);
        return order ? { status: 'placed', ...order } : { status: 'unconfirmed', failure };
      }
    },
  };
}

function optional<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(() => undefined);
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
