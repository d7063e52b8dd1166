import type { Customer } from '../../commerce/customer/customers.ts';
import { requireCustomer } from '../../commerce/customer/require-customer.ts';
import { orderById, orderByNumber, orderSource } from '../../commerce/order/orders.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notAuthorized, notFound } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { dateBound, equalTo, pagingOf } from '../lists/list-filter.ts';
import { threadSource } from '../thread/thread-resolvers.ts';
import { writeMessage } from '../thread/thread.ts';
import { outcome, requiredWords, UserError } from '../user-errors/user-errors.ts';
import { optionOf, optionsOf, TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from './ticket-options.ts';
import { insertTicket, ownTicket, setTicketStatus, ticketsOf, type Ticket } from './tickets.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    SupportTicket: Ticket;
  }
}

const LONGEST_SUBJECT = 200;
const LONGEST_MESSAGE = 10_000;

const unknownTicket = (given: string): string => `Could not find a support ticket with ID "${given}"`;

/** Only the customer sees the lists, not the colleagues who may see the contact data. */
function requireSelf(source: Customer, context: RequestContext): void {
  if (source.id !== context.customerId) throw notAuthorized();
}

const customer = resolve('Customer')({
  support_tickets: async (source, input, context) => {
    requireSelf(source, context);
    const paging = pagingOf(input);
    const filter = input.object('filter');
    const { tickets, total } = await ticketsOf(
      context.database,
      source.id,
      {
        statuses: equalTo(filter, 'status'),
        categories: equalTo(filter, 'category'),
        numbers: equalTo(filter, 'number'),
        numberPart: filter.object('number').text('match'),
        from: dateBound(filter, 'created_at', 'from'),
        to: dateBound(filter, 'created_at', 'to'),
      },
      paging,
    );
    return { items: tickets, total_count: total, page_info: pageInfo(paging.currentPage, paging.pageSize, total) };
  },
  support_ticket: async (source, input, context) => {
    requireSelf(source, context);
    const given = input.text('uid') ?? '';
    const ticket = await ownTicket(context.database, source.id, idOf(given) ?? 0);
    if (!ticket) throw notFound(unknownTicket(given));
    return ticket;
  },
});

const ticket = resolve('SupportTicket')({
  uid: (source) => uid(source.id),
  category: (source, _input, context) => optionOf(TICKET_CATEGORIES, source.category, context.store),
  priority: (source, _input, context) => optionOf(TICKET_PRIORITIES, source.priority, context.store),
  order: async (source, _input, context) => {
    const order = source.orderId === null ? undefined : await orderById(context.database, source.orderId);
    return order ? orderSource(order) : null;
  },
  created_at: (source) => timestamp(source.createdAt),
  updated_at: (source) => timestamp(source.updatedAt),
  messages: (source, _input, context) => threadSource(context, 'ticket', source.id),
});

const query = resolve('Query')({
  supportTicketOptions: (_source, _input, context) => ({
    categories: optionsOf(TICKET_CATEGORIES, context.store),
    priorities: optionsOf(TICKET_PRIORITIES, context.store),
    statuses: optionsOf(TICKET_STATUSES, context.store),
  }),
});

function chosen(values: Input, name: string, known: object, fallback: string): string {
  const value = values.text(name) ?? fallback;
  if (!Object.hasOwn(known, value))
    throw new UserError('INVALID_PARAMETER_VALUE', `"${value}" is not a valid value for "${name}".`, ['input', name]);
  return value;
}

async function ownOrderId(target: Queryable, customerId: number, number: string | undefined): Promise<number | null> {
  if (number === undefined || number === '') return null;
  const order = await orderByNumber(target, number);
  if (order?.customerId !== customerId)
    throw new UserError('NOT_FOUND', `Could not find an order with number "${number}"`, ['input', 'order_number']);
  return order.id;
}

async function openTicket(context: RequestContext, values: Input): Promise<Ticket | undefined> {
  const author = await requireCustomer(context);
  return context.database.transaction(async (transaction) => {
    const id = await insertTicket(transaction, {
      customerId: author.id,
      subject: requiredWords(values, 'subject', LONGEST_SUBJECT),
      category: chosen(values, 'category', TICKET_CATEGORIES, ''),
      priority: chosen(values, 'priority', TICKET_PRIORITIES, 'normal'),
      orderId: await ownOrderId(transaction, author.id, values.text('order_number')),
    });
    await say(transaction, author, id, values);
    return ownTicket(transaction, author.id, id);
  });
}

async function say(target: Queryable, author: Customer, ticketId: number, values: Input): Promise<void> {
  await writeMessage(target, {
    kind: 'ticket',
    threadId: ticketId,
    authorName: `${author.firstname} ${author.lastname}`,
    text: requiredWords(values, 'message', LONGEST_MESSAGE),
    customerId: author.id,
    uploadIds: values.texts('upload_ids'),
  });
}

/** Changes a ticket of the caller's that is not closed, under its lock. */
async function changeTicket(
  context: RequestContext,
  given: string,
  path: readonly string[],
  change: (target: Queryable, found: Ticket, author: Customer) => Promise<void>,
): Promise<Ticket | undefined> {
  const author = await requireCustomer(context);
  return context.database.transaction(async (transaction) => {
    const found = await ownTicket(transaction, author.id, idOf(given) ?? 0, 'lock');
    if (!found) throw new UserError('NOT_FOUND', unknownTicket(given), path);
    if (found.status === 'CLOSED') throw new UserError('NOT_ALLOWED_IN_THIS_STATE', 'The support ticket is closed.', path);
    await change(transaction, found, author);
    return ownTicket(transaction, author.id, found.id);
  });
}

const mutation = resolve('Mutation')({
  createSupportTicket: (_source, input, context) => outcome('ticket', () => openTicket(context, input.object('input'))),
  addSupportTicketMessage: (_source, input, context) => {
    const values = input.object('input');
    return outcome('ticket', () =>
      changeTicket(context, values.text('ticket_uid') ?? '', ['input', 'ticket_uid'], async (target, found, author) => {
        await say(target, author, found.id, values);
        await setTicketStatus(target, found.id, 'WAITING_FOR_SUPPORT');
      }),
    );
  },
  closeSupportTicket: (_source, input, context) =>
    outcome('ticket', () =>
      changeTicket(context, input.text('uid') ?? '', ['uid'], (target, found) => setTicketStatus(target, found.id, 'CLOSED')),
    ),
});

export const ticketExtensionResolvers: readonly TypeResolvers[] = [customer, ticket, query, mutation];
