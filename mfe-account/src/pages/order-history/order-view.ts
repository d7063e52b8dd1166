import { formatDate } from 'shared-ui';
import { toMoney, type Money } from 'shared-contracts';
import { phaseOf, toProgress, type OrderPhase } from '../../features/order/order-phase';
import { progressById, toOrderProgress, type OrderProgressView } from '../../features/order/order-progress-view';
import type { OrderProgressQuery } from '../../features/order/order-progress.graphql.ts';
import { present } from '../../features/present/present';
import type { OrderHistoryQuery } from './order-history.graphql.ts';

/** An order as the list shows it. */
export interface ListedOrder {
  id: string;
  number: string;
  date: string;
  status: string;
  phase: OrderPhase;
  progress: OrderProgressView | undefined;
  /** Undefined where the platform does not say it. */
  total: Money | undefined;
  canReorder: boolean;
  /** A part of it has left, at least. */
  isSent: boolean;
  /** How many there are. */
  invoices: number;
  items: readonly { id: string; name: string; sku: string; quantity: number }[];
}

/**
 * The platform's orders as the page shows them, with what one with our extension tells besides (`told`). Dates: day, month, year in the
 * Gregorian calendar, Western digits.
 */
export function toOrders(
  data: OrderHistoryQuery | undefined,
  { locale, currency }: { locale: string; currency: string },
  told?: OrderProgressQuery,
): ListedOrder[] {
  const progress = progressById(told);
  return present(data?.customer?.orders?.items).map((order) => {
    const items = present(order.items);
    const lines = items.map(toProgress);
    const phase = phaseOf(lines, order.status);
    const isSent = present(order.shipments).length > 0;
    return {
      id: order.id,
      number: order.number,
      date: formatDate(order.order_date, locale),
      status: order.status,
      phase,
      progress: toOrderProgress({ orderDate: order.order_date, phase, lines, hasShipments: isSent }, progress.get(order.id)),
      total: toMoney(order.total?.grand_total, currency),
      canReorder: order.available_actions.includes('REORDER'),
      isSent,
      invoices: present(order.invoices).length,
      items: items.map(({ id, product, product_name: ordered, product_sku: sku, quantity_ordered: quantity }) => ({
        id,
        name: product?.name ?? ordered ?? sku,
        sku,
        quantity: quantity ?? 0,
      })),
    };
  });
}
