import { ADDRESS, graphql, type Answer } from './client.ts';
import { ownServer, type OwnServer } from './own-server.ts';

let server: OwnServer;

beforeAll(async () => {
  server = await ownServer({ SANDBOX_RESPONSE_CACHE: 'on' });
});

afterAll(() => server.end());

const QUERY = 'query($s:String!){products(filter:{sku:{eq:$s}}){items{sku stock_status price_range{minimum_price{final_price{value}}}}}}';
const read = (headers: Readonly<Record<string, string>> = {}, token?: string): Promise<Answer> =>
  graphql(QUERY, { s: 'NU210-E' }, { method: 'GET', url: server.url, headers, token });
const debug = (answer: Answer): string | null => answer.headers.get('x-magento-cache-debug');
const rest = (path: string, body: unknown): Promise<Response> =>
  fetch(`${server.url}/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('a guest’s answer is kept, per store view, and not for customers', async () => {
  const first = await read();
  const second = await read();
  expect([debug(first), debug(second)]).toEqual(['MISS', 'HIT']);
  expect(second.json).toEqual(first.json);
  for (const name of ['cache-control', 'x-magento-cache-id', 'x-magento-tags', 'content-type', 'vary'])
    expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  expect(debug(await read({ store: 'arabic' }))).toBe('MISS');
  expect(debug(await read({ 'x-magento-cache-id': second.headers.get('x-magento-cache-id') ?? '' }))).toBe('HIT');
  expect(debug(await read({ 'x-magento-cache-id': 'f'.repeat(64) }))).toBeNull();
  const token = (
    await graphql('mutation{generateCustomerToken(email:"shopper@example.com",password:"Passw0rd!"){token}}', {}, { url: server.url })
  ).text('data', 'generateCustomerToken', 'token');
  const own = await read({}, token);
  expect([debug(own), own.headers.get('cache-control')]).toEqual([null, expect.stringContaining('no-store')]);
  const wrong = await graphql('{cmsPage(identifier:"none"){title}}', {}, { method: 'GET', url: server.url });
  expect(debug(wrong)).toBeNull();
});

test('what is written is seen at once', async () => {
  await read();
  await rest('_sandbox/price', { sku: 'NU210-E', price: '77.00' });
  expect((await read()).at('data', 'products', 'items', 0, 'price_range', 'minimum_price', 'final_price', 'value')).toBe(77);
  await rest('_sandbox/stock', { sku: 'NU210-E', quantity: 1 });
  expect((await read()).at('data', 'products', 'items', 0, 'stock_status')).toBe('IN_STOCK');
  const cartId = (await graphql('mutation{createEmptyCart}', {}, { url: server.url })).text('data', 'createEmptyCart');
  await graphql(
    'mutation($c:String!){addProductsToCart(cartId:$c,cartItems:[{sku:"NU210-E",quantity:1}]){cart{id}}}',
    { c: cartId },
    { url: server.url },
  );
  expect(debug(await read())).toBe('HIT');
  await rest(`rest/V1/guest-carts/${cartId}/shipping-information`, {
    addressInformation: {
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
  expect(
    (
      await rest(`rest/V1/guest-carts/${cartId}/payment-information`, {
        email: 'a@example.com',
        paymentMethod: { method: 'cashondelivery' },
        billingAddress: ADDRESS,
      })
    ).status,
  ).toBe(200);
  expect((await read()).at('data', 'products', 'items', 0, 'stock_status')).toBe('OUT_OF_STOCK');
});
