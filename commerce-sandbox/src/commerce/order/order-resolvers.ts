import { notAuthorized, notFound } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { baseMoney } from '../../platform/money/money.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { uid } from '../../platform/values/uid.ts';
import type { Address } from '../address/address.ts';
import { own } from '../customer/customer-resolvers.ts';
import { cancellationReasons } from './cancellation-reasons.ts';
import { commentsOf, creditMemosOf, invoicesOf, orderTaxes, shipmentsOf, shippingHandling } from './order-documents.ts';
import { orderDiscounts, orderItemResolvers, orderItemSource, returnableQuantity } from './order-items.ts';
import { ordersPage } from './order-list.ts';
import { canBeCanceled, orderByNumber, orderByToken, orderSource, statusLabel, type Order, type OrderSource } from './orders.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    CustomerOrder: OrderSource;
  }
}

const customerOrder = resolve('CustomerOrder')({
  id: (order) => uid(order.id),
  increment_id: (order) => order.number,
  order_number: (order) => order.number,
  order_date: (order) => timestamp(order.createdAt),
  created_at: (order) => timestamp(order.createdAt),
  order_status_change_date: (order) => timestamp(order.updatedAt),
  status: (order, _input, context) => statusLabel(order.status, context.store.language),
  is_virtual: () => false,
  available_actions: (order) => [
    'REORDER',
    ...(canBeCanceled(order) ? (['CANCEL'] as const) : []),
    ...(order.items.some((item) => returnableQuantity(item) > 0) ? (['RETURN'] as const) : []),
  ],
  customer_info: (order) => ({ firstname: order.firstname, lastname: order.lastname, middlename: null, prefix: null, suffix: null }),
  applied_coupons: (order) => (order.couponCode === null ? [] : [{ code: order.couponCode }]),
  applied_gift_cards: () => [],
  carrier: (order) => order.shippingTitle.split(' - ')[0],
  shipping_method: (order) => order.shippingTitle,
  payment_methods: (order) => [
    {
      name: order.paymentTitle,
      type: order.paymentMethod,
      additional_data: order.purchaseOrderNumber === null ? [] : [{ name: 'Purchase Order Number', value: order.purchaseOrderNumber }],
    },
  ],
  shipping_address: (order) => orderAddress(order.shippingAddress),
  billing_address: (order) => orderAddress(order.billingAddress),
  items: (order) => order.items.map((item) => orderItemSource(order, item)),
  items_eligible_for_return: (order) =>
    order.items.filter((item) => returnableQuantity(item) > 0).map((item) => orderItemSource(order, item)),
  comments: (order) => commentsOf(order, null),
  total: (order, _input, context) => orderTotal(order, context),
  grand_total: (order) => baseMoney(order.grandTotal).value,
  invoices: (order, _input, context) => invoicesOf(context, order),
  shipments: (order) => shipmentsOf(order),
  credit_memos: (order, _input, context) => creditMemosOf(context, order),
  gift_receipt_included: () => false,
  printed_card_included: () => false,
});

function orderAddress(address: Address): SourceOf<'OrderAddress'> {
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    middlename: address.middlename,
    prefix: address.prefix,
    suffix: address.suffix,
    company: address.company,
    street: address.street,
    city: address.city,
    region: address.region,
    region_id: address.regionId === null ? null : String(address.regionId),
    postcode: address.postcode,
    country_code: address.countryId,
    telephone: address.telephone,
    fax: address.fax,
    vat_id: address.vatId,
    custom_attributesV2: [],
  };
}

function orderTotal(order: Order, context: RequestContext): SourceOf<'OrderTotal'> {
  return {
    grand_total: baseMoney(order.grandTotal),
    base_grand_total: baseMoney(order.grandTotal),
    subtotal: baseMoney(order.subtotalExcl),
    subtotal_excl_tax: baseMoney(order.subtotalExcl),
    subtotal_incl_tax: baseMoney(order.subtotalIncl),
    total_tax: baseMoney(order.tax),
    total_shipping: baseMoney(order.shippingExcl),
    discounts: orderDiscounts(order, order.discount),
    taxes: orderTaxes(context, order.tax),
    shipping_handling: shippingHandling(context, order.shippingIncl),
  };
}

const NOT_FOUND = "We couldn't locate an order with the information provided.";

/** A guest's order may be seen by whoever has its token; a customer's only by the customer. */
export function guestOrderOf(order: Order | undefined): Order {
  if (!order) throw notFound(NOT_FOUND);
  if (order.customerId !== null) throw notAuthorized('Please login to view the order.');
  return order;
}

const query = resolve('Query')({
  guestOrder: async (_source, input, context) => {
    const values = input.object('input');
    const order = await orderByNumber(context.database, values.requiredText('number'));
    const known =
      order &&
      order.email === values.requiredText('email').trim().toLowerCase() &&
      order.billingAddress.lastname.toLowerCase() === values.requiredText('lastname').trim().toLowerCase();
    return orderSource(guestOrderOf(known ? order : undefined));
  },
  guestOrderByToken: async (_source, input, context) =>
    orderSource(guestOrderOf(await orderByToken(context.database, input.object('input').requiredText('token')))),
  customerOrders: (_source, input, context) => {
    if (context.customerId === undefined) throw notAuthorized();
    return ordersPage(context, context.customerId, input);
  },
});

const customer = resolve('Customer')({
  orders: (source, input, context) => own(source, context, () => ordersPage(context, source.id, input)),
});

const settings = resolve('StoreConfig')({
  order_cancellation_enabled: () => true,
  order_cancellation_reasons: (store) => cancellationReasons(store.language).map((description) => ({ description })),
});

export const orderResolvers: readonly TypeResolvers[] = [customerOrder, ...orderItemResolvers, query, customer, settings];
