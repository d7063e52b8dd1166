import { invoiceCode, taxInvoice, type InvoiceLabels, type TaxInvoice } from './tax-invoice';

/** Reads a code back, as a scanner does. */
function fieldsOf(code: string): Record<number, string> {
  const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
  const fields: Record<number, string> = {};
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, length = 0] = bytes.subarray(at, at + 2);
    fields[tag] = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return fields;
}

test('the code is that of the published example', () => {
  expect(
    invoiceCode({ sellerName: 'Bobs Records', vatNumber: '310122393500003', issuedAt: '2022-04-25T15:30:00Z', total: 1000, vat: 150 }),
  ).toBe('AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==');
});

test('lengths count bytes, not letters; a name that is too long is cut between letters', () => {
  const code = { vatNumber: '310122393500003', issuedAt: '2026-11-24T10:00:00Z', total: 1234.5, vat: 161.02 };
  expect(fieldsOf(invoiceCode({ sellerName: 'متجر AMC الإلكتروني', ...code }))).toEqual({
    1: 'متجر AMC الإلكتروني',
    2: '310122393500003',
    3: '2026-11-24T10:00:00Z',
    4: '1234.50',
    5: '161.02',
  });
  expect(fieldsOf(invoiceCode({ sellerName: 'م'.repeat(200), ...code }))[1]).toBe('م'.repeat(127));
});

const LABELS = Object.fromEntries(
  [
    'title',
    'number',
    'order',
    'date',
    'vatNumber',
    'buyer',
    'item',
    'quantity',
    'price',
    'lineTotal',
    'shipping',
    'discount',
    'totalWithoutVat',
    'vat',
    'total',
    'code',
  ].map((name) => [name, `<${name}>`]),
) as unknown as InvoiceLabels;
const INVOICE: TaxInvoice = {
  number: '000000007',
  orderNumber: '000000042',
  issuedAt: '2026-11-24T10:00:00Z',
  currency: 'SAR',
  seller: { name: 'AMC eShop', lines: ['Riyadh'], vatNumber: '300000000000003' },
  buyer: ['Noura Ali', 'Jubail'],
  lines: [{ name: 'Bearing', sku: '6204', quantity: 1000, price: 14, total: 14_000 }],
  shipping: 25,
  discount: 100,
  vat: 1816.3,
  total: 13_925,
};

test('an invoice says who, what, and what it comes to without and with VAT', () => {
  const { sender, recipient, facts, blocks } = taxInvoice(INVOICE, LABELS, 'en-US');
  expect(sender).toEqual({ name: 'AMC eShop', lines: ['Riyadh', '<vatNumber> 300000000000003'] });
  expect(recipient?.lines).toEqual(['Noura Ali', 'Jubail']);
  expect(facts?.map(({ value }) => value)).toEqual(['000000007', '000000042', '2026-11-24']);
  const [table, code] = blocks;
  expect(table).toMatchObject({
    rows: [['Bearing (6204)', '1000', '14.00', '14,000.00']],
    totals: [
      { label: '<shipping>', value: 'SAR 25.00' },
      { label: '<discount>', value: '-SAR 100.00' },
      { label: '<totalWithoutVat>', value: 'SAR 12,108.70' },
      { label: '<vat>', value: 'SAR 1,816.30' },
      { label: '<total>', value: 'SAR 13,925.00', isStrong: true },
    ],
  });
  expect(code?.kind === 'qr' && fieldsOf(code.text)).toMatchObject({ 1: 'AMC eShop', 4: '13925.00', 5: '1816.30' });
});

test('what was neither sent nor taken off is not listed', () => {
  const [table] = taxInvoice({ ...INVOICE, shipping: 0, discount: 0 }, LABELS, 'ar-SA').blocks;
  expect(table?.kind === 'table' && table.totals?.map(({ label }) => label)).toEqual(['<totalWithoutVat>', '<vat>', '<total>']);
});

test.each([
  // An evening in UTC is the next day in the store.
  ['2026-03-01T20:59:00Z', '2026-03-01'],
  ['2026-03-01T22:30:00Z', '2026-03-02'],
  ['yesterday', 'yesterday'],
])('%s is %s in the store', (issuedAt, day) =>
  expect(taxInvoice({ ...INVOICE, issuedAt }, LABELS, 'en-US').facts?.map(({ value }) => value)).toContain(day),
);
