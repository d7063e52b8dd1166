import type { Queryable } from '../../platform/database/database.ts';
import type { Halalas } from '../../platform/money/money.ts';
import type { Paging } from '../lists/list-filter.ts';

export interface CompanyOrder {
  readonly number: string;
  readonly createdAt: Date;
  readonly status: string;
  readonly userId: number;
  readonly userName: string;
  readonly total: Halalas;
}

export interface CompanySpending {
  readonly month: string;
  readonly userId: number;
  readonly userName: string;
  readonly orders: number;
  readonly total: Halalas;
}

export interface CompanyOrderFilter {
  /** Whose orders. */
  readonly userIds: readonly number[];
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const WANTED =
  'o.customer_id = any ($1::int[]) and ($2::timestamptz is null or o.created_at >= $2) and ($3::timestamptz is null or o.created_at <= $3)';
const FROM = 'from sales_order o join customer c on c.id = o.customer_id';
const NAME = `c.firstname || ' ' || c.lastname`;

const values = ({ userIds, from, to }: CompanyOrderFilter): readonly unknown[] => [userIds, from ?? null, to ?? null];

export async function companyOrders(
  target: Queryable,
  filter: CompanyOrderFilter,
  { pageSize, currentPage }: Paging,
): Promise<{ readonly orders: readonly CompanyOrder[]; readonly total: number }> {
  const [count] = await target.query<{ total: number }>(`select count(*)::int as total ${FROM} where ${WANTED}`, values(filter));
  const orders = await target.query<CompanyOrder>(
    `select o.number, o.created_at as "createdAt", o.status, c.id as "userId", ${NAME} as "userName", (o.grand_total * 100)::int as total
     ${FROM} where ${WANTED} order by o.created_at desc, o.id desc limit $4 offset $5`,
    [...values(filter), pageSize, (currentPage - 1) * pageSize],
  );
  return { orders, total: count?.total ?? 0 };
}

/** Sums by month and user; what was cancelled was not spent. */
export function companySpending(target: Queryable, filter: CompanyOrderFilter): Promise<readonly CompanySpending[]> {
  return target.query<CompanySpending>(
    `select to_char(o.created_at at time zone 'Asia/Riyadh', 'YYYY-MM') as month, c.id as "userId", ${NAME} as "userName", count(*)::int as orders,
       (sum(o.grand_total) * 100)::int as total
     ${FROM} where ${WANTED} and o.status <> 'canceled' group by 1, 2, 3 order by 1, 3, 2`,
    values(filter),
  );
}
