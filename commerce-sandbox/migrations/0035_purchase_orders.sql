-- Purchase orders of companies: a cart that waits for approval, and the rules that say whose.

alter table company add column purchase_orders_enabled boolean not null default true;

-- Agreed when a purchase order is placed: the order that comes of it costs the same.
alter table cart_item add column agreed_price numeric(12, 2);

create table approval_rule (
  id int generated always as identity primary key,
  company_id int not null references company on delete cascade,
  name text not null,
  description text not null default '',
  enabled boolean not null,
  -- Roles whose purchase orders the rule is about; empty for all.
  applies_to int[] not null,
  -- Roles that have to approve; -1 stands for whoever the purchaser reports to.
  approvers int[] not null,
  attribute text not null check (attribute in ('GRAND_TOTAL', 'SHIPPING_INCL_TAX', 'NUMBER_OF_SKUS')),
  operator text not null check (operator in ('MORE_THAN', 'LESS_THAN', 'MORE_THAN_OR_EQUAL_TO', 'LESS_THAN_OR_EQUAL_TO')),
  -- Riyals, or a number of SKUs.
  threshold numeric(14, 2) not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index approval_rule_name on approval_rule (company_id, lower(name));

create sequence purchase_order_number start 1;

create table purchase_order (
  id int generated always as identity primary key,
  number text not null unique,
  company_id int not null references company on delete cascade,
  creator_id int references customer on delete set null,
  cart_id int not null unique references cart on delete cascade,
  order_id int references sales_order on delete set null,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index purchase_order_company on purchase_order (company_id, created_at desc);

-- One row per applied rule and role that has to approve.
create table purchase_order_approval (
  id int generated always as identity primary key,
  purchase_order_id int not null references purchase_order on delete cascade,
  rule_name text not null,
  role_id int not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  customer_id int references customer on delete set null,
  updated_at timestamptz not null default now()
);

create index purchase_order_approval_order on purchase_order_approval (purchase_order_id);

create table purchase_order_comment (
  id int generated always as identity primary key,
  purchase_order_id int not null references purchase_order on delete cascade,
  customer_id int references customer on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);

create index purchase_order_comment_order on purchase_order_comment (purchase_order_id);

create table purchase_order_history (
  id int generated always as identity primary key,
  purchase_order_id int not null references purchase_order on delete cascade,
  activity text not null,
  message text not null,
  created_at timestamptz not null default now()
);

create index purchase_order_history_order on purchase_order_history (purchase_order_id);
