import { toMoney, type Money } from 'shared-contracts';
import { pageOf } from '../../features/company-area/page-of';
import { nameOf, PURCHASE_ORDERS_PATH, type PurchaseOrderStatus, STATUSES } from '../../features/purchase-order/purchase-order';
import type { PurchaseOrdersQuery, PurchaseOrdersQueryVariables } from './purchase-orders.graphql.ts';

/** Whose: all that one may see, one's own, what waits for one's approval. */
export const VIEWS = ['all', 'mine', 'approval'] as const;
export type View = (typeof VIEWS)[number];

export interface ListQuery {
  page: number;
  view: View;
  status: PurchaseOrderStatus | undefined;
}

export interface ListedPurchaseOrder {
  uid: string;
  number: string;
  createdAt: string;
  createdBy: string;
  status: PurchaseOrderStatus;
  total: Money | undefined;
}

export interface PurchaseOrdersView {
  orders: readonly ListedPurchaseOrder[];
  count: number;
  page: number;
  pages: number;
}

export function readList(search: string): ListQuery {
  const given = new URLSearchParams(search);
  return {
    page: pageOf(search),
    view: VIEWS.find((view) => view === given.get('show')) ?? 'all',
    status: STATUSES.find((status) => status === given.get('status')),
  };
}

export function listHref({ page = 1, view, status }: Partial<Pick<ListQuery, 'page'>> & Omit<ListQuery, 'page'>): string {
  const query = new URLSearchParams({
    ...(view === 'all' ? {} : { show: view }),
    ...(status ? { status } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `${PURCHASE_ORDERS_PATH}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

export function toVariables({ page, view, status }: ListQuery): PurchaseOrdersQueryVariables {
  return {
    page,
    filter: {
      ...(view === 'all' ? { company_purchase_orders: true } : {}),
      ...(view === 'approval' ? { require_my_approval: true } : {}),
      ...(status ? { status } : {}),
    },
  };
}

/** What there is to show; undefined where the platform gives no purchase orders. */
export function toPurchaseOrders(data: PurchaseOrdersQuery | undefined, currency: string): PurchaseOrdersView | undefined {
  const found = data?.customer?.purchase_orders;
  if (!found) return undefined;
  return {
    orders: found.items.flatMap((order) =>
      order
        ? [
            {
              uid: order.uid,
              number: order.number,
              createdAt: order.created_at,
              createdBy: nameOf(order.created_by),
              status: order.status,
              total: toMoney(order.quote?.prices?.grand_total, currency),
            },
          ]
        : [],
    ),
    count: found.total_count ?? 0,
    page: found.page_info?.current_page ?? 1,
    pages: found.page_info?.total_pages ?? 1,
  };
}
