-- Pictures are asked for by the file name that the part number makes (src/media/paths.ts).
create index product_picture on product (trim(both '-' from regexp_replace(lower(sku), '[^a-z0-9]+', '-', 'g')));
