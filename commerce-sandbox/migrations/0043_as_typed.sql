-- E-mail addresses are compared in lower case and shown as they were typed.

alter table customer add column email_as_typed text;
