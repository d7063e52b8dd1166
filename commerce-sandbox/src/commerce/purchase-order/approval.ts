import type { Database, Queryable } from '../../platform/database/database.ts';
import { inputError } from '../../platform/errors/errors.ts';
import { decimal } from '../../platform/money/money.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { cartById, updateCart, type Cart } from '../cart/cart.ts';
import { loadCart } from '../cart/loaded-cart.ts';
import { placeOrder, reasonAgainst, type OrderRefusal } from '../checkout/place-order.ts';
import { applies, rulesOf } from './approval-rules.ts';
import { can, mayApproveAlone, mayGive, type Member } from './purchase-order-access.ts';
import { addPurchaseOrder, logActivity, purchaseOrderById, setStatus, type PurchaseOrder } from './purchase-orders.ts';

const nameOf = (member: Member): string => `${member.customer.firstname} ${member.customer.lastname}`;

/** Turns a cart into a purchase order: its prices are agreed from now on, and the company's rules say who has to approve it. */
export async function placePurchaseOrder(database: Database, store: StoreView, member: Member, cart: Cart): Promise<PurchaseOrder> {
  return database.transaction(async (transaction) => {
    const locked = await cartById(transaction, cart.id, 'lock');
    if (!locked?.active) throw inputError("Unable to place purchase order: The cart isn't active.");
    const loaded = await loadCart(transaction, store, locked);
    const refusal = await reasonAgainst(transaction, store, loaded);
    if (refusal) throw inputError(`Unable to place purchase order: ${refusal.message.replace('Unable to place order: ', '')}`);
    for (const line of loaded.lines)
      await transaction.query('update cart_item set agreed_price = $2 where id = $1', [line.id, decimal(line.totals.unitIncl)]);
    await updateCart(transaction, cart.id, { active: false });
    const rules = (await rulesOf(transaction, member.companyId)).filter((rule) => applies(rule, loaded, member.customer.companyRoleId));
    const free = member.customer.companyAdmin || can(member, 'Magento_PurchaseOrder::autoapprove_purchase_order');
    const placed = await addPurchaseOrder(
      transaction,
      member.companyId,
      member.customer.id,
      cart.id,
      free || rules.length === 0 ? 'APPROVED' : 'APPROVAL_REQUIRED',
    );
    await logActivity(transaction, placed.id, 'Submitted', `Purchase Order #${placed.number} was submitted by ${nameOf(member)}`);
    if (placed.status === 'APPROVED')
      await logActivity(transaction, placed.id, 'Approved', `Purchase Order #${placed.number} was approved automatically`);
    else {
      for (const rule of rules) {
        for (const roleId of rule.approvers)
          await transaction.query('insert into purchase_order_approval (purchase_order_id, rule_name, role_id) values ($1, $2, $3)', [
            placed.id,
            rule.name,
            roleId,
          ]);
        await logActivity(transaction, placed.id, 'Approval required', `Rule "${rule.name}" was applied`);
      }
    }
    return (await purchaseOrderById(transaction, placed.id)) ?? placed;
  });
}

/** Locks a purchase order for a decision: two at once see each other's. */
async function locked(target: Queryable, id: number): Promise<PurchaseOrder> {
  await target.query('select id from purchase_order where id = $1 for update', [id]);
  const found = await purchaseOrderById(target, id);
  if (!found) throw new Error('The purchase order is gone.');
  return found;
}

/** Gives this member's approvals; who may approve alone gives all that are open. The last one approves the purchase order. */
export async function approve(database: Database, member: Member, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await locked(transaction, id);
    if (found.status !== 'APPROVAL_REQUIRED') return;
    const alone = mayApproveAlone(member);
    for (const approval of found.approvals.filter((candidate) => candidate.status === 'PENDING')) {
      if (!alone && !(await mayGive(transaction, member, found, approval))) continue;
      await transaction.query(
        `update purchase_order_approval set status = 'APPROVED', customer_id = $2, updated_at = now() where id = $1`,
        [approval.id, member.customer.id],
      );
    }
    await logActivity(transaction, id, 'Approved', `Purchase Order #${found.number} was approved by ${nameOf(member)}`);
    const open = (await purchaseOrderById(transaction, id))?.approvals.some((approval) => approval.status === 'PENDING') ?? false;
    await setStatus(transaction, id, open ? 'APPROVAL_REQUIRED' : 'APPROVED');
  });
}

export async function reject(database: Database, member: Member, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await locked(transaction, id);
    if (found.status !== 'APPROVAL_REQUIRED') return;
    await transaction.query(
      `update purchase_order_approval set status = 'REJECTED', customer_id = $2, updated_at = now() where purchase_order_id = $1 ` +
        `and status = 'PENDING'`,
      [id, member.customer.id],
    );
    await setStatus(transaction, id, 'REJECTED');
    await logActivity(transaction, id, 'Rejected', `Purchase Order #${found.number} was rejected by ${nameOf(member)}`);
  });
}

export async function cancel(database: Database, member: Member, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await locked(transaction, id);
    if (['ORDER_PLACED', 'ORDER_IN_PROGRESS', 'REJECTED', 'CANCELED'].includes(found.status)) return;
    await setStatus(transaction, id, 'CANCELED');
    await logActivity(transaction, id, 'Canceled', `Purchase Order #${found.number} was canceled by ${nameOf(member)}`);
  });
}

/** Places the order of an approved purchase order, once, for the agreed prices. A failure is remembered and can be tried again. */
export async function convertToOrder(
  database: Database,
  store: StoreView,
  member: Member,
  found: PurchaseOrder,
): Promise<{ readonly id: number } | OrderRefusal> {
  const taken = await database.query<{ id: number }>(
    `update purchase_order set status = 'ORDER_IN_PROGRESS', updated_at = now() where id = $1 and status = any ($2::text[]) returning id`,
    [found.id, ['APPROVED', 'APPROVED_PENDING_PAYMENT', 'ORDER_FAILED']],
  );
  if (taken.length === 0)
    return { code: 'UNABLE_TO_PLACE_ORDER', message: `Action 'placeorder' is not allowed for purchase order ${found.number}.` };
  const result = await placeOrder(database, store, found.cartId, { purchaseOrder: true });
  await database.transaction(async (transaction) => {
    if ('code' in result) {
      await setStatus(transaction, found.id, 'ORDER_FAILED');
      await logActivity(
        transaction,
        found.id,
        'Order failed',
        `The order for Purchase Order #${found.number} could not be placed: ${result.message}`,
      );
      return;
    }
    await transaction.query('update purchase_order set order_id = $2 where id = $1', [found.id, result.id]);
    await setStatus(transaction, found.id, 'ORDER_PLACED');
    await logActivity(transaction, found.id, 'Order placed', `Order #${result.number} was placed by ${nameOf(member)}`);
  });
  return result;
}
