import { toHundredths, type Money } from 'shared-contracts';
import { anyText, defineListAddress } from 'shared-ui';

/** `user`: whose; undefined: everybody's. */
export const ordersAddress = defineListAddress('/company/orders', { user: anyText });
/** Months that the chart shows, this one included. */
export const MONTHS = 12;

/** The last months, the oldest first: `2025-12`, … */
export function lastMonths(today: Date, count = MONTHS): readonly string[] {
  return Array.from({ length: count }, (_each, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7),
  );
}

export interface MonthView {
  month: string;
  orders: number;
  total: number;
}

export interface SpendingView {
  currency: string;
  months: readonly MonthView[];
  total: Money;
  highest: number;
  /** Whoever has ordered anything, by name. */
  users: readonly { id: string; name: string }[];
}

/** What one user spent in one month, as the platform says it. */
interface Spent {
  month: string;
  user_id: string;
  user_name: string;
  orders: number;
  total: { value: number | null; currency: string | null };
}

/** Sums by month, of one user or of all; a month without orders is there with nothing. */
export function toSpending(
  spending: readonly (Spent | null)[],
  { months, user, currency: shopCurrency }: { months: readonly string[]; user: string | undefined; currency: string },
): SpendingView {
  const all = spending.flatMap((entry) => (entry ? [entry] : []));
  const wanted = all.filter(({ user_id: id }) => user === undefined || id === user);
  const views = months.map((month) => {
    const entries = wanted.filter((entry) => entry.month === month);
    return {
      month,
      orders: entries.reduce((sum, { orders }) => sum + orders, 0),
      total: toHundredths(entries.reduce((sum, { total }) => sum + (total.value ?? 0), 0)),
    };
  });
  const currency = all[0]?.total.currency ?? shopCurrency;
  const users = new Map(all.map(({ user_id: id, user_name: name }) => [id, name]));
  return {
    currency,
    months: views,
    total: { value: toHundredths(views.reduce((sum, { total }) => sum + total, 0)), currency },
    highest: Math.max(0, ...views.map(({ total }) => total)),
    users: [...users].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
  };
}
