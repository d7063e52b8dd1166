import type { PlatformMoney } from 'shared-contracts';
import { among, defineListAddress } from 'shared-ui';
import { nameOf, PURCHASE_ORDERS_PATH, type PurchaseOrderStatus, STATUSES } from '../../features/purchase-order/purchase-order';
import type { PurchaseOrdersQuery, PurchaseOrdersQueryVariables } from './purchase-orders.graphql.ts';

/** Whose: all that one may see, one's own, what waits for one's approval. */
export const VIEWS = ['all', 'mine', 'approval'] as const;

export const ordersAddress = defineListAddress(PURCHASE_ORDERS_PATH, {
  show: (text) => among(VIEWS)(text) ?? 'all',
  status: among(STATUSES),
});
export type ListQuery = ReturnType<typeof ordersAddress.read>;

export interface ListedPurchaseOrder {
  uid: string;
  number: string;
  createdAt: string;
  createdBy: string;
  status: PurchaseOrderStatus;
  total: PlatformMoney | null | undefined;
}

export interface PurchaseOrdersView {
  /** Whether the company uses purchase orders. */
  isEnabled: boolean;
  orders: readonly ListedPurchaseOrder[];
  count: number;
  page: number;
  pages: number;
}

export function toVariables({ page, show, status }: ListQuery): PurchaseOrdersQueryVariables {
  return {
    page,
    filter: {
      ...(show === 'all' ? { company_purchase_orders: true } : {}),
      ...(show === 'approval' ? { require_my_approval: true } : {}),
      ...(status ? { status } : {}),
    },
  };
}

/** What there is to show; undefined where the platform gives no purchase orders. */
export function toPurchaseOrders({ customer }: PurchaseOrdersQuery): PurchaseOrdersView | undefined {
  const found = customer?.purchase_orders;
  if (!found) return undefined;
  return {
    isEnabled: customer.purchase_orders_enabled !== false,
    orders: found.items.flatMap((order) =>
      order
        ? [
            {
              uid: order.uid,
              number: order.number,
              createdAt: order.created_at,
              createdBy: nameOf(order.created_by),
              status: order.status,
              total: order.quote?.prices?.grand_total,
            },
          ]
        : [],
    ),
    count: found.total_count ?? 0,
    page: found.page_info?.current_page ?? 1,
    pages: found.page_info?.total_pages ?? 1,
  };
}
