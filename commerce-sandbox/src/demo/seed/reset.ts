import type { Queryable } from '../../platform/database/database.ts';

/** Whether the demo data were made by this version of the sandbox. */
export async function wasSeededBy(target: Queryable, fingerprint: string): Promise<boolean> {
  const rows = await target.query<{ fingerprint: string }>('select fingerprint from seed_state');
  return rows[0]?.fingerprint === fingerprint;
}

/** Keeps what `putBack` needs. Called once, when the catalogue has been made. */
export async function rememberSeed(target: Queryable, fingerprint: string): Promise<void> {
  await target.query('delete from seed_state');
  await target.query('insert into seed_state (fingerprint, last_review) select $1, coalesce(max(id), 0) from review', [fingerprint]);
  await target.query(
    `insert into seeded_product (product_id, price, special_price, special_from, quantity, max_sale_quantity)
     select p.id, p.price, p.special_price, p.special_from, s.quantity, s.max_sale_quantity from product p join stock s on s.product_id = p.id`,
  );
}

/** Prices, stock and reviews as seeded. Touches only rows that differ. */
export async function putBack(target: Queryable): Promise<void> {
  const changed = await target.query<{ id: number }>(
    `with prices as (
       update product p set price = o.price, special_price = o.special_price, special_from = o.special_from from seeded_product o
       where o.product_id = p.id and (p.price, p.special_price, p.special_from) is distinct from (o.price, o.special_price, o.special_from) returning p.id
     ), pieces as (
       update stock s set quantity = o.quantity, max_sale_quantity = o.max_sale_quantity from seeded_product o
       where o.product_id = s.product_id and (s.quantity, s.max_sale_quantity) is distinct from (o.quantity, o.max_sale_quantity) returning s.product_id as id
     ) select id from prices union select id from pieces`,
  );
  await target.query('delete from review where id > (select last_review from seed_state)');
  if (changed.length === 0) return;
  const ids = changed.map((row) => row.id);
  await target.query('select refresh_product_index($1::int[])', [ids]);
  await target.query('select refresh_group_prices($1::int[])', [ids]);
}
