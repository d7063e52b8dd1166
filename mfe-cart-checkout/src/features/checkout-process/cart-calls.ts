import { change, type Host, toMoney, zeroMoney } from 'shared-contracts';
import { worthChoosing } from '../delivery-days/worth-choosing';
import { paymentMethodKind } from '../payment-methods/payment-methods';
import { toRestAddress, type CheckoutAddress } from './address';
import { cartPath, dataOf } from './call-platform';
import type { PaymentOption, ShippingMethod } from './checkout-state';
import {
  CheckoutCartDocument,
  SetGuestEmailDocument,
  SetShippingAddressDocument,
  type CheckoutCartQuery,
  type ShippingChoiceFragment,
} from './checkout.graphql.ts';

/** Whose cart it is, and where it is sent. */
export function createAddressCalls(host: Host) {
  const { commerce } = host;
  return {
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
      return toShippingMethods(shipping?.available_shipping_methods, host.storeView.state.get().currency);
    },
  };
}

/** The ways of sending what is in a cart, and the ways of paying that each leaves. */
export function createShippingCalls(host: Host) {
  const { commerce } = host;
  return {
    toShippingMethods: (choices: Parameters<typeof toShippingMethods>[0]) =>
      toShippingMethods(choices, host.storeView.state.get().currency),

    async sendShippingInformation(
      cartId: string,
      shipping: CheckoutAddress,
      billing: CheckoutAddress,
      method: ShippingMethod,
    ): Promise<readonly PaymentOption[]> {
      return dataOf(
        await commerce.rest({
          method: 'POST',
          path: `${cartPath(host, cartId)}/shipping-information`,
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

    async readCheckoutCart(cartId: string): Promise<NonNullable<CheckoutCartQuery['cart']>> {
      const { cart } = dataOf(await commerce.query(CheckoutCartDocument, { cartId }, { policy: 'network-only' }));
      if (!cart) throw new Error('Could not find a cart');
      return cart;
    },
  };
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

function toPaymentOptions(answer: unknown): readonly PaymentOption[] {
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
