import type { Queryable } from '../../platform/database/database.ts';
import type { Paging } from '../lists/list-filter.ts';

export interface DrawingRequest {
  readonly id: number;
  readonly customerId: number;
  readonly productId: number | null;
  readonly number: string;
  readonly title: string;
  readonly description: string;
  readonly sku: string | null;
  readonly quantity: number | null;
  readonly status: 'SUBMITTED' | 'IN_REVIEW' | 'QUOTED' | 'COMPLETED' | 'CANCELED';
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const NUMBER = `'DRW-' || lpad(r.id::text, 6, '0')`;

const SELECT_REQUEST = `select r.id, r.customer_id as "customerId", r.product_id as "productId", ${NUMBER} as number, r.title, r.description, r.sku, r.quantity, r.status,
  r.created_at as "createdAt", r.updated_at as "updatedAt" from drawing_request r`;

/** The customer's own request; undefined for other people's, as for unknown ones. `lock` holds it until the transaction ends. */
export async function ownRequest(
  target: Queryable,
  customerId: number,
  id: number,
  lock: 'lock' | 'read' = 'read',
): Promise<DrawingRequest | undefined> {
  const [request] = await target.query<DrawingRequest>(
    `${SELECT_REQUEST} where r.id = $1 and r.customer_id = $2 ${lock === 'lock' ? 'for update' : ''}`,
    [id, customerId],
  );
  return request;
}

export interface RequestFilter {
  readonly statuses: readonly string[] | undefined;
  readonly numbers: readonly string[] | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export async function requestsOf(
  target: Queryable,
  customerId: number,
  filter: RequestFilter,
  paging: Paging,
): Promise<{ readonly requests: readonly DrawingRequest[]; readonly total: number }> {
  const conditions =
    'r.customer_id = $1 and ($2::text[] is null or r.status = any ($2)) and ($3::timestamptz is null or r.created_at >= $3) and ' +
    `($4::timestamptz is null or r.created_at <= $4) and ($5::text[] is null or ${NUMBER} = any ($5))`;
  const values = [customerId, filter.statuses ?? null, filter.from ?? null, filter.to ?? null, filter.numbers ?? null];
  const [count] = await target.query<{ total: number }>(`select count(*)::int as total from drawing_request r where ${conditions}`, values);
  const requests = await target.query<DrawingRequest>(
    `${SELECT_REQUEST} where ${conditions} order by r.updated_at desc, r.id desc limit $6 offset $7`,
    [...values, paging.pageSize, (paging.currentPage - 1) * paging.pageSize],
  );
  return { requests, total: count?.total ?? 0 };
}

export async function insertRequest(
  target: Queryable,
  request: Pick<DrawingRequest, 'customerId' | 'productId' | 'title' | 'description' | 'sku' | 'quantity'>,
): Promise<number> {
  const [row] = await target.query<{ id: number }>(
    'insert into drawing_request (customer_id, product_id, title, description, sku, quantity) values ($1, $2, $3, $4, $5, $6) returning id',
    [request.customerId, request.productId, request.title, request.description, request.sku, request.quantity],
  );
  return row?.id ?? 0;
}

export async function setRequestStatus(target: Queryable, id: number, status: DrawingRequest['status']): Promise<void> {
  await target.query('update drawing_request set status = $2, updated_at = now() where id = $1', [id, status]);
}
