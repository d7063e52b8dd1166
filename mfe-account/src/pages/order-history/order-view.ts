import { formatDate } from 'shared-ui';
import { toMoney, zeroMoney, type Money } from 'shared-contracts';
import { phaseOf, type OrderPhase } from '../../features/order/order-phase';
import { toProgress } from '../../features/order/order-view';
import { present } from '../../features/present/present';
import type { OrderHistoryQuery } from './order-history.graphql.ts';

/** An order as the list shows it. */
export interface ListedOrder {
  id: string;
  number: string;
  date: string;
  status: string;
  phase: OrderPhase;
  total: Money;
  items: readonly { id: string; name: string; sku: string; quantity: number }[];
}

/** The platform's orders as the page shows them. Dates: day, month, year in the Gregorian calendar, Western digits. */
export function toOrders(data: OrderHistoryQuery | undefined, locale: string, currency: string): ListedOrder[] {
  return present(data?.customer?.orders?.items).map((order) => {
    const items = present(order.items);
    return {
      id: order.id,
      number: order.number,
      date: formatDate(order.order_date, locale),
      status: order.status,
      phase: phaseOf(items.map(toProgress)),
      total: toMoney(order.total?.grand_total, currency) ?? zeroMoney(currency),
      items: items.map(({ id, product, product_name: ordered, product_sku: sku, quantity_ordered: quantity }) => ({
        id,
        name: product?.name ?? ordered ?? sku,
        sku,
        quantity: quantity ?? 0,
      })),
    };
  });
}
