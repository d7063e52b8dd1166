import { toTaxInvoice } from './invoice';
import type { OrderView } from './order-view';
import type { Invoice } from './paper-view';

const SELLER = { name: 'AMC eShop', lines: [], vatNumber: '300000000000003' };
const sar = (value: number) => ({ value, currency: 'SAR' });
const ORDER = {
  number: '000000042',
  placedAt: '2026-03-01T22:30:00Z',
  lines: [
    { sku: '6204', price: sar(14) },
    { sku: '6205-2RS', price: sar(17.5) },
  ],
  currency: 'SAR',
  billingAddress: { name: 'Noura Ali', lines: ['1 Street', 'Jubail 35717'], phone: '' },
} as unknown as OrderView;
const INVOICE: Invoice = {
  id: 'i',
  number: '000000007',
  total: sar(88),
  vat: 11.48,
  shipping: 25,
  discount: 7,
  pieces: [{ id: 'p', lineId: undefined, sku: '6205-2RS', name: 'Bearing', quantity: 4 }],
  isWhole: false,
};

test('an invoice has the pieces that it is about, at what they cost in the order', () => {
  expect(toTaxInvoice(INVOICE, ORDER, SELLER)).toEqual({
    number: '000000007',
    orderNumber: '000000042',
    issuedAt: '2026-03-01T22:30:00Z',
    currency: 'SAR',
    seller: SELLER,
    buyer: ['Noura Ali', '1 Street', 'Jubail 35717'],
    lines: [{ sku: '6205-2RS', name: 'Bearing', quantity: 4, price: 17.5, total: 70 }],
    shipping: 25,
    discount: 7,
    vat: 11.48,
    total: 88,
  });
});

test('one part number at two prices is written at what each line costs, also where one of them is invoiced alone', () => {
  const lines = [
    { id: 'a', sku: '6204', price: sar(14) },
    { id: 'b', sku: '6204', price: sar(12) },
  ];
  const piece = (lineId: string) => ({ id: lineId, lineId, sku: '6204', name: 'Bearing', quantity: 2 });
  const written = (ids: readonly string[]) =>
    toTaxInvoice({ ...INVOICE, pieces: ids.map(piece) }, { ...ORDER, lines } as unknown as OrderView, SELLER).lines.map(
      ({ price, total }) => [price, total],
    );
  expect(written(['a', 'b'])).toEqual([
    [14, 28],
    [12, 24],
  ]);
  expect(written(['b'])).toEqual([[12, 24]]);
});
