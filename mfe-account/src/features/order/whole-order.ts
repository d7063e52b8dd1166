import type { Host } from 'shared-contracts';
import type { WantedLine } from '../cart-outcome/add-in-batches';
import type { OrderText } from './messages/source';
import { toOrder, type OrderView } from './order-view';
import { OrderByNumberDocument } from './order.graphql.ts';
import { saveInvoice } from '#save-invoice';
import { toWanted } from './wanted-line';

/* What is done with a whole order where only a part of it is shown: loaded by whoever does it. */

interface Words {
  text: OrderText;
  currency: string;
}

/** The lines of an order, to be ordered again. Undefined where the platform does not say it. */
export async function readWantedLines(host: Host, number: string, words: Words): Promise<readonly WantedLine[] | undefined> {
  return (await readOrder(host, number, words))?.lines.map(toWanted);
}

/** Saves the invoices of an order as files. False where the platform does not say it; throws where one could not be made. */
export async function saveInvoices(host: Host, number: string, words: Words): Promise<boolean> {
  const order = await readOrder(host, number, words);
  if (!order) return false;
  for (const invoice of order.invoices) await saveInvoice(host, words.text, invoice, order);
  return true;
}

async function readOrder({ commerce, intl }: Host, number: string, { text, currency }: Words): Promise<OrderView | undefined> {
  const { data } = await commerce.query(OrderByNumberDocument, { number });
  const order = data?.customer?.orders?.items[0];
  return order ? toOrder(order, { locale: intl.locale, currency, text }) : undefined;
}
