import { textOf } from 'shared-platform/testing';
import { line, order } from '../../testing/order-fixtures';
import { toOrderNumber } from './order-path';
import { PHASE_LOOKS, phaseOf } from './order-phase';
import { toOrder } from './order-view';

const view = (more: object = {}, locale = 'en-US') => toOrder(order(more) as never, { locale, currency: 'SAR', text: textOf(locale) });

describe('how far an order has come', () => {
  const progress = (more: object) => ({ ordered: 4, invoiced: 0, shipped: 0, canceled: 0, refunded: 0, ...more });
  test.each([
    ['placed', [{}]],
    ['prepared', [{ invoiced: 4 }]],
    ['partly-shipped', [{ shipped: 1, invoiced: 4 }]],
    ['partly-shipped', [{ shipped: 4 }, {}]],
    ['shipped', [{ shipped: 4 }, { shipped: 3, canceled: 1 }]],
    ['shipped', [{ shipped: 4, refunded: 1 }]],
    // Two were paid back before they were sent.
    ['shipped', [{ invoiced: 4, refunded: 2, shipped: 2 }]],
    ['partly-shipped', [{ invoiced: 4, refunded: 2, shipped: 1 }]],
    ['shipped', [{ shipped: 4 }, { invoiced: 4, refunded: 4 }]],
    ['prepared', [{ invoiced: 4, refunded: 2 }]],
    ['canceled', [{ canceled: 4 }]],
    ['refunded', [{ shipped: 4, refunded: 4 }]],
  ])('%s', (phase, lines) => expect(phaseOf(lines.map(progress))).toBe(phase));

  test.each(['On Hold', 'holded', 'معلّق', 'معلق'])('%s: on hold, whatever was done with its pieces', (status) => {
    expect(phaseOf([progress({})], status)).toBe('on-hold');
    expect(phaseOf([progress({ invoiced: 4, shipped: 1 })], status)).toBe('on-hold');
    expect(phaseOf([progress({ canceled: 4 })], status)).toBe('canceled');
  });

  test('no mark of a phase is an arrow: it would look like a way to somewhere', () =>
    expect(Object.values(PHASE_LOOKS).map(({ icon }) => icon)).not.toContain('arrow-back'));

  test('nothing is known of an order without lines', () => expect(phaseOf([])).toBe('placed'));
});

describe('an order as the shop shows it', () => {
  test('a product is called as it is in this view, else as it was when it was ordered', () => {
    const product = {
      __typename: 'SimpleProduct',
      uid: 'u',
      sku: '6206',
      name: 'محمل 6206',
      url_key: 'b',
      url_suffix: '.html',
      thumbnail: null,
    };
    const { lines } = view({ items: [line('6206', { product }), line('6205', { product_name: null }), null] });
    expect(lines.map(({ name, path }) => [name, path])).toEqual([
      ['محمل 6206', '/b.html'],
      ['6205', undefined],
    ]);
  });

  test('ways of delivery and payment, discounts and regions are told in the view’s language', () => {
    const address = { ...order().shipping_address, city: 'Dammam', region: 'Eastern Province' };
    const shipment = {
      id: 's',
      number: '1',
      items: [],
      comments: [],
      tracking: [{ title: 'Standard Delivery', carrier: 'x', number: 'T1' }],
    };
    const shown = view(
      {
        shipping_address: address,
        shipments: [shipment],
        payment_methods: [
          { name: 'Bank Transfer Payment', type: 'banktransfer', additional_data: [{ name: 'Purchase Order Number', value: 'PO-7' }] },
        ],
        total: { discounts: [{ label: 'Welcome: 10 % off', coupon: { code: 'WELCOME10' }, amount: { value: -5, currency: 'SAR' } }] },
      },
      'ar-SA',
    );
    expect(shown).toMatchObject({
      delivery: 'توصيل عادي · من يومين إلى أربعة أيام عمل',
      payments: [{ name: 'تحويل بنكي', details: [{ name: 'رقم أمر الشراء', value: 'PO-7' }] }],
      discounts: [{ label: 'قسيمة ⁨WELCOME10⁩' }],
      shipments: [{ tracking: [{ title: 'توصيل عادي', number: 'T1' }] }],
    });
    expect(shown.shippingAddress?.lines).toContain('المنطقة الشرقية');
  });

  test('a variant knows the product that it belongs to', () => {
    const product = {
      __typename: 'ConfigurableProduct',
      uid: 'u',
      sku: 'SPA-BELT',
      name: 'Belt',
      url_key: 'spa',
      url_suffix: null,
      thumbnail: null,
    };
    expect(view({ items: [line('SPA-1250', { product })] }).lines[0]).toMatchObject({
      sku: 'SPA-1250',
      parentSku: 'SPA-BELT',
      path: '/spa',
    });
    const alone = { ...product, __typename: 'SimpleProduct', sku: 'SPA-1250' };
    expect(view({ items: [line('SPA-1250', { product: alone })] }).lines[0]?.parentSku).toBeUndefined();
  });

  test('phones have the country, other countries stand in the address', () => {
    expect(view().shippingAddress).toEqual({ name: 'Noura Ali', lines: ['7421 King Fahd Road', 'Riyadh 12345'], phone: '+966 551234567' });
    expect(view().billingAddress).toMatchObject({ phone: '+971 4 123' });
    expect(view().billingAddress?.lines).toContain('United Arab Emirates');
  });

  test('a paper about every piece is a whole one', () => {
    const invoice = (quantity: number) => ({
      id: 'i',
      number: '7',
      total: null,
      items: ['6205-2RS', '6206'].map((sku) => ({ id: sku, product_sku: sku, product_name: 'x', quantity_invoiced: quantity })),
    });
    const { invoices } = view({ invoices: [invoice(4), invoice(2)] });
    expect(invoices.map(({ isWhole }) => isWhole)).toEqual([true, false]);
    expect(invoices[1]?.pieces[0]).toEqual({ id: '6205-2RS', lineId: undefined, sku: '6205-2RS', name: 'Bearing 6205-2RS', quantity: 2 });
  });

  test('what the platform leaves out does no harm', () => {
    const bare = {
      total: null,
      shipping_method: null,
      payment_methods: null,
      shipping_address: null,
      billing_address: null,
      items: null,
      shipments: null,
      credit_memos: [null],
      comments: null,
    };
    expect(view(bare)).toMatchObject({
      lines: [],
      total: undefined,
      delivery: '',
      payments: [],
      shippingAddress: undefined,
      shipments: [],
    });
  });
});

test.each([
  ['000000042', '000000042'],
  [' W-7_1 ', 'W-7_1'],
  ['', undefined],
  [undefined, undefined],
  ['1 or 2', undefined],
  ['<b>', undefined],
  ['٤٢', '42'],
  ['9'.repeat(10_000), undefined],
])('the address names an order: %p', (given, number) => expect(toOrderNumber(given)).toBe(number));
