import { change, type CommerceResult, type Host, toMoney, zeroMoney } from 'shared-contracts';
import { toCartAddress, toRestAddress, type BillingAddress, type CheckoutAddress } from './address';
import {
  CartAuthorisationDocument,
  CheckoutCartDocument,
  PlacePurchaseOrderDocument,
  RecentOrdersDocument,
  RecentPurchaseOrdersDocument,
  SetBillingAddressDocument,
  SetGuestEmailDocument,
  SetPaymentMethodDocument,
  SetShippingAddressDocument,
  type CheckoutCartQuery,
  type PlacedPurchaseOrderFragment,
  type ShippingChoiceFragment,
} from './checkout.graphql.ts';
import { worthChoosing } from '../delivery-days/worth-choosing';
import type { PaymentData } from '../payment-methods/payment-form';
import { paymentMethodKind } from '../payment-methods/payment-methods';
import type { PaymentMethod, PaymentOption, PlacedPurchaseOrder, ShippingMethod } from './checkout-state';

/** A placed order's answer takes long on a busy platform; after this nobody knows whether it was placed. */
const PLACE_ORDER_TIMEOUT_MS = 30_000;

/** The platform's calls that the checkout makes (specification, section 7), each as one function. They throw what the platform says. */
export function createPlatformCalls(host: Host) {
  const { commerce } = host;
  const currency = () => host.storeView.state.get().currency;
  const base = (cartId: string) => (isGuest(host) ? `/guest-carts/${encodeURIComponent(cartId)}` : '/carts/mine');

  const calls = {
    toShippingMethods: (choices: Parameters<typeof toShippingMethods>[0]) => toShippingMethods(choices, currency()),

    async setGuestEmail(cartId: string, email: string): Promise<void> {
      dataOf(await change(commerce, SetGuestEmailDocument, { cartId, email }));
    },

    async setShippingAddress(cartId: string, address: CheckoutAddress, saveInAddressBook: boolean): Promise<readonly ShippingMethod[]> {
      const { firstname, lastname, street, city, region_code, region_id, postcode, telephone, country_id, company, vat_id } = address;
      const variables = {
        cartId,
        firstname,
        lastname,
        street: [...street],
        city,
        region_code,
        region_id,
        postcode,
        telephone,
        country_id,
        saveInAddressBook,
        company,
        vat_id,
      };
      const { setShippingAddressesOnCart } = dataOf(await change(commerce, SetShippingAddressDocument, variables));
      const [shipping] = setShippingAddressesOnCart?.cart.shipping_addresses ?? [];
      return calls.toShippingMethods(shipping?.available_shipping_methods);
    },

    async sendShippingInformation(
      cartId: string,
      shipping: CheckoutAddress,
      billing: CheckoutAddress,
      method: ShippingMethod,
    ): Promise<readonly PaymentOption[]> {
      return dataOf(
        await commerce.rest({
          method: 'POST',
          path: `${base(cartId)}/shipping-information`,
          body: {
            addressInformation: {
              // It takes the place of the address that was set before: the wish to keep it has to be said again.
              shipping_address: { ...toRestAddress(shipping), ...(shipping.saveInAddressBook ? { save_in_address_book: 1 } : {}) },
              billing_address: toRestAddress(billing, shipping.email),
              shipping_carrier_code: method.carrier_code,
              shipping_method_code: method.method_code,
            },
          },
          read: toPaymentOptions,
        }),
      );
    },

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
          path: `${base(cartId)}/payment-information`,
          timeout: PLACE_ORDER_TIMEOUT_MS,
          body: {
            cartId,
            ...(email === undefined ? {} : { email }),
            billingAddress: toRestAddress(billing, email),
            paymentMethod: {
              method: method.code,
              ...(method.data.purchaseOrder === undefined ? {} : { po_number: method.data.purchaseOrder }),
              additional_data: toAdditionalData(method.data),
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

    /** The purchase order that a cart has become. */
    async findPurchaseOrder(cartId: string): Promise<PlacedPurchaseOrder | undefined> {
      const { customer } = dataOf(await commerce.query(RecentPurchaseOrdersDocument, {}, { policy: 'network-only' }));
      const found = customer?.purchase_orders?.items.find((order) => order?.quote?.id === cartId);
      return found ? toPurchaseOrder(found) : undefined;
    },

    async readCheckoutCart(cartId: string): Promise<NonNullable<CheckoutCartQuery['cart']>> {
      const { cart } = dataOf(await commerce.query(CheckoutCartDocument, { cartId }, { policy: 'network-only' }));
      if (!cart) throw new Error('Could not find a cart');
      return cart;
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
  return calls;
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

/** Under the names that the platform's card methods read. */
function toAdditionalData({ nonce, isKept, publicHash }: PaymentData): Record<string, unknown> {
  if (publicHash !== undefined) return { public_hash: publicHash };
  if (nonce === undefined) return {};
  return { payment_method_nonce: nonce, ...(isKept ? { is_active_payment_token_enabler: true } : {}) };
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

export type PlatformCalls = ReturnType<typeof createPlatformCalls>;

export function isGuest(host: Host): boolean {
  return host.session.state.get().status !== 'customer';
}

function dataOf<D>({ data, error }: CommerceResult<D>): D {
  if (data === undefined || error) throw error ?? new Error('The platform gave no answer.');
  return data;
}

/** What can be chosen, and is worth it: a method without a code, or one that is not available here, cannot. */
function toShippingMethods(
  choices: readonly (ShippingChoiceFragment | null)[] | null | undefined,
  currency: string,
): readonly ShippingMethod[] {
  const methods = (choices ?? []).flatMap((choice) => {
    if (!choice?.available || !choice.method_code) return [];
    const { carrier_code, carrier_title, method_code, method_title, price_incl_tax: price, price_excl_tax: without } = choice;
    return [
      {
        carrier_code,
        carrier_title,
        method_code,
        method_title: method_title ?? '',
        price: toMoney(price, currency) ?? zeroMoney(currency),
        priceWithoutTax: toMoney(without, currency),
      },
    ];
  });
  return worthChoosing(methods);
}

export function toPaymentOptions(answer: unknown): readonly PaymentOption[] {
  const methods: unknown =
    typeof answer === 'object' && answer !== null && 'payment_methods' in answer ? answer.payment_methods : undefined;
  if (!Array.isArray(methods)) return [];
  return usablePayments(
    methods.filter(
      (method): method is PaymentOption =>
        typeof method === 'object' &&
        method !== null &&
        'code' in method &&
        typeof method.code === 'string' &&
        'title' in method &&
        typeof method.title === 'string',
    ),
  );
}

export function usablePayments(methods: readonly PaymentOption[]): readonly PaymentOption[] {
  return methods.filter(({ code }) => paymentMethodKind(code) !== undefined).map(({ code, title }) => ({ code, title }));
}
