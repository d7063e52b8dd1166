-- What the demo data were made from, and what a reset puts back without making the catalogue again.

create table seed_state (
  -- Of the program that made them and the migrations: another one means that the data are of another version.
  fingerprint text not null,
  last_review int not null
);

-- Prices and stock as seeded: orders and tests change these, and nothing else of a product.
create table seeded_product (
  product_id int primary key references product on delete cascade,
  price numeric(12, 2) not null,
  special_price numeric(12, 2),
  special_from date,
  quantity int not null,
  max_sale_quantity int not null
);
