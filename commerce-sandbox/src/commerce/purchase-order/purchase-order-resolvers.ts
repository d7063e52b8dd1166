import { inputError, notAuthorized } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo, pageOf, pageAsked } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { cartById } from '../cart/cart.ts';
import { loadCart } from '../cart/loaded-cart.ts';
import { roleById, wantsPurchaseOrders } from '../company/companies.ts';
import { customerSource } from '../customer/customer-resolvers.ts';
import { customerById } from '../customer/customers.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { orderById, orderSource } from '../order/orders.ts';
import { MANAGER_ROLE_ID } from './approval-rules.ts';
import { availableActions, can, maySee, mayDecide, memberOf, type Member } from './purchase-order-access.ts';
import { purchaseOrderById, purchaseOrdersOf, type Approval, type PurchaseOrder } from './purchase-orders.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    PurchaseOrder: PurchaseOrder;
  }
}

/** The caller as a member of a company that uses purchase orders. */
export async function requireMember(context: RequestContext, permission = 'Magento_PurchaseOrder::view_purchase_orders'): Promise<Member> {
  const member = await memberOf(context.database, await requireCustomer(context));
  if (!member) throw notAuthorized('Customer is not a company user.');
  if (!can(member, permission)) throw notAuthorized('You do not have authorization to perform this action.');
  return member;
}

/** A purchase order that the member may see; the platform's two refusals otherwise. One of another company does not exist. */
export async function visibleOrder(context: RequestContext, member: Member, orderUid: string | undefined): Promise<PurchaseOrder> {
  const found = await purchaseOrderById(context.database, idOf(orderUid) ?? 0);
  if (!found || found.companyId !== member.companyId) throw inputError(`No such entity with entity_id = ${orderUid ?? ''}`);
  if (!(await maySee(context.database, member, found)))
    throw notAuthorized(`The current customer is not authorized to retrieve the purchase order ${found.number}.`);
  return found;
}

async function userSource(context: RequestContext, id: number | null): Promise<SourceOf<'Customer'> | null> {
  const user = id === null ? undefined : await customerById(context.database, id);
  return user ? customerSource(user) : null;
}

async function nameOf(context: RequestContext, id: number | null): Promise<string> {
  const user = id === null ? undefined : await customerById(context.database, id);
  return user ? `${user.firstname} ${user.lastname}` : 'Unknown Customer';
}

async function roleName(context: RequestContext, roleId: number): Promise<string> {
  if (roleId === MANAGER_ROLE_ID) return "Purchaser's Manager";
  return (await roleById(context.database, roleId))?.name ?? 'Unknown Role';
}

/** The role of whoever has decided, who need not be of the role that the rule names. */
async function ownRole(context: RequestContext, customerId: number | null): Promise<string | undefined> {
  const decided = customerId === null ? undefined : await customerById(context.database, customerId);
  return typeof decided?.companyRoleId === 'number' ? roleName(context, decided.companyRoleId) : undefined;
}

async function eventOf(context: RequestContext, approval: Approval): Promise<SourceOf<'PurchaseOrderApprovalFlowEvent'>> {
  const wanted = await roleName(context, approval.roleId);
  const at = timestamp(new Date(approval.updatedAt));
  if (approval.status === 'PENDING')
    return { name: null, role: wanted, status: 'PENDING', message: `Pending Approval from ${wanted}`, updated_at: at };
  const name = await nameOf(context, approval.customerId);
  return {
    name,
    role: (await ownRole(context, approval.customerId)) ?? wanted,
    status: approval.status,
    message: `${name} ${approval.status === 'APPROVED' ? 'approved' : 'rejected'} this purchase order on ${at}`,
    updated_at: at,
  };
}

const source = resolve('PurchaseOrder')({
  uid: (found) => uid(found.id),
  created_at: (found) => timestamp(found.createdAt),
  updated_at: (found) => timestamp(found.updatedAt),
  created_by: (found, _input, context) => userSource(context, found.creatorId),
  available_actions: async (found, _input, context) => {
    const member = await memberOf(context.database, await requireCustomer(context));
    return member ? availableActions(context.database, member, found) : [];
  },
  approval_flow: async (found, _input, context) => {
    const names = [...new Set(found.approvals.map((approval) => approval.ruleName))];
    return Promise.all(
      names.map(async (name) => ({
        rule_name: name,
        events: await Promise.all(
          found.approvals.filter((approval) => approval.ruleName === name).map((approval) => eventOf(context, approval)),
        ),
      })),
    );
  },
  comments: (found, _input, context) =>
    found.comments.map((comment) => ({
      uid: uid(comment.id),
      text: comment.text,
      created_at: timestamp(new Date(comment.createdAt)),
      author: () => userSource(context, comment.customerId),
    })),
  history_log: (found) =>
    found.history.map((entry) => ({
      uid: uid(entry.id),
      activity: entry.activity,
      message: entry.message,
      created_at: timestamp(new Date(entry.createdAt)),
    })),
  order: async (found, _input, context) => {
    const order = found.orderId === null ? undefined : await orderById(context.database, found.orderId);
    return order ? orderSource(order) : null;
  },
  quote: async (found, _input, context) => {
    const cart = await cartById(context.database, found.cartId);
    return cart ? loadCart(context.database, context.store, cart) : null;
  },
});

/** Without `company_purchase_orders` the caller's own; with it all that the caller may see. */
async function purchaseOrdersPage(context: RequestContext, member: Member, input: Input): Promise<SourceOf<'PurchaseOrders'>> {
  const { pageSize, currentPage } = pageAsked(input);
  const filter = input.object('filter');
  const [from, to] = [
    Date.parse(filter.object('created_date').text('from') ?? ''),
    Date.parse(filter.object('created_date').text('to') ?? ''),
  ];
  const found: PurchaseOrder[] = [];
  for (const order of await purchaseOrdersOf(context.database, member.companyId)) {
    if (filter.has('status') && order.status !== filter.text('status')) continue;
    if (order.createdAt.getTime() < from || order.createdAt.getTime() > to) continue;
    if (filter.flag('require_my_approval') === true) {
      if (await mayDecide(context.database, member, order)) found.push(order);
    } else if (
      order.creatorId === member.customer.id ||
      (filter.flag('company_purchase_orders') === true && (await maySee(context.database, member, order)))
    )
      found.push(order);
  }
  return {
    items: pageOf(found, currentPage, pageSize),
    total_count: found.length,
    page_info: pageInfo(currentPage, pageSize, found.length),
  };
}

const customer = resolve('Customer')({
  purchase_orders_enabled: (self, _input, context) => wantsPurchaseOrders(context.database, self.id),
  purchase_orders: async (self, input, context) =>
    self.id === context.customerId ? purchaseOrdersPage(context, await requireMember(context), input) : null,
  purchase_order: async (self, input, context) =>
    self.id === context.customerId ? visibleOrder(context, await requireMember(context), input.text('uid')) : null,
});

export const purchaseOrderResolvers: readonly TypeResolvers[] = [source, customer];
