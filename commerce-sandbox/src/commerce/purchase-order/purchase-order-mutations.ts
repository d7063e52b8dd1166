import { inputError, PlatformError } from '../../platform/errors/errors.ts';
import { present } from '../../platform/errors/present.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { addItem } from '../cart/cart-lines.ts';
import { freshCart } from '../cart/cart-resolvers.ts';
import { requireCart } from '../cart/cart.ts';
import { customerSource } from '../customer/customer-resolvers.ts';
import { orderById, orderSource } from '../order/orders.ts';
import { approve, cancel, convertToOrder, placePurchaseOrder, reject } from './approval.ts';
import { availableActions, maySee, type Member, type PurchaseOrderAction } from './purchase-order-access.ts';
import { requireMember, visibleOrder } from './purchase-order-resolvers.ts';
import { addPurchaseOrderComment, purchaseOrderById, type PurchaseOrder } from './purchase-orders.ts';

const LONGEST_COMMENT = 2000;

interface ActionError {
  readonly type: 'NOT_FOUND' | 'OPERATION_NOT_APPLICABLE';
  readonly message: string;
}

type Work = (context: RequestContext, member: Member, id: number) => Promise<void>;

/** Does one thing with several purchase orders; what cannot be done is told per order. */
async function each(
  context: RequestContext,
  input: Input,
  action: PurchaseOrderAction,
  work: Work,
): Promise<{ readonly purchase_orders: readonly PurchaseOrder[]; readonly errors: readonly ActionError[] }> {
  const member = await requireMember(context);
  const uids = input.object('input').texts('purchase_order_uids');
  if (uids.length === 0) throw inputError('Required parameter "purchase_order_uids" is missing');
  const errors: ActionError[] = [];
  const done: (PurchaseOrder | undefined)[] = [];
  const word = action.toLowerCase();
  for (const orderUid of uids) {
    const found = await purchaseOrderById(context.database, idOf(orderUid) ?? 0);
    if (!found || !(await maySee(context.database, member, found))) {
      errors.push({ type: 'NOT_FOUND', message: `Action '${word}' - purchase order with requested ID=${orderUid} not found` });
    } else if (!(await availableActions(context.database, member, found)).includes(action)) {
      errors.push({
        type: 'OPERATION_NOT_APPLICABLE',
        message:
          action === 'VALIDATE'
            ? `Purchase order ${found.number} cannot be validated.`
            : `Action '${word}' is not allowed for purchase order ${found.number}.`,
      });
    } else {
      await work(context, member, found.id);
      done.push(await purchaseOrderById(context.database, found.id));
    }
  }
  return { purchase_orders: done.filter((found) => found !== undefined), errors };
}

const decisions = resolve('Mutation')({
  approvePurchaseOrders: (_source, input, context) =>
    each(context, input, 'APPROVE', (_context, member, id) => approve(context.database, member, id)),
  rejectPurchaseOrders: (_source, input, context) =>
    each(context, input, 'REJECT', (_context, member, id) => reject(context.database, member, id)),
  cancelPurchaseOrders: (_source, input, context) =>
    each(context, input, 'CANCEL', (_context, member, id) => cancel(context.database, member, id)),
  // Rules are applied when a purchase order is placed, so none is left waiting for validation.
  validatePurchaseOrders: (_source, input, context) => each(context, input, 'VALIDATE', () => Promise.resolve()),
});

const orders = resolve('Mutation')({
  placePurchaseOrder: async (_source, input, context) => {
    const member = await requireMember(context, 'Magento_Sales::place_order');
    const cart = await requireCart(context.database, input.object('input').requiredText('cart_id'), context.customerId);
    return { purchase_order: await placePurchaseOrder(context.database, context.store, member, cart) };
  },
  placeOrderForPurchaseOrder: async (_source, input, context) => {
    const member = await requireMember(context);
    const found = await visibleOrder(context, member, input.object('input').text('purchase_order_uid'));
    if (!(await availableActions(context.database, member, found)).includes('PLACE_ORDER'))
      throw inputError(`Action 'placeorder' is not allowed for purchase order ${found.number}.`);
    const result = await convertToOrder(context.database, context.store, member, found);
    if ('code' in result) throw new PlatformError('input', result.message);
    const order = await orderById(context.database, result.id);
    return { order: orderSource(present(order)) };
  },
  addPurchaseOrderComment: async (_source, input, context) => {
    const member = await requireMember(context);
    const values = input.object('input');
    const found = await visibleOrder(context, member, values.text('purchase_order_uid'));
    const text = values.text('comment')?.trim() ?? '';
    if (text === '') throw inputError('Required parameter "comment" is missing');
    const id = await addPurchaseOrderComment(context.database, found.id, member.customer.id, text.slice(0, LONGEST_COMMENT));
    return {
      comment: {
        uid: uid(id),
        text: text.slice(0, LONGEST_COMMENT),
        created_at: timestamp(new Date()),
        author: customerSource(member.customer),
      },
    };
  },
  addPurchaseOrderItemsToCart: async (_source, input, context) => {
    const member = await requireMember(context);
    const values = input.object('input');
    const found = await visibleOrder(context, member, values.text('purchase_order_uid'));
    const cart = await requireCart(context.database, values.requiredText('cart_id'), context.customerId);
    if (values.flag('replace_existing_cart_items') === true)
      await context.database.query('delete from cart_item where cart_id = $1', [cart.id]);
    const lines = await context.database.query<{ sku: string; parentSku: string | null; quantity: number }>(
      `select coalesce(v.sku, p.sku) as sku, case when v.id is null then null else p.sku end as "parentSku", i.quantity
       from cart_item i join product p on p.id = i.product_id left join product v on v.id = i.variant_id where i.cart_id = $1 order by i.id`,
      [found.cartId],
    );
    const errors: SourceOf<'Error'>[] = [];
    for (const line of lines) {
      const error = await addItem(context.database, context.store, cart.id, {
        sku: line.sku,
        parentSku: line.parentSku ?? undefined,
        quantity: line.quantity,
        selectedOptions: [],
      });
      if (error) errors.push({ __typename: 'CartUserInputError', code: error.code, message: error.message });
    }
    return { ...(await freshCart(context, cart)), user_errors: errors };
  },
});

export const purchaseOrderMutations: readonly TypeResolvers[] = [decisions, orders];
