-- Stored payments. The shop sees the public hash and the details (brand, last digits, expiry); what the provider charges by stays here.

create table payment_token (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  public_hash text not null unique,
  payment_method_code text not null,
  type text not null check (type in ('card', 'account')),
  gateway_token text not null,
  -- {"type": "VI", "maskedCC": "1111", "expirationDate": "12/2028"} for a card.
  details jsonb not null,
  expires_at timestamptz,
  -- A token that its customer deleted stays for the orders that were paid with it.
  active boolean not null default true,
  -- Stored for later use, not only for the order at hand.
  visible boolean not null default true,
  created_at timestamptz not null default now(),
  unique (customer_id, payment_method_code, gateway_token)
);

create index payment_token_customer on payment_token (customer_id);
