import { add, ADDRESS, Answer, control, emptyCart, graphql, rest, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

async function guestOrder(
  sku: string,
  quantity: number,
  email: string,
): Promise<{ readonly number: string; readonly token: string; readonly id: string }> {
  const cartId = await emptyCart();
  await add(cartId, [{ sku, quantity }]);
  await rest('POST', `V1/guest-carts/${cartId}/shipping-information`, {
    addressInformation: {
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
  await rest('POST', `V1/guest-carts/${cartId}/payment-information`, { email, paymentMethod: { method: 'cashondelivery' } });
  const number = (await rest('GET', `V1/guest-carts/${cartId}`)).text('reserved_order_id');
  const order = await graphql('query($n:String!,$e:String!){guestOrder(input:{number:$n,email:$e,lastname:"buyer"}){id token}}', {
    n: number,
    e: email,
  });
  return { number, token: order.text('data', 'guestOrder', 'token'), id: order.text('data', 'guestOrder', 'id') };
}

const pieces = async (sku: string): Promise<unknown> =>
  (await graphql('query($s:String!){products(filter:{sku:{eq:$s}}){items{quantity}}}', { s: sku })).at(
    'data',
    'products',
    'items',
    0,
    'quantity',
  );

const CANCEL =
  'mutation($o:ID!,$r:String!){cancelOrder(input:{order_id:$o,reason:$r}){error errorV2{code message} order{number status ' +
  'available_actions items{quantity_canceled status} comments{message}}}}';

test('a customer cancels a pending order: the goods go back, and only once', async () => {
  const token = await signIn('shopper@example.com');
  const orders = await graphql(
    '{customer{orders(sort:{sort_field:CREATED_AT,sort_direction:DESC}){items{id number status available_actions}}}}',
    {},
    { token },
  );
  const id = orders.text('data', 'customer', 'orders', 'items', 0, 'id');
  expect(orders.at('data', 'customer', 'orders', 'items', 0)).toMatchObject({
    status: 'Pending',
    available_actions: ['REORDER', 'CANCEL'],
  });
  const before = Number(await pieces('CW-17'));
  const stranger = await graphql(CANCEL, { o: id, r: 'Other' }, { token: await signIn('company.buyer@example.com') });
  expect(stranger.at('data', 'cancelOrder')).toEqual({
    error: 'Current user is not authorized to cancel this order',
    errorV2: { code: 'UNAUTHORISED', message: 'Current user is not authorized to cancel this order' },
    order: null,
  });
  expect((await graphql(CANCEL, { o: id, r: 'Other' })).status).toBe(403);
  expect((await graphql(CANCEL, { o: 'OTk5OTk=', r: 'Other' }, { token })).at('data', 'cancelOrder', 'errorV2', 'code')).toBe(
    'ORDER_NOT_FOUND',
  );
  expect((await graphql(CANCEL, { o: id, r: '' }, { token })).messages).toEqual(['Required parameter "reason" is missing or incorrect.']);
  const canceled = await graphql(CANCEL, { o: id, r: 'Other' }, { token });
  expect(canceled.at('data', 'cancelOrder')).toMatchObject({
    error: null,
    errorV2: null,
    order: {
      status: 'Canceled',
      available_actions: ['REORDER'],
      items: [{ quantity_canceled: 1, status: 'Canceled' }, { quantity_canceled: 1 }],
      comments: [{ message: 'Other' }, { message: 'Order cancellation notification email was sent.' }],
    },
  });
  expect(await pieces('CW-17')).toBe(before + 1);
  expect((await graphql(CANCEL, { o: id, r: 'Other' }, { token })).at('data', 'cancelOrder', 'errorV2')).toEqual({
    code: 'INVALID_ORDER_STATUS',
    message: 'Order already closed, complete, cancelled or on hold',
  });
  expect(await pieces('CW-17')).toBe(before + 1);
});

test('what was paid is refunded when an invoiced order is cancelled', async () => {
  const token = await signIn('shopper@example.com');
  const orders = await graphql('{customer{orders(filter:{status:{eq:"processing"}}){items{id}}}}', {}, { token });
  const query = CANCEL.replace(
    'comments{message}',
    'total{grand_total{value}} credit_memos{total{grand_total{value}} items{quantity_refunded}}',
  );
  const canceled = await graphql(query, { o: orders.text('data', 'customer', 'orders', 'items', 0, 'id'), r: 'Other' }, { token });
  expect(canceled.at('data', 'cancelOrder', 'order', 'status')).toBe('Closed');
  expect(canceled.at('data', 'cancelOrder', 'order', 'credit_memos', 0, 'total', 'grand_total')).toEqual(
    canceled.at('data', 'cancelOrder', 'order', 'total', 'grand_total'),
  );
});

test('a guest cancels by a link that was sent by mail', async () => {
  const order = await guestOrder('6206', 3, 'guest.cancel@example.com');
  const before = Number(await pieces('6206'));
  const request = (token: string): Promise<Answer> =>
    graphql('mutation($t:String!){requestGuestOrderCancel(input:{token:$t,reason:"Other"}){error order{status}}}', { t: token });
  expect((await request('x'.repeat(32))).messages).toEqual(["We couldn't locate an order with the information provided."]);
  expect((await request(order.token)).at('data', 'requestGuestOrderCancel')).toEqual({ error: null, order: { status: 'Pending' } });
  const mail = await control('mail?template=order-cancellation-confirm&recipient=guest.cancel@example.com', {}, 'GET');
  const key = /confirmation_key=(\w+)/.exec(mail.text('items', 0, 'text'))?.[1];
  const confirm = (with_: string | undefined): Promise<Answer> =>
    graphql(
      'mutation($o:ID!,$k:String!){confirmCancelOrder(input:{order_id:$o,confirmation_key:$k}){errorV2{code message} order{status}}}',
      { o: order.id, k: with_ },
    );
  expect((await confirm('wrong')).at('data', 'confirmCancelOrder')).toEqual({
    errorV2: { code: 'UNDEFINED', message: 'The order cancellation could not be confirmed.' },
    order: null,
  });
  expect((await confirm(key)).at('data', 'confirmCancelOrder')).toEqual({ errorV2: null, order: { status: 'Canceled' } });
  expect(await pieces('6206')).toBe(before + 3);
  expect((await confirm(key)).at('data', 'confirmCancelOrder', 'errorV2', 'code')).toBe('INVALID_ORDER_STATUS');
});

test('a shipped order cannot be cancelled', async () => {
  const order = await guestOrder('6207', 2, 'guest.shipped@example.com');
  await control('orders', { number: order.number, action: 'ship', quantity: 1 });
  const answer = await graphql(
    'mutation($t:String!){requestGuestOrderCancel(input:{token:$t,reason:"Other"}){errorV2{code message} order{status items{status}}}}',
    { t: order.token },
  );
  expect(answer.at('data', 'requestGuestOrderCancel')).toEqual({
    errorV2: { code: 'PARTIAL_ORDER_ITEM_SHIPPED', message: 'Order with one or more items shipped cannot be cancelled' },
    order: { status: 'Processing', items: [{ status: 'Partial' }] },
  });
});

test('invoices, shipments and credit memos tell their own lines, totals, tracking and comments', async () => {
  const order = await guestOrder('6204', 4, 'guest.documents@example.com');
  for (const [action, quantity, comment] of [
    ['invoice', 1, 'First part'],
    ['invoice', 3, undefined],
    ['ship', 4, 'Left at the gate'],
    ['refund', 1, 'One was broken'],
  ] as const) {
    await control('orders', { number: order.number, action, quantity, comment, tracking: 'TRACK1' });
  }
  const document = 'number comments{message timestamp}';
  const total =
    'total{grand_total{value} subtotal{value} total_tax{value} total_shipping{value} shipping_handling{amount_including_tax{value}}}';
  const read = await graphql(
    `query($t:String!){guestOrderByToken(input:{token:$t}){status total{grand_total{value} subtotal_excl_tax{value} subtotal_incl_tax{value} subtotal{value}} items{quantity_invoiced quantity_shipped quantity_refunded prices{price{value} price_including_tax{value} row_total_including_tax{value}} product_sale_price{value}}
      invoices{${document} items{quantity_invoiced product_sku} ${total}} shipments{${document} tracking{number title carrier} items{quantity_shipped}} credit_memos{${document} items{quantity_refunded} ${total}}}}`,
    { t: order.token },
  );
  const at = (...path: readonly (string | number)[]): unknown => read.at('data', 'guestOrderByToken', ...path);
  expect(at('status')).toBe('Complete');
  expect(at('items', 0)).toMatchObject({ quantity_invoiced: 4, quantity_shipped: 4, quantity_refunded: 1 });
  expect(at('items', 0, 'product_sale_price')).toEqual(at('items', 0, 'prices', 'price'));
  expect(at('total', 'subtotal')).toEqual(at('total', 'subtotal_excl_tax'));
  expect(at('invoices')).toMatchObject([
    { comments: [{ message: 'First part' }], items: [{ quantity_invoiced: 1, product_sku: '6204' }] },
    { comments: [], items: [{ quantity_invoiced: 3 }] },
  ]);
  const halalas = (...path: readonly (string | number)[]): number => Math.round(Number(at(...path)) * 100);
  expect(halalas('invoices', 0, 'total', 'grand_total', 'value') + halalas('invoices', 1, 'total', 'grand_total', 'value')).toBe(
    halalas('total', 'grand_total', 'value'),
  );
  expect(at('invoices', 0, 'total', 'shipping_handling', 'amount_including_tax', 'value')).toBe(25);
  expect(at('shipments')).toMatchObject([
    {
      comments: [{ message: 'Left at the gate' }],
      tracking: [{ number: 'TRACK1', title: 'Standard Delivery', carrier: 'custom' }],
      items: [{ quantity_shipped: 4 }],
    },
  ]);
  expect(at('credit_memos')).toMatchObject([{ comments: [{ message: 'One was broken' }], items: [{ quantity_refunded: 1 }] }]);
});

test('orders are filtered, sorted and paged', async () => {
  const token = await signIn('shopper@example.com');
  const numbers = async (args: string): Promise<readonly unknown[]> => {
    const answer = await graphql(`{customer{orders(${args}){total_count items{number} date_of_first_order}}}`, {}, { token });
    expect(answer.at('errors')).toBeUndefined();
    expect(answer.at('data', 'customer', 'orders', 'date_of_first_order')).toBe('2026-03-08 07:15:00');
    return answer.list('data', 'customer', 'orders', 'items').map((item) => new Answer(200, new Headers(), item).at('number'));
  };
  expect(await numbers('sort:{sort_field:NUMBER,sort_direction:ASC},pageSize:2,currentPage:2')).toEqual(['000000003', '000000004']);
  expect(await numbers('filter:{order_date:{from:"2026-05-01",to:"2026-07-02"}}')).toEqual(['000000002', '000000003']);
  expect(await numbers('filter:{number:{eq:"000000004"}}')).toEqual(['000000004']);
  expect(await numbers('filter:{number:{match:"0005"}}')).toEqual(['000000005']);
  expect(await numbers('filter:{status:{in:["Complete","canceled"]}},sort:{sort_field:NUMBER,sort_direction:ASC}')).toEqual(
    expect.arrayContaining(['000000001', '000000003', '000000004']),
  );
  expect(await numbers('filter:{grand_total:{from:"400"}}')).not.toContain('000000002');
  expect((await graphql('{customer{orders(currentPage:0){total_count}}}', {}, { token })).messages).toEqual([
    'currentPage value must be greater than 0.',
  ]);
});

test('a store view has its own orders; the scope of the website or all of them has every one', async () => {
  const token = await signIn('shopper@example.com');
  const count = async (store: string, args = ''): Promise<number> =>
    Number(
      (await graphql(`{customer{orders(pageSize:1${args}){total_count}}}`, {}, { token, store })).at(
        'data',
        'customer',
        'orders',
        'total_count',
      ),
    );
  const all = await count('default');
  expect(all).toBeGreaterThan(0);
  expect(await count('default', ',scope:STORE')).toBe(all);
  expect(await count('arabic')).toBe(0);
  expect(await count('arabic', ',scope:WEBSITE')).toBe(all);
  expect(await count('arabic', ',scope:GLOBAL')).toBe(all);
});

test('a configurable line is a line of its own kind', async () => {
  await control('companies', { email: 'company.admin@example.com', purchaseOrders: 'off' });
  const token = await signIn('company.admin@example.com');
  const cartId = await emptyCart(token);
  await graphql(
    'mutation($c:String!){addConfigurableProductsToCart(input:{cart_id:$c,cart_items:[{parent_sku:"SPA-BELT",data:{sku:"SPA-1000",quantity:2}}]}){cart{id}}}',
    { c: cartId },
    { token },
  );
  const address = {
    firstname: 'A',
    lastname: 'B',
    street: ['1 King Fahd Road'],
    city: 'Riyadh',
    region: 'SA-01',
    postcode: '12214',
    telephone: '501234567',
    country_code: 'SA',
  };
  for (const step of [
    'setShippingAddressesOnCart(input:{cart_id:$c,shipping_addresses:[{address:$a}]}){cart{id}}',
    'setBillingAddressOnCart(input:{cart_id:$c,billing_address:{same_as_shipping:true}}){cart{id}}',
    'setShippingMethodsOnCart(input:{cart_id:$c,shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}',
  ])
    await graphql(
      `mutation($c:String!${step.includes('$a') ? ',$a:CartAddressInput' : ''}){${step}}`,
      { c: cartId, a: address },
      { token },
    );
  const placed = await graphql(
    'mutation($c:String!){setPaymentMethodAndPlaceOrder(input:{cart_id:$c,payment_method:{code:"checkmo"}}){errors{message} ' +
      'orderV2{customer_info{firstname} items{__typename product_sku product_type selected_options{label value} ...on ' +
      'ConfigurableOrderItem{parent_sku}}}}}',
    { c: cartId },
    { token },
  );
  expect(placed.at('data', 'setPaymentMethodAndPlaceOrder')).toEqual({
    errors: [],
    orderV2: {
      customer_info: { firstname: 'Ahmed' },
      items: [
        {
          __typename: 'ConfigurableOrderItem',
          product_sku: 'SPA-1000',
          product_type: 'configurable',
          selected_options: [{ label: 'Belt length', value: '1000 mm' }],
          parent_sku: 'SPA-BELT',
        },
      ],
    },
  });
});

test('cancelling twice at once gives the goods back once', async () => {
  await control('reset');
  const token = await signIn('shopper@example.com');
  const orders = await graphql('{customer{orders(filter:{status:{eq:"pending"}}){items{id}}}}', {}, { token });
  const before = Number(await pieces('CW-17'));
  const cancel = (): Promise<Answer> =>
    graphql(CANCEL, { o: orders.text('data', 'customer', 'orders', 'items', 0, 'id'), r: 'Other' }, { token });
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.filter((answer) => answer.at('data', 'cancelOrder', 'errorV2') === null)).toHaveLength(1);
  expect(await pieces('CW-17')).toBe(before + 1);
});
