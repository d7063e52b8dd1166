import { formatMoney, toHundredths, type CartTotals, type Host, type Money } from 'shared-contracts';
import type { DocumentBlock, DocumentDescription } from 'shared-documents';
import { formatDeliveryPrice, formatNumber } from 'shared-ui';
import type { DocumentText } from './messages/source';

/** What papers of a cart and of an order have in common. */
export interface PaperLine {
  sku: string;
  name: string;
  quantity: number;
  rowTotal: Money;
  /** Options of a variant, as they are read. */
  options?: readonly { label: string; value: string }[];
}

export interface Paper {
  host: Pick<Host, 'config' | 'intl'>;
  text: DocumentText;
  now: Date;
}

export function senderOf({ host, text }: Paper): DocumentDescription['sender'] {
  const { brand } = host.config;
  const numbers = [
    brand.vatNumber === undefined ? undefined : text('document.vat-number', { number: brand.vatNumber }),
    brand.registrationNumber === undefined ? undefined : text('document.registration', { number: brand.registrationNumber }),
  ];
  return {
    name: brand.name[host.intl.language],
    lines: [brand.phone, brand.email, ...numbers].filter((line): line is string => line !== undefined && line !== ''),
  };
}

/** The lines, and what they come to: each amount holds VAT, which stands apart above the total. */
export function linesTable(text: DocumentText, lines: readonly PaperLine[], totals: CartTotals | undefined): DocumentBlock {
  const single = ({ rowTotal, quantity }: PaperLine): Money => ({ ...rowTotal, value: quantity > 0 ? rowTotal.value / quantity : 0 });
  return {
    kind: 'table',
    columns: [
      { label: text('document.part'), width: 2 },
      { label: text('document.product'), width: 4 },
      { label: text('document.quantity'), align: 'end', width: 1 },
      { label: text('document.price'), align: 'end', width: 2 },
      { label: text('document.amount'), align: 'end', width: 2 },
    ],
    rows: lines.map((line) => [
      line.sku,
      [line.name, ...(line.options ?? []).map(({ label, value }) => `${label}: ${value}`)].join(', '),
      formatNumber(line.quantity),
      formatMoney(single(line)),
      formatMoney(line.rowTotal),
    ]),
    ...(totals ? { totals: totalsOf(text, lines, totals) } : {}),
  };
}

function totalsOf(text: DocumentText, lines: readonly PaperLine[], { discounts, taxes, shipping, grandTotal }: CartTotals) {
  const sum = (amounts: readonly number[]) => toHundredths(amounts.reduce((total, amount) => total + amount, 0));
  const money = (value: number): string => formatMoney({ ...grandTotal, value });
  const tax = sum(taxes.map(({ amount }) => amount.value));
  return [
    { label: text('document.subtotal'), value: money(sum(lines.map(({ rowTotal }) => rowTotal.value))) },
    ...discounts.map(({ label, amount }) => ({ label: label || text('document.discount'), value: money(-Math.abs(amount.value)) })),
    ...(shipping ? [{ label: text('document.shipping'), value: formatDeliveryPrice(text, shipping) }] : []),
    ...(taxes.length > 0
      ? [
          { label: text('document.without-tax'), value: money(sum([grandTotal.value, -tax])) },
          { label: text('document.tax'), value: money(tax) },
        ]
      : []),
    { label: text('document.total'), value: formatMoney(grandTotal), isStrong: true },
  ];
}
