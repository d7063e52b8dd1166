import { platformCart, platformLine, platformProduct, platformVariantLine, sar } from '../testing/fake-platform';
import { stockLeft } from './stock-left';
import { deriveSummary, toCartDetails, type PlatformCart } from './to-cart-details';

const details = (lines: readonly unknown[], more: Record<string, unknown> = {}) =>
  toCartDetails(platformCart('c1', lines, more) as unknown as PlatformCart, { currency: 'SAR' });

describe('what the shop shows of a cart', () => {
  test('leaves out the nulls that the platform puts in front of the lines of a cart with stock problems', () => {
    const { items } = details([
      null,
      null,
      platformLine('A', 2, { errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }] }),
      platformLine('B', 1),
    ]);
    expect(items.map(({ uid }) => uid)).toEqual(['uid-A', 'uid-B']);
    expect(items[0]?.errors).toEqual(['The requested qty is not available']);
  });

  test('shows a configurable product by its variant, and knows its parent and values', () => {
    const [item] = details([platformVariantLine('SPA-BELT', 'SPA-1250', 3)]).items;
    expect(item).toMatchObject({
      sku: 'SPA-1250',
      parentSku: 'SPA-BELT',
      path: '/spa-belt.html',
      selectedOptions: ['value-SPA-1250'],
      options: [{ label: 'Length', value: '1250 mm' }],
    });
    expect(item?.name).toBe('Product SPA-BELT');
  });

  test('an out-of-stock line stays and says so', () => {
    const [item] = details([platformLine('A', 1, { product: platformProduct('A', { stock_status: 'OUT_OF_STOCK' }) })]).items;
    expect(item?.inStock).toBe(false);
  });

  test('shows the picture of the moment of adding where the platform has none', () => {
    const cart = platformCart('c1', [
      platformLine('A', 1, { product: platformProduct('A', { thumbnail: null }) }),
    ]) as unknown as PlatformCart;
    expect(toCartDetails(cart, { currency: 'SAR', rememberedImage: () => ({ url: '/kept.png', label: 'A' }) }).items[0]?.image).toEqual({
      url: '/kept.png',
      label: 'A',
    });
  });

  test('gives totals with discount, tax and shipping where there are any', () => {
    const { totals, coupons } = details([platformLine('A', 1)], {
      applied_coupons: [{ code: 'WELCOME10' }],
      shipping_addresses: [{ selected_shipping_method: { price_incl_tax: sar(15) } }],
      prices: {
        applied_taxes: null,
        discounts: [{ label: 'Welcome', amount: sar(1) }],
        grand_total: sar(24),
        subtotal_excluding_tax: sar(10),
      },
    });
    expect(coupons).toEqual(['WELCOME10']);
    expect(totals).toMatchObject({
      discounts: [{ label: 'Welcome', amount: { value: 1 } }],
      taxes: [],
      shipping: { value: 15 },
      grandTotal: { value: 24, currency: 'SAR' },
    });
  });

  test('amounts without value or currency are zero in the shop’s currency', () => {
    expect(details([], { prices: null }).totals.grandTotal).toEqual({ value: 0, currency: 'SAR' });
  });
});

describe('discounts', () => {
  const discountsOf = (amounts: number[], grandTotal: number) =>
    details([platformLine('A', 11.5)], {
      prices: {
        applied_taxes: null,
        discounts: amounts.map((value) => ({ label: 'Off', amount: sar(value) })),
        grand_total: sar(grandTotal),
        subtotal_excluding_tax: sar(100),
      },
    }).totals.discounts.map(({ amount }) => amount.value);

  test.each([
    ['told with tax, stay', [11.5], 103.5, [11.5]],
    ['told without tax, are shown with it', [10], 103.5, [11.5]],
    ['several, share it', [10, 5], 97.75, [11.5, 5.75]],
    ['that do not explain the total, stay as told', [10], 50, [10]],
  ])('%s', (_name, told, grandTotal, shown) => expect(discountsOf(told, grandTotal)).toEqual(shown));
});

describe('the derived summary', () => {
  test('counts in US dollars when the cart is empty', () => {
    expect(deriveSummary(undefined)).toEqual({ currencyCode: 'USD', numItems: 0, subtotal: 0, isEmpty: true });
    expect(deriveSummary(details([])).currencyCode).toBe('USD');
  });

  test('sums the quantities; its subtotal is the grand total', () => {
    expect(deriveSummary(details([platformLine('A', 2), platformLine('B', 5)]))).toEqual({
      currencyCode: 'SAR',
      numItems: 7,
      subtotal: 11.5,
      isEmpty: false,
    });
  });
});

test('knows how many pieces are left, of the variant where there is one', () => {
  const cart = platformCart('c1', [
    platformLine('A', 1, { product: platformProduct('A', { only_x_left_in_stock: 3 }) }),
    platformLine('B', 1),
    platformVariantLine('P', 'V', 1, { configured_variant: platformProduct('V', { only_x_left_in_stock: 7 }) }),
  ]) as unknown as PlatformCart;
  expect([...stockLeft(cart)]).toEqual([
    ['uid-A', 3],
    ['uid-V', 7],
  ]);
});
