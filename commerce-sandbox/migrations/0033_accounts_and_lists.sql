-- Accounts that wait for their e-mail address to be confirmed, and several wish lists per customer.

-- The hash of the key that was sent; null for a confirmed account.
alter table customer add column confirmation_hash text;

alter table wishlist add column visibility text not null default 'PRIVATE' check (visibility in ('PUBLIC', 'PRIVATE'));

-- One list at the beginning, however many requests ask for it at once: it is the one with the lowest id.
create unique index wishlist_name on wishlist (customer_id, lower(name));
