-- What orders are searched by: small letters, Western digits, without what only separates.
create function plain_text(typed text) returns text language sql immutable parallel safe
  return translate(lower(typed), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ -_./×' || chr(9) || chr(10) || chr(13) || chr(160), '01234567890123456789');

alter table sales_order add column plain text generated always as (plain_text(number || '|' || coalesce(purchase_order_number, ''))) stored;
alter table order_item add column plain text generated always as (plain_text(sku || '|' || name)) stored;
alter table product_text add column plain text generated always as (plain_text(name)) stored;
