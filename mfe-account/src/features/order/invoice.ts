import type { TaxInvoice } from 'shared-documents';
import type { OrderView } from './order-view';
import type { Invoice } from './paper-view';

/** An invoice of the platform as a document says it. Prices are those of the order's lines: the platform's invoice names none with VAT. */
export function toTaxInvoice(invoice: Invoice, order: OrderView, seller: TaxInvoice['seller']): TaxInvoice {
  const buyer = order.billingAddress;
  return {
    number: invoice.number,
    orderNumber: order.number,
    // The platform does not say when an invoice was written; it is when the order was placed, at the earliest.
    issuedAt: order.placedAt,
    currency: order.currency,
    seller,
    buyer: buyer ? [buyer.name, ...buyer.lines] : [],
    lines: invoice.pieces.map(({ lineId, sku, name, quantity }) => {
      // One part number may be in an order at several prices: the line says which.
      const line = order.lines.find((each) => (lineId === undefined ? each.sku === sku : each.id === lineId));
      const price = line?.price?.value ?? 0;
      return { sku, name, quantity, price, total: price * quantity };
    }),
    shipping: invoice.shipping,
    discount: invoice.discount,
    vat: invoice.vat,
    total: invoice.total?.value ?? 0,
  };
}
