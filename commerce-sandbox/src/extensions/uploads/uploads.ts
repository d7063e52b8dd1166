import type { Queryable } from '../../platform/database/database.ts';
import { hashToken, randomId } from '../../platform/values/secrets.ts';
import { UserError } from '../user-errors/user-errors.ts';
import { extensionsFor, takes, USES, type FileUse } from './file-types.ts';

export const MAX_FILES = 10;
/** Uploads of one owner that belong to nothing yet. */
const MAX_LOOSE_UPLOADS = 30;
const UPLOAD_HOURS = 24;
const TOKEN_MINUTES = 30;

/** Who uploads: a customer, or a guest with an upload token. */
export interface UploadOwner {
  readonly customerId: number | null;
  readonly uploadTokenId: number | null;
}

export interface Upload extends UploadOwner {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly complete: boolean;
  /** Belongs to a message, a request or an application. */
  readonly attached: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const SELECT_UPLOAD = `select id, customer_id as "customerId", upload_token_id as "uploadTokenId", name, type, size, complete, num_nonnulls(message_id, request_id, application_id) > 0 as attached,
  created_at as "createdAt", expires_at as "expiresAt" from upload`;
const ALIVE = '(num_nonnulls(message_id, request_id, application_id) > 0 or expires_at > now())';

/** A token to upload with: a guest's, or one that stands for a customer. */
export async function issueUploadToken(
  target: Queryable,
  customerId: number | null,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomId();
  const [row] = await target.query<{ expiresAt: Date }>(
    `insert into upload_token (token_hash, customer_id, expires_at) values ($1, $2, now() + interval '${TOKEN_MINUTES} minutes') returning expires_at as "expiresAt"`,
    [hashToken(token), customerId],
  );
  return { token, expiresAt: row?.expiresAt ?? new Date() };
}

/** The owner that an upload token stands for; undefined when it is unknown or has expired. */
export async function ownerOfUploadToken(target: Queryable, token: string): Promise<UploadOwner | undefined> {
  const [row] = await target.query<{ id: number; customerId: number | null }>(
    'select id, customer_id as "customerId" from upload_token where token_hash = $1 and expires_at > now()',
    [hashToken(token)],
  );
  if (!row) return undefined;
  return row.customerId === null ? { customerId: null, uploadTokenId: row.id } : { customerId: row.customerId, uploadTokenId: null };
}

/** Begins an upload; undefined when the owner has too many that belong to nothing. */
export async function beginUpload(
  target: Queryable,
  owner: UploadOwner,
  file: { readonly name: string; readonly type: string; readonly size: number },
): Promise<Upload | undefined> {
  const [row] = await target.query<{ loose: number }>(
    `select count(*)::int as loose from upload where (customer_id = $1 or upload_token_id = $2) and num_nonnulls(message_id, ` +
      `request_id, application_id) = 0 and expires_at > now()`,
    [owner.customerId, owner.uploadTokenId],
  );
  if ((row?.loose ?? 0) >= MAX_LOOSE_UPLOADS) return undefined;
  const id = randomId();
  await target.query(
    `insert into upload (id, customer_id, upload_token_id, name, type, size, expires_at) values ($1, $2, $3, $4, $5, $6, now() + interval '${UPLOAD_HOURS} hours')`,
    [id, owner.customerId, owner.uploadTokenId, file.name, file.type, file.size],
  );
  return ownUpload(target, owner, id);
}

/** An upload of the owner's; undefined for other people's, as for unknown and expired ones. */
export async function ownUpload(target: Queryable, owner: UploadOwner, id: string): Promise<Upload | undefined> {
  const [upload] = await target.query<Upload>(
    `${SELECT_UPLOAD} where id = $1 and (customer_id = $2 or upload_token_id = $3) and ${ALIVE}`,
    [id, owner.customerId, owner.uploadTokenId],
  );
  return upload;
}

export async function completeUpload(target: Queryable, id: string): Promise<void> {
  await target.query('update upload set complete = true where id = $1', [id]);
}

export async function forgetUpload(target: Queryable, id: string): Promise<void> {
  await target.query('delete from upload where id = $1', [id]);
}

/** Drops uploads and tokens whose time is over; gives the ids of those that remain. */
export async function dropExpired(target: Queryable): Promise<ReadonlySet<string>> {
  await target.query(`delete from upload where not ${ALIVE}`);
  await target.query(
    'delete from upload_token t where expires_at <= now() and not exists (select 1 from upload u where u.upload_token_id = t.id)',
  );
  return new Set((await target.query<{ id: string }>('select id from upload')).map((row) => row.id));
}

const COLUMN_OF = { message: 'message_id', drawing: 'request_id', application: 'application_id' } as const;

/** Gives complete uploads of the owner to what they belong to from now on. Each belongs to one thing only. */
export async function attachUploads(
  target: Queryable,
  owner: UploadOwner,
  use: FileUse,
  entityId: number,
  ids: readonly string[],
  field: string,
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  if (wanted.length > MAX_FILES) throw new UserError('TOO_MANY_FILES', `At most ${MAX_FILES} files can be attached.`, ['input', field]);
  const attached = await target.query<{ id: string; name: string; type: string; size: number }>(
    `update upload set ${COLUMN_OF[use]} = $1 where id = any ($2::text[]) and complete and num_nonnulls(message_id, request_id, application_id) = 0 and expires_at > now() and (customer_id = $3 or upload_token_id = $4)
     returning id, name, type, size`,
    [entityId, wanted, owner.customerId, owner.uploadTokenId],
  );
  const missing = wanted.find((id) => !attached.some((upload) => upload.id === id));
  if (missing !== undefined) throw new UserError('NOT_FOUND', `Could not find an upload with ID "${missing}"`, ['input', field]);
  const { maxBytes } = USES[use];
  const large = attached.find((upload) => upload.size > maxBytes);
  if (large)
    throw new UserError('FILE_TOO_LARGE', `The file "${large.name}" is too large here. At most ${maxBytes} bytes.`, ['input', field]);
  const refused = attached.find((upload) => !takes(use, upload.type));
  if (refused)
    throw new UserError(
      'FILE_TYPE_NOT_ALLOWED',
      `The file "${refused.name}" is of a type that is not allowed here. Allowed: ${extensionsFor(use).join(', ')}.`,
      ['input', field],
    );
}

/** Files of several messages or requests, by the id of what they belong to. */
export async function attachmentsOf(
  target: Queryable,
  use: FileUse,
  entityIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Upload[]>> {
  const column = COLUMN_OF[use];
  const rows =
    entityIds.length === 0
      ? []
      : await target.query<Upload & { entityId: number }>(
          `${SELECT_UPLOAD.replace('select id', `select ${column} as "entityId", id`)} where ${column} = any ($1::int[]) order by created_at, id`,
          [entityIds],
        );
  return new Map(entityIds.map((id) => [id, rows.filter((row) => row.entityId === id)]));
}
