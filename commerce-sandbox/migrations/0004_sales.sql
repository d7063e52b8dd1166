-- Carts and orders. Amounts of orders are what was agreed at the time, so they are copied, never computed again.

create table coupon (
  code text primary key,
  label_en text not null,
  label_ar text not null,
  percent int not null check (percent between 1 and 100),
  active boolean not null default true
);

create table cart (
  id int generated always as identity primary key,
  masked_id text not null unique,
  customer_id int references customer on delete cascade,
  store_id int not null references store_view,
  active boolean not null default true,
  email text,
  coupon_code text references coupon,
  shipping_address jsonb,
  billing_address jsonb,
  billing_same_as_shipping boolean not null default false,
  carrier_code text,
  method_code text,
  payment_method text,
  purchase_order_number text,
  reserved_order_number text,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create unique index cart_one_active_per_customer on cart (customer_id) where active;

create table cart_item (
  id int generated always as identity primary key,
  cart_id int not null references cart on delete cascade,
  product_id int not null references product on delete cascade,
  variant_id int references product on delete cascade,
  quantity int not null check (quantity > 0)
);

-- One line per product and chosen variant: adding again adds up.
create unique index cart_item_line on cart_item (cart_id, product_id, coalesce(variant_id, 0));

create sequence order_number start 1;

create table sales_order (
  id int generated always as identity primary key,
  number text not null unique,
  token text not null unique,
  cart_id int references cart on delete set null unique,
  customer_id int references customer on delete set null,
  email text not null,
  firstname text not null,
  lastname text not null,
  store_id int not null references store_view,
  status text not null,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  carrier_code text not null,
  method_code text not null,
  shipping_title text not null,
  payment_method text not null,
  payment_title text not null,
  purchase_order_number text,
  coupon_code text,
  discount_label text,
  subtotal_excl_tax numeric(14, 2) not null,
  subtotal_incl_tax numeric(14, 2) not null,
  discount numeric(14, 2) not null,
  shipping_excl_tax numeric(14, 2) not null,
  shipping_incl_tax numeric(14, 2) not null,
  tax numeric(14, 2) not null,
  grand_total numeric(14, 2) not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index sales_order_customer on sales_order (customer_id, created_at desc);
create index sales_order_email on sales_order (email);

create table order_item (
  id int generated always as identity primary key,
  order_id int not null references sales_order on delete cascade,
  product_id int references product on delete set null,
  product_type text not null,
  sku text not null,
  name text not null,
  url_key text,
  options jsonb not null default '[]',
  quantity int not null,
  shipped int not null default 0,
  invoiced int not null default 0,
  refunded int not null default 0,
  canceled int not null default 0,
  price_incl_tax numeric(12, 2) not null,
  row_incl_tax numeric(14, 2) not null,
  row_tax numeric(14, 2) not null,
  row_discount numeric(14, 2) not null
);

create index order_item_order on order_item (order_id);

-- Invoices, shipments and credit memos: a number and the quantities per item of the order.
create table order_document (
  id int generated always as identity primary key,
  order_id int not null references sales_order on delete cascade,
  kind text not null check (kind in ('invoice', 'shipment', 'credit_memo')),
  number text not null,
  items jsonb not null,
  tracking jsonb not null default '[]',
  created_at timestamptz not null default now(),
  unique (kind, number)
);

create index order_document_order on order_document (order_id);

create table order_comment (
  id int generated always as identity primary key,
  order_id int not null references sales_order on delete cascade,
  message text not null,
  created_at timestamptz not null default now()
);

create index order_comment_order on order_comment (order_id);
