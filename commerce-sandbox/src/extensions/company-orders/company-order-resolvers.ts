import { usersOf } from '../../commerce/company/companies.ts';
import { mayDo, requireCompany } from '../../commerce/company/company-resolvers.ts';
import { subordinatesOf } from '../../commerce/company/structure.ts';
import { statusLabel } from '../../commerce/order/orders.ts';
import { notAuthorized } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { baseMoney } from '../../platform/money/money.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { dateBound, equalTo, pagingOf } from '../lists/list-filter.ts';
import { companyOrders, companySpending, type CompanyOrderFilter } from './company-orders.ts';

/** Whose orders the caller may see: everybody's, those of subordinates, or the own ones. */
async function visibleUsers(context: RequestContext): Promise<ReadonlySet<number>> {
  const { company, caller } = await requireCompany(context);
  if (!(await mayDo(context, caller, 'Magento_Sales::view_orders')))
    throw notAuthorized('You do not have authorization to perform this action.');
  if (caller.companyAdmin) return new Set((await usersOf(context.database, company.id, undefined)).map(({ id }) => id));
  if (!(await mayDo(context, caller, 'Magento_Sales::view_orders_sub'))) return new Set([caller.id]);
  return new Set([caller.id, ...(await subordinatesOf(context.database, company.id, caller.id))]);
}

async function filterFrom(context: RequestContext, input: Input): Promise<CompanyOrderFilter> {
  const filter = input.object('filter');
  const visible = await visibleUsers(context);
  const wanted = equalTo(filter, 'user_id')?.map((given) => idOf(given) ?? 0);
  return {
    userIds: [...visible].filter((id) => wanted === undefined || wanted.includes(id)),
    from: dateBound(filter, 'created_at', 'from'),
    to: dateBound(filter, 'created_at', 'to'),
  };
}

const company = resolve('Company')({
  orders: async (_source, input, context) => {
    const paging = pagingOf(input);
    const { orders, total } = await companyOrders(context.database, await filterFrom(context, input), paging);
    return {
      items: orders.map((order) => ({
        number: order.number,
        order_date: timestamp(order.createdAt),
        status: statusLabel(order.status, context.store.language),
        user_id: uid(order.userId),
        user_name: order.userName,
        total: baseMoney(order.total),
      })),
      total_count: total,
      page_info: pageInfo(paging.currentPage, paging.pageSize, total),
    };
  },
  spending: async (_source, input, context) =>
    (await companySpending(context.database, await filterFrom(context, input))).map((spent) => ({
      month: spent.month,
      user_id: uid(spent.userId),
      user_name: spent.userName,
      orders: spent.orders,
      total: baseMoney(spent.total),
    })),
});

export const companyOrderResolvers: readonly TypeResolvers[] = [company];
