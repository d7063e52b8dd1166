import { inputError, PlatformError } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { readAddress, requireAddress, type Address } from '../address/address.ts';
import { availableMethod } from '../cart/cart-address-resolvers.ts';
import { freshCart } from '../cart/cart-resolvers.ts';
import { requireCart, updateCart, type Cart } from '../cart/cart.ts';
import { loadCart } from '../cart/loaded-cart.ts';
import { orderById, orderSource } from '../order/orders.ts';
import { addressFromBook, setGuestEmail, setPaymentMethod, setShippingAddress, setShippingMethod } from './checkout.ts';
import { placeOrder, type OrderRefusal } from './place-order.ts';

const LONGEST_NOTE = 2000;

function gate(context: RequestContext, values: Input): Promise<Cart> {
  return requireCart(context.database, values.requiredText('cart_id'), context.customerId);
}

/** `address` or `customer_address_id`: exactly one of them. */
async function chosenAddress(context: RequestContext, values: Input, kind: 'shipping' | 'billing'): Promise<Address> {
  const bookId = values.number('customer_address_id');
  if (bookId !== undefined && values.has('address'))
    throw inputError(`The ${kind} address cannot contain "customer_address_id" and "address" at the same time.`);
  if (bookId !== undefined) return addressFromBook(context.database, context.customerId, bookId);
  if (values.has('address')) return requireAddress(context.database, context.store, values.object('address'));
  throw inputError(
    kind === 'shipping'
      ? 'The shipping address must contain either "customer_address_id" or "address".'
      : 'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
  );
}

const addresses = resolve('Mutation')({
  setGuestEmailOnCart: async (_source, input, context) => {
    const values = input.object('input');
    if (context.customerId !== undefined) throw inputError('The request is not allowed for logged in customers');
    const cart = await gate(context, values);
    await setGuestEmail(context.database, cart, values.requiredText('email').trim());
    return freshCart(context, cart);
  },
  setShippingAddressesOnCart: async (_source, input, context) => {
    const values = input.object('input');
    const cart = await gate(context, values);
    const list = values.list('shipping_addresses');
    const [first] = list;
    if (!first) throw inputError('Required parameter "shipping_addresses" is missing');
    if (list.length > 1) throw inputError('You cannot specify multiple shipping addresses.');
    const address = await chosenAddress(context, first, 'shipping');
    const customerNotes = first.text('customer_notes')?.slice(0, LONGEST_NOTE);
    await setShippingAddress(context.database, cart, customerNotes === undefined ? address : { ...address, customerNotes });
    return freshCart(context, cart);
  },
  setBillingAddressOnCart: async (_source, input, context) => {
    const values = input.object('input');
    const cart = await gate(context, values);
    const billing = values.object('billing_address');
    const same = billing.flag('same_as_shipping') === true;
    if (same && cart.shippingAddress === null)
      throw inputError('Could not use the "same_as_shipping" option, because the shipping address has not been set.');
    const address = same ? cart.shippingAddress : await chosenAddress(context, billing, 'billing');
    await updateCart(context.database, cart.id, {
      billing_address: address,
      billing_same_as_shipping: same,
      ...(billing.flag('use_for_shipping') === true ? { shipping_address: address } : {}),
    });
    return freshCart(context, cart);
  },
});

const methods = resolve('Mutation')({
  setShippingMethodsOnCart: async (_source, input, context) => {
    const values = input.object('input');
    const cart = await gate(context, values);
    const list = values.list('shipping_methods');
    const [first] = list;
    if (!first) throw inputError('Required parameter "shipping_methods" is missing');
    if (list.length > 1) throw inputError('You cannot specify multiple shipping methods.');
    await setShippingMethod(context.database, context.store, cart, first.requiredText('carrier_code'), first.requiredText('method_code'));
    return freshCart(context, cart);
  },
  setPaymentMethodOnCart: async (_source, input, context) => freshCart(context, await choosePayment(context, input.object('input'))),
  estimateShippingMethods: async (_source, input, context) => {
    const values = input.object('input');
    const cart = await gate(context, values);
    await checkEstimateAddress(context, values.object('address'));
    const loaded = await loadCart(context.database, context.store, cart);
    return loaded.lines.length === 0 ? [] : loaded.shippingMethods.map(availableMethod);
  },
  estimateTotals: async (_source, input, context) => {
    const values = input.object('input');
    const cart = await gate(context, values);
    await checkEstimateAddress(context, values.object('address'));
    const method = values.object('shipping_method');
    return {
      cart: await loadCart(context.database, context.store, {
        ...cart,
        carrierCode: method.text('carrier_code') ?? cart.carrierCode,
        methodCode: method.text('method_code') ?? cart.methodCode,
      }),
    };
  },
});

async function checkEstimateAddress(context: RequestContext, values: Input): Promise<void> {
  if (!values.has('country_code')) throw inputError('Required parameter "country_code" is missing');
  const { problems } = await readAddress(context.database, context.store, values);
  if (problems.some((problem) => problem.field === 'countryId')) throw inputError('Country is not available');
}

async function place(context: RequestContext, maskedId: string): Promise<SourceOf<'PlaceOrderOutput'>> {
  const cart = await activeCart(context, maskedId);
  const result = 'code' in cart ? cart : await placeOrder(context.database, context.store, cart.id);
  // Since 2.4.7 failures are part of the answer.
  if ('code' in result) return { order: null, orderV2: null, errors: [result] };
  const placed = await orderById(context.database, result.id);
  return { order: { order_number: result.number, order_id: result.number }, orderV2: placed ? orderSource(placed) : null, errors: [] };
}

async function choosePayment(context: RequestContext, values: Input): Promise<Cart> {
  const cart = await gate(context, values);
  const method = values.object('payment_method');
  const code = method.text('code') ?? '';
  if (code === '') throw inputError('Required parameter "code" for "payment_method" is missing.');
  await setPaymentMethod(context.database, context.store, cart, code, method.text('purchase_order_number'), method.object(code));
  return cart;
}

const order = resolve('Mutation')({
  placeOrder: (_source, input, context) => place(context, input.object('input').requiredText('cart_id')),
  setPaymentMethodAndPlaceOrder: async (_source, input, context) =>
    place(context, (await choosePayment(context, input.object('input'))).maskedId),
});

type CartRefusal = { readonly code: 'CART_NOT_FOUND'; readonly message: string } | OrderRefusal;

async function activeCart(context: RequestContext, maskedId: string): Promise<Cart | CartRefusal> {
  try {
    return await requireCart(context.database, maskedId, context.customerId);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'no-such-entity') throw error;
    return { code: error.message.startsWith('Could not find') ? 'CART_NOT_FOUND' : 'CART_NOT_ACTIVE', message: error.message };
  }
}

export const checkoutMutations: readonly TypeResolvers[] = [addresses, methods, order];
