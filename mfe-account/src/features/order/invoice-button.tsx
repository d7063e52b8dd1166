import { useState } from 'react';
import { useHost } from 'shared-platform';
import { Button, Icon } from 'shared-ui';
import { useText } from './messages/source';
import type { OrderView } from './order-view';
import type { Invoice } from './paper-view';
import { canWriteInvoices } from './can-write-invoices';
import { saveInvoice } from '#save-invoice';

/** The invoice as a PDF, made when it is asked for. A shop that names no VAT number cannot write one. */
export function InvoiceButton({ invoice, order }: { invoice: Invoice; order: OrderView }) {
  const host = useHost();
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  if (!canWriteInvoices(host)) return null;
  const make = async () => {
    setBusy(true);
    try {
      await saveInvoice(host, text, invoice, order);
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
