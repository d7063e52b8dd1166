import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import { Input } from '../../platform/values/input.ts';
import { idOf, textOf, uid } from '../../platform/values/uid.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { guestOrderOf } from '../order/order-resolvers.ts';
import { orderById, orderByToken, type Order } from '../order/orders.ts';
import { readReturnAnswers } from './return-attributes.ts';
import { mayBeShipped, ownReturn, RETURN_CARRIERS, returnsPage, trackingSource, WRONG_RETURN } from './return-resolvers.ts';
import {
  addComment,
  addTracking,
  confirmReturn,
  removeTracking,
  requestReturn,
  returnById,
  returnOfTracking,
  type WantedReturn,
} from './returns.ts';

const LONGEST_COMMENT = 4000;
const LONGEST_TRACKING_NUMBER = 120;

function wantedReturn(values: Input, order: Order): WantedReturn {
  const contactEmail = values.text('contact_email')?.trim();
  if (contactEmail !== undefined && !isEmail(contactEmail)) throw inputError('You must provide a valid email address.');
  const comment = values.text('comment_text')?.trim();
  return {
    contactEmail: contactEmail ?? order.email,
    comment: comment === undefined || comment === '' ? undefined : comment.slice(0, LONGEST_COMMENT),
    items: values.list('items').map((item) => ({
      orderItemId: idOf(item.text('order_item_uid')) ?? 0,
      quantity: item.number('quantity_to_return') ?? 0,
      attributes: readReturnAnswers(item),
    })),
  };
}

const requests = resolve('Mutation')({
  requestReturn: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const values = input.object('input');
    const order = await orderById(context.database, idOf(values.text('order_uid')) ?? 0);
    if (!order || order.customerId !== customer.id) throw inputError('You selected the wrong order.');
    const { id } = await requestReturn(context.database, order.id, wantedReturn(values, order), {
      confirm: false,
      author: `${customer.firstname} ${customer.lastname}`,
    });
    await announce(context, order, (await returnById(context.database, id))?.number ?? '');
    return {
      return: await returnById(context.database, id),
      returns: (page: Readonly<Record<string, unknown>>) => returnsPage(context, { customerId: customer.id }, new Input(page)),
    };
  },
  requestGuestReturn: async (_source, input, context) => {
    const values = input.object('input');
    const order = guestOrderOf(await orderByToken(context.database, values.requiredText('token')));
    const { id, key } = await requestReturn(context.database, order.id, wantedReturn(values, order), {
      confirm: true,
      author: `${order.firstname} ${order.lastname}`,
    });
    await askToConfirm(context, order, key ?? '');
    return { return: await returnById(context.database, id), returns: null };
  },
  confirmReturn: async (_source, input, context) => {
    const values = input.object('input');
    const orderId = idOf(values.text('order_id')) ?? 0;
    const id = await confirmReturn(context.database, orderId, values.requiredText('confirmation_key'));
    const order = await orderById(context.database, orderId);
    if (id === undefined || !order) throw inputError(WRONG_RETURN);
    const found = await returnById(context.database, id);
    await announce(context, order, found?.number ?? '');
    return { return: found, returns: null };
  },
});

async function announce(context: RequestContext, order: Order, number: string): Promise<void> {
  const english = context.store.language === 'en';
  await keepMail(context.database, {
    recipient: order.email,
    template: 'return',
    subject: english ? `Your return ${number}` : `طلب الإرجاع رقم ${number}`,
    paragraphs: [
      english
        ? `We received your return request ${number} for order ${order.number}.`
        : `استلمنا طلب الإرجاع رقم ${number} للطلب رقم ${order.number}.`,
    ],
  });
}

async function askToConfirm(context: RequestContext, order: Order, key: string): Promise<void> {
  const link = `${context.origin}/rma/guest/confirm?order_id=${uid(order.id)}&confirmation_key=${key}`;
  const english = context.store.language === 'en';
  await keepMail(context.database, {
    recipient: order.email,
    template: 'return-confirm',
    subject: english ? `Confirm your return for order ${order.number}` : `تأكيد الإرجاع للطلب رقم ${order.number}`,
    paragraphs: [english ? `Confirm your return here: ${link}` : `أكّد طلب الإرجاع من هنا: ${link}`],
  });
}

const details = resolve('Mutation')({
  addReturnComment: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const values = input.object('input');
    const found = await ownReturn(context, customer.id, values.text('return_uid'));
    const text = values.text('comment_text')?.trim() ?? '';
    if (text === '') throw inputError('Please enter a valid comment.');
    await addComment(context.database, found.id, `${customer.firstname} ${customer.lastname}`, text.slice(0, LONGEST_COMMENT));
    return { return: await returnById(context.database, found.id) };
  },
  addReturnTracking: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const values = input.object('input');
    const number = values.text('tracking_number')?.trim() ?? '';
    if (number === '') throw inputError('Please enter a valid tracking number.');
    const found = await ownReturn(context, customer.id, values.text('return_uid'));
    if (!mayBeShipped(found)) throw inputError('Shipping Labels are not allowed.');
    const code = textOf(values.text('carrier_uid')) ?? '';
    if (!Object.hasOwn(RETURN_CARRIERS, code)) throw inputError('Please select a valid carrier.');
    const trackingId = await addTracking(context.database, found.id, code, number.slice(0, LONGEST_TRACKING_NUMBER));
    const fresh = await returnById(context.database, found.id);
    const tracking = fresh?.tracking.find((candidate) => candidate.id === trackingId);
    return { return: fresh, return_shipping_tracking: tracking ? trackingSource(tracking, context.store.language) : null };
  },
  removeReturnTracking: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const trackingId = idOf(input.object('input').text('return_shipping_tracking_uid')) ?? 0;
    const found = await returnOfTracking(context.database, trackingId);
    if (!found || found.customerId !== customer.id) throw inputError(WRONG_RETURN);
    await removeTracking(context.database, trackingId);
    return { return: await returnById(context.database, found.id) };
  },
});

export const returnMutations: readonly TypeResolvers[] = [requests, details];
