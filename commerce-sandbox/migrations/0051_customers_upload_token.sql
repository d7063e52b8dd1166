-- Who uploads with a token: a customer who asked for it, so that pages upload without the customer's own token; null for a guest.
alter table upload_token add column customer_id int references customer on delete cascade;
