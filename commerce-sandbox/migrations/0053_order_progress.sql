-- What was promised when an order was placed, and the steps that no document of the platform tells.
alter table sales_order
  add column promised_first date,
  add column promised_last date,
  add column packed_at timestamptz,
  add column delivered_at timestamptz;
