-- What a card is charged by, between the choice of the payment method and the order: the provider's token for this purchase, or a stored card.
alter table cart add column payment_data jsonb;
