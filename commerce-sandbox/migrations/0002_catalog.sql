-- The catalogue. Prices are in SAR with 15 % VAT included, exact to the halala.

create table category (
  id int primary key,
  parent_id int references category,
  level int not null,
  position int not null,
  path text not null,
  include_in_menu boolean not null default true,
  image text
);

create index category_parent on category (parent_id, position);

create table category_text (
  category_id int not null references category on delete cascade,
  store_id int not null references store_view,
  name text not null,
  description text not null,
  url_key text not null,
  url_path text not null,
  meta_title text not null,
  meta_description text not null,
  primary key (category_id, store_id)
);

create index category_text_path on category_text (store_id, url_path);

create table attribute (
  id int primary key,
  code text not null unique,
  kind text not null check (kind in ('select', 'number', 'text')),
  unit text,
  filterable boolean not null,
  sortable boolean not null,
  position int not null
);

create table attribute_text (
  attribute_id int not null references attribute on delete cascade,
  store_id int not null references store_view,
  label text not null,
  primary key (attribute_id, store_id)
);

create table attribute_option (
  id int primary key,
  attribute_id int not null references attribute on delete cascade,
  position int not null
);

create table attribute_option_text (
  option_id int not null references attribute_option on delete cascade,
  store_id int not null references store_view,
  label text not null,
  primary key (option_id, store_id)
);

create table product (
  id int primary key,
  sku text not null unique,
  type_id text not null check (type_id in ('simple', 'configurable')),
  family text not null,
  visible boolean not null default true,
  weight numeric(12, 4) not null,
  price numeric(12, 2) not null check (price >= 0),
  special_price numeric(12, 2) check (special_price >= 0),
  special_from date,
  drawing jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table product_text (
  product_id int not null references product on delete cascade,
  store_id int not null references store_view,
  name text not null,
  description text not null,
  short_description text not null,
  url_key text not null,
  meta_title text not null,
  meta_description text not null,
  primary key (product_id, store_id)
);

create index product_text_key on product_text (store_id, url_key);

create table product_category (
  product_id int not null references product on delete cascade,
  category_id int not null references category on delete cascade,
  position int not null,
  primary key (product_id, category_id)
);

-- With the products of all descendants, as an anchor category shows them.
create table category_index (
  category_id int not null references category on delete cascade,
  product_id int not null references product on delete cascade,
  position int not null,
  primary key (category_id, product_id)
);

create index category_index_product on category_index (product_id);

create table product_option (
  product_id int not null references product on delete cascade,
  attribute_id int not null references attribute,
  option_id int not null references attribute_option,
  primary key (product_id, attribute_id, option_id)
);

create index product_option_option on product_option (option_id, product_id);

create table product_number (
  product_id int not null references product on delete cascade,
  attribute_id int not null references attribute,
  value numeric(14, 4) not null,
  primary key (product_id, attribute_id)
);

create table tier_price (
  product_id int not null references product on delete cascade,
  quantity int not null check (quantity > 1),
  price numeric(12, 2) not null,
  primary key (product_id, quantity)
);

create table product_link (
  product_id int not null references product on delete cascade,
  linked_id int not null references product on delete cascade,
  kind text not null check (kind in ('related', 'upsell', 'crosssell')),
  position int not null,
  primary key (product_id, linked_id, kind)
);

-- The options that a configurable product is chosen by, and the simple products behind it.
create table configurable_attribute (
  product_id int not null references product on delete cascade,
  attribute_id int not null references attribute,
  position int not null,
  primary key (product_id, attribute_id)
);

create table configurable_child (
  parent_id int not null references product on delete cascade,
  child_id int not null references product on delete cascade,
  primary key (parent_id, child_id)
);

create index configurable_child_child on configurable_child (child_id);

create table stock (
  product_id int primary key references product on delete cascade,
  quantity int not null check (quantity >= 0),
  max_sale_quantity int not null default 10000
);

create table review (
  id int primary key,
  product_id int not null references product on delete cascade,
  nickname text not null,
  summary text not null,
  text text not null,
  rating int not null check (rating between 1 and 5),
  created_at timestamptz not null
);

create index review_product on review (product_id);

-- What lists, filters and sorts ask for, computed once per change.
create table product_index (
  product_id int primary key references product on delete cascade,
  final_price numeric(12, 2) not null,
  regular_price numeric(12, 2) not null,
  maximum_final_price numeric(12, 2) not null,
  maximum_regular_price numeric(12, 2) not null,
  in_stock boolean not null
);

create index product_index_price on product_index (final_price);

-- The part number in one spelling (letters and digits only), and its common other forms.
create table part_key (
  key text not null,
  product_id int not null references product on delete cascade,
  main boolean not null,
  primary key (key, product_id)
);

create index part_key_prefix on part_key (key text_pattern_ops);

-- One document per product with both languages in it: a visitor may write either in both store views.
create table product_search (
  product_id int primary key references product on delete cascade,
  document tsvector not null,
  folded text not null
);

create index product_search_document on product_search using gin (document);
create index product_search_folded on product_search using gin (folded gin_trgm_ops);

create function current_price(p product) returns numeric language sql stable as $$
  select case when p.special_price is not null and coalesce(p.special_from, current_date) <= current_date then least(p.price, p.special_price) else p.price end
$$;

-- Refreshes the index rows of the given products and of the configurable products they belong to; null means all. In the order of
-- ids, so that two orders at once cannot wait for each other.
create function refresh_product_index(ids int[]) returns void language sql as $$
  insert into product_index
  select p.id, current_price(p), p.price, current_price(p), p.price, s.quantity > 0
  from product p join stock s on s.product_id = p.id
  where p.type_id = 'simple' and (ids is null or p.id = any (ids))
  order by p.id
  on conflict (product_id) do update set final_price = excluded.final_price, regular_price = excluded.regular_price,
    maximum_final_price = excluded.maximum_final_price, maximum_regular_price = excluded.maximum_regular_price, in_stock = excluded.in_stock;
  insert into product_index
  select c.parent_id, min(i.final_price), min(i.regular_price), max(i.final_price), max(i.regular_price), bool_or(i.in_stock)
  from configurable_child c join product_index i on i.product_id = c.child_id
  where ids is null or c.parent_id in (select parent_id from configurable_child where child_id = any (ids))
  group by c.parent_id
  order by c.parent_id
  on conflict (product_id) do update set final_price = excluded.final_price, regular_price = excluded.regular_price,
    maximum_final_price = excluded.maximum_final_price, maximum_regular_price = excluded.maximum_regular_price, in_stock = excluded.in_stock;
$$;
