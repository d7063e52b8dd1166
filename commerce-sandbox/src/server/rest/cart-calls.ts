import { readAddress, type Address } from '../../commerce/address/address.ts';
import { activeCartOfCustomer, cartByMaskedId, createCart, customerCart, updateCart, type Cart } from '../../commerce/cart/cart.ts';
import { loadCart } from '../../commerce/cart/loaded-cart.ts';
import { needAgreements } from '../../commerce/checkout/agreements.ts';
import { addressFromBook, setPaymentMethod, setShippingMethod } from '../../commerce/checkout/checkout.ts';
import { placeOrder } from '../../commerce/checkout/place-order.ts';
import { addressById } from '../../commerce/customer/addresses.ts';
import { paymentMethods } from '../../commerce/payment/payment-methods.ts';
import { noSuchEntity, PlatformError } from '../../platform/errors/errors.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import { type Input } from '../../platform/values/input.ts';
import { cartView, shippingMethodView, totalsView } from './cart-views.ts';

/** Whose cart a call is about: a guest's by its masked id, or the signed-in customer's own. */
export type CartOwner = { readonly maskedId: string } | { readonly customerId: number };

async function activeCart(context: RequestContext, owner: CartOwner): Promise<Cart> {
  if ('customerId' in owner) {
    const cart = await activeCartOfCustomer(context.database, owner.customerId);
    if (!cart) throw noSuchEntity('customerId', owner.customerId);
    return cart;
  }
  const cart = await cartByMaskedId(context.database, owner.maskedId);
  // Magento answers alike for a cart that is unknown, was ordered, or belongs to a customer.
  if (!cart?.active || cart.customerId !== null) throw noSuchEntity('cartId', owner.maskedId);
  return cart;
}

async function checkoutView(context: RequestContext, owner: CartOwner): Promise<unknown> {
  const cart = await activeCart(context, owner);
  const loaded = await loadCart(context.database, context.store, cart);
  return {
    payment_methods: await paymentMethods(context.database, context.store, cart.customerId),
    totals: totalsView(loaded, context.store.language),
  };
}

function either(body: Input, camel: string, snake: string): Input {
  return body.has(camel) ? body.object(camel) : body.object(snake);
}

async function restAddress(context: RequestContext, values: Input, kind: 'shipping' | 'billing'): Promise<Address> {
  const bookId = values.number('customer_address_id') ?? values.number('customerAddressId') ?? 0;
  if (bookId > 0 && !values.has('street')) return addressFromBook(context.database, context.customerId, bookId);
  const { address, problems } = await readAddress(context.database, context.store, values);
  if (problems.length > 0) {
    const details = problems.map((problem) => problem.rest).join(' ');
    throw new PlatformError('input', `Please check the ${kind} address information. ${details}`, {
      message: `Please check the ${kind} address information. %1`,
      parameters: [details],
    });
  }
  return address;
}

/** POST shipping-information: addresses and method in one, answered with payment methods and totals. */
export async function shippingInformation(context: RequestContext, owner: CartOwner, body: Input): Promise<unknown> {
  const cart = await activeCart(context, owner);
  const information = either(body, 'addressInformation', 'address_information');
  const shipping = either(information, 'shippingAddress', 'shipping_address');
  if (shipping.names().length === 0) throw new PlatformError('input', 'The shipping address is missing. Set the address and try again.');
  const address = await restAddress(context, shipping, 'shipping');
  const carrierCode = information.text('shipping_carrier_code') ?? information.text('shippingCarrierCode') ?? '';
  const methodCode = information.text('shipping_method_code') ?? information.text('shippingMethodCode') ?? '';
  const billingInput = either(information, 'billingAddress', 'billing_address');
  const billing = billingInput.names().length > 0 ? await restAddress(context, billingInput, 'billing') : undefined;
  await setShippingMethod(context.database, context.store, { ...cart, shippingAddress: address }, carrierCode, methodCode);
  const email = shipping.text('email');
  await updateCart(context.database, cart.id, {
    shipping_address: address,
    ...(billing ? { billing_address: billing, billing_same_as_shipping: false } : {}),
    ...(cart.customerId === null && email !== undefined && isEmail(email) ? { email } : {}),
  });
  return checkoutView(context, owner);
}

/** GET payment-information. */
export function paymentInformation(context: RequestContext, owner: CartOwner): Promise<unknown> {
  return checkoutView(context, owner);
}

async function applyPayment(context: RequestContext, owner: CartOwner, body: Input): Promise<Cart> {
  const cart = await activeCart(context, owner);
  if (cart.customerId === null) {
    const email = body.text('email') ?? cart.email ?? '';
    if (email === '')
      throw new PlatformError('input', '"%fieldName" is required. Enter and try again.'.replace('%fieldName', 'email'), {
        message: '"%fieldName" is required. Enter and try again.',
        parameters: { fieldName: 'email' },
      });
    if (!isEmail(email)) throw new PlatformError('input', 'Invalid email format');
    await updateCart(context.database, cart.id, { email });
  }
  const billing = either(body, 'billingAddress', 'billing_address');
  if (billing.names().length > 0)
    await updateCart(context.database, cart.id, {
      billing_address: await restAddress(context, billing, 'billing'),
      billing_same_as_shipping: false,
    });
  const payment = either(body, 'paymentMethod', 'payment_method');
  await setPaymentMethod(
    context.database,
    context.store,
    cart,
    payment.text('method') ?? '',
    payment.text('po_number') ?? payment.text('poNumber'),
    either(payment, 'additional_data', 'additionalData'),
  );
  return cart;
}

/** POST set-payment-information: everything but the order. */
export async function setPaymentInformation(context: RequestContext, owner: CartOwner, body: Input): Promise<unknown> {
  await applyPayment(context, owner, body);
  return true;
}

/** POST payment-information places the order and answers its entity id, as a bare number. */
export async function placeByRest(context: RequestContext, owner: CartOwner, body: Input): Promise<unknown> {
  const marks = either(either(body, 'paymentMethod', 'payment_method'), 'extension_attributes', 'extensionAttributes');
  needAgreements(context, [...marks.texts('agreement_ids'), ...marks.texts('agreementIds')].map(Number));
  const cart = await applyPayment(context, owner, body);
  const result = await placeOrder(context.database, context.store, cart.id);
  if (!('code' in result)) return result.id;
  // A second attempt that lost the race for the cart.
  if (result.code === 'CART_NOT_ACTIVE') throw noSuchEntity('cartId', cart.maskedId);
  throw new PlatformError('input', result.message.replace('Unable to place order: ', ''));
}

export async function estimateMethods(context: RequestContext, owner: CartOwner, body: Input): Promise<unknown> {
  const cart = await activeCart(context, owner);
  const values = body.object('address');
  const { problems } = await readAddress(context.database, context.store, values);
  if (!values.has('country_id') && !values.has('countryId')) return [];
  if (problems.some((problem) => problem.field === 'countryId')) return [];
  const loaded = await loadCart(context.database, context.store, cart);
  return loaded.lines.length === 0 ? [] : loaded.shippingMethods.map(shippingMethodView);
}

/** What can be had for an entry of the customer's own address book. */
export async function estimateMethodsByAddress(context: RequestContext, owner: CartOwner, body: Input): Promise<unknown> {
  if (!('customerId' in owner)) throw noSuchEntity('cartId', owner.maskedId);
  const cart = await activeCart(context, owner);
  const entry = await addressById(context.database, body.number('addressId') ?? body.number('address_id') ?? 0);
  if (!entry || entry.customerId !== owner.customerId)
    throw noSuchEntity('addressId', body.text('addressId') ?? body.text('address_id') ?? '');
  const loaded = await loadCart(context.database, context.store, cart);
  return loaded.lines.length === 0 ? [] : loaded.shippingMethods.map(shippingMethodView);
}

export async function totals(context: RequestContext, owner: CartOwner): Promise<unknown> {
  return totalsView(await loadCart(context.database, context.store, await activeCart(context, owner)), context.store.language);
}

/** POST totals-information: what the totals would be with another method; nothing is stored. */
export async function totalsInformation(context: RequestContext, owner: CartOwner, body: Input): Promise<unknown> {
  const cart = await activeCart(context, owner);
  const information = either(body, 'addressInformation', 'address_information');
  const carrierCode = information.text('shipping_carrier_code') ?? information.text('shippingCarrierCode') ?? cart.carrierCode;
  const methodCode = information.text('shipping_method_code') ?? information.text('shippingMethodCode') ?? cart.methodCode;
  return totalsView(await loadCart(context.database, context.store, { ...cart, carrierCode, methodCode }), context.store.language);
}

export async function cartPaymentMethods(context: RequestContext, owner: CartOwner): Promise<unknown> {
  const cart = await activeCart(context, owner);
  return paymentMethods(context.database, context.store, cart.customerId);
}

/** GET a cart. A guest's stays readable after it was ordered: that is where the order number is found. */
export async function readCart(context: RequestContext, owner: CartOwner): Promise<unknown> {
  if ('customerId' in owner) return cartView(await loadCart(context.database, context.store, await activeCart(context, owner)), context);
  const cart = await cartByMaskedId(context.database, owner.maskedId);
  if (!cart || cart.customerId !== null) throw noSuchEntity('cartId', owner.maskedId);
  return cartView(await loadCart(context.database, context.store, cart), context);
}

export function createGuestCart(context: RequestContext): Promise<unknown> {
  return createCart(context.database, context.store, { customerId: undefined });
}

/** POST carts/mine answers the numeric id of the customer's cart. */
export async function createMine(context: RequestContext, owner: CartOwner): Promise<unknown> {
  return 'customerId' in owner ? (await customerCart(context.database, context.store, owner.customerId)).id : null;
}
