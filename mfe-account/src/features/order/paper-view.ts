import { toMoney, type Money } from 'shared-contracts';
import { carrierTitle, formatDate, type TitleText } from 'shared-ui';
import { present } from '../present/present';
import type { WholeOrderFragment } from './order.graphql.ts';
import type { Tracking } from '../tracking/tracking-number';
import { trackingUrl } from '../tracking/tracking-url';

/** Pieces of one line of the order. */
export interface OrderPiece {
  id: string;
  /** Of the line; undefined where the platform does not say it. */
  lineId: string | undefined;
  sku: string;
  name: string;
  quantity: number;
}

/** A shipment, an invoice or a credit memo. */
export interface OrderPaper {
  id: string;
  number: string;
  /** What it comes to, with VAT; a shipment comes to nothing. */
  total: Money | undefined;
  pieces: readonly OrderPiece[];
  /** It is about every piece that was ordered. */
  isWhole: boolean;
}

/** What an invoice comes to, part by part. */
export interface Invoice extends OrderPaper {
  vat: number;
  shipping: number;
  /** Positive. */
  discount: number;
}

export interface Shipment extends OrderPaper {
  tracking: readonly Tracking[];
  comments: readonly OrderComment[];
}

export interface OrderComment {
  message: string;
  date: string;
}

/** What was written about an order. */
export interface OrderPapers {
  shipments: readonly Shipment[];
  invoices: readonly Invoice[];
  creditMemos: readonly OrderPaper[];
}

/** A line of the order, as far as papers name it. */
interface OrderedLine {
  sku: string;
  name: string;
  ordered: number;
}

interface ViewOptions {
  /** BCP 47. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  text: TitleText;
}

/** What was written about an order with these lines. */
export function toPapers(order: WholeOrderFragment, lines: readonly OrderedLine[], { locale, currency, text }: ViewOptions): OrderPapers {
  return {
    shipments: present(order.shipments).map(({ id, number, tracking, items, comments }) => ({
      id,
      number,
      total: undefined,
      ...toPieces(
        present(items).map((item) => ({ ...item, quantity: item.quantity_shipped })),
        lines,
      ),
      tracking: present(tracking).flatMap(({ title, carrier, number: code }) =>
        code ? [{ title: carrierTitle(text, title || carrier), number: code, url: trackingUrl({ carrier, title, number: code }) }] : [],
      ),
      comments: toComments(comments, locale),
    })),
    invoices: present(order.invoices).map(({ id, number, total, items }) => ({
      id,
      number,
      total: toMoney(total?.grand_total, currency),
      vat: total?.total_tax.value ?? 0,
      shipping: total?.shipping_handling?.amount_including_tax?.value ?? 0,
      discount: present(total?.discounts).reduce((sum, { amount }) => sum + Math.abs(amount.value ?? 0), 0),
      ...toPieces(
        present(items).map((item) => ({ ...item, quantity: item.quantity_invoiced ?? 0 })),
        lines,
      ),
    })),
    creditMemos: present(order.credit_memos).map(({ id, number, total, items }) => ({
      id,
      number,
      total: toMoney(total?.grand_total, currency),
      ...toPieces(
        present(items).map((item) => ({ ...item, quantity: item.quantity_refunded ?? 0 })),
        lines,
      ),
    })),
  };
}

export function toComments(comments: WholeOrderFragment['comments'], locale: string): readonly OrderComment[] {
  return present(comments).map(({ message, timestamp }) => ({ message, date: formatDate(timestamp, locale) }));
}

interface PaperItem {
  id: string;
  product_sku: string;
  product_name: string | null;
  quantity: number;
  order_item?: { id: string } | null;
}

function toPieces(items: readonly PaperItem[], lines: readonly OrderedLine[]): Pick<OrderPaper, 'pieces' | 'isWhole'> {
  const names = new Map(lines.map(({ sku, name }) => [sku, name]));
  const ordered = lines.reduce((sum, line) => sum + line.ordered, 0);
  const pieces = items.map(({ id, product_sku: sku, product_name: name, quantity, order_item: line }) => ({
    id,
    lineId: line?.id,
    sku,
    name: names.get(sku) ?? name ?? sku,
    quantity,
  }));
  return { pieces, isWhole: pieces.length === lines.length && pieces.reduce((sum, { quantity }) => sum + quantity, 0) === ordered };
}
