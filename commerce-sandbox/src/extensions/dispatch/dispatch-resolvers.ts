import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';

const DAY_MS = 86_400_000;
/** Every so many products come from a warehouse two working days away. */
const FAR_EVERY = 9;
const FAR_DAYS = 2;
const RESTOCK_DAYS = { least: 5, spread: 16 };

/** Holidays of the Kingdom; those of the lunar calendar as they are expected. */
const HOLIDAYS = [
  ...['2026-02-22', '2026-03-19', '2026-03-22', '2026-03-23', '2026-05-26', '2026-05-27', '2026-05-28', '2026-05-31', '2026-09-23'],
  ...['2027-02-22', '2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11', '2027-05-16', '2027-05-17', '2027-05-18', '2027-09-23'],
];

/** Demo data: derived from the product's number, so that they are the same each time. */
const product = resolve(['SimpleProduct', 'ConfigurableProduct'])({
  lead_time_days: ({ id }) => (id % FAR_EVERY === 0 ? FAR_DAYS : 0),
  next_stock_date: ({ id, inStock }) =>
    inStock ? null : new Date(Date.now() + (RESTOCK_DAYS.least + (id % RESTOCK_DAYS.spread)) * DAY_MS).toISOString().slice(0, 10),
});

const settings = resolve('StoreConfig')({
  dispatch_cutoff: () => '14:00',
  dispatch_time_zone: () => 'Asia/Riyadh',
  dispatch_weekend: () => [5, 6],
  dispatch_holidays: () => HOLIDAYS,
});

export const dispatchResolvers: readonly TypeResolvers[] = [product, settings];
