import { resolve, type Shape, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { includedTax, money } from '../../platform/money/money.ts';
import { uid } from '../../platform/values/uid.ts';
import type { Address } from '../address/address.ts';
import type { ShippingMethod } from '../shipping/shipping-methods.ts';
import { lineSources } from './cart-resolvers.ts';
import { type LoadedCart } from './loaded-cart.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    CartAddressInterface: AddressSource;
    ShippingCartAddress: AddressSource;
    BillingCartAddress: AddressSource;
  }
}

interface AddressSource {
  readonly kind: 'shipping' | 'billing';
  readonly address: Address;
  readonly cart: LoadedCart;
}

const addressFields = resolve('CartAddressInterface')({
  // The platform numbers the addresses of all carts; here each cart has two.
  id: ({ kind, cart: source }) => source.id * 2 + (kind === 'billing' ? 1 : 0),
  uid: ({ kind, cart: source }) => uid(source.id * 2 + (kind === 'billing' ? 1 : 0)),
  firstname: ({ address }) => address.firstname,
  lastname: ({ address }) => address.lastname,
  middlename: ({ address }) => address.middlename,
  prefix: ({ address }) => address.prefix,
  suffix: ({ address }) => address.suffix,
  company: ({ address }) => address.company,
  street: ({ address }) => address.street,
  city: ({ address }) => address.city,
  postcode: ({ address }) => address.postcode,
  telephone: ({ address }) => address.telephone,
  fax: ({ address }) => address.fax,
  vat_id: ({ address }) => address.vatId,
  custom_attributes: () => [],
  region: ({ address }) => ({ code: address.regionCode, label: address.region, region_id: address.regionId }),
  // The platform gives the code as the label, too.
  country: ({ address }) => ({ code: address.countryId, label: address.countryId }),
});

function selectedMethod(method: ShippingMethod): Shape<'SelectedShippingMethod'> {
  return {
    carrier_code: method.carrierCode,
    carrier_title: method.carrierTitle,
    method_code: method.methodCode,
    method_title: method.methodTitle,
    amount: money(method.priceIncl),
    base_amount: money(method.priceIncl),
    price_incl_tax: money(method.priceIncl),
    price_excl_tax: money(method.priceIncl - includedTax(method.priceIncl)),
  };
}

export function availableMethod(method: ShippingMethod): Shape<'AvailableShippingMethod'> {
  return { ...selectedMethod(method), __typename: 'AvailableShippingMethod', available: true, error_message: '' };
}

const shippingAddress = resolve('ShippingCartAddress')({
  available_shipping_methods: ({ cart: source }) => (source.lines.length === 0 ? [] : source.shippingMethods.map(availableMethod)),
  selected_shipping_method: ({ cart: source }) => (source.selectedShipping ? selectedMethod(source.selectedShipping) : null),
  cart_items_v2: ({ cart: source }) => lineSources(source),
  cart_items: ({ cart: source }) => source.lines.map((line) => ({ cart_item_id: line.id, quantity: line.quantity })),
  items_weight: ({ cart: source }) => source.lines.reduce((total, line) => total + Number(line.sold.weight) * line.quantity, 0),
  same_as_billing: ({ cart: source }) => source.billingSameAsShipping,
  customer_notes: ({ address }) => address.customerNotes ?? null,
});

export const cartAddressResolvers: readonly TypeResolvers[] = [addressFields, shippingAddress];
