import { toSums } from './purchase-order-sums';

const money = (value: number) => ({ value, currency: 'SAR' });
const quote = (total: number | undefined, rows: readonly number[], delivery: number | undefined) =>
  ({
    prices: { grand_total: total === undefined ? null : money(total) },
    shipping_addresses: delivery === undefined ? [] : [{ selected_shipping_method: { price_incl_tax: money(delivery) } }],
    items: [null, ...rows.map((value) => ({ prices: { row_total_including_tax: money(value) } }))],
  }) as never;

test.each([
  ['lines and delivery', quote(1304.4, [594, 685.4], 25), { discount: undefined, delivery: 25, total: 1304.4 }],
  ['a discount', quote(1174.46, [594, 685.4], 25), { discount: -129.94, delivery: 25, total: 1174.46 }],
  ['free delivery', quote(0.3, [0.1, 0.2], 0), { discount: undefined, delivery: 0, total: 0.3 }],
  ['no word of delivery', quote(1304.4, [1279.4], undefined), { discount: undefined, delivery: undefined, total: 1304.4 }],
])('%s: what stands between the lines and the total', (_name, given, { discount, delivery, total }) => {
  const sums = toSums(given, 'SAR');
  expect([sums?.discount?.value, sums?.delivery?.value, sums?.total.value]).toEqual([discount, delivery, total]);
});

test('no total, no sums', () => {
  expect(toSums(quote(undefined, [1], 25), 'SAR')).toBeUndefined();
  expect(toSums(null, 'SAR')).toBeUndefined();
});
