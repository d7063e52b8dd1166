import type { Host } from 'shared-contracts';
import type { OrderText } from './messages/source';
import type { OrderView } from './order-view';
import type { Invoice } from './paper-view';

/** Nobody presses a button on the server: the maker of documents is no part of the server entry, which could not load it. */
export async function saveInvoice(_host: Host, _text: OrderText, _invoice: Invoice, _order: OrderView): Promise<void> {
  throw new Error('An invoice is made in a browser.');
}
