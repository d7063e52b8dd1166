import { Answer, control, graphql, raw } from './client.ts';

/**
 * What the shop asks for on the page of a category, in one document: the category with its children and paths, a page of products with
 * everything that a tile shows, and the facets.
 */
const CATEGORY_PAGE = `query($uid:String!,$size:Int!){
  categories(filters:{category_uid:{eq:$uid}}){items{uid name description image breadcrumbs{category_name category_url_path} children{uid name url_path product_count children{uid name}}}}
  products(filter:{category_uid:{eq:$uid}},pageSize:$size,sort:{price:ASC}){total_count page_info{total_pages} items{__typename uid sku name url_key stock_status only_x_left_in_stock rating_summary review_count small_image{url label}
    price_range{minimum_price{regular_price{value currency} final_price{value} discount{percent_off}}} price_tiers{quantity final_price{value}} categories{uid name url_path}
    custom_attributesV2(filters:{is_filterable:true}){items{code ...on AttributeValue{value} ...on AttributeSelectedOptions{selected_options{label value}}}}
    ...on ConfigurableProduct{configurable_options{attribute_code values{label}} variants{product{sku}}}}
    aggregations{attribute_code label count options{value label count}} sort_fields{options{value}}}}`;
const MOST_STATEMENTS = 12;

async function statements(): Promise<number> {
  const text = await (await raw('/metrics')).text();
  return Number(/^database_statements_total (\d+)$/m.exec(text)?.[1]);
}

async function uidOf(path: string): Promise<string> {
  return (await graphql('query($p:String){categoryList(filters:{url_path:{eq:$p}}){uid}}', { p: path })).text(
    'data',
    'categoryList',
    0,
    'uid',
  );
}

beforeAll(async () => {
  expect((await control('reset')).json).toEqual({ ok: true });
});

test.each(['bearings', 'power-transmission', 'shop-now'])('a page of 48 products of %s with facets takes few statements', async (path) => {
  const uid = await uidOf(path);
  await graphql(CATEGORY_PAGE, { uid, size: 1 });
  const before = await statements();
  const page = await graphql(CATEGORY_PAGE, { uid, size: 48 });
  expect(page.at('errors')).toBeUndefined();
  expect(page.list('data', 'products', 'items')).toHaveLength(48);
  expect(page.list('data', 'products', 'aggregations').length).toBeGreaterThan(5);
  expect((await statements()) - before).toBeLessThanOrEqual(MOST_STATEMENTS);
});

const FACETS =
  'query($s:String,$f:ProductAttributeFilterInput){products(search:$s,filter:$f,pageSize:1){total_count ' +
  'aggregations{attribute_code options{value label count}}}}';

interface Facets {
  readonly total: number;
  /** Counts by attribute code and option value. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

async function facets(filter: Readonly<Record<string, unknown>>, search?: string): Promise<Facets> {
  const answer = await graphql(FACETS, { f: filter, s: search ?? null });
  const list = answer.list('data', 'products', 'aggregations').map((facet) => new Answer(200, new Headers(), facet));
  return {
    total: Number(answer.at('data', 'products', 'total_count')),
    counts: new Map(
      list.map((facet) => [
        facet.text('attribute_code'),
        new Map(
          facet
            .list('options')
            .map((option) => new Answer(200, new Headers(), option))
            .map((option) => [option.text('value'), Number(option.at('count'))]),
        ),
      ]),
    ),
  };
}

test('counts respect the other filters, not the facet’s own', async () => {
  const category = { category_uid: { eq: await uidOf('bearings/ball-bearings') } };
  const all = await facets(category);
  const makers = [...(all.counts.get('manufacturer') ?? [])];
  const seals = [...(all.counts.get('seal_type') ?? [])];
  expect(makers.length).toBe(4);
  const [[maker = '', makerCount = 0] = []] = makers;
  const one = await facets({ ...category, manufacturer: { in: [maker] } });
  expect(one.total).toBe(makerCount);
  // Its own counts stay as they were; another facet's are those of the filtered list.
  expect(one.counts.get('manufacturer')).toEqual(all.counts.get('manufacturer'));
  for (const [value, count] of one.counts.get('seal_type') ?? [])
    expect(count).toBeLessThanOrEqual(all.counts.get('seal_type')?.get(value) ?? 0);
  const [[seal = ''] = []] = seals;
  const two = await facets({ ...category, manufacturer: { in: [maker] }, seal_type: { eq: seal } });
  expect(two.total).toBe(one.counts.get('seal_type')?.get(seal));
  expect(two.counts.get('seal_type')).toEqual(one.counts.get('seal_type'));
  for (const [value, count] of two.counts.get('manufacturer') ?? [])
    expect((await facets({ ...category, manufacturer: { eq: value }, seal_type: { eq: seal } })).total).toBe(count);
});

test('on a search the categories are a choice, on the page of a category they are not', async () => {
  const ball = await uidOf('bearings/ball-bearings');
  const searched = await facets({}, 'bearing');
  const chosen = await facets({ category_uid: { eq: ball } }, 'bearing');
  expect(chosen.counts.get('category_uid')).toEqual(searched.counts.get('category_uid'));
  expect(chosen.total).toBe(searched.counts.get('category_uid')?.get(ball));
  const page = await facets({ category_uid: { eq: ball } });
  expect(page.counts.get('category_uid')?.get(ball)).toBe(page.total);
  expect(page.counts.get('category_uid')?.has(await uidOf('seals'))).toBe(false);
});

test('prices that change are in lists, facets and the order at once, and put back by a reset', async () => {
  const filter = { category_uid: { eq: await uidOf('housing/pillow-block-units') } };
  const first = async (): Promise<unknown> =>
    (
      await graphql('query($f:ProductAttributeFilterInput){products(filter:$f,sort:{price:DESC},pageSize:1){items{sku}}}', { f: filter })
    ).at('data', 'products', 'items', 0, 'sku');
  expect(await first()).not.toBe('UCP204');
  await control('price', { sku: 'UCP204', price: '98765.50' });
  expect(await first()).toBe('UCP204');
  expect((await facets({ ...filter, price: { from: '90000' } })).total).toBe(1);
  await control('reset');
  expect(await first()).not.toBe('UCP204');
});
