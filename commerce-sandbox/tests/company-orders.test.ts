import { add, type Answer, control, emptyCart, graphql, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
  await control('companies', { email: 'company.admin@example.com', purchaseOrders: 'off' });
});

const ADDRESS = {
  firstname: 'Huda',
  lastname: 'S',
  street: ['1 Industrial Street'],
  city: 'Jubail',
  region: 'SA-04',
  postcode: '35717',
  telephone: '551234567',
  country_code: 'SA',
};

async function order(token: string): Promise<string> {
  const cart = await emptyCart(token);
  const run = (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
    graphql(query, { c: cart, ...variables }, { token });
  await add(cart, [{ sku: '6204', quantity: 1 }], token);
  await run(
    'mutation($c:String!,$a:CartAddressInput){setShippingAddressesOnCart(input:{cart_id:$c,shipping_addresses:[{address:$a}]}){cart{id}}}',
    { a: ADDRESS },
  );
  await run('mutation($c:String!){setBillingAddressOnCart(input:{cart_id:$c,billing_address:{same_as_shipping:true}}){cart{id}}}');
  await run(
    'mutation($c:String!){setShippingMethodsOnCart(input:{cart_id:$c,shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}}',
  );
  return (
    await run(
      'mutation($c:String!){setPaymentMethodAndPlaceOrder(input:{cart_id:$c,payment_method:{code:"banktransfer"}}){orderV2{number}}}',
    )
  ).text('data', 'setPaymentMethodAndPlaceOrder', 'orderV2', 'number');
}

const READ =
  'query($f:CompanyOrderFilterInput){company{orders(filter:$f){total_count items{number user_name total{value}}} spending(filter:$f){month user_id user_name orders total{value}}}}';

test("an administrator sees everybody's orders, a lead the subordinates', a buyer the own ones", async () => {
  const [admin, buyer, lead, shopper] = [
    await signIn('company.admin@example.com'),
    await signIn('company.buyer@example.com'),
    await signIn('maintenance.lead@example.com'),
    await signIn('shopper@example.com'),
  ];
  const before = await graphql(READ, {}, { token: admin });
  const count = Number(before.at('data', 'company', 'orders', 'total_count'));
  const [first, second] = [await order(buyer), await order(admin)];
  const all = await graphql(READ, {}, { token: admin });
  expect(all.at('data', 'company', 'orders', 'total_count')).toBe(count + 2);
  expect(all.at('data', 'company', 'orders', 'items', 0, 'number')).toBe(second);
  const own = await graphql(READ, {}, { token: buyer });
  expect(own.list('data', 'company', 'orders', 'items')[0]).toMatchObject({ number: first });
  expect(JSON.stringify(own.json)).not.toContain(second);
  // The lead has nobody below.
  expect((await graphql(READ, {}, { token: lead })).at('data', 'company', 'orders', 'total_count')).toBe(0);
  expect((await graphql(READ, {}, { token: shopper })).messages).toEqual(['Customer is not a company user.']);

  const userId = String(own.at('data', 'company', 'spending', 0, 'user_id'));
  const narrowed = await graphql(READ, { f: { user_id: { eq: userId } } }, { token: admin });
  expect(JSON.stringify(narrowed.json)).not.toContain(second);
  const total = narrowed
    .list('data', 'company', 'spending')
    .reduce<number>((sum, month) => sum + Number((month as { total: { value: number } }).total.value), 0);
  expect(total).toBeCloseTo(
    narrowed
      .list('data', 'company', 'orders', 'items')
      .reduce<number>((sum, each) => sum + Number((each as { total: { value: number } }).total.value), 0),
    2,
  );
  // Somebody else's id narrows to nothing.
  expect((await graphql(READ, { f: { user_id: { eq: 'MQ==' } } }, { token: buyer })).at('data', 'company', 'orders', 'total_count')).toBe(
    0,
  );
});
