import type { CartTotals } from 'shared-contracts';
import { money } from '../../testing/cart-fixtures';
import { withDelivery } from './with-delivery';

const VAT = { label: 'VAT', amount: money(15) };
const TOTALS: CartTotals = { subtotalExcludingTax: money(100), discounts: [], taxes: [VAT], shipping: undefined, grandTotal: money(115) };
const STANDARD = { price: money(23), priceWithoutTax: money(20) };

test('a delivery is added with its tax', () =>
  expect(withDelivery(TOTALS, STANDARD)).toEqual({
    ...TOTALS,
    shipping: money(23),
    taxes: [{ label: 'VAT', amount: money(18) }],
    grandTotal: money(138),
  }));

test('another one takes the place of the first, also a free one', () => {
  const first = withDelivery(TOTALS, STANDARD);
  expect(withDelivery(first, { price: money(46), priceWithoutTax: money(40) }).grandTotal).toEqual(money(161));
  expect(withDelivery(first, { price: money(0), priceWithoutTax: money(0) })).toEqual({ ...TOTALS, shipping: money(0) });
});

test('untaxed delivery changes no tax; the platform’s own totals stay', () => {
  expect(withDelivery(TOTALS, { price: money(20), priceWithoutTax: money(20) }).taxes).toEqual([VAT]);
  expect(withDelivery({ ...TOTALS, shipping: money(23) }, { price: money(23) })).toEqual({ ...TOTALS, shipping: money(23) });
});

test('of several taxes nobody knows which', () => {
  const totals = { ...TOTALS, taxes: [VAT, { label: 'City', amount: money(1) }] };
  expect(withDelivery(totals, STANDARD)).toMatchObject({ taxes: [], grandTotal: money(138) });
});
