import type { Queryable } from '../../platform/database/database.ts';

/** The platform's setting: lists of one customer. */
export const MAXIMUM_LISTS = 999;
/** Pieces of one entry. */
export const LARGEST_QUANTITY = 10_000;

export interface RequisitionList {
  readonly id: number;
  readonly customerId: number;
  readonly name: string;
  readonly description: string;
  readonly updatedAt: Date;
}

export interface RequisitionItem {
  readonly id: number;
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
}

const SELECT = 'select id, customer_id as "customerId", name, description, updated_at as "updatedAt" from requisition_list';

/** The customer's lists, the latest changed first. `ids`: these only; `words`: those whose name has the words in it. */
export async function requisitionListsOf(
  target: Queryable,
  customerId: number,
  filter: { readonly ids?: readonly number[] | undefined; readonly words?: string | undefined } = {},
): Promise<readonly RequisitionList[]> {
  return target.query<RequisitionList>(
    `${SELECT} where customer_id = $1 and ($2::int[] is null or id = any ($2)) and ($3::text is null or strpos(lower(name), lower($3)) > 0) ` +
      'order by updated_at desc, id desc',
    [customerId, filter.ids ?? null, filter.words ?? null],
  );
}

/** A list of the customer's own; undefined for other people's, as for unknown ones. */
export async function ownRequisitionList(target: Queryable, customerId: number, id: number): Promise<RequisitionList | undefined> {
  const [list] = await target.query<RequisitionList>(`${SELECT} where id = $1 and customer_id = $2`, [id, customerId]);
  return list;
}

/** A new list, or undefined when the customer has one of that name. */
export async function createRequisitionList(
  target: Queryable,
  customerId: number,
  name: string,
  description: string,
): Promise<RequisitionList | undefined> {
  const [row] = await target.query<{ id: number }>(
    'insert into requisition_list (customer_id, name, description) values ($1, $2, $3) on conflict do nothing returning id',
    [customerId, name, description],
  );
  return row ? ownRequisitionList(target, customerId, row.id) : undefined;
}

/** What stands on a list, in the order in which it was put there. */
export function requisitionItems(target: Queryable, listId: number): Promise<readonly RequisitionItem[]> {
  return target.query<RequisitionItem>(
    'select id, product_id as "productId", variant_id as "variantId", quantity from requisition_list_item where list_id = $1 order by id',
    [listId],
  );
}

/** Puts a product on a list; what stands there already gets more pieces, up to the largest quantity. */
export async function addToRequisitionList(target: Queryable, listId: number, item: Omit<RequisitionItem, 'id'>): Promise<void> {
  await target.query(
    `insert into requisition_list_item (list_id, product_id, variant_id, quantity) values ($1, $2, $3, $4)
     on conflict (list_id, product_id, coalesce(variant_id, 0)) do update set quantity = least(requisition_list_item.quantity + excluded.quantity, ${LARGEST_QUANTITY})`,
    [listId, item.productId, item.variantId, item.quantity],
  );
}

/** Takes entries off a list; gives the ids of those that were there. */
export async function removeFromRequisitionList(target: Queryable, listId: number, ids: readonly number[]): Promise<readonly number[]> {
  const removed = await target.query<{ id: number }>(
    'delete from requisition_list_item where list_id = $1 and id = any ($2::int[]) returning id',
    [listId, ids],
  );
  return removed.map(({ id }) => id);
}

export async function touchRequisitionList(target: Queryable, id: number): Promise<void> {
  await target.query('update requisition_list set updated_at = now() where id = $1', [id]);
}
