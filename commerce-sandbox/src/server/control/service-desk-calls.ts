import type { FastifyInstance } from 'fastify';
import { customerById } from '../../commerce/customer/customers.ts';
import { writeMessage, type ThreadKind } from '../../extensions/thread/thread.ts';
import type { Database } from '../../platform/database/database.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import { findStore, STORES } from '../../platform/store-view/stores.ts';
import { Input } from '../../platform/values/input.ts';

const REQUEST_STATUSES = ['SUBMITTED', 'IN_REVIEW', 'QUOTED', 'COMPLETED', 'CANCELED'];

/** The other side of the service desk: answers a ticket or a drawing request as the shop's people would. */
export function serviceDeskCalls(app: FastifyInstance, database: Database): void {
  app.post('/_sandbox/tickets/reply', async (request, reply) => {
    const body = Input.of(request.body);
    const done = await answer(database, 'ticket', body, 'WAITING_FOR_CUSTOMER');
    return done ?? reply.code(400).send({ message: 'Give the "number" of a ticket and a "message".' });
  });
  app.post('/_sandbox/drawing-requests/reply', async (request, reply) => {
    const body = Input.of(request.body);
    const status = body.text('status') ?? 'IN_REVIEW';
    if (!REQUEST_STATUSES.includes(status)) return reply.code(400).send({ message: `"status" is one of ${REQUEST_STATUSES.join(', ')}.` });
    const done = await answer(database, 'request', body, status);
    return done ?? reply.code(400).send({ message: 'Give the "number" of a drawing request and a "message".' });
  });
}

const TABLE = { ticket: 'support_ticket', request: 'drawing_request' } as const;
const AUTHOR = { ticket: 'AMC Support', request: 'AMC Engineering' } as const;

async function answer(
  database: Database,
  kind: ThreadKind,
  body: Input,
  status: string,
): Promise<{ readonly number: string; readonly status: string } | undefined> {
  const number = body.text('number') ?? '';
  const message = (body.text('message') ?? '').trim();
  const id = Number(/^(?:TKT|DRW)-(\d{6,9})$/.exec(number)?.[1] ?? 0);
  return database.transaction(async (transaction) => {
    const [found] =
      message === ''
        ? []
        : await transaction.query<{ customerId: number }>(
            `update ${TABLE[kind]} set status = $2, updated_at = now() where id = $1 returning customer_id as "customerId"`,
            [id, status],
          );
    const customer = found && (await customerById(transaction, found.customerId));
    if (!customer) return undefined;
    await writeMessage(transaction, { kind, threadId: id, authorName: AUTHOR[kind], text: message, customerId: undefined, uploadIds: [] });
    const [row] = await transaction.query<{ storeId: number }>('select store_id as "storeId" from customer where id = $1', [customer.id]);
    const store = STORES.find((view) => view.id === row?.storeId) ?? findStore('default');
    const subject = store?.language === 'ar' ? `رد على ${number}` : `Answer to ${number}`;
    await keepMail(transaction, {
      recipient: customer.email,
      template: kind === 'ticket' ? 'support-ticket' : 'drawing-request',
      subject,
      paragraphs: [message],
    });
    return { number, status };
  });
}
