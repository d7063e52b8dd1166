import { includedTax, money, VAT_PERCENT, type Halalas } from '../../platform/money/money.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { uid } from '../../platform/values/uid.ts';
import { taxLabel } from '../cart/cart-resolvers.ts';
import { excludingTax, orderDiscounts, orderItemSource } from './order-items.ts';
import type { Order, OrderComment, OrderDocument, OrderItem } from './orders.ts';

const ITEMS = {
  invoice: { type: 'InvoiceItem', quantity: 'quantity_invoiced' },
  shipment: { type: 'ShipmentItem', quantity: 'quantity_shipped' },
  credit_memo: { type: 'CreditMemoItem', quantity: 'quantity_refunded' },
} as const;

/** The invoices, shipments or credit memos of an order. */
export function documentsOf(context: RequestContext, order: Order, kind: OrderDocument['kind']): readonly unknown[] {
  const documents = order.documents.filter((document) => document.kind === kind);
  return documents.map((document, index) => ({
    id: uid(document.id),
    number: document.number,
    comments: commentsOf(order, document.id),
    tracking: document.tracking,
    items: linesOf(order, document).map(({ item, quantity }) => ({
      __typename: ITEMS[kind].type,
      id: uid(`${document.id}/${item.id}`),
      order_item: orderItemSource(order, item),
      product_name: item.name,
      product_sku: item.sku,
      product_sale_price: money(excludingTax(item.priceIncl)),
      discounts: orderDiscounts(order, shareOf(item.rowDiscount, item, quantity)),
      [ITEMS[kind].quantity]: quantity,
    })),
    // What delivery costs is on the first document.
    total: totalOf(context, order, document, index === 0),
  }));
}

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

function totalOf(context: RequestContext, order: Order, document: OrderDocument, withShipping: boolean): unknown {
  const lines = linesOf(order, document);
  const sum = (amount: (item: OrderItem) => Halalas): Halalas =>
    lines.reduce((total, { item, quantity }) => total + shareOf(amount(item), item, quantity), 0);
  const [subtotal, discount] = [sum((item) => item.rowIncl), sum((item) => item.rowDiscount)];
  const shipping = withShipping ? order.shippingIncl : 0;
  const tax = sum((item) => item.rowTax) + includedTax(shipping);
  const total = money(subtotal - discount + shipping);
  return {
    grand_total: total,
    base_grand_total: total,
    subtotal: money(sum((item) => excludingTax(item.rowIncl))),
    total_tax: money(tax),
    total_shipping: money(excludingTax(shipping)),
    adjustment: money(0),
    discounts: orderDiscounts(order, discount),
    taxes: orderTaxes(context, tax),
    shipping_handling: shippingHandling(context, shipping),
  };
}

export function orderTaxes(context: RequestContext, tax: Halalas): readonly unknown[] {
  return tax === 0 ? [] : [{ amount: money(tax), rate: VAT_PERCENT, title: taxLabel(context) }];
}

export function shippingHandling(context: RequestContext, shippingIncl: Halalas): unknown {
  return {
    total_amount: money(excludingTax(shippingIncl)),
    amount_including_tax: money(shippingIncl),
    amount_excluding_tax: money(excludingTax(shippingIncl)),
    discounts: [],
    taxes: orderTaxes(context, includedTax(shippingIncl)),
  };
}

/** Comments to a document, or to the order itself. */
export function commentsOf(order: Order, documentId: number | null): readonly unknown[] {
  return order.comments
    .filter((comment: OrderComment) => comment.documentId === documentId)
    .map((comment) => ({ message: comment.message, timestamp: timestamp(new Date(comment.createdAt)) }));
}
