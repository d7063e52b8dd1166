import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESS, control, graphql, type Answer } from './client.ts';
import { ownServer, type OwnServer } from './own-server.ts';

const SKU = '6203-2Z';
const CARTS = 200;
const PIECES = 100;
const folder = mkdtempSync(join(tmpdir(), 'commerce-sandbox-race-'));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Buyer {
  readonly url: string;
  readonly cartId: string;
  readonly email: string;
}

const send = async (
  url: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly json: unknown }> => {
  const answer = await fetch(`${url}/rest/V1/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json() };
};

/** Adds two pieces, thinks better of it, and goes on to the payment. */
async function fillCart(url: string, index: number): Promise<Buyer> {
  const email = `race${index}@example.com`;
  const cartId = (await graphql('mutation{createEmptyCart}', {}, { url })).text('data', 'createEmptyCart');
  const added = await graphql(
    'mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){cart{items{uid}} user_errors{message}}}',
    { c: cartId, i: [{ sku: SKU, quantity: 2 }] },
    { url },
  );
  const uid = added.text('data', 'addProductsToCart', 'cart', 'items', 0, 'uid');
  await graphql(
    'mutation($c:String!,$u:ID!){updateCartItems(input:{cart_id:$c,cart_items:[{cart_item_uid:$u,quantity:1}]}){cart{total_quantity}}}',
    { c: cartId, u: uid },
    { url },
  );
  await send(url, 'POST', `guest-carts/${cartId}/shipping-information`, {
    addressInformation: {
      shipping_address: { ...ADDRESS, email },
      billing_address: ADDRESS,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
  return { url, cartId, email };
}

const order = ({ url, cartId, email }: Buyer) =>
  send(url, 'POST', `guest-carts/${cartId}/payment-information`, {
    email,
    paymentMethod: { method: 'cashondelivery' },
    billingAddress: ADDRESS,
  });

async function orderNumber({ url, cartId }: Buyer): Promise<string | undefined> {
  const { json } = await send(url, 'GET', `guest-carts/${cartId}`);
  const cart = json as { readonly is_active: boolean; readonly reserved_order_id: string | null };
  return cart.is_active ? undefined : (cart.reserved_order_id ?? '');
}

/** Every cart that is closed has an order of its own with one piece, and there are as many as there were pieces. */
async function expectAllSold(buyers: readonly Buyer[]): Promise<void> {
  const sold = (await Promise.all(buyers.map(async (buyer) => ({ buyer, number: await orderNumber(buyer) })))).flatMap(
    ({ buyer, number }) => (number === undefined ? [] : [{ buyer, number }]),
  );
  expect(sold).toHaveLength(PIECES);
  expect(new Set(sold.map(({ number }) => number)).size).toBe(PIECES);
  const orders = await Promise.all(sold.map(({ buyer, number }) => readOrder(buyer, number)));
  for (const found of orders) expect(found.at('data', 'guestOrder', 'items')).toEqual([{ product_sku: SKU, quantity_ordered: 1 }]);
  const url = buyers[0]?.url ?? '';
  const product = await graphql('query($s:String!){products(filter:{sku:{eq:$s}}){items{stock_status}}}', { s: SKU }, { url });
  expect(product.at('data', 'products', 'items', 0, 'stock_status')).toBe('OUT_OF_STOCK');
}

const readOrder = (buyer: Buyer, number: string): Promise<Answer> =>
  graphql(
    'query($i:OrderInformationInput!){guestOrder(input:$i){items{product_sku quantity_ordered}}}',
    { i: { number, email: buyer.email, lastname: ADDRESS.lastname } },
    { url: buyer.url },
  );

const setStock = (url: string): Promise<Response> =>
  fetch(`${url}/_sandbox/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sku: SKU, quantity: PIECES }),
  });

test('200 carts, the last 100 pieces: all are sold, none twice', async () => {
  const url = process.env['SANDBOX_TEST_URL'] ?? '';
  await control('reset');
  await setStock(url);
  const buyers = await Promise.all(Array.from({ length: CARTS }, (_unused, index) => fillCart(url, index)));
  const answers = await Promise.all(buyers.map(order));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(PIECES);
  const refused = answers.filter((answer) => answer.status !== 200);
  expect(new Set(refused.map(({ status, json }) => `${status} ${JSON.stringify(json)}`))).toEqual(
    new Set(['400 {"message":"Some of the products are out of stock"}']),
  );
  await expectAllSold(buyers);
}, 60_000);

test('the same with a server that is killed in the middle', async () => {
  // The embedded database keeps its data in a folder; a PostgreSQL server outlives the sandbox anyway.
  const environment = { SANDBOX_DATA: folder, DATABASE_URL: process.env['DATABASE_URL'] ?? '' };
  let server: OwnServer = await ownServer(environment);
  await fetch(`${server.url}/_sandbox/reset`, { method: 'POST' });
  await setStock(server.url);
  const buyers = await Promise.all(Array.from({ length: CARTS }, (_unused, index) => fillCart(server.url, index)));
  const answered: { readonly buyer: Buyer; readonly id: unknown }[] = [];
  let isKilled = false;
  await Promise.all(
    buyers.map(async (buyer) => {
      const answer = await order(buyer).catch(() => undefined);
      if (answer?.status === 200) answered.push({ buyer, id: answer.json });
      if (answered.length < PIECES / 4 || isKilled) return;
      isKilled = true;
      await server.end('SIGKILL');
    }),
  );
  expect(isKilled).toBe(true);
  expect(answered.length).toBeLessThan(PIECES);

  server = await ownServer(environment);
  const again = buyers.map((buyer) => ({ ...buyer, url: server.url }));
  // Whoever was told that the order is placed has it.
  for (const { buyer } of answered) expect(await orderNumber({ ...buyer, url: server.url })).toMatch(/^\d{9}$/);
  const rest = await Promise.all(again.map(order));
  expect(rest.filter((answer) => answer.status >= 500)).toEqual([]);
  await expectAllSold(again);
  expect(await server.end()).toBe(0);
}, 90_000);
