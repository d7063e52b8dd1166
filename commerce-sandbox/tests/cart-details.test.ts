import { add, type Answer, control, emptyCart, graphql, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

test('prices of a line are without tax; the members that contain it say so', async () => {
  const cartId = await emptyCart();
  await add(cartId, [{ sku: 'UCP205', quantity: 3 }]);
  const cart = await graphql(
    'query($c:String!){cart(cart_id:$c){items{prices{price{value} price_including_tax{value} row_total{value} ' +
      'row_total_including_tax{value} original_item_price{value} catalog_discount{amount_off}}} ' +
      'prices{subtotal_excluding_tax{value} subtotal_including_tax{value}}}}',
    { c: cartId },
  );
  // SAR 49.50 with 15 % VAT.
  expect(cart.at('data', 'cart', 'items', 0, 'prices')).toMatchObject({
    price: { value: 43.04 },
    price_including_tax: { value: 49.5 },
    row_total: { value: 129.13 },
    row_total_including_tax: { value: 148.5 },
  });
  expect(cart.at('data', 'cart', 'prices')).toEqual({
    subtotal_excluding_tax: { value: 129.13 },
    subtotal_including_tax: { value: 148.5 },
  });
});

test("a cart is cleared, and a guest's cart becomes the customer's", async () => {
  const token = await signIn('shopper@example.com');
  const guest = await emptyCart();
  await add(guest, [{ sku: '6204', quantity: 2 }]);
  const own = await emptyCart(token);
  await add(
    own,
    [
      { sku: '6204', quantity: 1 },
      { sku: '6207', quantity: 1 },
    ],
    token,
  );
  const assign = (cartId: string, as?: string): Promise<Answer> =>
    graphql(
      'mutation($c:String!){assignCustomerToGuestCart(cart_id:$c){id email items{quantity product{sku}}}}',
      { c: cartId },
      { token: as },
    );
  expect((await assign(guest)).status).toBe(403);
  const assigned = await assign(guest, token);
  expect(assigned.at('data', 'assignCustomerToGuestCart')).toMatchObject({
    id: guest,
    items: [
      { quantity: 3, product: { sku: '6204' } },
      { quantity: 1, product: { sku: '6207' } },
    ],
  });
  expect(await emptyCart(token)).toBe(guest);
  expect((await graphql('query($c:String!){cart(cart_id:$c){id}}', { c: own }, { token })).messages).toEqual(["The cart isn't active."]);

  const clear = (cartId: string, as?: string): Promise<Answer> =>
    graphql('mutation($c:ID!){clearCart(input:{uid:$c}){cart{items{uid}} errors{type message}}}', { c: cartId }, { token: as });
  expect((await clear(guest)).at('data', 'clearCart')).toEqual({
    cart: null,
    errors: [{ type: 'UNAUTHORISED', message: `The current user cannot perform operations on cart "${guest}"` }],
  });
  expect((await clear('x'.repeat(32))).at('data', 'clearCart', 'errors', 0, 'type')).toBe('NOT_FOUND');
  expect((await clear(own, token)).at('data', 'clearCart', 'errors', 0, 'type')).toBe('INACTIVE');
  expect((await clear(guest, token)).at('data', 'clearCart')).toEqual({ cart: { items: [] }, errors: [] });
  expect(
    (await graphql('mutation($c:String!){clearCustomerCart(cartUid:$c){status cart{total_quantity}}}', { c: guest }, { token })).at(
      'data',
      'clearCustomerCart',
    ),
  ).toEqual({ status: true, cart: { total_quantity: 0 } });
});

test('coupons by the newer mutations: one per cart', async () => {
  const cartId = await emptyCart();
  await add(cartId, [{ sku: '6205', quantity: 1 }]);
  const apply = (codes: readonly string[], type: string): Promise<Answer> =>
    graphql(
      `mutation($c:String!,$k:[String]!){applyCouponsToCart(input:{cart_id:$c,coupon_codes:$k,type:${type}}){cart{applied_coupons{code} rules{name}}}}`,
      { c: cartId, k: codes },
    );
  expect((await apply(['WRONG'], 'APPEND')).messages).toEqual(["The coupon code isn't valid. Verify the code and try again."]);
  expect((await apply(['welcome10'], 'APPEND')).at('data', 'applyCouponsToCart', 'cart')).toMatchObject({
    applied_coupons: [{ code: 'WELCOME10' }],
    rules: [{}],
  });
  expect((await apply(['WELCOME10'], 'APPEND')).messages).toEqual(['Maximum allowed number of applied coupons was exceeded.']);
  expect((await apply(['WELCOME10'], 'REPLACE')).at('errors')).toBeUndefined();
  const removed = await graphql(
    'mutation($c:String!){removeCouponsFromCart(input:{cart_id:$c,coupon_codes:["welcome10"]}){cart{applied_coupons{code}}}}',
    { c: cartId },
  );
  expect(removed.at('data', 'removeCouponsFromCart', 'cart', 'applied_coupons')).toBeNull();
});

test('the add mutations of other product types take what there is', async () => {
  const cartId = await emptyCart();
  const virtual = await graphql(
    'mutation($c:String!){addVirtualProductsToCart(input:{cart_id:$c,cart_items:[{data:{sku:"6205",quantity:1}}]}){cart{total_quantity}}}',
    { c: cartId },
  );
  expect(virtual.at('data', 'addVirtualProductsToCart', 'cart', 'total_quantity')).toBe(1);
  const bundle = await graphql(
    'mutation($c:String!){addBundleProductsToCart(input:{cart_id:$c,cart_items:[{data:{sku:"NO-KIT",quantity:1},bundle_options:[]}]}){cart{total_quantity}}}',
    { c: cartId },
  );
  expect(bundle.messages).toEqual(['Could not find a product with SKU "NO-KIT"']);
  const download = await graphql(
    'mutation($c:String!){addDownloadableProductsToCart(input:{cart_id:$c,cart_items:[{data:{sku:"22220-E-K",quantity:1}}]}){cart{total_quantity}}}',
    { c: cartId },
  );
  expect(download.messages).toEqual([
    'Could not add the product with SKU 22220-E-K to the shopping cart: Product that you are trying to add is not available.',
  ]);
});

test('prices of a customer group are for its members only', async () => {
  const [member, shopper] = [await signIn('company.admin@example.com'), await signIn('shopper@example.com')];
  const tiers = async (token?: string): Promise<unknown> => {
    const answer = await graphql(
      '{products(filter:{sku:{eq:"6306-2Z"}}){items{price_tiers{quantity} ...on SimpleProduct{tier_prices{customer_group_id qty}}}}}',
      {},
      { token },
    );
    return answer.list('data', 'products', 'items', 0, 'tier_prices');
  };
  expect(await tiers(member)).toContainEqual({ customer_group_id: '2', qty: 5 });
  for (const token of [shopper, undefined]) expect(await tiers(token)).not.toContainEqual(expect.objectContaining({ qty: 5 }));
  const price = async (token: string | undefined, quantity: number): Promise<number> => {
    const cartId = await emptyCart(token);
    await graphql('mutation($c:ID!){clearCart(input:{uid:$c}){cart{id}}}', { c: cartId }, { token });
    await add(cartId, [{ sku: '6306-2Z', quantity }], token);
    return Number(
      (await graphql('query($c:String!){cart(cart_id:$c){items{prices{price_including_tax{value}}}}}', { c: cartId }, { token })).at(
        'data',
        'cart',
        'items',
        0,
        'prices',
        'price_including_tax',
        'value',
      ),
    );
  };
  const regular = await price(undefined, 5);
  expect(await price(shopper, 5)).toBe(regular);
  expect(await price(member, 4)).toBe(regular);
  expect(await price(member, 5)).toBe(Math.round(regular * 92) / 100);
  expect((await graphql('{customer{group{name} group_id}}', {}, { token: member })).at('data', 'customer')).toEqual({
    group: { name: 'Wholesale' },
    group_id: 2,
  });
  const ids = await Promise.all(
    [member, shopper, undefined].map(async (token) =>
      (await graphql('{storeConfig{id}}', {}, { token })).headers.get('x-magento-cache-id'),
    ),
  );
  expect(new Set(ids).size).toBe(3);
});
