-- Prices of a customer group; null for everybody. Who belongs to a company is in the group of wholesale buyers.

alter table tier_price add column group_id int;
alter table tier_price drop constraint tier_price_pkey;
create unique index tier_price_tier on tier_price (product_id, quantity, coalesce(group_id, -1));
