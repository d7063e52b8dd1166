import { toHundredths, type Money } from 'shared-contracts';

export const COMPANY_ORDERS_PATH = '/company/orders';
/** Months that the chart shows, this one included. */
export const MONTHS = 12;

export interface OrdersQuery {
  /** Whose; undefined: everybody's. */
  user: string | undefined;
  page: number;
}

export function readOrders(search: string): OrdersQuery {
  const query = new URLSearchParams(search);
  const page = Math.trunc(Number(query.get('page') ?? '1'));
  return { user: query.get('user') || undefined, page: page >= 1 ? page : 1 };
}

export function ordersHref({ user, page = 1 }: { user: string | undefined; page?: number }): string {
  const query = new URLSearchParams({ ...(user === undefined ? {} : { user }), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `${COMPANY_ORDERS_PATH}?${query.toString()}` : COMPANY_ORDERS_PATH;
}

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
