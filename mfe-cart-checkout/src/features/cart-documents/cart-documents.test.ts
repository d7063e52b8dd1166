import { createStubHost } from 'shared-testing';
import { textOf } from 'shared-platform/testing';
import { cartItem, cartState, money } from '../../testing/cart-fixtures';
import { address } from '../../testing/checkout-fixtures';
import type { Receipt } from '../checkout-process/checkout-state';
import type { Paper } from './document-parts';
import { toConfirmation } from './order-confirmation';
import { quotationNumber, toQuotation } from './quotation';

const NOON = new Date('2026-11-24T09:00:00Z');
const paper = (language: 'en' | 'ar' = 'en'): Paper => {
  const host = createStubHost({}, { language, config: { brand: { ...createStubHost().config.brand, vatNumber: '300000000000003' } } });
  return { host, text: textOf(host.intl.locale), now: NOON };
};
const details = (...items: Parameters<typeof cartState>[0]) => {
  const cart = cartState(items).details;
  if (!cart) throw new Error('no cart');
  return cart;
};

describe('a quotation', () => {
  test('names number, day and validity in both calendars, each line, and what they come to', () => {
    const cart = details(
      cartItem('6205-2RS', { quantity: 2 }),
      cartItem('V', { rowTotal: money(95), options: [{ label: 'Length', value: '1250 mm' }] }),
    );
    const document = toQuotation(cart, paper());
    expect(document).toMatchObject({
      title: 'Quotation',
      locale: 'en-US',
      sender: { lines: expect.arrayContaining(['VAT number 300000000000003']) },
    });
    expect(document.facts).toEqual([
      { label: 'Quotation number', value: expect.stringMatching(/^Q-20261124-[0-9A-Z]{5}$/) },
      { label: 'Date', value: expect.stringMatching(/^Nov 24, 2026 \(.*1448/) },
      { label: 'Valid until', value: expect.stringMatching(/^Dec 8, 2026 \(/) },
    ]);
    const [table] = document.blocks;
    expect(table).toMatchObject({
      rows: [
        ['6205-2RS', 'Product 6205-2RS', '2', 'SAR 10.00', 'SAR 20.00'],
        ['V', 'Product V, Length: 1250 mm', '1', 'SAR 95.00', 'SAR 95.00'],
      ],
      totals: [
        { label: 'Subtotal', value: 'SAR 115.00' },
        { label: 'Total excl. VAT', value: 'SAR 100.00' },
        { label: 'VAT', value: 'SAR 15.00' },
        { label: 'Total incl. VAT', value: 'SAR 115.00', isStrong: true },
      ],
    });
  });

  test('of the same cart on the same day has one number; of another it has another', () => {
    const number = quotationNumber(details(cartItem('A', { quantity: 2 })), NOON);
    expect(quotationNumber(details(cartItem('A', { quantity: 2 })), new Date('2026-11-24T20:00:00Z'))).toBe(number);
    expect(quotationNumber(details(cartItem('A', { quantity: 3 })), NOON)).not.toBe(number);
    // The day is the Kingdom's.
    expect(quotationNumber(details(cartItem('A')), new Date('2026-11-24T22:30:00Z'))).toMatch(/^Q-20261125-/);
  });

  test('speaks Arabic', () => {
    const document = toQuotation(details(cartItem('A')), paper('ar'));
    expect(document).toMatchObject({ title: 'عرض سعر', locale: 'ar-SA' });
    expect(document.facts?.map(({ label }) => label)).toEqual(['رقم عرض السعر', 'التاريخ', 'صالح حتى']);
  });
});

describe('a confirmation', () => {
  const receipt: Receipt = {
    order: { id: '7', number: '000000021', shipping_address: address({ company: 'Gulf Works', vat_id: '310123456700003' }) },
    email: 'sara@example.com',
    isGuest: true,
    items: [{ name: 'Bearing', sku: '6204', quantity: 3, rowTotal: money(30) }],
    totals: cartState([]).details?.totals,
    shippingTitle: 'Standard delivery',
    paymentTitle: 'Cash on delivery',
    paymentCode: 'cashondelivery',
  };

  test('names the order, whom it goes to and how, and that it is no invoice', () => {
    const document = toConfirmation(receipt, paper());
    expect(document.title).toBe('Order confirmation');
    expect(document.recipient?.lines).toEqual([
      'Sara Ali',
      'Gulf Works',
      '7890 King Fahd Road',
      'Riyadh 12345',
      'VAT number 310123456700003',
    ]);
    expect(document.facts?.map(({ value }) => value)).toEqual([
      '000000021',
      expect.stringContaining('Nov 24, 2026'),
      'Standard delivery',
      'Cash on delivery',
    ]);
    expect(document.blocks.at(-1)).toMatchObject({ text: expect.stringContaining('not a tax invoice') });
  });

  test('tells delivery, payment and region in the reader’s language', () => {
    const order = { ...receipt.order, shipping_address: address({ city: 'Dammam', region: 'Eastern Province', region_code: 'SA-04' }) };
    const shown = toConfirmation({ ...receipt, order, shippingTitle: 'Standard Delivery · 2 to 4 working days' }, paper('ar'));
    expect(shown.recipient?.lines).toContain('المنطقة الشرقية');
    expect(shown.facts?.map(({ value }) => value).slice(2)).toEqual(['توصيل عادي · من يومين إلى أربعة أيام عمل', 'الدفع عند الاستلام']);
  });

  test.each([
    ['en', 'Free'],
    ['ar', 'مجاني'],
  ] as const)('says a delivery that costs nothing as the shop does (%s)', (language, free) => {
    const totals = receipt.totals && { ...receipt.totals, shipping: money(0) };
    const [table] = toConfirmation({ ...receipt, totals }, paper(language)).blocks;
    expect(table).toMatchObject({ totals: expect.arrayContaining([{ label: expect.any(String), value: free }]) });
  });

  test('says the days that were promised with the order', () => {
    const promised = { ...receipt, arrival: ['2026-11-26T09:00:00.000Z', '2026-11-30T09:00:00.000Z'] as const };
    expect(toConfirmation(promised, paper()).facts).toContainEqual({ label: 'Arrives', value: 'Thu, Nov 26 – Mon, Nov 30' });
  });

  test('of what waits for approval is a purchase order', () => {
    const waiting = { ...receipt, purchaseOrder: { uid: 'OQ==', number: '000000009', isWaiting: true, approvals: [] } };
    expect(toConfirmation(waiting, paper())).toMatchObject({ title: 'Purchase order', footer: 'Purchase order 000000009' });
  });

  test('without a number says none', () => {
    const { facts, footer } = toConfirmation({ ...receipt, order: { ...receipt.order, id: undefined, number: undefined } }, paper());
    expect(facts?.map(({ label }) => label)).toEqual(['Date', 'Delivery', 'Payment']);
    expect(footer).toBe('Order confirmation');
  });
});
