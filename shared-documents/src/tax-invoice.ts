import type { DocumentDescription, LabelledValue } from './description';

/** What the code of a simplified tax invoice says (ZATCA, e-invoicing phase 1). */
export interface InvoiceCode {
  sellerName: string;
  /** 15 digits, the first and the last a 3. */
  vatNumber: string;
  /** ISO 8601. */
  issuedAt: string;
  /** With VAT. */
  total: number;
  vat: number;
}

/** The length of a field is one byte. */
const LONGEST_FIELD_BYTES = 255;

/** The five fields as tag, length and UTF-8 bytes, in Base64: the text of the QR code. */
export function invoiceCode({ sellerName, vatNumber, issuedAt, total, vat }: InvoiceCode): string {
  const fields = [sellerName, vatNumber, issuedAt, total.toFixed(2), vat.toFixed(2)];
  const bytes = fields.flatMap((field, index) => {
    const value = bytesOf(field);
    return [index + 1, value.length, ...value];
  });
  return btoa(String.fromCharCode(...bytes));
}

/** As many whole characters as a field can hold. */
function bytesOf(text: string): readonly number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const next = new TextEncoder().encode(character);
    if (bytes.length + next.length > LONGEST_FIELD_BYTES) break;
    bytes.push(...next);
  }
  return bytes;
}

export interface InvoiceLine {
  name: string;
  sku: string;
  quantity: number;
  /** Of one piece, with VAT. */
  price: number;
  /** With VAT. */
  total: number;
}

/** An invoice, in amounts with VAT but where it says otherwise. */
export interface TaxInvoice {
  number: string;
  orderNumber: string;
  /** ISO 8601. */
  issuedAt: string;
  currency: string;
  seller: { name: string; lines: readonly string[]; vatNumber: string };
  buyer: readonly string[];
  lines: readonly InvoiceLine[];
  shipping: number;
  /** Positive. */
  discount: number;
  vat: number;
  total: number;
}

/** What an invoice says beside its numbers, in the reader's language. */
export interface InvoiceLabels {
  title: string;
  number: string;
  order: string;
  date: string;
  vatNumber: string;
  buyer: string;
  item: string;
  quantity: string;
  price: string;
  lineTotal: string;
  shipping: string;
  discount: string;
  totalWithoutVat: string;
  vat: string;
  total: string;
  code: string;
}

/** The invoice as a document: who sells to whom, the lines, what it comes to without and with VAT, and the code. */
export function taxInvoice(invoice: TaxInvoice, labels: InvoiceLabels, locale: string): DocumentDescription {
  const { seller, currency, shipping, discount, vat, total } = invoice;
  const amount = (value: number) => `${currency} ${grouped(value)}`;
  const totals: (LabelledValue & { isStrong?: boolean })[] = [
    ...(shipping > 0 ? [{ label: labels.shipping, value: amount(shipping) }] : []),
    ...(discount > 0 ? [{ label: labels.discount, value: `-${amount(discount)}` }] : []),
    { label: labels.totalWithoutVat, value: amount(total - vat) },
    { label: labels.vat, value: amount(vat) },
    { label: labels.total, value: amount(total), isStrong: true },
  ];
  return {
    title: labels.title,
    locale,
    sender: { name: seller.name, lines: [...seller.lines, `${labels.vatNumber} ${seller.vatNumber}`] },
    recipient: { label: labels.buyer, lines: [...invoice.buyer] },
    facts: [
      { label: labels.number, value: invoice.number },
      { label: labels.order, value: invoice.orderNumber },
      { label: labels.date, value: storeDay(invoice.issuedAt) },
    ],
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: labels.item, width: 4.5 },
          { label: labels.quantity, align: 'end', width: 1.5 },
          { label: labels.price, align: 'end', width: 2 },
          { label: labels.lineTotal, align: 'end', width: 2 },
        ],
        rows: invoice.lines.map(({ name, sku, quantity, price, total: lineTotal }) => [
          `${name} (${sku})`,
          String(quantity),
          grouped(price),
          grouped(lineTotal),
        ]),
        totals,
      },
      { kind: 'qr', text: invoiceCode({ ...seller, sellerName: seller.name, issuedAt: invoice.issuedAt, total, vat }), label: labels.code },
    ],
    footer: `${labels.number} ${invoice.number}`,
  };
}

/** `1,234.50`. */
function grouped(value: number): string {
  const [whole = '0', fraction = '00'] = value.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** Saudi Arabia is three hours ahead of UTC, all year. */
const AHEAD_MS = 3 * 3_600_000;

/** The day (YYYY-MM-DD) in the store of a moment (ISO 8601), as the order's page says it; what is none stays. */
function storeDay(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : new Date(time + AHEAD_MS).toISOString().slice(0, 10);
}
