import { formatDate } from 'shared-ui';
import type { Money } from 'shared-contracts';
import type { OrderHistoryQuery } from './order-history.graphql.ts';

export interface OrderView {
  id: string;
  number: string;
  date: string;
  status: string;
  total: Money;
  items: readonly { id: string; name: string; sku: string; quantity: number }[];
}

/** The platform's orders as the page shows them. Dates: day, month, year in the Gregorian calendar, Western digits. */
export function toOrders(data: OrderHistoryQuery | undefined, locale: string): OrderView[] {
  return (data?.customer?.orders?.items ?? []).flatMap((order) => {
    if (!order) return [];
    return [
      {
        id: order.id,
        number: order.number,
        date: formatDate(order.order_date, locale),
        status: order.status,
        total: { value: order.total?.grand_total.value ?? 0, currency: order.total?.grand_total.currency ?? 'SAR' },
        items: (order.items ?? []).flatMap((item) =>
          item
            ? [{ id: item.id, name: item.product_name ?? item.product_sku, sku: item.product_sku, quantity: item.quantity_ordered ?? 0 }]
            : [],
        ),
      },
    ];
  });
}
