import type { Queryable } from '../../platform/database/database.ts';

/**
 * Orders of a customer, six hours apart, the newest an hour ago: one to three lines of the catalogue each, in every state, every second
 * one with a reference (`PO-2026-…`).
 */
export async function manyOrders(target: Queryable, customerId: number, count: number): Promise<void> {
  await target.query(
    `with address as (
       select jsonb_build_object('firstname', c.firstname, 'lastname', c.lastname, 'street', jsonb_build_array('3405 Industrial Street'), 'city', 'Jubail', 'regionId', 1104,
         'regionCode', 'SA-04', 'region', 'Eastern Province', 'postcode', '35717', 'countryId', 'SA', 'telephone', '551234567', 'saveInAddressBook', false,
         'middlename', null, 'prefix', null, 'suffix', null, 'company', null, 'fax', null, 'vatId', null, 'customerAddressId', null) as details, c.*
       from customer c where c.id = $1
     ), product_line as (
       select p.id, p.sku, p.price, t.name, t.url_key, (row_number() over (order by p.id) - 1)::int as place, count(*) over ()::int as products
       from product p join product_text t on t.product_id = p.id and t.store_id = 1 where p.visible and p.type_id = 'simple'
     ), ordered as (
       insert into sales_order (number, token, customer_id, email, firstname, lastname, store_id, status, shipping_address, billing_address, carrier_code, method_code, shipping_title,
         payment_method, payment_title, purchase_order_number, subtotal_excl_tax, subtotal_incl_tax, discount, shipping_excl_tax, shipping_incl_tax, tax, grand_total, created_at, updated_at)
       select lpad(nextval('order_number')::text, 9, '0'), replace(gen_random_uuid()::text, '-', ''), a.id, a.email, a.firstname, a.lastname, 1,
         (array['complete', 'complete', 'processing', 'pending', 'canceled'])[1 + n % 5], a.details, a.details, 'flatrate', 'flatrate', 'Flat Rate - Fixed',
         'banktransfer', 'Bank Transfer Payment', case when n % 2 = 0 then 'PO-2026-' || lpad(n::text, 5, '0') end, 0, 0, 0, 21.74, 25, 3.26, 25,
         now() - interval '1 hour' - n * interval '6 hours', now() - interval '1 hour' - n * interval '6 hours'
       from generate_series(0, $2::int - 1) n, address a returning id, status
     ), numbered as (select id, status, (row_number() over (order by id) - 1)::int as n from ordered)
     insert into order_item (order_id, product_id, product_type, sku, name, url_key, quantity, shipped, invoiced, canceled, price_incl_tax, regular_incl_tax, row_incl_tax, row_tax, row_discount)
     select o.id, p.id, 'simple', p.sku, p.name, p.url_key, q, case when o.status = 'complete' then q else 0 end, case when o.status in ('complete', 'processing') then q else 0 end,
       case when o.status = 'canceled' then q else 0 end, p.price, p.price, p.price * q, round(p.price * q * 3 / 23, 2), 0
     from numbered o cross join lateral generate_series(0, o.n % 3) line join product_line p on p.place = (o.n * 17 + line * 401) % p.products
       cross join lateral (select 1 + (o.n + line) % 9 as q) pieces`,
    [customerId, count],
  );
  await target.query(
    `update sales_order o set subtotal_incl_tax = s.incl, subtotal_excl_tax = s.incl - s.tax, tax = s.tax + 3.26, grand_total = s.incl + 25
     from (select order_id, sum(row_incl_tax) as incl, sum(row_tax) as tax from order_item group by order_id) s where s.order_id = o.id and o.customer_id = $1 and o.subtotal_incl_tax = 0`,
    [customerId],
  );
}

/**
 * Users of a customer's company, with that customer's password and a role below the administrator's: `levels` levels below the customer,
 * each as wide as the next one; on each, half of the users have somebody below. Gives false where the customer has no company.
 */
export async function manyUsers(target: Queryable, customerId: number, count: number, levels: number): Promise<boolean> {
  const [top] = await target.query<{ id: number }>('select id from company_structure where customer_id = $1', [customerId]);
  let above: readonly number[] = top ? [top.id] : [];
  for (let level = 0; level < levels && above.length > 0; level += 1) {
    const size = Math.floor(count / levels) + (level < count % levels ? 1 : 0);
    const added = await target.query<{ id: number }>(
      `with added as (
         insert into customer (email, firstname, lastname, password_hash, store_id, company_id, company_role_id, company_status, job_title, telephone)
         select 'user-' || $2::int || '-' || n || '-' || c.company_id || '@example.com', 'User ' || n, 'Level ' || $2::int, c.password_hash, c.store_id, c.company_id,
           (select max(id) from company_role where company_id = c.company_id and id <> c.company_role_id), 'ACTIVE', 'Technician', '551234567'
         from generate_series(1, $3::int) n join customer c on c.id = $1 returning id, company_id
       ), numbered as (select id, company_id, (row_number() over (order by id) - 1)::int as n from added)
       insert into company_structure (company_id, parent_id, customer_id) select company_id, ($4::int[])[1 + (n / 2) % cardinality($4::int[])], id from numbered returning id`,
      [customerId, level + 1, size, above],
    );
    if (added.length > 0) above = added.map(({ id }) => id);
  }
  return top !== undefined;
}
