-- Lists of what a buyer needs again and again.

create table requisition_list (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  name text not null,
  description text not null default '',
  updated_at timestamptz not null default now()
);

create unique index requisition_list_name on requisition_list (customer_id, lower(name));

create table requisition_list_item (
  id int generated always as identity primary key,
  list_id int not null references requisition_list on delete cascade,
  product_id int not null references product on delete cascade,
  variant_id int references product on delete cascade,
  quantity int not null check (quantity > 0)
);

create unique index requisition_list_item_product on requisition_list_item (list_id, product_id, coalesce(variant_id, 0));
