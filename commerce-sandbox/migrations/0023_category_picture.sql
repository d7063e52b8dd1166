-- The part that stands for a category in pictures, where the one from its list would not do.
alter table category add column picture_sku text;
