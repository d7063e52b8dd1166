import { taxLabel } from '../cart/cart-resolvers.ts';
import { pageInfo } from '../catalog/paging.ts';
import { productSource, timestamp } from '../catalog/product-resolvers.ts';
import type { Address } from '../checkout/address.ts';
import type { RequestContext } from '../context.ts';
import { notAuthorized, notFound } from '../errors.ts';
import { resolve, type TypeResolvers } from '../graphql/resolvers.ts';
import { uid } from '../graphql/uid.ts';
import type { Input } from '../input.ts';
import { money, VAT_PERCENT, type Halalas } from '../money/money.ts';
import { findOrders, orderByNumber, orderByToken, orderSource, statusCodes, statusLabel, type Order, type OrderDocument, type OrderItem, type OrderSource } from './orders.ts';

interface ItemSource {
  readonly __typename: 'OrderItem';
  readonly order: Order;
  readonly item: OrderItem;
}

const itemSource = (order: Order, item: OrderItem): ItemSource => ({ __typename: 'OrderItem', order, item });

const discounts = (order: Order, amount: Halalas): readonly unknown[] =>
  amount === 0 ? [] : [{ amount: money(amount), label: order.discountLabel ?? order.couponCode ?? '', applied_to: 'ITEM', coupon: order.couponCode === null ? null : { code: order.couponCode } }];

const customerOrder = resolve<OrderSource>('CustomerOrder', {
  id: (order) => uid(order.id),
  increment_id: (order) => order.number,
  order_number: (order) => order.number,
  order_date: (order) => timestamp(order.createdAt),
  created_at: (order) => timestamp(order.createdAt),
  order_status_change_date: (order) => timestamp(order.updatedAt),
  status: (order, _input, context) => statusLabel(order.status, context.store.language),
  is_virtual: () => false,
  applied_coupons: (order) => (order.couponCode === null ? [] : [{ code: order.couponCode }]),
  carrier: (order) => order.shippingTitle.split(' - ')[0],
  shipping_method: (order) => order.shippingTitle,
  payment_methods: (order) => [
    { name: order.paymentTitle, type: order.paymentMethod, additional_data: order.purchaseOrderNumber === null ? [] : [{ name: 'Purchase Order Number', value: order.purchaseOrderNumber }] },
  ],
  shipping_address: (order) => orderAddress(order.shippingAddress),
  billing_address: (order) => orderAddress(order.billingAddress),
  items: (order) => order.items.map((item) => itemSource(order, item)),
  items_eligible_for_return: (order) => order.items.filter((item) => item.shipped - item.refunded > 0).map((item) => itemSource(order, item)),
  comments: (order) => order.comments.map((comment) => ({ message: comment.message, timestamp: timestamp(new Date(comment.createdAt)) })),
  total: (order, _input, context) => orderTotal(order, context),
  grand_total: (order) => money(order.grandTotal).value,
  invoices: (order) => documents(order, 'invoice'),
  shipments: (order) => documents(order, 'shipment'),
  credit_memos: (order) => documents(order, 'credit_memo'),
  returns: () => ({ items: [], total_count: 0, page_info: pageInfo(1, 20, 0) }),
  gift_receipt_included: () => false,
  printed_card_included: () => false,
});

function orderAddress(address: Address): unknown {
  return {
    firstname: address.firstname, lastname: address.lastname, middlename: address.middlename, prefix: address.prefix, suffix: address.suffix, company: address.company, street: address.street, city: address.city,
    region: address.region, region_id: address.regionId === null ? null : String(address.regionId), postcode: address.postcode, country_code: address.countryId, telephone: address.telephone, fax: address.fax,
    vat_id: address.vatId,
  };
}

function orderTotal(order: Order, context: RequestContext): unknown {
  const taxes = order.tax === 0 ? [] : [{ amount: money(order.tax), rate: VAT_PERCENT, title: taxLabel(context) }];
  return {
    grand_total: money(order.grandTotal), base_grand_total: money(order.grandTotal), subtotal: money(order.subtotalIncl), subtotal_excl_tax: money(order.subtotalExcl), subtotal_incl_tax: money(order.subtotalIncl),
    total_tax: money(order.tax), total_shipping: money(order.shippingIncl), discounts: discounts(order, order.discount), taxes,
    shipping_handling: {
      total_amount: money(order.shippingIncl), amount_including_tax: money(order.shippingIncl), amount_excluding_tax: money(order.shippingExcl), discounts: [],
      taxes: order.shippingIncl === 0 ? [] : [{ amount: money(order.shippingIncl - order.shippingExcl), rate: VAT_PERCENT, title: taxLabel(context) }],
    },
  };
}

const orderItem = resolve<ItemSource>('OrderItemInterface', {
  id: ({ item }) => uid(item.id),
  product: async ({ item }, _input, context) => {
    const product = item.productId === null ? undefined : await context.products.byId.load(item.productId);
    return product ? productSource(product) : null;
  },
  product_name: ({ item }) => item.name,
  product_sku: ({ item }) => item.sku,
  product_url_key: ({ item }) => item.urlKey,
  product_type: ({ item }) => item.type,
  product_sale_price: ({ item }) => money(item.priceIncl),
  selected_options: ({ item }) => item.options,
  entered_options: () => [],
  discounts: ({ order, item }) => discounts(order, item.rowDiscount),
  eligible_for_return: ({ item }) => item.shipped - item.refunded > 0,
  quantity_ordered: ({ item }) => item.quantity,
  quantity_shipped: ({ item }) => item.shipped,
  quantity_invoiced: ({ item }) => item.invoiced,
  quantity_refunded: ({ item }) => item.refunded,
  quantity_canceled: ({ item }) => item.canceled,
  quantity_returned: () => 0,
  status: ({ item }) => itemStatus(item),
});

function itemStatus(item: OrderItem): string {
  if (item.canceled === item.quantity) return 'Canceled';
  if (item.refunded === item.quantity) return 'Refunded';
  if (item.shipped === item.quantity) return 'Shipped';
  if (item.invoiced === item.quantity) return 'Invoiced';
  return 'Ordered';
}

const DOCUMENT_ITEMS = {
  invoice: { type: 'InvoiceItem', quantity: 'quantity_invoiced' },
  shipment: { type: 'ShipmentItem', quantity: 'quantity_shipped' },
  credit_memo: { type: 'CreditMemoItem', quantity: 'quantity_refunded' },
} as const;

/** Invoices, shipments and credit memos. Seeded ones cover the whole order, so their totals are the order's. */
function documents(order: Order, kind: OrderDocument['kind']): readonly unknown[] {
  const shape = DOCUMENT_ITEMS[kind];
  return order.documents
    .filter((document) => document.kind === kind)
    .map((document) => ({
      id: uid(document.id), number: document.number, comments: [],
      tracking: document.tracking,
      items: document.items.flatMap(({ itemId, quantity }) => {
        const item = order.items.find((candidate) => candidate.id === itemId);
        if (!item) return [];
        return [
          {
            __typename: shape.type, id: uid(`${document.id}/${itemId}`), order_item: itemSource(order, item), product_name: item.name, product_sku: item.sku, product_sale_price: money(item.priceIncl),
            discounts: discounts(order, item.rowDiscount), [shape.quantity]: quantity,
          },
        ];
      }),
      total: {
        grand_total: money(order.grandTotal), base_grand_total: money(order.grandTotal), subtotal: money(order.subtotalIncl), total_tax: money(order.tax), total_shipping: money(order.shippingIncl), adjustment: money(0),
        discounts: discounts(order, order.discount), taxes: [], shipping_handling: { total_amount: money(order.shippingIncl) },
      },
    }));
}

/** `customer.orders` and its deprecated forerunner. */
export async function ordersPage(context: RequestContext, customerId: number, input: Input): Promise<unknown> {
  const filter = input.object('filter');
  const number = filter.object('number');
  const numbers = [...number.texts('eq'), ...number.texts('in')];
  const statuses = [...filter.object('status').texts('eq'), ...filter.object('status').texts('in')];
  const pageSize = Math.max(1, input.number('pageSize') ?? 20);
  const currentPage = Math.max(1, input.number('currentPage') ?? 1);
  const { total, orders } = await findOrders(context.database, {
    customerId, numbers: numbers.length > 0 ? numbers : undefined, numberPart: number.text('match'), statuses: statuses.length > 0 ? statusCodes(statuses) : undefined,
    from: date(filter.object('order_date').text('from')), to: date(filter.object('order_date').text('to')), sort: input.object('sort').text('sort_field') === 'NUMBER' ? 'number' : 'created_at',
    descending: input.object('sort').text('sort_direction') !== 'ASC', pageSize, currentPage,
  });
  return { items: orders.map(orderSource), total_count: total, page_info: pageInfo(currentPage, pageSize, total) };
}

function date(text: string | undefined): string | undefined {
  const parsed = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(parsed) ? undefined : new Date(parsed).toISOString();
}

const NOT_FOUND = 'We couldn\'t locate an order with the information provided.';

const query = resolve<unknown>('Query', {
  guestOrder: async (_source, input, context) => {
    const values = input.object('input');
    const order = await orderByNumber(context.database, values.requiredText('number'));
    const known = order && order.email === values.requiredText('email').trim().toLowerCase() && order.billingAddress.lastname.toLowerCase() === values.requiredText('lastname').trim().toLowerCase();
    if (!known) throw notFound(NOT_FOUND);
    if (order.customerId !== null) throw notAuthorized('Please login to view the order.');
    return orderSource(order);
  },
  guestOrderByToken: async (_source, input, context) => {
    const order = await orderByToken(context.database, input.object('input').requiredText('token'));
    if (!order) throw notFound(NOT_FOUND);
    if (order.customerId !== null) throw notAuthorized('Please login to view the order.');
    return orderSource(order);
  },
  customerOrders: (_source, input, context) => {
    if (context.customerId === undefined) throw notAuthorized();
    return ordersPage(context, context.customerId, input);
  },
});

export const orderResolvers: readonly TypeResolvers[] = [customerOrder, orderItem, query];
