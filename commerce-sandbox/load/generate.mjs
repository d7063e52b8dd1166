// `pnpm generate`: fills the catalogue of a PostgreSQL server (DATABASE_URL, seeded before by starting the sandbox on it) up to --count
// products
// (100000), for load figures. What is generated lies below a category of its own that no menu shows, in groups of 500, so that lists of the
// demo catalogue keep their size; only `shop-now` grows. A reset does not remove it: throw the database away.
import pg from 'pg';

const option = (name, fallback) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : (process.argv[index + 1] ?? fallback);
};
const COUNT = Number(option('count', '100000'));
const GROUP_SIZE = 500;
const BATCH = 10_000;

if (!process.env.DATABASE_URL) throw new Error('Set DATABASE_URL to a database that the sandbox has been started on.');
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const run = async (sql, values = []) => (await client.query(sql, values)).rows;
const started = Date.now();
const say = (message) => console.log(`${message} (${((Date.now() - started) / 1000).toFixed(1)} s)`);

// Words that no demo product is named by: searches of the demo catalogue find as many as before.
const NOUNS = [
  'bracket',
  'manifold',
  'impeller',
  'gasket',
  'actuator',
  'encoder',
  'flywheel',
  'diaphragm',
  'solenoid',
  'strainer',
  'rotor',
  'stator',
  'spindle',
  'cylinder',
  'regulator',
  'muffler',
];
const NOUNS_AR = [
  'حامل',
  'مشعب',
  'مروحة',
  'حشية',
  'مشغل',
  'مرمز',
  'حدافة',
  'غشاء',
  'ملف',
  'مصفاة',
  'عضو',
  'ثابت',
  'مغزل',
  'اسطوانة',
  'منظم',
  'كاتم',
];

/** @type {any} */
const [{ present, firstId, firstCategory }] = await run(
  `select (select count(*)::int from product where visible) as present, (select max(id) + 1 from product) as "firstId", (select ` +
    `max(id) + 1 from category) as "firstCategory"`,
);
const wanted = Math.max(0, COUNT - present);
say(`${present} products are there, ${wanted} to make`);
if (wanted > 0) {
  await run('begin');
  await categories(Math.ceil(wanted / GROUP_SIZE));
  for (let done = 0; done < wanted; done += BATCH) {
    await products(done, Math.min(wanted, done + BATCH) - 1);
    say(`${Math.min(wanted, done + BATCH)} made`);
  }
  await run('commit');
  await run('analyze');
}
say('done');
await client.end();

async function categories(groups) {
  await run(
    `insert into category (id, parent_id, level, position, path, include_in_menu) values ($1::int, 2, 2, 99, '1/2/' || $1::int, false)`,
    [firstCategory],
  );
  await run(
    `insert into category (id, parent_id, level, position, path, include_in_menu) select $1::int + g, $1::int, 3, g, '1/2/' || ` +
      `$1::int || '/' || ($1::int + g), false from generate_series(1, $2::int) g`,
    [firstCategory, groups],
  );
  await run(
    `insert into category_text (category_id, store_id, name, description, url_key, url_path, meta_title, meta_description)
     select c.id, s.id, 'Generated ' || c.id, '', 'generated-' || c.id, case when c.level = 2 then 'generated' else 'generated/' || c.id end, 'Generated', '' from category c cross join store_view s where c.id >= $1`,
    [firstCategory],
  );
}

/** Products `from` to `to`, counted from 0, with all that a product has: texts, stock, price, options, words, paths. */
async function products(from, to) {
  await run(`create temporary table if not exists made (n int, id int, sku text, noun text, noun_ar text, category_id int)`);
  await run('truncate made');
  await run(
    `insert into made select g, $1::int + g, 'GX-' || lpad(g::text, 6, '0'), ($4::text[])[1 + g % array_length($4::text[], 1)], ($5::text[])[1 + g % array_length($5::text[], 1)], $6::int + 1 + g / ${GROUP_SIZE} from generate_series($2::int, $3::int) g`,
    [firstId, from, to, NOUNS, NOUNS_AR, firstCategory],
  );
  await run(`insert into product (id, sku, type_id, family, weight, price, drawing, created_at, updated_at)
    select id, sku, 'simple', 'generated', 0.5, 5 + n % 900 + (n % 4) * 0.25, '{"kind":"washer","d1":10,"d2":20,"h":2,"split":false}', now(), now() from made`);
  await run(`insert into product_text (product_id, store_id, name, description, short_description, url_key, meta_title, meta_description)
    select m.id, s.id, case s.id when 1 then initcap(m.noun) || ' ' || m.sku else m.noun_ar || ' ' || m.sku end, '<p>Generated for load figures.</p>', 'Generated.', 'generated-' || lower(m.sku), m.sku, m.sku from made m cross join store_view s`);
  await run('insert into stock (product_id, quantity) select id, n % 300 from made');
  await run(`insert into product_option (product_id, attribute_id, option_id)
    select m.id, a.id, o.options[1 + (m.n * a.id) % cardinality(o.options)]
    from made m cross join attribute a join lateral (select array_agg(id order by position) as options from attribute_option where attribute_id = a.id) o on cardinality(o.options) > 0
    where a.code in ('manufacturer', 'bore_diameter', 'outside_diameter', 'width_mm', 'material', 'standard')`);
  await run(
    `insert into product_number (product_id, attribute_id, value) select m.id, a.id, 1 + m.n % 997 from made m join attribute a ` +
      `on a.code in ('length_mm', 'height_mm')`,
  );
  await run(`insert into product_category (product_id, category_id, position) select id, category_id, n from made`);
  await run(
    `insert into category_index (category_id, product_id, position)
    select category_id, id, n from made union all select $1::int, id, n from made union all select 2, id, n + 1000000 from made
    union all select t.category_id, m.id, m.n + 1000000 from made m join category_text t on t.store_id = 1 and t.url_path = 'shop-now'`,
    [firstCategory],
  );
  await run(`insert into product_index select id, price, price, price, price, true from product where id in (select id from made)`);
  await run(
    `insert into seeded_product select p.id, p.price, null, null, s.quantity, s.max_sale_quantity from product p join stock s on ` +
      `s.product_id = p.id where p.id in (select id from made)`,
  );
  await run(`insert into part_key (key, product_id, main) select replace(sku, '-', ''), id, true from made`);
  await run(`insert into product_search (product_id, names, words, heads, popularity)
    select id, array_to_tsvector(array[noun, noun_ar, lower(sku), lower(replace(sku, '-', ''))]), array_to_tsvector(array[noun, noun_ar, 'generated', lower(sku), lower(replace(sku, '-', '')), lpad(n::text, 6, '0')]), array[noun, noun_ar], 0 from made`);
  await run(
    `insert into url_rewrite (store_id, request_path, entity_type, entity_id) select s.id, 'generated-' || lower(m.sku) || ` +
      `'.html', 'PRODUCT', m.id from made m cross join store_view s`,
  );
}
