import type { BadgeType, IconName } from 'shared-ui';

export const PURCHASE_ORDERS_PATH = '/purchase-orders';

export const purchaseOrderPath = (uid: string) => `${PURCHASE_ORDERS_PATH}/${encodeURIComponent(uid)}`;

/** The platform's `PurchaseOrderStatus`, in an order's life. */
export const STATUSES = [
  'PENDING',
  'APPROVAL_REQUIRED',
  'APPROVED',
  'APPROVED_PENDING_PAYMENT',
  'ORDER_IN_PROGRESS',
  'ORDER_PLACED',
  'ORDER_FAILED',
  'REJECTED',
  'CANCELED',
] as const;
export type PurchaseOrderStatus = (typeof STATUSES)[number];

/** How a status looks, besides its word. */
export const LOOKS: Readonly<Record<PurchaseOrderStatus, { type: BadgeType; icon: IconName }>> = {
  PENDING: { type: 'neutral', icon: 'info' },
  APPROVAL_REQUIRED: { type: 'warning', icon: 'warning' },
  APPROVED: { type: 'success', icon: 'check' },
  APPROVED_PENDING_PAYMENT: { type: 'info', icon: 'info' },
  ORDER_IN_PROGRESS: { type: 'info', icon: 'truck' },
  ORDER_PLACED: { type: 'success', icon: 'check' },
  ORDER_FAILED: { type: 'error', icon: 'error' },
  REJECTED: { type: 'error', icon: 'close' },
  CANCELED: { type: 'neutral', icon: 'close' },
};

/** What the platform keeps of a comment. */
export const LONGEST_COMMENT = 2000;

interface Person {
  firstname: string | null;
  lastname: string | null;
}

/** Empty where the platform no longer knows them. */
export const nameOf = (person: Person | null | undefined) => [person?.firstname, person?.lastname].filter(Boolean).join(' ');
