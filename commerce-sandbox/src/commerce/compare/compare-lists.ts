import type { Database, Queryable } from '../../platform/database/database.ts';
import { randomId } from '../../platform/values/secrets.ts';

export interface CompareList {
  readonly id: number;
  readonly uid: string;
  readonly customerId: number | null;
  readonly productIds: readonly number[];
}

const SELECT_LIST = `
  select l.id, l.uid, l.customer_id as "customerId", coalesce((select json_agg(i.product_id order by i.id) from compare_item i where i.list_id = l.id), '[]') as "productIds"
  from compare_list l`;

export async function compareListByUid(target: Queryable, uid: string): Promise<CompareList | undefined> {
  const [list] = await target.query<CompareList>(`${SELECT_LIST} where l.uid = $1`, [uid]);
  return list;
}

export async function compareListOfCustomer(target: Queryable, customerId: number): Promise<CompareList | undefined> {
  const [list] = await target.query<CompareList>(`${SELECT_LIST} where l.customer_id = $1`, [customerId]);
  return list;
}

/** A new list; a customer who has one already gets that. */
export async function createCompareList(target: Queryable, customerId: number | undefined): Promise<CompareList> {
  const uid = randomId();
  await target.query('insert into compare_list (uid, customer_id) values ($1, $2) on conflict (customer_id) do nothing', [
    uid,
    customerId ?? null,
  ]);
  const list = customerId === undefined ? await compareListByUid(target, uid) : await compareListOfCustomer(target, customerId);
  if (!list) throw new Error('The new compare list is gone.');
  return list;
}

/** Adds what exists and is not on the list yet; ids of nothing are passed over, as the platform does. */
export async function addToCompareList(target: Queryable, listId: number, productIds: readonly number[]): Promise<void> {
  await target.query(
    'insert into compare_item (list_id, product_id) select $1, p.id from product p join unnest($2::int[]) with ordinality as ' +
      'wanted(id, place) on wanted.id = p.id order by wanted.place on conflict do nothing',
    [listId, productIds],
  );
}

export async function removeFromCompareList(target: Queryable, listId: number, productIds: readonly number[]): Promise<void> {
  await target.query('delete from compare_item where list_id = $1 and product_id = any ($2::int[])', [listId, productIds]);
}

export async function deleteCompareList(target: Queryable, listId: number): Promise<void> {
  await target.query('delete from compare_list where id = $1', [listId]);
}

/** Gives a guest's list to a customer. One that has products of an earlier list gets them together; the guest's list is gone then. */
export async function assignCompareList(database: Database, list: CompareList, customerId: number): Promise<CompareList | undefined> {
  return database.transaction(async (transaction) => {
    const own = await compareListOfCustomer(transaction, customerId);
    if (!own) {
      await transaction.query('update compare_list set customer_id = $2 where id = $1 and customer_id is null', [list.id, customerId]);
    } else if (own.id !== list.id) {
      await addToCompareList(transaction, own.id, list.productIds);
      await deleteCompareList(transaction, list.id);
    }
    return compareListOfCustomer(transaction, customerId);
  });
}
