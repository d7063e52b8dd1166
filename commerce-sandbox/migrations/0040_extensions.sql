-- What schema/extension.graphql serves: branches, vacancies, stock alerts, support tickets, drawing requests, and the files of all of them.

-- Names, streets, cities and services in both languages: {"en": …, "ar": …}.
create table store_location (
  id int primary key,
  code text not null unique,
  name jsonb not null,
  street jsonb not null,
  city jsonb not null,
  region_code text not null,
  country_code text not null,
  postcode text not null,
  latitude numeric(9, 6) not null,
  longitude numeric(9, 6) not null,
  phone text not null,
  email text not null,
  -- [{"day": 0, "opens": "08:00", "closes": "17:00"}], days count from Sunday.
  hours jsonb not null,
  services jsonb not null
);

create table vacancy (
  id int primary key,
  code text not null unique,
  title jsonb not null,
  department jsonb not null,
  city jsonb not null,
  location_id int references store_location,
  employment_code text not null,
  employment jsonb not null,
  summary jsonb not null,
  description jsonb not null,
  posted_on date not null,
  closes_on date not null
);

create table job_application (
  id int generated always as identity primary key,
  vacancy_id int not null references vacancy,
  customer_id int references customer on delete set null,
  firstname text not null,
  lastname text not null,
  email text not null check (email = lower(email)),
  telephone text not null,
  message text not null,
  created_at timestamptz not null default now(),
  unique (vacancy_id, email)
);

-- One mail when the product is back, then the alert has ended. Guests are known by e-mail only.
create table stock_alert (
  id int generated always as identity primary key,
  product_id int not null references product on delete cascade,
  customer_id int references customer on delete cascade,
  email text check (email = lower(email)),
  store_id int not null references store_view,
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT')),
  added_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((customer_id is null) <> (email is null))
);

create unique index stock_alert_waiting_customer on stock_alert (customer_id, product_id) where status = 'WAITING';
create unique index stock_alert_waiting_guest on stock_alert (email, product_id) where status = 'WAITING' and email is not null;
create index stock_alert_waiting on stock_alert (product_id) where status = 'WAITING';

create table support_ticket (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  order_id int references sales_order on delete set null,
  subject text not null,
  category text not null,
  priority text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'WAITING_FOR_CUSTOMER', 'WAITING_FOR_SUPPORT', 'CLOSED')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index support_ticket_customer on support_ticket (customer_id, id desc);

create table drawing_request (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  product_id int references product on delete set null,
  title text not null,
  description text not null,
  sku text,
  quantity int check (quantity > 0),
  status text not null default 'SUBMITTED' check (status in ('SUBMITTED', 'IN_REVIEW', 'QUOTED', 'COMPLETED', 'CANCELED')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index drawing_request_customer on drawing_request (customer_id, id desc);

-- The thread of a ticket or of a drawing request.
create table thread_message (
  id int generated always as identity primary key,
  ticket_id int references support_ticket on delete cascade,
  request_id int references drawing_request on delete cascade,
  author_name text not null,
  by_customer boolean not null,
  text text not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(ticket_id, request_id) = 1)
);

create index thread_message_ticket on thread_message (ticket_id);
create index thread_message_request on thread_message (request_id);

-- Lets a guest upload for a little while; kept as a hash, as customers' tokens are.
create table upload_token (
  id int generated always as identity primary key,
  token_hash text not null unique,
  expires_at timestamptz not null
);

-- A file that is being uploaded, is complete, or belongs to something. Its bytes lie in a folder under `id`; how many there are, the file says.
create table upload (
  id text primary key,
  customer_id int references customer on delete cascade,
  upload_token_id int references upload_token on delete cascade,
  name text not null,
  type text not null,
  size int not null check (size > 0),
  complete boolean not null default false,
  message_id int references thread_message on delete cascade,
  request_id int references drawing_request on delete cascade,
  application_id int references job_application on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(customer_id, upload_token_id) = 1),
  check (num_nonnulls(message_id, request_id, application_id) <= 1)
);

create index upload_customer on upload (customer_id);
create index upload_upload_token on upload (upload_token_id);
create index upload_message on upload (message_id);
create index upload_request on upload (request_id);
create index upload_application on upload (application_id);
