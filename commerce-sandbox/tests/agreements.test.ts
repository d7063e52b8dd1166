import { add, ADDRESS, type Answer, control, emptyCart, graphql, rest, signIn } from './client.ts';

const ALL = '{checkoutAgreements{agreement_id checkbox_text content content_height is_html mode name}}';
const REFUSED = "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.";

beforeEach(() => control('reset'));

async function readyCart(token?: string): Promise<(marks?: unknown) => Promise<Answer>> {
  const cart = await emptyCart(token);
  await add(cart, [{ sku: '6204', quantity: 1 }], token);
  const path = token === undefined ? `V1/guest-carts/${cart}` : 'V1/carts/mine';
  const information = { shipping_address: ADDRESS, shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };
  await rest('POST', `${path}/shipping-information`, { addressInformation: information }, token);
  return (marks) =>
    rest(
      'POST',
      `${path}/payment-information`,
      {
        email: 'a@example.com',
        billingAddress: ADDRESS,
        paymentMethod: { method: 'banktransfer', ...(marks === undefined ? {} : { extension_attributes: marks }) },
      },
      token,
    );
}

test('there are none, unless a shop has them', async () => {
  expect((await graphql(ALL)).json).toEqual({ data: { checkoutAgreements: [] } });
  expect((await (await readyCart())()).status).toBe(200);
  expect((await control('settings', { agreements: 'perhaps' })).status).toBe(400);
});

test('one is marked by the buyer, one goes with the order; in the language of the view', async () => {
  await control('settings', { agreements: 'on' });
  const english = await graphql(ALL);
  expect(english.at('data', 'checkoutAgreements')).toMatchObject([
    { agreement_id: 1, mode: 'MANUAL', is_html: true, name: 'Terms of sale' },
    { agreement_id: 2, mode: 'AUTO', is_html: false, content_height: null },
  ]);
  expect((await graphql(ALL, {}, { store: 'arabic' })).at('data', 'checkoutAgreements', 0, 'name')).toBe('شروط البيع');
});

test.each([
  ['a guest', undefined],
  ['a customer', 'shopper@example.com'],
])('an order of %s needs the mark, and its cart stays as it was without it', async (_who, email) => {
  await control('settings', { agreements: 'on' });
  const order = await readyCart(email === undefined ? undefined : await signIn(email));
  for (const marks of [undefined, {}, { agreement_ids: [] }, { agreement_ids: ['2'] }, { agreement_ids: 'all' }]) {
    const refused = await order(marks);
    expect([refused.status, refused.at('message')]).toEqual([400, REFUSED]);
  }
  expect((await order({ agreement_ids: ['1', '2'] })).status).toBe(200);
});

test('placeOrder does not ask, as on the platform', async () => {
  await control('settings', { agreements: 'on' });
  const cart = await emptyCart();
  await add(cart, [{ sku: '6204', quantity: 1 }]);
  const information = {
    shipping_address: ADDRESS,
    billing_address: ADDRESS,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
  };
  await rest('POST', `V1/guest-carts/${cart}/shipping-information`, { addressInformation: information });
  await graphql(
    `mutation{setGuestEmailOnCart(input:{cart_id:"${cart}",email:"a@example.com"}){cart{id}} setPaymentMethodOnCart(input:{cart_id:"${cart}",payment_method:{code:"banktransfer"}}){cart{id}}}`,
  );
  const placed = await graphql(`mutation{placeOrder(input:{cart_id:"${cart}"}){orderV2{number} errors{message}}}`);
  expect(placed.at('data', 'placeOrder', 'errors')).toEqual([]);
});
