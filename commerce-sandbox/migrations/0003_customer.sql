-- People: customers, their sessions and addresses, wishlists, newsletter, companies, and the mail they would get.

create table company (
  id int generated always as identity primary key,
  name text not null,
  legal_name text not null,
  email text not null,
  vat_tax_id text not null,
  legal_address jsonb not null,
  admin_id int,
  sales_representative jsonb not null,
  payment_methods text[] not null
);

create table company_role (
  id int generated always as identity primary key,
  company_id int not null references company on delete cascade,
  name text not null,
  permissions text[] not null,
  unique (company_id, name)
);

create table company_team (
  id int generated always as identity primary key,
  company_id int not null references company on delete cascade,
  name text not null,
  description text not null default ''
);

create table customer (
  id int generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  firstname text not null,
  lastname text not null,
  middlename text,
  prefix text,
  suffix text,
  date_of_birth date,
  gender int,
  taxvat text,
  password_hash text not null,
  store_id int not null references store_view,
  failed_attempts int not null default 0,
  locked_until timestamptz,
  remote_assistance boolean not null default false,
  company_id int references company on delete set null,
  company_role_id int references company_role,
  company_status text check (company_status in ('ACTIVE', 'INACTIVE')),
  job_title text,
  telephone text,
  created_at timestamptz not null default now()
);

create index customer_company on customer (company_id);

-- The tree of a company: teams and users under one another.
create table company_structure (
  id int generated always as identity primary key,
  company_id int not null references company on delete cascade,
  parent_id int references company_structure on delete cascade,
  customer_id int references customer on delete cascade,
  team_id int references company_team on delete cascade,
  check ((customer_id is null) <> (team_id is null))
);

create index company_structure_company on company_structure (company_id);
create index company_structure_customer on company_structure (customer_id);

create table customer_address (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  details jsonb not null,
  default_shipping boolean not null default false,
  default_billing boolean not null default false
);

create index customer_address_customer on customer_address (customer_id);

create table customer_token (
  token_hash text primary key,
  customer_id int not null references customer on delete cascade,
  expires_at timestamptz not null
);

create index customer_token_customer on customer_token (customer_id);

create table password_reset (
  token_hash text primary key,
  customer_id int not null references customer on delete cascade,
  expires_at timestamptz not null
);

create table newsletter_subscriber (
  email text primary key check (email = lower(email)),
  subscribed boolean not null,
  changed_at timestamptz not null default now()
);

create table wishlist (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  name text not null,
  sharing_code text not null,
  updated_at timestamptz not null default now()
);

create index wishlist_customer on wishlist (customer_id);

create table wishlist_item (
  id int generated always as identity primary key,
  wishlist_id int not null references wishlist on delete cascade,
  product_id int not null references product on delete cascade,
  variant_id int references product on delete cascade,
  quantity int not null check (quantity > 0),
  description text,
  added_at timestamptz not null default now()
);

create index wishlist_item_list on wishlist_item (wishlist_id);

create table mail (
  id int generated always as identity primary key,
  recipient text not null,
  template text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);
