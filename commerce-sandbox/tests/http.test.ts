import { add, control, emptyCart, graphql, raw, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const post = (body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  raw('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

test('queries by GET are cacheable when every field is; mutations by GET are refused', async () => {
  const cached = await graphql('{storeConfig{store_code}}', {}, { method: 'GET', store: 'arabic', headers: { authorization: '' } });
  expect(cached.at('data', 'storeConfig', 'store_code')).toBe('arabic');
  expect(cached.headers.get('cache-control')).toContain('public');
  expect(cached.headers.get('x-magento-tags')).toBeTruthy();
  expect(cached.headers.get('x-magento-cache-id')).toMatch(/^[0-9a-f]{64}$/);
  const posted = await graphql('{storeConfig{store_code}}', {}, { store: 'arabic' });
  expect(posted.headers.get('x-magento-cache-id')).toBe(cached.headers.get('x-magento-cache-id'));
  expect(posted.headers.get('cache-control')).toContain('no-store');
  expect((await graphql('mutation{createEmptyCart}')).headers.get('x-magento-cache-id')).toBeNull();
  // An answer is only shared with who has the same identifier.
  const other = await graphql('{storeConfig{store_code}}', {}, { method: 'GET', headers: { 'x-magento-cache-id': '0'.repeat(64) } });
  expect(other.headers.get('cache-control')).toContain('no-store');
  const mixed = await graphql(
    '{storeConfig{store_code} customerCart{id}}',
    {},
    { method: 'GET', token: await signIn('shopper@example.com') },
  );
  expect(mixed.headers.get('cache-control')).toContain('no-store');
  expect(mixed.headers.get('x-magento-cache-id')).not.toBe(cached.headers.get('x-magento-cache-id'));
  const mutation = await graphql('mutation{createEmptyCart}', {}, { method: 'GET' });
  expect(mutation.messages).toEqual(['Mutation requests allowed only for POST requests']);
  expect((await raw('/graphql', { method: 'OPTIONS' })).status).toBe(204);
  expect((await raw('/graphql?query=%7BstoreConfig%7Bid%7D%7D', { method: 'HEAD' })).status).toBe(200);
});

test('unknown store views and currencies', async () => {
  const store = await graphql('{storeConfig{id}}', {}, { store: 'nowhere' });
  expect([store.status, store.at('errors', 0)]).toEqual([
    200,
    { message: 'Requested store is not found', extensions: { category: 'graphql-input' } },
  ]);
  const currency = await graphql('{storeConfig{id}}', {}, { headers: { 'content-currency': 'XYZ' } });
  expect(currency.messages).toEqual(['Please correct the target currency']);
});

test('status codes follow the category of the first error', async () => {
  expect((await graphql('mutation{generateCustomerToken(email:"shopper@example.com",password:"wrong"){token}}')).status).toBe(401);
  expect((await graphql('{customer{email}}')).status).toBe(403);
  expect((await graphql('{customer{')).status).toBe(400);
  expect((await graphql('{nonsense}')).status).toBe(200);
  expect((await post('{"query":')).status).toBe(400);
  expect((await post('{}')).status).toBe(400);
  expect((await raw(`/graphql?query=${encodeURIComponent('{currency{base_currency_code}}')}&variables=%7B`)).status).toBe(400);
});

test('limits', async () => {
  const many = await graphql(
    `{${Array.from({ length: 301 }, (_unused, index) => `a${index}:__typename storeConfig{a${index}:id}`).join(' ')}}`,
  );
  expect(many.messages[0]).toMatch(/^Max query complexity should be 300 but got \d+\.$/);
  const deep = await graphql(`{categoryList{${'children{'.repeat(25)}name${'}'.repeat(25)}}}`);
  expect(deep.messages[0]).toMatch(/^Max query depth should be 20 but got \d+\.$/);
  // More than a connection holds on its way: the answer comes although it is still being sent.
  expect((await post(JSON.stringify({ query: '{storeConfig{id}}', variables: { x: 'x'.repeat(30_000_000) } }))).status).toBe(413);
  expect((await post(`[${'{"query":"{__typename}"},'.repeat(999)}{"query":"{__typename}"}]`)).status).toBe(400);
  expect((await graphql(`{${'a:__typename '.repeat(5000)}}`)).status).toBeLessThan(500);
  expect((await graphql('{storeConfig{id}}')).status).toBe(200);
});

test('hostile values in string arguments do no harm', async () => {
  const hostile = ["' or 1=1 --", '<script>alert(1)</script>', '\u0000', '%', '\\', '${jndi:x}', '𝕏'.repeat(500), ':*&|!()'];
  for (const value of hostile) {
    const answer = await graphql(
      'query($v:String!,$i:ID!){products(search:$v,filter:{sku:{eq:$v},category_uid:{eq:$v},manufacturer:{in:[$v]},name:{match:$v}}){total_count} ' +
        'route(url:$v){type} cart(cart_id:$v){id} cmsPage(identifier:$v){title} categoryList(filters:{category_uid:{eq:$v}}){uid} ' +
        'guestOrderByToken(input:{token:$v}){number} isEmailAvailable(email:$v){is_email_available} ' +
        'customer{wishlist_v2(id:$i){id}}}',
      { v: value, i: value },
    );
    expect([200, 403]).toContain(answer.status);
  }
  const cartId = await emptyCart();
  for (const value of hostile)
    expect((await add(cartId, [{ sku: value, quantity: 1 }])).at('data', 'addProductsToCart', 'cart', 'total_quantity')).toBe(0);
  for (const path of ['/rest/V1/guest-carts/%00/totals', '/rest/%2e%2e/V1/x', `/${'x'.repeat(20_000)}`, '/media/%E0%A4%A'])
    expect((await raw(path)).status).toBeLessThan(500);
});

test('an expired token is refused, and so is one that never was', async () => {
  const token = await signIn('shopper@example.com');
  expect((await graphql('{customer{email}}', {}, { token })).status).toBe(200);
  expect((await control('tokens/expire', { token })).at('expired')).toBe(1);
  expect((await graphql('{customer{email}}', {}, { token })).status).toBe(401);
  for (const bad of [token, 'invalid_token']) {
    const answer = await graphql('{storeConfig{code}}', {}, { token: bad, method: 'GET' });
    expect([answer.status, answer.at('errors', 0, 'extensions', 'category'), answer.at('data')]).toEqual([
      401,
      'graphql-authentication',
      undefined,
    ]);
  }
});

test('failures on demand', async () => {
  await control('faults', { match: 'storeConfig', kind: 'error', times: 2 });
  await control('faults', { match: 'Slow', kind: 'delay', delayMs: 300 });
  await control('faults', { match: 'payment-information', kind: 'html' });
  await control('faults', { match: 'currency', kind: 'drop' });
  expect([
    (await graphql('{storeConfig{id}}')).status,
    (await graphql('{storeConfig{id}}')).status,
    (await graphql('{storeConfig{id}}')).status,
  ]).toEqual([500, 500, 200]);
  const start = Date.now();
  await graphql('query Slow{countries{id}}');
  expect(Date.now() - start).toBeGreaterThanOrEqual(290);
  const html = await raw('/rest/V1/guest-carts/x/payment-information');
  expect([html.status, html.headers.get('content-type')]).toEqual([503, 'text/html']);
  await expect(graphql('{currency{base_currency_code}}')).rejects.toThrow();
  const cartId = await emptyCart();
  await control('faults', { match: 'addProductsToCart', kind: 'drop-answer' });
  await expect(add(cartId, [{ sku: '6205', quantity: 1 }])).rejects.toThrow();
  expect((await graphql('query($c:String!){cart(cart_id:$c){total_quantity}}', { c: cartId })).at('data', 'cart', 'total_quantity')).toBe(
    1,
  );
  await control('away', { seconds: 1 });
  await expect(graphql('{countries{id}}')).rejects.toThrow();
  await control('faults', {}, 'DELETE');
  expect((await graphql('{countries{id}}')).status).toBe(200);
  expect((await control('faults', { match: 'x', kind: 'nonsense' })).status).toBe(400);
});
