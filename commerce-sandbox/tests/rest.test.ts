import { add, ADDRESS, type Answer, control, emptyCart, graphql, raw, rest, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const INFORMATION = {
  addressInformation: {
    shipping_address: ADDRESS,
    billing_address: ADDRESS,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
  },
};

test("a customer's cart through every call of the checkout", async () => {
  const token = await rest('POST', 'V1/integration/customer/token', { username: 'shopper@example.com', password: 'Passw0rd!' });
  const customer = String(token.json);
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    rest(method, `arabic/V1/carts/mine${path}`, body, customer);
  const id = await call('POST', '');
  expect([id.status, typeof id.json]).toEqual([200, 'number']);
  const cart = await emptyCart(customer);
  await add(
    cart,
    [
      { sku: '6205-2RS', quantity: 10 },
      { sku: 'UCP205', quantity: 1 },
    ],
    customer,
  );
  expect((await call('GET', '')).at('items_qty')).toBe(11);

  const addresses = await graphql('{customer{addresses{id}}}', {}, { token: customer });
  const byId = await call('POST', '/estimate-shipping-methods-by-address-id', {
    addressId: addresses.at('data', 'customer', 'addresses', 0, 'id'),
  });
  expect(byId.at(0)).toMatchObject({ carrier_code: 'flatrate', carrier_title: 'توصيل عادي' });
  expect((await call('POST', '/estimate-shipping-methods-by-address-id', { addressId: 9999 })).status).toBe(404);
  const estimated = await call('POST', '/estimate-shipping-methods', { address: ADDRESS });
  expect(estimated.json).toEqual(byId.json);
  const before = await call('POST', '/totals-information', {
    addressInformation: { address: ADDRESS, shipping_carrier_code: 'tablerate', shipping_method_code: 'bestway' },
  });
  expect(before.at('shipping_incl_tax')).toBe(45);
  expect((await call('GET', '/totals')).at('shipping_incl_tax')).toBe(0);

  const shipping = await call('POST', '/shipping-information', INFORMATION);
  expect(shipping.at('totals', 'shipping_incl_tax')).toBe(25);
  expect((await call('GET', '/payment-information')).json).toEqual(shipping.json);
  expect((await call('GET', '/payment-methods')).json).toEqual(shipping.at('payment_methods'));
  // Both spellings of every key are taken.
  expect(
    (
      await call('POST', '/shipping-information', {
        address_information: {
          shippingAddress: { ...ADDRESS, country_id: undefined, countryId: 'SA' },
          shippingCarrierCode: 'flatrate',
          shippingMethodCode: 'flatrate',
        },
      })
    ).status,
  ).toBe(200);
  expect((await call('POST', '/set-payment-information', { paymentMethod: { method: 'paypal' } })).json).toMatchObject({
    message: 'The requested Payment Method is not available.',
  });
  expect(
    (await call('POST', '/set-payment-information', { paymentMethod: { method: 'banktransfer' }, billingAddress: ADDRESS })).json,
  ).toBe(true);
  const placed = await call('POST', '/payment-information', { paymentMethod: { method: 'banktransfer' } });
  expect([placed.status, typeof placed.json]).toEqual([200, 'number']);
  const order = await graphql(
    '{customer{orders(scope:GLOBAL,sort:{sort_field:NUMBER,sort_direction:DESC},pageSize:1){items{id total{grand_total{value}}}}}}',
    {},
    { token: customer },
  );
  expect(Buffer.from(order.text('data', 'customer', 'orders', 'items', 0, 'id'), 'base64').toString()).toBe(String(placed.json));
  expect(order.at('data', 'customer', 'orders', 'items', 0, 'total', 'grand_total', 'value')).toBe(shipping.at('totals', 'grand_total'));
  expect((await call('GET', '/totals')).json).toMatchObject({
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'customerId' },
  });
});

test('totals add up, with VAT and a coupon', async () => {
  const cartId = String((await rest('POST', 'V1/guest-carts')).json);
  expect(cartId).toMatch(/^[A-Za-z0-9]{32}$/);
  await add(cartId, [
    { sku: '6205-2RS', quantity: 12 },
    { sku: 'UCP205', quantity: 3 },
  ]);
  await graphql('mutation($c:String!){applyCouponToCart(input:{cart_id:$c,coupon_code:"WELCOME10"}){cart{id}}}', { c: cartId });
  const totals = (await rest('POST', `V1/guest-carts/${cartId}/shipping-information`, INFORMATION)).at('totals');
  const cents = (name: string): number => Math.round(Number((totals as Readonly<Record<string, unknown>>)[name]) * 100);
  expect(cents('grand_total')).toBe(cents('subtotal_incl_tax') + cents('discount_amount') + cents('shipping_incl_tax'));
  expect(cents('shipping_incl_tax')).toBe(cents('shipping_amount') + cents('shipping_tax_amount'));
  expect(cents('grand_total')).toBe(cents('base_grand_total'));
  expect(totals).toMatchObject({ coupon_code: 'WELCOME10', quote_currency_code: 'SAR', weee_tax_applied_amount: null });
  const segments = (
    totals as { readonly total_segments: readonly { readonly code: string; readonly value: number; readonly area?: string }[] }
  ).total_segments;
  expect(segments.map((segment) => segment.code)).toEqual(['subtotal', 'discount', 'shipping', 'tax', 'grand_total']);
  expect(segments.at(-1)).toMatchObject({ area: 'footer' });
});

test('paths, methods and kinds that are not there', async () => {
  const cartId = String((await rest('POST', 'default/V1/guest-carts')).json);
  expect((await rest('PUT', `V1/guest-carts/${cartId}/totals`)).status).toBe(405);
  expect((await rest('GET', 'V1/integration/customer/token')).status).toBe(405);
  expect((await rest('GET', `V1/guest-carts/${cartId}/nothing`)).json).toEqual({ message: 'Request does not match any route.' });
  const xml = await raw('/rest/V1/directory/countries', { headers: { accept: 'text/html' } });
  expect([xml.status, await xml.json()]).toEqual([406, expect.objectContaining({ parameters: ['text/html'] })]);
  expect((await rest('GET', 'V1/directory/countries/XX')).json).toEqual({ message: "The country isn't available." });
  expect((await rest('GET', 'V1/directory/countries')).at(0)).toMatchObject({ id: 'SA', three_letter_abbreviation: 'SAU' });
  expect((await rest('GET', `V1/guest-carts/${'x'.repeat(32)}/totals`)).json).toEqual({
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'cartId', fieldValue: 'x'.repeat(32) },
  });
  expect((await rest('POST', 'V1/integration/customer/token', { username: 'shopper@example.com' })).json).toEqual({
    message: '"%fieldName" is required. Enter and try again.',
    parameters: { fieldName: 'password' },
  });
  const wrong = await rest('POST', 'V1/integration/customer/token', { username: 'shopper@example.com', password: 'wrong' });
  expect([wrong.status, wrong.at('message')]).toEqual([
    401,
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  ]);
  // A customer's cart is nothing that a guest's calls know.
  const own = await emptyCart(await signIn('company.buyer@example.com'));
  expect((await rest('GET', `V1/guest-carts/${own}`)).status).toBe(404);
});
