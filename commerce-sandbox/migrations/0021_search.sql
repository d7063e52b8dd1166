-- What lists and searches read. Servers keep the catalogue's structure in memory (src/search/catalog-index.ts) and read it again when
-- this number has moved.

create table catalog_state (version bigint not null);
insert into catalog_state (version) values (1);

create function bump_catalog() returns trigger language plpgsql as $$
begin
  update catalog_state set version = version + 1;
  return null;
end
$$;

-- Statement by statement: the seed and the generator write many rows at a time. Orders change stock only, which is not in memory, so that
-- none waits here for another.
create trigger product_catalog after insert or delete or truncate on product for each statement execute function bump_catalog();
create trigger product_option_catalog after insert or delete or truncate on product_option for each statement execute function bump_catalog();
create trigger product_number_catalog after insert or delete or truncate on product_number for each statement execute function bump_catalog();
create trigger product_text_catalog after insert or update or delete or truncate on product_text for each statement execute function bump_catalog();
create trigger category_index_catalog after insert or delete or truncate on category_index for each statement execute function bump_catalog();
create trigger category_text_catalog after insert or update or delete or truncate on category_text for each statement execute function bump_catalog();
create trigger product_index_catalog after insert or delete or truncate on product_index for each statement execute function bump_catalog();
create trigger product_price_catalog after update on product_index for each row
  when (old.final_price is distinct from new.final_price) execute function bump_catalog();

-- One row per product that can be found. `names` holds the words of its names and part numbers, `words` those of its category, attributes
-- and sizes as well; both languages, folded and stemmed by src/search/words.ts. `heads` are the nouns that say what it is.
drop table product_search;
create table product_search (
  product_id int primary key references product on delete cascade,
  names tsvector not null,
  words tsvector not null,
  heads text[] not null,
  -- Larger is asked for more often: decides between products that match alike.
  popularity int not null
);
create index product_search_words on product_search using gin (words);

-- Every word that products are found by, for the correction of misspelt ones.
create table search_word (
  word text primary key,
  products int not null
);
create index search_word_alike on search_word using gist (word gist_trgm_ops);
create index search_word_prefix on search_word (word text_pattern_ops);
create index part_key_alike on part_key using gist (key gist_trgm_ops);
