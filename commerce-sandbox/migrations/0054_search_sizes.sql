-- `sizes` holds the sizes of a product as its trade writes them (`25x52x15`, `m8x30`, `13`), `measures` its numbers by attribute code: what
-- searches for a size compare with, exactly or nearly.
alter table product_search add column sizes text[] not null default '{}';
alter table product_search add column measures jsonb not null default '{}';
