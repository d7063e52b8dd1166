import type { Queryable } from '../../platform/database/database.ts';

export type PurchaseOrderStatus =
  | 'PENDING'
  | 'APPROVAL_REQUIRED'
  | 'APPROVED'
  | 'ORDER_IN_PROGRESS'
  | 'ORDER_PLACED'
  | 'ORDER_FAILED'
  | 'REJECTED'
  | 'CANCELED'
  | 'APPROVED_PENDING_PAYMENT';

export interface Approval {
  readonly id: number;
  readonly ruleName: string;
  readonly roleId: number;
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly customerId: number | null;
  readonly updatedAt: string;
}

export interface PurchaseOrder {
  readonly id: number;
  readonly number: string;
  readonly companyId: number;
  readonly creatorId: number | null;
  readonly cartId: number;
  readonly orderId: number | null;
  readonly status: PurchaseOrderStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly approvals: readonly Approval[];
  readonly comments: readonly {
    readonly id: number;
    readonly customerId: number | null;
    readonly text: string;
    readonly createdAt: string;
  }[];
  readonly history: readonly { readonly id: number; readonly activity: string; readonly message: string; readonly createdAt: string }[];
}

const SELECT_PURCHASE_ORDER = `
  select p.id, p.number, p.company_id as "companyId", p.creator_id as "creatorId", p.cart_id as "cartId", p.order_id as "orderId", p.status, p.created_at as "createdAt", p.updated_at as "updatedAt",
    coalesce((select json_agg(json_build_object('id', a.id, 'ruleName', a.rule_name, 'roleId', a.role_id, 'status', a.status, 'customerId', a.customer_id, 'updatedAt', a.updated_at) order by a.id)
      from purchase_order_approval a where a.purchase_order_id = p.id), '[]') as approvals,
    coalesce((select json_agg(json_build_object('id', c.id, 'customerId', c.customer_id, 'text', c.text, 'createdAt', c.created_at) order by c.id) from purchase_order_comment c where c.purchase_order_id = p.id), '[]') as comments,
    coalesce((select json_agg(json_build_object('id', h.id, 'activity', h.activity, 'message', h.message, 'createdAt', h.created_at) order by h.id desc) from purchase_order_history h where h.purchase_order_id = p.id), '[]') as history
  from purchase_order p`;

export async function purchaseOrderById(target: Queryable, id: number): Promise<PurchaseOrder | undefined> {
  const [found] = await target.query<PurchaseOrder>(`${SELECT_PURCHASE_ORDER} where p.id = $1`, [id]);
  return found;
}

/** A company's purchase orders, the newest first. */
export function purchaseOrdersOf(target: Queryable, companyId: number): Promise<readonly PurchaseOrder[]> {
  return target.query<PurchaseOrder>(`${SELECT_PURCHASE_ORDER} where p.company_id = $1 order by p.id desc`, [companyId]);
}

const NUMBER_DIGITS = 9;

export async function addPurchaseOrder(
  target: Queryable,
  companyId: number,
  creatorId: number,
  cartId: number,
  status: PurchaseOrderStatus,
): Promise<PurchaseOrder> {
  const [row] = await target.query<{ id: number }>(
    `insert into purchase_order (number, company_id, creator_id, cart_id, status) values (lpad(nextval('purchase_order_number')::text, ${NUMBER_DIGITS}, '0'), $1, $2, $3, $4) returning id`,
    [companyId, creatorId, cartId, status],
  );
  const added = await purchaseOrderById(target, row?.id ?? 0);
  if (!added) throw new Error('The new purchase order is gone.');
  return added;
}

export async function setStatus(target: Queryable, id: number, status: PurchaseOrderStatus): Promise<void> {
  await target.query('update purchase_order set status = $2, updated_at = now() where id = $1', [id, status]);
}

/** Writes the log that members read. */
export async function logActivity(target: Queryable, id: number, activity: string, message: string): Promise<void> {
  await target.query('insert into purchase_order_history (purchase_order_id, activity, message) values ($1, $2, $3)', [
    id,
    activity,
    message,
  ]);
}

export async function addPurchaseOrderComment(target: Queryable, id: number, customerId: number, text: string): Promise<number> {
  const [row] = await target.query<{ id: number }>(
    'insert into purchase_order_comment (purchase_order_id, customer_id, text) values ($1, $2, $3) returning id',
    [id, customerId, text],
  );
  return row?.id ?? 0;
}

/** A company keeps its purchase orders when the account of who placed them goes: its administrator has their carts then. */
export async function keepPurchaseOrdersOf(target: Queryable, customerId: number): Promise<void> {
  await target.query(
    `update cart set customer_id = c.admin_id from purchase_order p join company c on c.id = p.company_id where p.cart_id = ` +
      `cart.id and cart.customer_id = $1 and not cart.active`,
    [customerId],
  );
}
