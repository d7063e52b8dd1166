import type { DocumentDescription } from 'shared-documents';
import { formatBothCalendars, orderDeliveryTitle, paymentTitle } from 'shared-ui';
import { formatArrival } from '../delivery-days/delivery-days';
import { placeLines } from '../checkout-process/address';
import type { Receipt } from '../checkout-process/checkout-state';
import { linesTable, senderOf, type Paper } from './document-parts';

/** What was ordered, or what waits for approval. It is no invoice, and says so. */
export function toConfirmation(receipt: Receipt, paper: Paper): DocumentDescription {
  const { text, host, now } = paper;
  const { order, purchaseOrder, items, totals, shippingTitle, arrival, paymentTitle: title, paymentCode } = receipt;
  const heading = text(purchaseOrder ? 'confirmation.document.purchase-order' : 'confirmation.document.title');
  const number = purchaseOrder?.number ?? order.number ?? order.id;
  const address = order.shipping_address;
  const facts = [
    { label: text(purchaseOrder ? 'confirmation.document.purchase-number' : 'confirmation.document.number'), value: number ?? '' },
    { label: text('document.date'), value: formatBothCalendars(now, host.intl.locale) },
    { label: text('confirmation.document.delivery'), value: orderDeliveryTitle(text, shippingTitle) },
    { label: text('confirmation.document.arrives'), value: arrival ? formatArrival(host.intl.locale, arrival) : '' },
    { label: text('confirmation.document.payment'), value: paymentTitle(text, { code: paymentCode, title }) },
  ];
  return {
    title: heading,
    locale: host.intl.locale,
    sender: senderOf(paper),
    ...(address
      ? {
          recipient: {
            label: text('confirmation.document.to'),
            lines: [
              `${address.firstname} ${address.lastname}`,
              ...(address.company ? [address.company] : []),
              ...placeLines(address, text),
              ...(address.vat_id ? [text('document.vat-number', { number: address.vat_id })] : []),
            ],
          },
        }
      : {}),
    facts: facts.filter(({ value }) => value !== ''),
    blocks: [linesTable(text, items, totals), { kind: 'paragraph', text: text('confirmation.document.no-invoice') }],
    footer: number === undefined ? heading : `${heading} ${number}`,
  };
}
