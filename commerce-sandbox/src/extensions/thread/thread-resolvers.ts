import type { SourceOf } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { uid } from '../../platform/values/uid.ts';
import { attachmentSource } from '../uploads/upload-resolvers.ts';
import { attachmentsOf } from '../uploads/uploads.ts';
import { messagesOf, type ThreadKind } from './thread.ts';

/** The thread of a ticket or a request, as GraphQL shows it. */
export async function threadSource(context: RequestContext, kind: ThreadKind, id: number): Promise<readonly SourceOf<'ThreadMessage'>[]> {
  const messages = await messagesOf(context.database, kind, id);
  const files = await attachmentsOf(
    context.database,
    'message',
    messages.map((message) => message.id),
  );
  return messages.map((message) => ({
    uid: uid(message.id),
    author_name: message.authorName,
    is_customer: message.byCustomer,
    text: message.text,
    created_at: timestamp(message.createdAt),
    attachments: (files.get(message.id) ?? []).map((upload) => attachmentSource(upload, context)),
  }));
}
