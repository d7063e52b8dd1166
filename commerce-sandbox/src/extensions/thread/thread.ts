import type { Queryable } from '../../platform/database/database.ts';
import { attachUploads } from '../uploads/uploads.ts';

/** What a thread belongs to. */
export type ThreadKind = 'ticket' | 'request';

export interface ThreadMessage {
  readonly id: number;
  readonly authorName: string;
  readonly byCustomer: boolean;
  readonly text: string;
  readonly createdAt: Date;
}

const COLUMN = { ticket: 'ticket_id', request: 'request_id' } as const;

/** The messages of a thread, oldest first. */
export function messagesOf(target: Queryable, kind: ThreadKind, id: number): Promise<readonly ThreadMessage[]> {
  return target.query<ThreadMessage>(
    `select id, author_name as "authorName", by_customer as "byCustomer", text, created_at as "createdAt" from thread_message where ${COLUMN[kind]} = $1 order by id`,
    [id],
  );
}

export interface NewMessage {
  readonly kind: ThreadKind;
  readonly threadId: number;
  readonly authorName: string;
  readonly text: string;
  /** The writing customer, whose uploads are attached; undefined for the shop's side. */
  readonly customerId: number | undefined;
  readonly uploadIds: readonly string[];
}

export async function writeMessage(target: Queryable, message: NewMessage): Promise<void> {
  const [row] = await target.query<{ id: number }>(
    `insert into thread_message (${COLUMN[message.kind]}, author_name, by_customer, text) values ($1, $2, $3, $4) returning id`,
    [message.threadId, message.authorName, message.customerId !== undefined, message.text],
  );
  if (message.customerId === undefined || !row) return;
  await attachUploads(target, { customerId: message.customerId, uploadTokenId: null }, 'message', row.id, message.uploadIds, 'upload_ids');
}
