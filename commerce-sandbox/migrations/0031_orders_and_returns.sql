-- What can be done with an order after it was placed: cancelling, returning; and what each line cost before special prices.

alter table order_item add column regular_incl_tax numeric(12, 2);
alter table order_item add column parent_sku text;
update order_item set regular_incl_tax = price_incl_tax;
alter table order_item alter column regular_incl_tax set not null;

-- Comments to an invoice, a shipment or a credit memo; without a document, to the order.
alter table order_comment add column document_id int references order_document on delete cascade;

-- A guest confirms a cancellation by the key that was sent by e-mail.
create table order_cancellation (
  order_id int primary key references sales_order on delete cascade,
  key_hash text not null,
  reason text not null,
  requested_at timestamptz not null default now()
);

create sequence return_number start 1;

create table return_request (
  id int generated always as identity primary key,
  number text not null unique,
  order_id int not null references sales_order on delete cascade,
  status text not null,
  contact_email text not null,
  -- Of a guest's request that is not confirmed yet.
  key_hash text,
  created_at timestamptz not null default now()
);

create index return_request_order on return_request (order_id);

create table return_item (
  id int generated always as identity primary key,
  return_id int not null references return_request on delete cascade,
  order_item_id int not null references order_item on delete cascade,
  requested int not null check (requested > 0),
  -- What the merchant let through so far.
  authorized int not null default 0,
  status text not null default 'PENDING',
  -- Chosen option ids and entered texts by attribute code.
  attributes jsonb not null default '{}'
);

create index return_item_return on return_item (return_id);
create index return_item_order_item on return_item (order_item_id);

create table return_comment (
  id int generated always as identity primary key,
  return_id int not null references return_request on delete cascade,
  author text not null,
  text text not null,
  created_at timestamptz not null default now()
);

create index return_comment_return on return_comment (return_id);

create table return_tracking (
  id int generated always as identity primary key,
  return_id int not null references return_request on delete cascade,
  carrier_code text not null,
  number text not null,
  created_at timestamptz not null default now()
);

create index return_tracking_return on return_tracking (return_id);
