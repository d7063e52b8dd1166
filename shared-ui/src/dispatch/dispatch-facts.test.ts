import { dispatchFactsIn } from './dispatch-facts';

const belt = {
  sku: 'SPA',
  lead_time_days: 0,
  next_stock_date: null,
  variants: [{ product: { sku: 'SPA-1250', lead_time_days: 2, next_stock_date: '2026-12-09' } }, null, { product: null }],
};

test('a variant has its own, else its product’s', () => {
  const find = dispatchFactsIn([belt, null]);
  expect(find('SPA-1250', 'SPA')).toMatchObject({ lead_time_days: 2, next_stock_date: '2026-12-09' });
  expect(find('SPA-1400', 'SPA')).toMatchObject({ lead_time_days: 0 });
  expect(find('SPA')).toMatchObject({ lead_time_days: 0 });
});

test('nothing is known of what the platform does not list', () => {
  expect(dispatchFactsIn([belt])('6205')).toBeUndefined();
  expect(dispatchFactsIn(undefined)('SPA-1250', 'SPA')).toBeUndefined();
});
