import type { Queryable } from '../../platform/database/database.ts';
import { inputError, notAuthorized, notFound, PlatformError } from '../../platform/errors/errors.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import { Input } from '../../platform/values/input.ts';
import type { Address } from '../address/address.ts';
import { updateCart, type Cart } from '../cart/cart.ts';
import { loadCart } from '../cart/loaded-cart.ts';
import { addressById } from '../customer/addresses.ts';
import { readPaymentData } from '../payment/card-payment.ts';
import { isPayable } from '../payment/payment-methods.ts';

export async function setGuestEmail(target: Queryable, cart: Cart, email: string): Promise<void> {
  if (cart.customerId !== null) throw inputError('The request is not allowed for logged in customers');
  if (!isEmail(email)) throw inputError('Invalid email format');
  await updateCart(target, cart.id, { email });
}

export async function setShippingAddress(target: Queryable, cart: Cart, address: Address): Promise<void> {
  await updateCart(target, cart.id, { shipping_address: address, ...(cart.billingSameAsShipping ? { billing_address: address } : {}) });
}

/** Chooses a carrier's method among those that the cart can have. */
export async function setShippingMethod(
  target: Queryable,
  store: StoreView,
  cart: Cart,
  carrierCode: string,
  methodCode: string,
): Promise<void> {
  if (cart.shippingAddress === null) throw new PlatformError('input', 'The shipping address is missing. Set the address and try again.');
  const loaded = await loadCart(target, store, cart);
  if (loaded.lines.length === 0) throw inputError("The shipping method can't be set for an empty cart. Add an item to cart and try again.");
  if (!loaded.shippingMethods.some((method) => method.carrierCode === carrierCode && method.methodCode === methodCode)) {
    throw new PlatformError('input', `Carrier with such method not found: ${carrierCode}, ${methodCode}`, {
      message: 'Carrier with such method not found: %1, %2',
      parameters: [carrierCode, methodCode],
    });
  }
  await updateCart(target, cart.id, { carrier_code: carrierCode, method_code: methodCode });
}

export async function setPaymentMethod(
  target: Queryable,
  store: StoreView,
  cart: Cart,
  code: string,
  purchaseOrderNumber: string | undefined,
  data = new Input(),
): Promise<void> {
  if (cart.shippingAddress === null) throw inputError('The shipping address is missing. Set the address and try again.');
  if (!(await isPayable(target, store, cart.customerId, code))) throw inputError('The requested Payment Method is not available.');
  if (code === 'purchaseorder' && (purchaseOrderNumber ?? '').trim() === '') throw inputError('Purchase order number is a required field.');
  await updateCart(target, cart.id, {
    payment_method: code,
    purchase_order_number: purchaseOrderNumber ?? null,
    payment_data: await readPaymentData(target, cart, code, data),
  });
}

/** An entry of the caller's address book as a cart address. */
export async function addressFromBook(target: Queryable, customerId: number | undefined, addressId: number): Promise<Address> {
  if (customerId === undefined) throw notAuthorized();
  const entry = await addressById(target, addressId);
  if (!entry) throw notFound(`Could not find a address with ID "${addressId}"`);
  if (entry.customerId !== customerId) throw notAuthorized(`Current customer does not have permission to address with ID "${addressId}"`);
  return { ...entry.details, customerAddressId: addressId, saveInAddressBook: false };
}
