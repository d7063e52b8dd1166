-- Store views, the countries and regions of the directory, editorial content, and the paths that lead to everything.

create extension if not exists pg_trgm;

create table store_view (
  id int primary key,
  code text not null unique,
  name text not null,
  locale text not null,
  sort_order int not null
);

create table country (
  id text primary key,
  iso3 text not null,
  name_en text not null,
  name_ar text not null
);

create table region (
  id int primary key,
  country_id text not null references country,
  code text not null,
  name_en text not null,
  name_ar text not null,
  unique (country_id, code)
);

create table cms_page (
  id int primary key,
  identifier text not null unique,
  page_layout text not null default '1column'
);

create table cms_page_text (
  page_id int not null references cms_page on delete cascade,
  store_id int not null references store_view,
  title text not null,
  heading text not null,
  content text not null,
  meta_title text not null,
  meta_description text not null,
  primary key (page_id, store_id)
);

create table cms_block (
  id int primary key,
  identifier text not null unique
);

create table cms_block_text (
  block_id int not null references cms_block on delete cascade,
  store_id int not null references store_view,
  title text not null,
  content text not null,
  primary key (block_id, store_id)
);

-- A path of a store view: leads to an entity (redirect_code 0) or to another path (301, 302).
create table url_rewrite (
  store_id int not null references store_view,
  request_path text not null,
  entity_type text check (entity_type in ('PRODUCT', 'CATEGORY', 'CMS_PAGE')),
  entity_id int,
  target_path text,
  redirect_code int not null default 0 check (redirect_code in (0, 301, 302)),
  primary key (store_id, request_path),
  check ((redirect_code = 0) = (entity_id is not null and entity_type is not null))
);

create index url_rewrite_entity on url_rewrite (entity_type, entity_id);
