-- Compare lists of guests and customers; reviews that visitors write.

create table compare_list (
  id int generated always as identity primary key,
  uid text not null unique,
  -- A customer has one list.
  customer_id int unique references customer on delete cascade,
  created_at timestamptz not null default now()
);

create table compare_item (
  id int generated always as identity primary key,
  list_id int not null references compare_list on delete cascade,
  product_id int not null references product on delete cascade,
  unique (list_id, product_id)
);

-- The demo data number their reviews themselves, from 1.
create sequence review_number start 1000000;
alter table review alter column id set default nextval('review_number');
alter table review alter column created_at set default now();
alter table review alter column rating drop not null;
-- Who wrote it; null for the demo data. No reference: reviews are part of the catalogue, which outlives customers (and a reset of theirs).
alter table review add column customer_id int;
alter table review add column store_id int references store_view;
-- A new review is not shown before somebody approved it.
alter table review add column approved boolean not null default true;

create index review_customer on review (customer_id);
