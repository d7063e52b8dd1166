import type { CartDetails, Host } from 'shared-contracts';
import type { DocumentDescription } from 'shared-documents';
import { createText } from 'shared-platform';
import type { Receipt } from '../checkout-process/checkout-state';
import type { Paper } from './document-parts';
import { messages } from './messages/source';
import { toConfirmation } from './order-confirmation';
import { quotationNumber, toQuotation } from './quotation';

/* Loaded by the press that asks for a document, with its texts. Each rejects where the maker, a font or the texts do not come. */

export async function saveQuotation(host: Host, details: CartDetails): Promise<void> {
  const paper = await paperFor(host);
  await save(toQuotation(details, paper), quotationNumber(details, paper.now));
}

export async function saveConfirmation(host: Host, receipt: Receipt): Promise<void> {
  const paper = await paperFor(host);
  const { order, purchaseOrder } = receipt;
  const number = purchaseOrder?.number ?? order.number ?? order.id ?? '';
  await save(toConfirmation(receipt, paper), `${purchaseOrder ? 'purchase-order' : 'order'}-${number}`);
}

async function paperFor(host: Host): Promise<Paper> {
  const { default: catalogue } = await messages[host.intl.language]();
  return { host, text: createText(host.intl.locale, catalogue), now: new Date() };
}

async function save(description: DocumentDescription, name: string): Promise<void> {
  const { makeDocument, download } = await import(/* webpackChunkName: "documents" */ 'shared-documents');
  download(await makeDocument(description), `${name.replace(/[^\w-]+/g, '-')}.pdf`);
}
