import type { Queryable } from '../../platform/database/database.ts';
import type { Paging } from '../lists/list-filter.ts';

export interface Ticket {
  readonly id: number;
  readonly customerId: number;
  readonly orderId: number | null;
  readonly number: string;
  readonly subject: string;
  readonly category: string;
  readonly priority: string;
  readonly status: 'OPEN' | 'WAITING_FOR_CUSTOMER' | 'WAITING_FOR_SUPPORT' | 'CLOSED';
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const NUMBER = `'TKT-' || lpad(t.id::text, 6, '0')`;
const SELECT_TICKET = `select t.id, t.customer_id as "customerId", t.order_id as "orderId", ${NUMBER} as number, t.subject, t.category, t.priority, t.status, t.created_at as "createdAt", t.updated_at as "updatedAt" from support_ticket t`;

/** The customer's own ticket; undefined for other people's, as for unknown ones. `lock` holds it until the transaction ends. */
export async function ownTicket(
  target: Queryable,
  customerId: number,
  id: number,
  lock: 'lock' | 'read' = 'read',
): Promise<Ticket | undefined> {
  const [ticket] = await target.query<Ticket>(
    `${SELECT_TICKET} where t.id = $1 and t.customer_id = $2 ${lock === 'lock' ? 'for update' : ''}`,
    [id, customerId],
  );
  return ticket;
}

export interface TicketFilter {
  readonly statuses: readonly string[] | undefined;
  readonly categories: readonly string[] | undefined;
  readonly numbers: readonly string[] | undefined;
  readonly numberPart: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export async function ticketsOf(
  target: Queryable,
  customerId: number,
  filter: TicketFilter,
  paging: Paging,
): Promise<{ readonly tickets: readonly Ticket[]; readonly total: number }> {
  const conditions = `t.customer_id = $1 and ($2::text[] is null or t.status = any ($2)) and ($3::text[] is null or t.category = any ($3)) and ($4::text[] is null or ${NUMBER} = any ($4))
    and ($5::text is null or strpos(lower(${NUMBER}), lower($5)) > 0) and ($6::timestamptz is null or t.created_at >= $6) and ($7::timestamptz is null or t.created_at <= $7)`;
  const values = [
    customerId,
    filter.statuses ?? null,
    filter.categories ?? null,
    filter.numbers ?? null,
    filter.numberPart ?? null,
    filter.from ?? null,
    filter.to ?? null,
  ];
  const [count] = await target.query<{ total: number }>(`select count(*)::int as total from support_ticket t where ${conditions}`, values);
  const tickets = await target.query<Ticket>(
    `${SELECT_TICKET} where ${conditions} order by t.updated_at desc, t.id desc limit $8 offset $9`,
    [...values, paging.pageSize, (paging.currentPage - 1) * paging.pageSize],
  );
  return { tickets, total: count?.total ?? 0 };
}

export async function insertTicket(
  target: Queryable,
  ticket: Pick<Ticket, 'customerId' | 'orderId' | 'subject' | 'category' | 'priority'>,
): Promise<number> {
  const [row] = await target.query<{ id: number }>(
    'insert into support_ticket (customer_id, order_id, subject, category, priority) values ($1, $2, $3, $4, $5) returning id',
    [ticket.customerId, ticket.orderId, ticket.subject, ticket.category, ticket.priority],
  );
  return row?.id ?? 0;
}

export async function setTicketStatus(target: Queryable, id: number, status: Ticket['status']): Promise<void> {
  await target.query('update support_ticket set status = $2, updated_at = now() where id = $1', [id, status]);
}
