import type { Host } from 'shared-contracts';
import { VAT_PERCENT } from 'shared-ui';
import { toTaxInvoice } from './invoice';
import type { OrderText } from './messages/source';
import type { OrderView } from './order-view';
import type { Invoice } from './paper-view';

/** Saves an invoice as a PDF. What makes it is loaded for that. Throws where it could not be made. */
export async function saveInvoice(host: Host, text: OrderText, invoice: Invoice, order: OrderView): Promise<void> {
  const { brand } = host.config;
  const { vatNumber } = brand;
  if (vatNumber === undefined) return;
  const { download, makeDocument, taxInvoice } = await import(/* webpackChunkName: "documents" */ 'shared-documents');
  const seller = {
    name: brand.name[host.intl.language],
    lines: [
      ...(brand.registrationNumber === undefined ? [] : [`${text('invoice.registration')} ${brand.registrationNumber}`]),
      brand.phone,
      brand.email,
    ],
    vatNumber,
  };
  const labels = {
    title: text('invoice.title'),
    number: text('invoice.number'),
    order: text('invoice.order'),
    date: text('invoice.date'),
    vatNumber: text('invoice.vat-number'),
    buyer: text('invoice.buyer'),
    item: text('invoice.item'),
    quantity: text('invoice.quantity'),
    price: text('invoice.price'),
    lineTotal: text('invoice.line-total'),
    shipping: text('invoice.shipping'),
    discount: text('invoice.discount'),
    totalWithoutVat: text('invoice.without-vat'),
    vat: text('invoice.vat', { percent: VAT_PERCENT }),
    total: text('invoice.total'),
    code: text('invoice.code'),
  };
  download(await makeDocument(taxInvoice(toTaxInvoice(invoice, order, seller), labels, host.intl.locale)), `${invoice.number}.pdf`);
}
