import { useState } from 'react';
import { useHost } from 'shared-platform';
import { Button, Icon, VAT_PERCENT } from 'shared-ui';
import { toTaxInvoice } from './invoice';
import { useText } from './messages/source';
import type { OrderView } from './order-view';
import type { Invoice } from './paper-view';

/** The invoice as a PDF, made when it is asked for. A shop that names no VAT number cannot write one. */
export function InvoiceButton({ invoice, order }: { invoice: Invoice; order: OrderView }) {
  const host = useHost();
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const { brand } = host.config;
  const { vatNumber } = brand;
  if (vatNumber === undefined) return null;
  const make = async () => {
    setBusy(true);
    try {
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
    } catch {
      host.toasts.add({ type: 'error', message: text('order.pdf-failed') });
    }
    setBusy(false);
  };
  return (
    <div>
      <Button variant="secondary" size="s" busy={isBusy} onClick={() => void make()}>
        <Icon name="download" /> {text('order.pdf')}
      </Button>
    </div>
  );
}
