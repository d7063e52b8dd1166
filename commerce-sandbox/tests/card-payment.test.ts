import { readCard } from '../src/extensions/card-provider/cards.ts';
import { ADDRESS, graphql, type Answer } from './client.ts';
import { ownServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let provider = '';
const PARENT = 'http://localhost:3000';

beforeAll(async () => {
  server = await ownServer({ SANDBOX_CARD_PAYMENT: 'on', CARD_PROVIDER_PORT: '0', CARD_PROVIDER_ANSWER_MS: '50' });
  provider = (await graphql('{storeConfig{hosted_card_fields_url}}', {}, { url: server.url })).text(
    'data',
    'storeConfig',
    'hosted_card_fields_url',
  );
});

afterAll(() => server.end());

const APPROVED = '4111 1111 1111 1111';
const DECLINED = 'Transaction has been declined. Please try again later.';

interface Tokenized {
  readonly token: string;
  readonly card: unknown;
  readonly isChallenged: boolean;
  readonly field?: string;
}

const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
const tokenize = async (number: string, change: Readonly<Record<string, string>> = {}): Promise<Tokenized> =>
  (await (await post(`${provider}/tokens?parent=${PARENT}`, { number, expiry: '12/30', code: '123', ...change })).json()) as Tokenized;

/** A cart that lacks nothing but the payment. */
async function cartToPay(token?: string): Promise<string> {
  const cartId = (await graphql('mutation{createEmptyCart}', {}, { url: server.url, token })).text('data', 'createEmptyCart');
  await graphql(
    'mutation($c:String!){addProductsToCart(cartId:$c,cartItems:[{sku:"6205-2RS",quantity:1}]){cart{id}}}',
    { c: cartId },
    { url: server.url, token },
  );
  const owner = token === undefined ? `guest-carts/${cartId}` : 'carts/mine';
  await post(
    `${server.url}/rest/V1/${owner}/shipping-information`,
    {
      addressInformation: {
        shipping_address: ADDRESS,
        billing_address: ADDRESS,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    },
    bearer(token),
  );
  return cartId;
}

const bearer = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

async function pay(
  cartId: string,
  additional: Readonly<Record<string, unknown>>,
  token?: string,
  method = 'hosted_card',
): Promise<{ readonly status: number; readonly json: unknown }> {
  const owner = token === undefined ? `guest-carts/${cartId}` : 'carts/mine';
  const answer = await post(
    `${server.url}/rest/V1/${owner}/payment-information`,
    { email: 'card@example.com', paymentMethod: { method, additional_data: additional }, billingAddress: ADDRESS },
    bearer(token),
  );
  return { status: answer.status, json: await answer.json() };
}

test('the method is offered, with a guest’s order paid by a token, once', async () => {
  const cartId = await cartToPay();
  const methods = await graphql(
    'query($c:String!){cart(cart_id:$c){available_payment_methods{code title}}}',
    { c: cartId },
    { url: server.url, store: 'arabic' },
  );
  expect(methods.at('data', 'cart', 'available_payment_methods')).toContainEqual({ code: 'hosted_card', title: 'بطاقة ائتمان أو مدى' });
  const { token, card, isChallenged } = await tokenize(APPROVED);
  expect([card, isChallenged]).toEqual([{ type: 'VI', maskedCC: '1111', expirationDate: '12/2030' }, false]);
  const [first, second] = await Promise.all([pay(cartId, { payment_method_nonce: token }), pay(cartId, { payment_method_nonce: token })]);
  expect([first.status, second.status].sort()).toEqual([200, 404]);
  expect(await pay(await cartToPay(), { payment_method_nonce: token })).toEqual({ status: 400, json: { message: DECLINED } });
});

test('declined, timed out, made up and missing tokens', async () => {
  const cartId = await cartToPay();
  for (const number of ['4000000000000002', '4000000000000119'])
    expect(await pay(cartId, { payment_method_nonce: (await tokenize(number)).token })).toEqual({
      status: 400,
      json: { message: DECLINED },
    });
  expect(await pay(cartId, { payment_method_nonce: 'tok_made_up' })).toEqual({ status: 400, json: { message: DECLINED } });
  expect((await pay(cartId, {})).json).toEqual({ message: 'Required parameter "payment_method_nonce" for "hosted_card" is missing.' });
  expect((await pay(cartId, { payment_method_nonce: (await tokenize('5555 5555 5555 4444')).token })).status).toBe(200);
});

test('a challenged card pays after its holder has confirmed', async () => {
  const cartId = await cartToPay();
  const first = await tokenize('4000 0000 0000 3220');
  expect(first.isChallenged).toBe(true);
  expect((await pay(cartId, { payment_method_nonce: first.token })).json).toEqual({ message: DECLINED });
  const bank = (token: string): string => `${provider}/challenge?parent=${PARENT}&token=${token}`;
  expect(await (await fetch(bank(first.token))).text()).toContain('3220');
  expect((await post(bank(first.token), { isApproved: false })).status).toBe(200);
  expect((await pay(cartId, { payment_method_nonce: first.token })).json).toEqual({ message: DECLINED });
  const second = await tokenize('4000 0000 0000 3220');
  await post(bank(second.token), { isApproved: true });
  expect((await pay(cartId, { payment_method_nonce: second.token })).status).toBe(200);
  expect((await post(bank('tok_none'), { isApproved: true })).status).toBe(404);
});

test('GraphQL pays alike, and a customer’s card is stored and pays again', async () => {
  const signIn = async (email: string): Promise<string> =>
    (
      await graphql('mutation($e:String!){generateCustomerToken(email:$e,password:"Passw0rd!"){token}}', { e: email }, { url: server.url })
    ).text('data', 'generateCustomerToken', 'token');
  const shopper = await signIn('shopper@example.com');
  const cartId = await cartToPay(shopper);
  const choose = (payment: unknown, cart = cartId, token = shopper): Promise<Answer> =>
    graphql(
      'mutation($c:String!,$p:PaymentMethodInput!){setPaymentMethodOnCart(input:{cart_id:$c,payment_method:$p}){cart{selected_payment_method{code}}}}',
      { c: cart, p: payment },
      { url: server.url, token },
    );
  const place = (): Promise<Answer> =>
    graphql(
      'mutation($c:String!){placeOrder(input:{cart_id:$c}){order{order_number} errors{code message}}}',
      { c: cartId },
      { url: server.url, token: shopper },
    );
  expect(
    (await choose({ code: 'hosted_card', hosted_card: { payment_method_nonce: (await tokenize('4000000000000002')).token } })).at(
      'data',
      'setPaymentMethodOnCart',
      'cart',
      'selected_payment_method',
      'code',
    ),
  ).toBe('hosted_card');
  expect((await place()).at('data', 'placeOrder', 'errors')).toEqual([
    { code: 'UNABLE_TO_PLACE_ORDER', message: `Unable to place order: ${DECLINED}` },
  ]);
  await choose({
    code: 'hosted_card',
    hosted_card: {
      payment_method_nonce: (await tokenize('378282246310005', { code: '1234' })).token,
      is_active_payment_token_enabler: true,
    },
  });
  expect((await place()).at('data', 'placeOrder', 'errors')).toEqual([]);

  const list = await graphql(
    '{customerPaymentTokens{items{public_hash payment_method_code details}}}',
    {},
    { url: server.url, token: shopper },
  );
  const stored = list
    .list('data', 'customerPaymentTokens', 'items')
    .map((item) => item as { readonly public_hash: string; readonly payment_method_code: string; readonly details: string })
    .find((item) => item.details.includes('0005'));
  expect(stored?.payment_method_code).toBe('hosted_card');
  const hash = stored?.public_hash ?? '';
  const again = await cartToPay(shopper);
  expect((await pay(again, { public_hash: hash }, shopper, 'hosted_card_vault')).status).toBe(200);
  const buyer = await signIn('company.buyer@example.com');
  const foreign = await cartToPay(buyer);
  expect(await pay(foreign, { public_hash: hash }, buyer, 'hosted_card_vault')).toEqual({
    status: 404,
    json: { message: `Could not find a token using public hash: ${hash}` },
  });
  expect((await pay(await cartToPay(), { public_hash: hash }, undefined, 'hosted_card_vault')).json).toEqual({
    message: 'The requested Payment Method is not available.',
  });
  expect((await choose({ code: 'hosted_card_vault', hosted_card_vault: { public_hash: hash } }, foreign, buyer)).messages).toEqual([
    `Could not find a token using public hash: ${hash}`,
  ]);
});

test('the fields stand on an origin of their own, in shops that may show them', async () => {
  const page = await fetch(`${provider}/fields?parent=${PARENT}&lang=ar`);
  expect(page.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${PARENT}`,
  );
  const text = await page.text();
  expect(text).toMatch(/<html lang="ar" dir="rtl">/);
  expect(text).not.toMatch(/<script>|\son\w+=/);
  for (const origin of [
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:3000/x',
    'http://localhost:3000"><script>',
    'null',
    '',
  ]) {
    for (const path of ['fields', 'challenge'])
      expect((await fetch(`${provider}/${path}?parent=${encodeURIComponent(origin)}`)).status).toBe(403);
    expect((await post(`${provider}/tokens?parent=${encodeURIComponent(origin)}`, {})).status).toBe(403);
  }
  expect(new URL(provider).origin).not.toBe(new URL(server.url).origin);
  expect((await post(`${provider}/tokens?parent=${PARENT}`, { number: '4'.repeat(10_000) })).status).toBe(413);
});

test('what is typed is checked', async () => {
  for (const [number, change, field] of [
    ['4111111111111112', {}, 'number'],
    ['', {}, 'number'],
    ['41111111', {}, 'number'],
    [APPROVED, { expiry: '01/20' }, 'expiry'],
    [APPROVED, { expiry: '13/30' }, 'expiry'],
    [APPROVED, { expiry: 'soon' }, 'expiry'],
    [APPROVED, { expiry: '12/99' }, 'expiry'],
    [APPROVED, { code: '12' }, 'code'],
    [APPROVED, { code: '1234' }, 'code'],
    ['378282246310005', { code: '123' }, 'code'],
  ] as const) {
    expect(await tokenize(number, change)).toEqual({ field });
  }
  const now = new Date('2026-11-30T23:59:59Z');
  expect(readCard({ number: APPROVED, expiry: '11/26', code: '123' }, now)).toMatchObject({ brand: 'VI', month: 11, year: 2026 });
  expect(readCard({ number: '٤١١١١١١١١١١١١١١١', expiry: '١١/٢٦', code: '١٢٣' }, now)).toMatchObject({ brand: 'VI' });
  expect(readCard({ number: APPROVED, expiry: '11/26', code: '123' }, new Date('2026-12-01T00:00:00Z'))).toEqual({ field: 'expiry' });
});

test('without the switch there are no cards', async () => {
  const plain = await graphql('{storeConfig{hosted_card_fields_url}}');
  expect(plain.at('data', 'storeConfig', 'hosted_card_fields_url')).toBeNull();
  const cartId = (await graphql('mutation{createEmptyCart}')).text('data', 'createEmptyCart');
  const methods = await graphql('query($c:String!){cart(cart_id:$c){available_payment_methods{code}}}', { c: cartId });
  expect(methods.at('data', 'cart', 'available_payment_methods')).toEqual([{ code: 'cashondelivery' }, { code: 'banktransfer' }]);
});
