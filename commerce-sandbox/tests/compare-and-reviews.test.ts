import { Answer, control, graphql, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const LIST = 'uid item_count attributes{code label} items{uid product{sku} attributes{code value}}';

async function productIds(...skus: readonly string[]): Promise<readonly string[]> {
  const found = await graphql('query($s:[String]){products(filter:{sku:{in:$s}}){items{id sku}}}', { s: skus });
  const items = found.list('data', 'products', 'items').map((item) => new Answer(200, new Headers(), item));
  return skus.map((sku) => String(items.find((item) => item.at('sku') === sku)?.at('id')));
}

test('a guest compares products and keeps the list after signing in', async () => {
  const [first, second, third] = await productIds('6205-2RS', '6206', '6207');
  const created = await graphql(`mutation($p:[ID]){createCompareList(input:{products:$p}){${LIST}}}`, { p: [first, second] });
  const uid = created.text('data', 'createCompareList', 'uid');
  expect(uid).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(created.at('data', 'createCompareList', 'item_count')).toBe(2);
  expect(created.list('data', 'createCompareList', 'attributes')).toEqual(
    expect.arrayContaining([
      { code: 'sku', label: 'SKU' },
      { code: 'bore_diameter', label: 'Bore diameter d' },
    ]),
  );
  expect(created.list('data', 'createCompareList', 'items', 0, 'attributes')).toEqual(
    expect.arrayContaining([
      { code: 'sku', value: '6205-2RS' },
      { code: 'bore_diameter', value: '25 mm' },
    ]),
  );

  const added = await graphql('mutation($u:ID!,$p:[ID]!){addProductsToCompareList(input:{uid:$u,products:$p}){item_count}}', {
    u: uid,
    p: [third, first, '999999'],
  });
  expect(added.at('data', 'addProductsToCompareList', 'item_count')).toBe(3);
  const removed = await graphql(
    'mutation($u:ID!,$p:[ID]!){removeProductsFromCompareList(input:{uid:$u,products:$p}){items{product{sku}}}}',
    { u: uid, p: [second] },
  );
  expect(removed.at('data', 'removeProductsFromCompareList', 'items')).toEqual([
    { product: { sku: '6205-2RS' } },
    { product: { sku: '6207' } },
  ]);

  expect((await graphql('mutation($u:ID!){assignCompareListToCustomer(uid:$u){result}}', { u: uid })).messages).toEqual([
    'Customer must be logged',
  ]);
  const token = await signIn('shopper@example.com');
  const assigned = await graphql(
    'mutation($u:ID!){assignCompareListToCustomer(uid:$u){result compare_list{item_count}}}',
    { u: uid },
    { token },
  );
  expect(assigned.at('data', 'assignCompareListToCustomer')).toEqual({ result: true, compare_list: { item_count: 2 } });
  expect((await graphql('{customer{compare_list{uid item_count}}}', {}, { token })).at('data', 'customer', 'compare_list')).toEqual({
    uid,
    item_count: 2,
  });

  // Another list joins the customer's own.
  const [fourth] = await productIds('6208');
  const other = (await graphql('mutation($p:[ID]){createCompareList(input:{products:$p}){uid}}', { p: [fourth, first] })).text(
    'data',
    'createCompareList',
    'uid',
  );
  const joined = await graphql(
    'mutation($u:ID!){assignCompareListToCustomer(uid:$u){compare_list{uid item_count}}}',
    { u: other },
    { token },
  );
  expect(joined.at('data', 'assignCompareListToCustomer', 'compare_list')).toEqual({ uid, item_count: 3 });
  expect((await graphql('query($u:ID!){compareList(uid:$u){uid}}', { u: other })).at('data', 'compareList')).toBeNull();

  for (const as of [undefined, await signIn('company.buyer@example.com')]) {
    expect((await graphql(`query($u:ID!){compareList(uid:$u){${LIST}}}`, { u: uid }, { token: as })).messages).toEqual([
      'This customer is not authorized to access this list',
    ]);
    expect((await graphql('mutation($u:ID!){deleteCompareList(uid:$u){result}}', { u: uid }, { token: as })).messages).toEqual([
      'This customer is not authorized to access this list',
    ]);
  }
  expect(
    (await graphql('mutation($u:ID!){deleteCompareList(uid:$u){result}}', { u: uid }, { token })).at('data', 'deleteCompareList', 'result'),
  ).toBe(true);
  expect(
    (await graphql('mutation($u:ID!){addProductsToCompareList(input:{uid:$u,products:[]}){uid}}', { u: uid }, { token })).messages,
  ).toEqual(['"uid" value does not exist']);
});

const REVIEW =
  'mutation($i:CreateProductReviewInput!){createProductReview(input:$i){review{nickname summary text average_rating ' +
  'ratings_breakdown{name value} product{sku}}}}';

test('a customer reviews a product; it counts once it is approved', async () => {
  const metadata = await graphql('{productReviewRatingsMetadata{items{id name values{value value_id}}}}');
  const rating = {
    id: metadata.text('data', 'productReviewRatingsMetadata', 'items', 0, 'id'),
    value_id: metadata.text('data', 'productReviewRatingsMetadata', 'items', 0, 'values', 3, 'value_id'),
  };
  const input = { sku: 'PUL-3-160', nickname: 'Huda', summary: 'Strong', text: 'Pulls a 6310 off in a minute.', ratings: [rating] };
  expect((await graphql(REVIEW, { i: input })).messages).toEqual(["Guest customers aren't allowed to add product reviews."]);
  const token = await signIn('company.buyer@example.com');
  expect((await graphql(REVIEW, { i: { ...input, sku: 'NOPE' } }, { token })).messages).toEqual([
    'Could not find a product with SKU "NOPE"',
  ]);
  expect((await graphql(REVIEW, { i: { ...input, summary: ' ' } }, { token })).messages).toEqual([
    'Required parameter "summary" is missing',
  ]);

  const read = async (): Promise<Answer> =>
    new Answer(
      200,
      new Headers(),
      (
        await graphql(
          '{products(filter:{sku:{eq:"PUL-3-160"}}){items{review_count rating_summary reviews{items{nickname} page_info{total_pages}}}}}',
        )
      ).at('data', 'products', 'items', 0),
    );
  const before = await read();
  const written = await graphql(REVIEW, { i: input }, { token });
  expect(written.at('data', 'createProductReview', 'review')).toEqual({
    nickname: 'Huda',
    summary: 'Strong',
    text: 'Pulls a 6310 off in a minute.',
    average_rating: 80,
    ratings_breakdown: [{ name: 'Rating', value: '4' }],
    product: { sku: 'PUL-3-160' },
  });
  expect((await read()).json).toEqual(before.json);
  const mine = await graphql('{customer{reviews(pageSize:5){items{summary} page_info{page_size}}}}', {}, { token });
  expect(mine.at('data', 'customer', 'reviews')).toEqual({ items: [{ summary: 'Strong' }], page_info: { page_size: 5 } });
  await control('reviews/approve');
  expect((await read()).at('review_count')).toBe(Number(before.at('review_count')) + 1);
  expect((await read()).at('reviews', 'items', 0)).toEqual({ nickname: 'Huda' });
});
