import type { CommerceError, CommerceResult } from 'shared-contracts';
import type { CheckoutAddress, Region } from '../features/checkout-process/address';
import type { PaymentOption, ShippingMethod } from '../features/checkout-process/checkout-state';

/** What a checkout needs, as its tests give it. */
export const REGIONS: readonly Region[] = [
  { id: 1101, code: 'SA-01', name: 'Riyadh' },
  { id: 1104, code: 'SA-04', name: 'Eastern Province' },
];
export const DELIVERY: ShippingMethod = {
  carrier_code: 'flatrate',
  carrier_title: 'Standard delivery',
  method_code: 'flatrate',
  method_title: '2 working days',
  price: { value: 17.25, currency: 'SAR' },
  priceWithoutTax: { value: 15, currency: 'SAR' },
};
export const PAYMENT: PaymentOption = { code: 'cashondelivery', title: 'Cash on delivery' };
export const TRANSFER: PaymentOption = { code: 'banktransfer', title: 'Bank transfer' };

export function address(more: Partial<CheckoutAddress> = {}): CheckoutAddress {
  return {
    firstname: 'Sara',
    lastname: 'Ali',
    street: ['7890 King Fahd Road'],
    city: 'Riyadh',
    region_code: 'SA-01',
    region_id: 1101,
    region: 'Riyadh',
    postcode: '12345',
    telephone: '551234567',
    country_id: 'SA',
    email: 'sara@example.com',
    ...more,
  };
}

/** The platform's answer to the shipping address: what can be chosen there. */
export const SHIPPING_CHOICES = [
  {
    __typename: 'AvailableShippingMethod',
    available: true,
    carrier_code: 'flatrate',
    carrier_title: 'Standard delivery',
    method_code: 'flatrate',
    method_title: '2 working days',
    error_message: null,
    price_excl_tax: { __typename: 'Money', currency: 'SAR', value: 15 },
    price_incl_tax: { __typename: 'Money', currency: 'SAR', value: 17.25 },
  },
  {
    __typename: 'AvailableShippingMethod',
    available: false,
    carrier_code: 'tablerate',
    carrier_title: 'By weight',
    method_code: null,
    method_title: null,
    error_message: 'Not available',
    price_excl_tax: { __typename: 'Money', currency: 'SAR', value: 0 },
    price_incl_tax: { __typename: 'Money', currency: 'SAR', value: 0 },
  },
];

export const REGIONS_ANSWER = {
  country: { __typename: 'Country', id: 'SA', available_regions: REGIONS.map((region) => ({ __typename: 'Region', ...region })) },
};

/** How a REST call fails. */
export function restFailure(status: number | undefined, message: string, more: Partial<CommerceError> = {}): CommerceResult<never> {
  const errors = status !== undefined && message !== '' ? [{ message, category: undefined, path: undefined }] : [];
  return { data: undefined, error: { message, isNetworkError: status === undefined, status, errors, ...more } };
}
