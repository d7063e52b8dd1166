import { inputError } from '../../platform/errors/errors.ts';
import type { SourceOf } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageAsked, pageInfo } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { findOrders, firstOrderDate, orderSource, statusCodes } from './orders.ts';

/** The platform's least length of what is looked for within a text. */
const SHORTEST_MATCH = 3;

/** Scopes that hold more than the store view that asks; there is one website. */
const EVERYWHERE: ReadonlySet<string | undefined> = new Set(['WEBSITE', 'GLOBAL']);

/** `customer.orders` and its deprecated forerunner. */
export async function ordersPage(context: RequestContext, customerId: number, input: Input): Promise<SourceOf<'CustomerOrders'>> {
  const filter = input.object('filter');
  const number = filter.object('number');
  const numbers = [...number.texts('eq'), ...number.texts('in')];
  const numberPart = number.text('match');
  if (numberPart !== undefined && numberPart.length < SHORTEST_MATCH)
    throw inputError(`Invalid match filter. Minimum length is ${SHORTEST_MATCH}.`);
  const statuses = [...filter.object('status').texts('eq'), ...filter.object('status').texts('in')];
  const { pageSize, currentPage } = pageAsked(input);
  const { total, orders } = await findOrders(context.database, {
    customerId,
    storeId: EVERYWHERE.has(input.text('scope')) ? undefined : context.store.id,
    numbers: numbers.length > 0 ? numbers : undefined,
    numberPart,
    text: filter.object('text').text('match'),
    statuses: statuses.length > 0 ? statusCodes(statuses) : undefined,
    from: startOf(filter.object('order_date').text('from')),
    to: endOf(filter.object('order_date').text('to')),
    atLeast: filter.object('grand_total').number('from'),
    atMost: filter.object('grand_total').number('to'),
    sort: input.object('sort').text('sort_field') === 'NUMBER' ? 'number' : 'created_at',
    // Without a wish the oldest stand first.
    descending: input.has('sort') && input.object('sort').text('sort_direction') !== 'ASC',
    pageSize,
    currentPage,
  });
  return {
    items: orders.map(orderSource),
    total_count: total,
    page_info: pageInfo(currentPage, pageSize, total),
    date_of_first_order: async () => {
      const first = await firstOrderDate(context.database, customerId);
      return first ? timestamp(first) : null;
    },
  };
}

function startOf(text: string | undefined): string | undefined {
  const parsed = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(parsed) ? undefined : new Date(parsed).toISOString();
}

/** A day without a time means the whole day. */
function endOf(text: string | undefined): string | undefined {
  return startOf(text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59.999Z` : text);
}
