import { add, ADDRESS, Answer, control, emptyCart, graphql, rest, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const GRAPHQL_ADDRESS = {
  firstname: 'Guest',
  lastname: 'Buyer',
  street: ['7123 King Fahd Road'],
  city: 'Riyadh',
  region: 'SA-01',
  postcode: '12214',
  telephone: '501234567',
  country_code: 'SA',
};

async function guestUntilPayment(
  items: readonly Readonly<Record<string, unknown>>[],
  email: string,
): Promise<{ readonly cartId: string; readonly shipping: Answer }> {
  const cartId = await emptyCart();
  await add(cartId, items);
  await graphql('mutation($c:String!,$e:String!){setGuestEmailOnCart(input:{cart_id:$c,email:$e}){cart{email}}}', { c: cartId, e: email });
  const shipping = await rest('POST', `V1/guest-carts/${cartId}/shipping-information`, {
    addressInformation: {
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
  return { cartId, shipping };
}

const pay = (cartId: string, email: string): Promise<Answer> =>
  rest('POST', `V1/guest-carts/${cartId}/payment-information`, {
    cartId,
    email,
    paymentMethod: { method: 'cashondelivery', additional_data: { payment_method_nonce: '' } },
    billingAddress: ADDRESS,
  });

test('a guest buys by REST, makes an account, and finds the order there', async () => {
  const { cartId, shipping } = await guestUntilPayment(
    [
      { sku: '6205-2RS', quantity: 12 },
      { sku: 'UCP205', quantity: 1 },
    ],
    'guest.one@example.com',
  );
  expect(shipping.status).toBe(200);
  expect(shipping.at('payment_methods')).toEqual([
    { code: 'cashondelivery', title: 'Cash On Delivery' },
    { code: 'banktransfer', title: 'Bank Transfer Payment' },
  ]);
  expect(shipping.list('totals', 'total_segments').map((segment) => new Answer(200, new Headers(), segment).text('code'))).toEqual([
    'subtotal',
    'shipping',
    'tax',
    'grand_total',
  ]);
  expect(shipping.at('totals', 'items', 0, 'options')).toBe('[]');

  const placed = await pay(cartId, 'guest.one@example.com');
  expect(placed.status).toBe(200);
  expect(typeof placed.json).toBe('number');
  const cart = await rest('GET', `V1/guest-carts/${cartId}`);
  expect(cart.text('reserved_order_id')).toMatch(/^\d{9}$/);
  expect(cart.at('is_active')).toBe(false);

  const again = await pay(cartId, 'guest.one@example.com');
  expect(again.status).toBe(404);
  expect(again.json).toEqual({
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'cartId', fieldValue: cartId },
  });

  const created = await graphql('mutation($i:CustomerCreateInput!){createCustomerV2(input:$i){customer{email}}}', {
    i: { email: 'guest.one@example.com', firstname: 'Guest', lastname: 'Buyer', password: 'Passw0rd!', is_subscribed: false },
  });
  expect(created.at('errors')).toBeUndefined();
  const token = await signIn('guest.one@example.com');
  const orders = await graphql('{customer{orders{total_count items{number status total{grand_total{value}}}}}}', {}, { token });
  expect(orders.at('data', 'customer', 'orders', 'total_count')).toBe(1);
  expect(orders.at('data', 'customer', 'orders', 'items', 0, 'number')).toBe(cart.at('reserved_order_id'));
  const mails = await control('mail?template=order&recipient=guest.one@example.com', {}, 'GET');
  expect(mails.list('items')).toHaveLength(1);
});

test('a double click places one order', async () => {
  const { cartId } = await guestUntilPayment([{ sku: '6204', quantity: 1 }], 'guest.two@example.com');
  const answers = await Promise.all([
    pay(cartId, 'guest.two@example.com'),
    pay(cartId, 'guest.two@example.com'),
    pay(cartId, 'guest.two@example.com'),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404]);
});

test('a customer buys by GraphQL with the guest cart merged, and the amounts add up', async () => {
  const guestCart = await emptyCart();
  await add(guestCart, [{ sku: '6205-2RS', quantity: 2 }]);
  const token = await signIn('shopper@example.com');
  const cartId = await emptyCart(token);
  expect(await emptyCart(token)).toBe(cartId);
  await add(cartId, [{ sku: '6205-2RS', quantity: 3 }], token);
  const merged = await graphql(
    'mutation($s:String!,$d:String!){mergeCarts(source_cart_id:$s,destination_cart_id:$d){id items{quantity product{sku}}}}',
    { s: guestCart, d: cartId },
    { token },
  );
  expect(merged.at('data', 'mergeCarts', 'items')).toEqual([{ quantity: 5, product: { sku: '6205-2RS' } }]);
  expect((await graphql('query($c:String!){cart(cart_id:$c){id}}', { c: guestCart })).messages).toEqual(["The cart isn't active."]);

  const run = (query: string): Promise<Answer> => graphql(query, { c: cartId, a: GRAPHQL_ADDRESS }, { token });
  await run(
    'mutation($c:String!,$a:CartAddressInput){setShippingAddressesOnCart(input:{cart_id:$c,shipping_addresses:[{address:$a}]}){cart{id}}}',
  );
  await run('mutation($c:String!){setBillingAddressOnCart(input:{cart_id:$c,billing_address:{same_as_shipping:true}}){cart{id}}}');
  await run(
    'mutation($c:String!){setShippingMethodsOnCart(input:{cart_id:$c,shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}}',
  );
  await run('mutation($c:String!){setPaymentMethodOnCart(input:{cart_id:$c,payment_method:{code:"banktransfer"}}){cart{id}}}');
  await run('mutation($c:String!){applyCouponToCart(input:{cart_id:$c,coupon_code:"welcome10"}){cart{id}}}');
  const prices = (
    await run(
      'query($c:String!){cart(cart_id:$c){prices{grand_total{value} subtotal_including_tax{value} subtotal_excluding_tax{value} ' +
        'subtotal_with_discount_excluding_tax{value} applied_taxes{amount{value}} discounts{amount{value} label}} ' +
        'shipping_addresses{selected_shipping_method{price_excl_tax{value} price_incl_tax{value}}}}}',
    )
  ).at('data', 'cart');
  const amounts = new Answer(200, new Headers(), prices);
  const halalas = (...path: readonly (string | number)[]): number => Math.round(Number(amounts.at(...path)) * 100);
  const shippingIncl = halalas('shipping_addresses', 0, 'selected_shipping_method', 'price_incl_tax', 'value');
  const shippingExcl = halalas('shipping_addresses', 0, 'selected_shipping_method', 'price_excl_tax', 'value');
  expect(halalas('prices', 'grand_total', 'value')).toBe(
    halalas('prices', 'subtotal_including_tax', 'value') - halalas('prices', 'discounts', 0, 'amount', 'value') + shippingIncl,
  );
  expect(halalas('prices', 'grand_total', 'value')).toBe(
    halalas('prices', 'subtotal_with_discount_excluding_tax', 'value') +
      shippingExcl +
      halalas('prices', 'applied_taxes', 0, 'amount', 'value'),
  );

  const placed = await run(
    'mutation($c:String!){placeOrder(input:{cart_id:$c}){order{order_number} orderV2{number} errors{code message}}}',
  );
  expect(placed.at('data', 'placeOrder', 'errors')).toEqual([]);
  const second = await run('mutation($c:String!){placeOrder(input:{cart_id:$c}){order{order_number} errors{code message}}}');
  expect(second.at('data', 'placeOrder', 'errors')).toEqual([{ code: 'CART_NOT_ACTIVE', message: "The cart isn't active." }]);
  expect(await emptyCart(token)).not.toBe(cartId);
});

test('the last pieces are sold once', async () => {
  await control('stock', { sku: '6203-2Z', quantity: 5 });
  const carts = await Promise.all(
    Array.from({ length: 8 }, (_unused, index) => guestUntilPayment([{ sku: '6203-2Z', quantity: 1 }], `rush${index}@example.com`)),
  );
  const answers = await Promise.all(carts.map(({ cartId }, index) => pay(cartId, `rush${index}@example.com`)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
  expect(
    answers.filter((answer) => answer.status === 400).every((answer) => answer.text('message') === 'Some of the products are out of stock'),
  ).toBe(true);
});

test('REST refuses as the platform does', async () => {
  const cartId = await emptyCart();
  await add(cartId, [{ sku: '6205-2RS', quantity: 1 }]);
  const information = (address: unknown, carrier = 'flatrate'): Promise<Answer> =>
    rest('POST', `arabic/V1/guest-carts/${cartId}/shipping-information`, {
      addressInformation: { shipping_address: address, shipping_carrier_code: carrier, shipping_method_code: carrier },
    });
  const noRegion = await information({ ...ADDRESS, region_code: undefined });
  expect([noRegion.status, noRegion.at('message')]).toEqual([400, 'Please check the shipping address information. %1']);
  const noMethod = await information(ADDRESS, 'dhl');
  expect(noMethod.json).toEqual({ message: 'Carrier with such method not found: %1, %2', parameters: ['dhl', 'dhl'] });
  expect((await rest('GET', 'V1/carts/mine/totals')).json).toEqual({
    message: "The consumer isn't authorized to access %resources.",
    parameters: { resources: 'self' },
  });
  expect((await rest('GET', 'nowhere/V1/directory/countries')).status).toBe(404);
  expect((await rest('GET', 'V1/nothing')).json).toEqual({ message: 'Request does not match any route.' });
  const country = await rest('GET', 'arabic/V1/directory/countries/SA');
  expect(country.list('available_regions')).toHaveLength(13);
  expect(country.at('available_regions', 0)).toEqual({ id: '1101', code: 'SA-01', name: 'الرياض' });
  const methods = await rest('POST', `V1/guest-carts/${cartId}/estimate-shipping-methods`, { address: ADDRESS });
  expect(methods.at(0)).toMatchObject({
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    amount: 25,
    price_incl_tax: 25,
    price_excl_tax: 21.74,
    available: true,
    error_message: '',
  });
});
