// What the shop asks most: a page of a category with its facets, a product with all that its page shows, a search.
const PRICE =
  'price_range{minimum_price{regular_price{value currency} final_price{value currency} discount{percent_off amount_off}} ' +
  'maximum_price{final_price{value currency}}}';
const SUMMARY = `uid sku name url_key url_suffix stock_status only_x_left_in_stock small_image{url label} rating_summary review_count ${PRICE}`;
const LIST = `items{${SUMMARY}} total_count page_info{current_page page_size total_pages} aggregations{attribute_code label count options{value label count}} sort_fields{default options{value label}}`;

export const CATEGORY = `query CategoryProducts($uid:String!,$page:Int!,$sort:ProductAttributeSortInput){products(filter:{category_uid:{eq:$uid}},pageSize:24,currentPage:$page,sort:$sort){${LIST}}}`;
export const SEARCH = `query SearchProducts($text:String!){products(search:$text,pageSize:24){${LIST}}}`;
export const PRODUCT = `query ProductPage($key:String!){products(filter:{url_key:{eq:$key}},pageSize:1){items{${SUMMARY} meta_title meta_description description{html} short_description{html} media_gallery{url label position}
  price_tiers{quantity final_price{value currency} discount{percent_off}} categories{uid name level url_path breadcrumbs{category_uid category_name category_level category_url_path}}
  custom_attributesV2{items{code ... on AttributeValue{value} ... on AttributeSelectedOptions{selected_options{label value}}}} related_products{${SUMMARY}}
  ... on ConfigurableProduct{configurable_options{uid attribute_code label position values{uid label}} variants{attributes{code uid} product{uid sku stock_status ${PRICE}}}}}}}`;

const SORTS = [{ position: 'ASC' }, { price: 'ASC' }, { price: 'DESC' }, { name: 'ASC' }];

async function ask(url, query, variables = {}) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/**
 * Distinct variables for each of the three, from the data that the server has. `demoOnly` leaves out what generate.mjs adds to and the
 * lists
 * of everything, so that lists have the same size with and without generated products.
 */
export async function variablesFor(url, { demoOnly = false } = {}) {
  const { categoryList } = await ask(
    url,
    '{categoryList(filters:{}){uid url_path children{uid url_path children{uid children{uid children{uid}}}}}}',
  );
  const uids = [];
  const walk = (category) => {
    const isDemo = category.url_path !== null && category.url_path !== 'shop-now' && category.url_path !== 'generated';
    if (demoOnly && category.url_path === 'generated') return;
    if (isDemo || !demoOnly) uids.push(category.uid);
    for (const child of category.children ?? []) walk(child);
  };
  categoryList.forEach(walk);
  const category = [];
  const products = [];
  for (const uid of new Set(uids)) {
    const { products: list } = await ask(
      url,
      'query($uid:String!){products(filter:{category_uid:{eq:$uid}},pageSize:100){items{sku url_key} total_count}}',
      { uid },
    );
    // Pages are full: 24 products with facets is what is measured.
    const pages = Math.min(12, Math.floor(list.total_count / 24));
    for (let page = 1; page <= pages; page += 1) for (const sort of SORTS) category.push({ uid, page, sort });
    products.push(...list.items);
  }
  const known = [...new Map(products.map((product) => [product.sku, product])).values()];
  const words = [
    'deep groove bearing',
    'oil seal',
    'roller chain',
    'محمل كروي',
    'grease',
    'v belt',
    'housing',
    'spanner',
    'سير',
    'bering',
    '25x52x15',
    'hex bolt m10',
  ];
  const search = known.flatMap(({ sku }, index) => [
    sku,
    index % 3 === 0
      ? sku.slice(0, 5)
      : index % 3 === 1
        ? sku.replaceAll('-', ' ').toLowerCase()
        : `${words[index % words.length]} ${sku.slice(0, 3)}`,
  ]);
  return { category, product: known.map(({ url_key }) => ({ key: url_key })), search: [...words, ...search].map((text) => ({ text })) };
}
