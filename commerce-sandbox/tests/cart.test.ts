import { add, ADDRESS, control, emptyCart, graphql, rest, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const CART = 'query($c:String!){cart(cart_id:$c){id total_quantity items{uid quantity errors{code message} product{sku}}}}';

test('good lines stay when others cannot be added', async () => {
  const cartId = await emptyCart();
  const answer = await add(cartId, [
    { sku: '6205-2RS', quantity: 2 },
    { sku: '22220-E-K', quantity: 1 },
    { sku: 'NU210-E', quantity: 4 },
    { sku: 'NOPE', quantity: 1 },
    { sku: 'SPA-BELT', quantity: 1 },
    { sku: '6204', quantity: 0 },
    { sku: '6204', quantity: 1.5 },
    { sku: '6204', quantity: -1 },
    { sku: '6204', quantity: 1_000_000_000 },
  ]);
  expect(answer.status).toBe(200);
  expect(answer.at('data', 'addProductsToCart', 'cart', 'total_quantity')).toBe(2);
  expect(answer.at('data', 'addProductsToCart', 'user_errors')).toEqual([
    { __typename: 'CartUserInputError', code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' },
    { __typename: 'InsufficientStockError', code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
    { __typename: 'CartUserInputError', code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' },
    { __typename: 'CartUserInputError', code: 'UNDEFINED', message: 'You need to choose options for your item.' },
    { __typename: 'CartUserInputError', code: 'UNDEFINED', message: 'The product quantity should be greater than 0' },
    { __typename: 'CartUserInputError', code: 'UNDEFINED', message: 'You cannot use decimal quantity for this product.' },
    { __typename: 'CartUserInputError', code: 'UNDEFINED', message: 'The product quantity should be greater than 0' },
    { __typename: 'InsufficientStockError', code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 10000.' },
  ]);
});

test('a configurable product is chosen by its option or by parent and child', async () => {
  const cartId = await emptyCart();
  const options = await graphql(
    '{products(filter:{sku:{eq:"SPA-BELT"}}){items{...on ConfigurableProduct{configurable_options{attribute_code values{uid ' +
      'label}} variants{product{sku} attributes{uid}}}}}}',
  );
  const values = options.list('data', 'products', 'items', 0, 'configurable_options', 0, 'values');
  expect(values.length).toBeGreaterThanOrEqual(12);
  const uid = options.text('data', 'products', 'items', 0, 'configurable_options', 0, 'values', 2, 'uid');
  await add(cartId, [{ sku: 'SPA-BELT', quantity: 1, selected_options: [uid] }]);
  await graphql(
    'mutation($c:String!){addConfigurableProductsToCart(input:{cart_id:$c,cart_items:[{parent_sku:"SPA-BELT",data:{sku:"SPA-1000",quantity:2}}]}){cart{id}}}',
    { c: cartId },
  );
  const cart = await graphql(
    'query($c:String!){cart(cart_id:$c){items{quantity product{sku} ...on ConfigurableCartItem{configured_variant{sku} ' +
      'configurable_options{option_label value_label configurable_product_option_value_uid}}}}}',
    { c: cartId },
  );
  expect(cart.at('data', 'cart', 'items')).toEqual([
    {
      quantity: 3,
      product: { sku: 'SPA-BELT' },
      configured_variant: { sku: 'SPA-1000' },
      configurable_options: [{ option_label: 'Belt length', value_label: '1000 mm', configurable_product_option_value_uid: uid }],
    },
  ]);
  const wrong = await graphql(
    'mutation($c:String!){addConfigurableProductsToCart(input:{cart_id:$c,cart_items:[{parent_sku:"SPA-BELT",data:{sku:"6205",quantity:2}}]}){cart{id}}}',
    { c: cartId },
  );
  expect(wrong.messages).toEqual(['Could not add the product with SKU SPA-BELT to the shopping cart: Could not find specified product.']);
});

test('a cart that stock has left behind gets leading nulls with errors, and cannot be ordered', async () => {
  const cartId = await emptyCart();
  await add(cartId, [
    { sku: '6206', quantity: 4 },
    { sku: '6207', quantity: 2 },
    { sku: '6205-2RS', quantity: 1 },
  ]);
  await control('stock', { sku: '6206', quantity: 3 });
  await control('stock', { sku: '6207', quantity: 0 });
  const cart = await graphql(CART, { c: cartId });
  expect(cart.status).toBe(200);
  expect(cart.at('errors')).toMatchObject([
    { message: 'The requested qty is not available', path: ['cart', 'items', 0], extensions: { category: 'graphql-input' } },
    { message: 'Some of the products are out of stock.', path: ['cart', 'items', 1], extensions: { category: 'graphql-input' } },
  ]);
  expect(cart.at('data', 'cart', 'items')).toMatchObject([
    null,
    null,
    { errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }], product: { sku: '6206' } },
    { errors: [{ code: 'ITEM_QTY', message: 'This product is out of stock.' }], product: { sku: '6207' } },
    { errors: null, product: { sku: '6205-2RS' } },
  ]);
  await rest('POST', `V1/guest-carts/${cartId}/shipping-information`, {
    addressInformation: {
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
  const order = await rest('POST', `V1/guest-carts/${cartId}/payment-information`, {
    email: 'a@example.com',
    paymentMethod: { method: 'banktransfer' },
  });
  expect([order.status, order.at('message')]).toEqual([400, 'Some of the products are out of stock']);
});

test('the gate: unknown, inactive and foreign carts', async () => {
  const unknown = await graphql(CART, { c: 'x'.repeat(32) });
  expect(unknown.at('errors', 0)).toMatchObject({
    message: `Could not find a cart with ID "${'x'.repeat(32)}"`,
    extensions: { category: 'graphql-no-such-entity' },
  });
  const token = await signIn('shopper@example.com');
  const own = await emptyCart(token);
  const foreign = await graphql(CART, { c: own });
  expect([foreign.status, foreign.messages[0]]).toEqual([403, `The current user cannot perform operations on cart "${own}"`]);
  const other = await graphql(CART, { c: own }, { token: await signIn('company.buyer@example.com') });
  expect(other.status).toBe(403);
  const guest = await emptyCart();
  await control('carts/deactivate', { cartId: guest });
  expect((await graphql(CART, { c: guest })).messages).toEqual(["The cart isn't active."]);
});

test('lines are updated and removed, with the errors of each', async () => {
  const cartId = await emptyCart();
  const added = await add(cartId, [{ sku: 'NU210-E', quantity: 1 }]);
  const uid = added.text('data', 'addProductsToCart', 'cart', 'items', 0, 'uid');
  const update =
    'mutation($c:String!,$u:ID,$q:Float){updateCartItems(input:{cart_id:$c,cart_items:[{cart_item_uid:$u,quantity:$q}]}){cart{items{quantity}} ' +
    'errors{code message}}}';
  expect((await graphql(update, { c: cartId, u: uid, q: 3 })).at('data', 'updateCartItems', 'errors')).toEqual([]);
  expect((await graphql(update, { c: cartId, u: uid, q: 4 })).at('data', 'updateCartItems')).toEqual({
    cart: { items: [{ quantity: 3 }] },
    errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Could not update cart item: The requested qty is not available' }],
  });
  expect((await graphql(update, { c: cartId, u: 'OTk5OTk=', q: 1 })).at('data', 'updateCartItems', 'errors', 0, 'code')).toBe(
    'COULD_NOT_FIND_CART_ITEM',
  );
  const remove = 'mutation($c:String!,$u:ID){removeItemFromCart(input:{cart_id:$c,cart_item_uid:$u}){cart{items{uid}}}}';
  expect((await graphql(remove, { c: cartId, u: uid })).at('data', 'removeItemFromCart', 'cart', 'items')).toEqual([]);
  expect((await graphql(remove, { c: cartId, u: uid })).messages[0]).toMatch(/^Cart doesn't contain the \d+ item\.$/);
});

test('coupons', async () => {
  const cartId = await emptyCart();
  const apply = (code: string): Promise<unknown> =>
    graphql('mutation($c:String!,$k:String!){applyCouponToCart(input:{cart_id:$c,coupon_code:$k}){cart{applied_coupons{code}}}}', {
      c: cartId,
      k: code,
    }).then((answer) => answer.messages[0] ?? answer.at('data', 'applyCouponToCart', 'cart'));
  expect(await apply('WELCOME10')).toBe('Cart does not contain products.');
  await add(cartId, [{ sku: '6205', quantity: 1 }]);
  expect(await apply('WRONG')).toBe("The coupon code isn't valid. Verify the code and try again.");
  expect(await apply('WELCOME10')).toEqual({ applied_coupons: [{ code: 'WELCOME10' }] });
  expect(await apply('WELCOME10')).toBe('A coupon is already applied to the cart. Please remove it to apply another');
  const removed = await graphql(
    'mutation($c:String!){removeCouponFromCart(input:{cart_id:$c}){cart{applied_coupons{code} prices{discounts{label}}}}}',
    { c: cartId },
  );
  expect(removed.at('data', 'removeCouponFromCart', 'cart')).toEqual({ applied_coupons: null, prices: { discounts: null } });
});

test('a merge never exceeds the stock', async () => {
  const token = await signIn('company.buyer@example.com');
  const own = await emptyCart(token);
  await add(own, [{ sku: 'NU210-E', quantity: 2 }], token);
  const guest = await emptyCart();
  await add(guest, [{ sku: 'NU210-E', quantity: 3 }]);
  const merged = await graphql(
    'mutation($s:String!,$d:String!){mergeCarts(source_cart_id:$s,destination_cart_id:$d){items{quantity}}}',
    { s: guest, d: own },
    { token },
  );
  expect(merged.at('data', 'mergeCarts', 'items')).toEqual([{ quantity: 3 }]);
  expect((await graphql('mutation($s:String!){mergeCarts(source_cart_id:$s){id}}', { s: guest })).status).toBe(403);
});

test('tier and special prices', async () => {
  const cartId = await emptyCart();
  const price = async (sku: string, quantity: number): Promise<unknown> => {
    const id = await emptyCart();
    await add(id, [{ sku, quantity }]);
    return (await graphql('query($c:String!){cart(cart_id:$c){items{prices{price_including_tax{value}}}}}', { c: id })).at(
      'data',
      'cart',
      'items',
      0,
      'prices',
      'price_including_tax',
      'value',
    );
  };
  expect(cartId).toHaveLength(32);
  expect([await price('6205-2RS', 1), await price('6205-2RS', 10), await price('6205-2RS', 50)]).toEqual([17.5, 16.63, 15.75]);
  expect(await price('UCP205', 1)).toBe(49.5);
});
