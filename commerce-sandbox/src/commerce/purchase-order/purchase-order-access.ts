import type { Queryable } from '../../platform/database/database.ts';
import { roleById } from '../company/companies.ts';
import { managerOf, subordinatesOf } from '../company/structure.ts';
import type { Customer } from '../customer/customers.ts';
import { MANAGER_ROLE_ID } from './approval-rules.ts';
import type { Approval, PurchaseOrder } from './purchase-orders.ts';

export type PurchaseOrderAction = 'REJECT' | 'CANCEL' | 'VALIDATE' | 'APPROVE' | 'PLACE_ORDER';

/** What a member of a company may see and do with its purchase orders, read once per request. */
export interface Member {
  readonly customer: Customer;
  readonly companyId: number;
  readonly permissions: ReadonlySet<string>;
  readonly subordinates: ReadonlySet<number>;
}

export async function memberOf(target: Queryable, customer: Customer): Promise<Member | undefined> {
  if (customer.companyId === null) return undefined;
  const role = customer.companyRoleId === null ? undefined : await roleById(target, customer.companyRoleId);
  return {
    customer,
    companyId: customer.companyId,
    permissions: new Set(role?.permissions ?? []),
    subordinates: await subordinatesOf(target, customer.companyId, customer.id),
  };
}

export const can = (member: Member, permission: string): boolean => member.customer.companyAdmin || member.permissions.has(permission);

/** Whether an open approval waits for this member: by role, or as the one whom the purchaser reports to. */
export async function mayGive(target: Queryable, member: Member, found: PurchaseOrder, approval: Approval): Promise<boolean> {
  if (approval.roleId !== MANAGER_ROLE_ID) return approval.roleId === member.customer.companyRoleId;
  return found.creatorId !== null && (await managerOf(target, found.companyId, found.creatorId)) === member.customer.id;
}

export async function waitsFor(target: Queryable, member: Member, found: PurchaseOrder): Promise<boolean> {
  if (found.status !== 'APPROVAL_REQUIRED') return false;
  for (const approval of found.approvals)
    if (approval.status === 'PENDING' && (await mayGive(target, member, found, approval))) return true;
  return false;
}

export async function maySee(target: Queryable, member: Member, found: PurchaseOrder): Promise<boolean> {
  if (found.companyId !== member.companyId) return false;
  if (member.customer.companyAdmin || can(member, 'Magento_PurchaseOrder::view_purchase_orders_for_company')) return true;
  if (found.creatorId === member.customer.id && can(member, 'Magento_PurchaseOrder::view_purchase_orders')) return true;
  if (
    found.creatorId !== null &&
    member.subordinates.has(found.creatorId) &&
    can(member, 'Magento_PurchaseOrder::view_purchase_orders_for_subordinates')
  )
    return true;
  return waitsFor(target, member, found);
}

/** Whether this member may approve or reject: nobody decides on their own, but for whoever may approve alone. */
export async function mayDecide(target: Queryable, member: Member, found: PurchaseOrder): Promise<boolean> {
  if (found.status !== 'APPROVAL_REQUIRED') return false;
  if (mayApproveAlone(member)) return maySee(target, member, found);
  return found.creatorId !== member.customer.id && waitsFor(target, member, found);
}

/** Gives all approvals at once, whoever the rules name. */
export const mayApproveAlone = (member: Member): boolean =>
  member.customer.companyAdmin || can(member, 'Magento_PurchaseOrderRule::super_approve_purchase_order');

/** What the platform would offer this member as buttons. */
export async function availableActions(target: Queryable, member: Member, found: PurchaseOrder): Promise<readonly PurchaseOrderAction[]> {
  const actions: PurchaseOrderAction[] = [];
  const own = found.creatorId === member.customer.id;
  const decides = await mayDecide(target, member, found);
  if (decides) actions.push('REJECT');
  if (
    (own || member.customer.companyAdmin) &&
    ['PENDING', 'APPROVAL_REQUIRED', 'APPROVED', 'APPROVED_PENDING_PAYMENT', 'ORDER_FAILED'].includes(found.status)
  )
    actions.push('CANCEL');
  if (found.status === 'PENDING') actions.push('VALIDATE');
  if (decides) actions.push('APPROVE');
  if (
    (own || member.customer.companyAdmin) &&
    can(member, 'Magento_Sales::place_order') &&
    ['APPROVED', 'APPROVED_PENDING_PAYMENT', 'ORDER_FAILED'].includes(found.status)
  )
    actions.push('PLACE_ORDER');
  return actions;
}
