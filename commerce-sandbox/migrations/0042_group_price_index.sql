-- Prices of customer groups from the first piece on (contract prices): an index beside the one of everybody's prices, so that lists,
-- filters and carts of a member see them. And part numbers in any case.

create table group_price_index (
  product_id int not null references product on delete cascade,
  group_id int not null,
  final_price numeric(12, 2) not null,
  maximum_final_price numeric(12, 2) not null,
  primary key (product_id, group_id)
);
create trigger group_price_catalog after insert or update or delete or truncate on group_price_index for each statement execute function bump_catalog();

-- One piece is a tier where a group has a contract.
alter table tier_price drop constraint tier_price_quantity_check, add constraint tier_price_quantity_check check (quantity > 0);

create index product_sku_any_case on product (lower(sku));

-- Called where a price has changed; orders change stock only. Rows that stay as they are, are not written.
create function refresh_group_prices(ids int[]) returns void language sql as $$
  insert into group_price_index
  select t.product_id, t.group_id, least(i.final_price, t.price), least(i.final_price, t.price)
  from tier_price t join product_index i on i.product_id = t.product_id
  where t.quantity = 1 and t.group_id is not null and (ids is null or t.product_id = any (ids))
  on conflict (product_id, group_id) do update set final_price = excluded.final_price, maximum_final_price = excluded.maximum_final_price
    where group_price_index.final_price is distinct from excluded.final_price;
  insert into group_price_index
  select c.parent_id, g.group_id, min(coalesce(own.final_price, i.final_price)), max(coalesce(own.final_price, i.final_price))
  from (select distinct c.parent_id, g.group_id from configurable_child c join group_price_index g on g.product_id = c.child_id
        where ids is null or c.parent_id in (select parent_id from configurable_child where child_id = any (ids))) g
  join configurable_child c on c.parent_id = g.parent_id
  join product_index i on i.product_id = c.child_id
  left join group_price_index own on own.product_id = c.child_id and own.group_id = g.group_id
  group by c.parent_id, g.group_id
  on conflict (product_id, group_id) do update set final_price = excluded.final_price, maximum_final_price = excluded.maximum_final_price
    where (group_price_index.final_price, group_price_index.maximum_final_price) is distinct from (excluded.final_price, excluded.maximum_final_price);
$$;
