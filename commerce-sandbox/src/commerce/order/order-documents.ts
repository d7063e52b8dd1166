import type { SourceOf } from '../../platform/graphql/resolvers.ts';
import { includedTax, baseMoney, VAT_PERCENT, type Halalas } from '../../platform/money/money.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { uid } from '../../platform/values/uid.ts';
import { taxLabel } from '../cart/cart-resolvers.ts';
import { excludingTax, orderDiscounts, orderItemSource } from './order-items.ts';
import type { Order, OrderComment, OrderDocument, OrderItem } from './orders.ts';

/** The invoices of an order. */
export function invoicesOf(context: RequestContext, order: Order): readonly SourceOf<'Invoice'>[] {
  return documentsOf(order, 'invoice').map((document, index) => ({
    ...headOf(order, document),
    items: linesOf(order, document).map((line) => ({
      ...lineSource(order, document, line),
      __typename: 'InvoiceItem',
      quantity_invoiced: line.quantity,
    })),
    total: totalOf(context, order, document, index === 0),
  }));
}

export function shipmentsOf(order: Order): readonly SourceOf<'OrderShipment'>[] {
  return documentsOf(order, 'shipment').map((document) => ({
    ...headOf(order, document),
    tracking: document.tracking,
    items: linesOf(order, document).map((line) => ({
      ...lineSource(order, document, line),
      __typename: 'ShipmentItem',
      quantity_shipped: line.quantity,
    })),
  }));
}

export function creditMemosOf(context: RequestContext, order: Order): readonly SourceOf<'CreditMemo'>[] {
  return documentsOf(order, 'credit_memo').map((document, index) => ({
    ...headOf(order, document),
    items: linesOf(order, document).map((line) => ({
      ...lineSource(order, document, line),
      __typename: 'CreditMemoItem',
      quantity_refunded: line.quantity,
    })),
    total: totalOf(context, order, document, index === 0),
  }));
}

const documentsOf = (order: Order, kind: OrderDocument['kind']): readonly OrderDocument[] =>
  order.documents.filter((document) => document.kind === kind);

const headOf = (order: Order, document: OrderDocument) => ({
  id: uid(document.id),
  number: document.number,
  comments: commentsOf(order, document.id),
});

const lineSource = (order: Order, document: OrderDocument, { item, quantity }: DocumentLine) => ({
  id: uid(`${document.id}/${item.id}`),
  order_item: orderItemSource(order, item),
  product_name: item.name,
  product_sku: item.sku,
  product_sale_price: baseMoney(excludingTax(item.priceIncl)),
  discounts: orderDiscounts(order, shareOf(item.rowDiscount, item, quantity)),
});

interface DocumentLine {
  readonly item: OrderItem;
  readonly quantity: number;
}

function linesOf(order: Order, document: OrderDocument): readonly DocumentLine[] {
  return document.items.flatMap(({ itemId, quantity }) => {
    const item = order.items.find((candidate) => candidate.id === itemId);
    return item ? [{ item, quantity }] : [];
  });
}

/** The part of a line's amount that falls on some of its pieces. */
function shareOf(amount: Halalas, item: OrderItem, quantity: number): Halalas {
  return quantity === item.quantity ? amount : Math.round((amount * quantity) / item.quantity);
}

/** What a document comes to; what delivery costs is on the first one. */
function totalOf(
  context: RequestContext,
  order: Order,
  document: OrderDocument,
  withShipping: boolean,
): SourceOf<'InvoiceTotal'> & SourceOf<'CreditMemoTotal'> {
  const lines = linesOf(order, document);
  const sum = (amount: (item: OrderItem) => Halalas): Halalas =>
    lines.reduce((total, { item, quantity }) => total + shareOf(amount(item), item, quantity), 0);
  const [subtotal, discount] = [sum((item) => item.rowIncl), sum((item) => item.rowDiscount)];
  const shipping = withShipping ? order.shippingIncl : 0;
  const tax = sum((item) => item.rowTax) + includedTax(shipping);
  const total = baseMoney(subtotal - discount + shipping);
  return {
    grand_total: total,
    base_grand_total: total,
    subtotal: baseMoney(sum((item) => excludingTax(item.rowIncl))),
    total_tax: baseMoney(tax),
    total_shipping: baseMoney(excludingTax(shipping)),
    adjustment: baseMoney(0),
    discounts: orderDiscounts(order, discount),
    taxes: orderTaxes(context, tax),
    shipping_handling: shippingHandling(context, shipping),
  };
}

export function orderTaxes(context: RequestContext, tax: Halalas): readonly SourceOf<'TaxItem'>[] {
  return tax === 0 ? [] : [{ amount: baseMoney(tax), rate: VAT_PERCENT, title: taxLabel(context) }];
}

export function shippingHandling(context: RequestContext, shippingIncl: Halalas): SourceOf<'ShippingHandling'> {
  return {
    total_amount: baseMoney(excludingTax(shippingIncl)),
    amount_including_tax: baseMoney(shippingIncl),
    amount_excluding_tax: baseMoney(excludingTax(shippingIncl)),
    discounts: [],
    taxes: orderTaxes(context, includedTax(shippingIncl)),
  };
}

/** Comments to a document, or to the order itself. */
export function commentsOf(order: Order, documentId: number | null): readonly SourceOf<'SalesCommentItem'>[] {
  return order.comments
    .filter((comment: OrderComment) => comment.documentId === documentId)
    .map((comment) => ({ message: comment.message, timestamp: timestamp(new Date(comment.createdAt)) }));
}
