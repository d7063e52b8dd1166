import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { idOf } from '../../platform/values/uid.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { askGuestToConfirm, cancellationCode, cancelOrder, confirmedReason, reasonAgainstCancelling } from './cancel-order.ts';
import { guestOrderOf } from './order-resolvers.ts';
import { orderById, orderByToken, orderSource, type Order } from './orders.ts';

const NOT_YOURS = 'Current user is not authorized to cancel this order';
const UNKNOWN = "The entity that was requested doesn't exist. Verify the entity and try again.";
const LONGEST_REASON = 500;

/** Failures are part of the answer, with the order where the caller may see it. */
function refusal(message: string, order?: Order): SourceOf<'CancelOrderOutput'> {
  return { error: message, errorV2: { code: cancellationCode(message), message }, order: order ? orderSource(order) : null };
}

async function done(context: RequestContext, orderId: number): Promise<SourceOf<'CancelOrderOutput'>> {
  const order = await orderById(context.database, orderId);
  return { error: null, errorV2: null, order: order ? orderSource(order) : null };
}

function required(values: Input, name: string): string {
  const value = values.text(name)?.trim() ?? '';
  if (value === '') throw inputError(`Required parameter "${name}" is missing or incorrect.`);
  return value.slice(0, LONGEST_REASON);
}

/** 2.4.8 takes the uid; 2.4.7 took the number itself. */
function orderIdOf(values: Input): number {
  const text = required(values, 'order_id');
  const id = /^\d{1,9}$/.test(text) ? Number(text) : idOf(text);
  if (id === undefined) throw inputError('Required parameter "order_id" is missing or incorrect.');
  return id;
}

const mutations = resolve('Mutation')({
  cancelOrder: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const values = input.object('input');
    const order = await orderById(context.database, orderIdOf(values));
    const reason = required(values, 'reason');
    if (!order) return refusal(UNKNOWN);
    if (order.customerId !== customer.id) return refusal(NOT_YOURS);
    const against = reasonAgainstCancelling(order) ?? (await cancelOrder(context.database, context.store, order.id, reason));
    return against === undefined ? done(context, order.id) : refusal(against, order);
  },
  requestGuestOrderCancel: async (_source, input, context) => {
    const values = input.object('input');
    const [token, reason] = [required(values, 'token'), required(values, 'reason')];
    const order = guestOrderOf(await orderByToken(context.database, token));
    const against = reasonAgainstCancelling(order);
    if (against !== undefined) return refusal(against, order);
    await askGuestToConfirm(context.database, context.store, context.origin, order, reason);
    return done(context, order.id);
  },
  confirmCancelOrder: async (_source, input, context) => {
    const values = input.object('input');
    const order = await orderById(context.database, orderIdOf(values));
    const key = required(values, 'confirmation_key');
    if (!order) return refusal(UNKNOWN);
    if (order.customerId !== null) return refusal(NOT_YOURS);
    const against = reasonAgainstCancelling(order);
    const reason = await confirmedReason(context.database, order.id, key);
    // Only who has the key sees the order of somebody who has no account.
    if (against !== undefined) return refusal(against);
    if (reason === undefined) return refusal('The order cancellation could not be confirmed.');
    const failed = await cancelOrder(context.database, context.store, order.id, reason);
    return failed === undefined ? done(context, order.id) : refusal(failed);
  },
});

export const cancelResolvers: readonly TypeResolvers[] = [mutations];
