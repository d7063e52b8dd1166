import { change, type Host } from 'shared-contracts';
import { toPlatformPayment } from '../payment-methods/payment-methods';
import { toCartAddress, toRestAddress, type BillingAddress } from './address';
import { cartPath, dataOf } from './call-platform';
import type { PaymentMethod, PlacedPurchaseOrder } from './checkout-state';
import {
  CartAuthorisationDocument,
  PlacePurchaseOrderDocument,
  RecentOrdersDocument,
  RecentPurchaseOrdersDocument,
  SetBillingAddressDocument,
  SetPaymentMethodDocument,
  type PlacedPurchaseOrderFragment,
} from './checkout.graphql.ts';

/** A placed order's answer takes long on a busy platform; after this nobody knows whether it was placed. */
const PLACE_ORDER_TIMEOUT_MS = 30_000;

/** What makes an order, or a purchase order, of a cart. */
export function createPaymentCalls(host: Host) {
  const { commerce } = host;
  return {
    /** Gives the order's entity id. */
    async sendPaymentInformation(
      cartId: string,
      email: string | undefined,
      billing: BillingAddress,
      method: PaymentMethod,
      agreements: readonly number[],
    ): Promise<string> {
      return dataOf(
        await commerce.rest({
          method: 'POST',
          path: `${cartPath(host, cartId)}/payment-information`,
          timeout: PLACE_ORDER_TIMEOUT_MS,
          body: {
            cartId,
            ...(email === undefined ? {} : { email }),
            billingAddress: toRestAddress(billing, email),
            paymentMethod: {
              method: method.code,
              ...toPlatformPayment(method),
              ...(agreements.length === 0 ? {} : { extension_attributes: { agreement_ids: agreements.map(String) } }),
            },
          },
          read: toOrderId,
        }),
      );
    },

    /** Who is billed and how it will be paid stand on the cart before it becomes a purchase order. */
    async preparePurchaseOrder(cartId: string, billing: BillingAddress, method: PaymentMethod): Promise<void> {
      const number = method.data.purchaseOrder ?? null;
      dataOf(await change(commerce, SetBillingAddressDocument, { cartId, address: toCartAddress(billing) }));
      dataOf(await change(commerce, SetPaymentMethodDocument, { cartId, code: method.code, number }));
    },

    /** Sent once: a second one would be refused, or worse, another purchase order. */
    async placePurchaseOrder(cartId: string): Promise<PlacedPurchaseOrder> {
      const options = { retry: false, timeout: PLACE_ORDER_TIMEOUT_MS };
      const answer = dataOf(await change(commerce, PlacePurchaseOrderDocument, { cartId }, options));
      if (!answer.placePurchaseOrder) throw new Error('The answer names no purchase order.');
      return toPurchaseOrder(answer.placePurchaseOrder.purchase_order);
    },
  };
}

/** What tells whether a cart has become an order, and which. */
export function createOrderCalls({ commerce }: Host) {
  return {
    /** The purchase order that a cart has become. */
    async findPurchaseOrder(cartId: string): Promise<PlacedPurchaseOrder | undefined> {
      const { customer } = dataOf(await commerce.query(RecentPurchaseOrdersDocument, {}, { policy: 'network-only' }));
      const found = customer?.purchase_orders?.items.find((order) => order?.quote?.id === cartId);
      return found ? toPurchaseOrder(found) : undefined;
    },

    /** Resolves when the cart can still be ordered by this shopper. */
    async checkCart(cartId: string): Promise<void> {
      dataOf(await commerce.query(CartAuthorisationDocument, { cartId }, { policy: 'network-only' }));
    },

    /** A guest's cart names the order number that it has or will have, where the platform has reserved one. */
    async readReservedNumber(cartId: string): Promise<string | undefined> {
      return dataOf(
        await commerce.rest({
          method: 'GET',
          path: `/guest-carts/${encodeURIComponent(cartId)}`,
          cache: 'no-store',
          read: toReservedNumber,
        }),
      ).number;
    },

    /** A customer's newest orders. */
    async readRecentOrders(): Promise<readonly { id: string; number: string }[]> {
      const { customer } = dataOf(await commerce.query(RecentOrdersDocument, {}, { policy: 'network-only' }));
      return (customer?.orders?.items ?? []).flatMap((order) => (order ? [{ id: order.id, number: order.number }] : []));
    },
  };
}

function toPurchaseOrder({ uid, number, status, approval_flow: flow }: PlacedPurchaseOrderFragment): PlacedPurchaseOrder {
  return {
    uid,
    number,
    isWaiting: status === 'APPROVAL_REQUIRED' || status === 'PENDING',
    approvals: flow.flatMap((rule) => {
      const roles = [...new Set(rule?.events.flatMap((event) => event?.role ?? []))];
      return rule ? [{ rule: rule.rule_name, roles }] : [];
    }),
  };
}

/** The answer is the order's entity id, as a number or a text. */
function toOrderId(answer: unknown): string {
  if (typeof answer === 'number' || (typeof answer === 'string' && answer !== '')) return String(answer);
  throw new Error('The answer names no order.');
}

function toReservedNumber(cart: unknown): { number: string | undefined } {
  const reserved = typeof cart === 'object' && cart !== null && 'reserved_order_id' in cart ? cart.reserved_order_id : undefined;
  return { number: typeof reserved === 'string' && reserved !== '' ? reserved : undefined };
}
