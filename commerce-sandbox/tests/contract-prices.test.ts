// Members of the demo company pay ten percent less for 6206; nobody else sees that price, wherever prices are shown.
import { add, control, emptyCart, graphql, rest, signIn } from './client.ts';

const SKU = '6206';
const PRICES =
  'sku price_range{minimum_price{regular_price{value} final_price{value} discount{percent_off}}} price_tiers{quantity final_price{value}}';

let list: number;

beforeAll(async () => {
  await control('reset');
  list = Number((await product()).at('data', 'products', 'items', 0, 'price_range', 'minimum_price', 'final_price', 'value'));
});

const product = (token?: string) => graphql(`{products(filter:{sku:{eq:"${SKU}"}}){items{${PRICES}}}}`, {}, { token });
const final = async (token?: string): Promise<unknown> =>
  (await product(token)).at('data', 'products', 'items', 0, 'price_range', 'minimum_price', 'final_price', 'value');
const contract = (): number => Math.round(list * 90) / 100;

test('guest, customer, member, and the same people in another order', async () => {
  const [shopper, buyer, admin] = await Promise.all(
    ['shopper', 'company.buyer', 'company.admin'].map((name) => signIn(`${name}@example.com`)),
  );
  expect(list).toBeGreaterThan(1);
  expect([await final(), await final(shopper), await final(buyer), await final(admin), await final(shopper), await final()]).toEqual([
    list,
    list,
    contract(),
    contract(),
    list,
    list,
  ]);
});

test('the member sees the list price beside it, and the contract as a tier from one piece', async () => {
  const seen = await product(await signIn('company.buyer@example.com'));
  expect(seen.at('data', 'products', 'items', 0)).toMatchObject({
    price_range: { minimum_price: { regular_price: { value: list }, discount: { percent_off: expect.closeTo(10, 0) } } },
  });
  const tiers = seen.list('data', 'products', 'items', 0, 'price_tiers');
  expect(tiers[0]).toEqual({ quantity: 1, final_price: { value: contract() } });
  // Tiers of everybody's that are no advantage to the member are left out.
  expect(tiers).toHaveLength(1);
  expect(JSON.stringify((await product()).at('data', 'products', 'items', 0, 'price_tiers'))).not.toContain('"quantity":1,');
});

test('lists are filtered and sorted by the price that the visitor pays', async () => {
  const between = (token?: string) =>
    graphql(
      `{products(filter:{sku:{in:["${SKU}"]},price:{from:"${contract() - 0.01}",to:"${contract() + 0.01}"}}){total_count}}`,
      {},
      { token },
    );
  const buyer = await signIn('company.buyer@example.com');
  expect((await between()).at('data', 'products', 'total_count')).toBe(0);
  expect((await between(buyer)).at('data', 'products', 'total_count')).toBe(1);
  expect((await between()).at('data', 'products', 'total_count')).toBe(0);
});

test('a cart has the prices of its owner', async () => {
  const unit = async (token?: string): Promise<unknown> => {
    const cart = await emptyCart(token);
    await add(cart, [{ sku: SKU, quantity: 2 }], token);
    const answer = await graphql(`{cart(cart_id:"${cart}"){items{prices{price_including_tax{value}} product{${PRICES}}}}}`, {}, { token });
    const shown = answer.at('data', 'cart', 'items', 0, 'product', 'price_range', 'minimum_price', 'final_price', 'value');
    expect(shown).toBe(answer.at('data', 'cart', 'items', 0, 'prices', 'price_including_tax', 'value'));
    return shown;
  };
  expect(await unit()).toBe(list);
  expect(await unit(await signIn('company.buyer@example.com'))).toBe(contract());
});

test('a list price below the contract holds for everybody, and a reset puts both back', async () => {
  const buyer = await signIn('company.buyer@example.com');
  await control('price', { sku: SKU, price: '1.00' });
  expect([await final(), await final(buyer)]).toEqual([1, 1]);
  await control('reset');
  const again = await signIn('company.buyer@example.com');
  expect([await final(), await final(again)]).toEqual([list, contract()]);
});

test('the category that no menu leads to opens by its address', async () => {
  const answer = await graphql(
    '{route(url:"tools/discontinued.html"){__typename type ...on CategoryTree{name include_in_menu products{total_count items{sku}}}} ' +
      'categoryList(filters:{url_path:{eq:"tools"}}){children{url_path include_in_menu}}}',
  );
  expect(answer.at('data', 'route')).toMatchObject({ __typename: 'CategoryTree', type: 'CATEGORY', include_in_menu: 0 });
  expect(answer.at('data', 'route', 'products', 'total_count')).toBe(4);
  expect(answer.list('data', 'categoryList', 0, 'children')).toContainEqual({ url_path: 'tools/discontinued', include_in_menu: 0 });
});

test('a second currency can be switched on, and amounts follow the header', async () => {
  const cart = await emptyCart();
  await add(cart, [{ sku: SKU, quantity: 1 }]);
  const ask = (currency: string) =>
    graphql(
      `{currency{base_currency_code available_currency_codes exchange_rates{currency_to rate}}
        products(filter:{sku:{eq:"${SKU}"}}){items{price_range{minimum_price{final_price{value currency}}}}}
        cart(cart_id:"${cart}"){prices{grand_total{value currency}}}}`,
      {},
      { headers: { 'content-currency': currency } },
    );
  expect((await ask('USD')).messages).toEqual(['Please correct the target currency']);
  expect((await control('settings', { currency: 'USD:many' })).status).toBe(400);
  expect((await control('settings', { currency: 'USD:0.25' })).json).toEqual({
    currency: { code: 'USD', rate: 0.25 },
    whatsapp: null,
    agreements: false,
  });
  const answer = await ask('USD');
  const amount = { value: Math.round(list * 25) / 100, currency: 'USD' };
  expect(answer.at('data', 'currency')).toEqual({
    base_currency_code: 'SAR',
    available_currency_codes: ['SAR', 'USD'],
    exchange_rates: [
      { currency_to: 'SAR', rate: 1 },
      { currency_to: 'USD', rate: 0.25 },
    ],
  });
  expect(answer.at('data', 'products', 'items', 0, 'price_range', 'minimum_price', 'final_price')).toEqual(amount);
  expect(answer.at('data', 'cart', 'prices', 'grand_total')).toEqual(amount);
  expect((await ask('SAR')).at('data', 'cart', 'prices', 'grand_total')).toEqual({ value: list, currency: 'SAR' });
  expect((await rest('GET', `V1/guest-carts/${cart}/totals`)).json).toMatchObject({ grand_total: list, quote_currency_code: 'SAR' });
  await control('reset');
  expect((await ask('USD')).messages).toEqual(['Please correct the target currency']);
});

test('WhatsApp can be switched on', async () => {
  const ask = async (): Promise<unknown> =>
    (await graphql('{storeConfig{whatsapp_general_enable whatsapp_general_number}}')).at('data', 'storeConfig');
  expect(await ask()).toMatchObject({ whatsapp_general_enable: false });
  expect((await control('settings', { whatsapp: '+966 50' })).status).toBe(400);
  await control('settings', { whatsapp: '966501234567' });
  expect(await ask()).toEqual({ whatsapp_general_enable: true, whatsapp_general_number: '966501234567' });
  await control('settings', { whatsapp: null });
  expect(await ask()).toMatchObject({ whatsapp_general_enable: false });
});
