-- Customers who are asked to join a company, and what a company says of itself beyond its address.

alter table company add column reseller_id text;

create table company_invitation (
  id int generated always as identity primary key,
  company_id int not null references company on delete cascade,
  customer_id int not null references customer on delete cascade,
  role_id int not null references company_role on delete cascade,
  parent_id int references company_structure on delete set null,
  job_title text,
  telephone text,
  status text not null,
  code_hash text not null,
  created_at timestamptz not null default now()
);

create index company_invitation_customer on company_invitation (customer_id);
