import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, type OperationDefinitionNode } from 'graphql';
import { isRecord } from '../src/platform/values/input.ts';
import { Answer, control, graphql, signIn } from './client.ts';

const operations = new Map(
  parse(readFileSync(join(__dirname, 'storefront-operations.graphql'), 'utf8'))
    .definitions.filter((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition')
    .map((node) => [node.name?.value ?? '', print(node)]),
);
const done = new Set<string>();

/** Whether there is something in every root field of an answer: no null, no empty list (of items), no error told in it. */
function isFull(data: unknown): boolean {
  const full = (value: unknown): boolean => value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
  const untroubled = (value: unknown): boolean =>
    !isRecord(value) ||
    Object.entries(value).every(
      ([name, inner]) => !/errors?(V2)?$/i.test(name) || inner === null || (Array.isArray(inner) && inner.length === 0),
    );
  return (
    isRecord(data) &&
    Object.values(data).every(
      (root) => full(root) && untroubled(root) && (!isRecord(root) || (full(root['items'] ?? true) && Object.values(root).some(full))),
    )
  );
}

/** Runs an operation of the file; it has to be answered in full. */
async function run(name: string, variables: Readonly<Record<string, unknown>> = {}, token?: string): Promise<Answer> {
  const answer = await graphql(operations.get(name) ?? '', variables, { token });
  if (answer.status !== 200 || answer.at('errors') !== undefined || !isFull(answer.at('data')))
    throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.json).slice(0, 1500)}`);
  done.add(name);
  return new Answer(200, answer.headers, answer.at('data'));
}

const ADDRESS = {
  firstname: 'Sara',
  lastname: 'Q',
  street: ['7 King Fahd Road'],
  city: 'Riyadh',
  region: 'SA-01',
  postcode: '12214',
  telephone: '501234567',
  country_code: 'SA',
};

beforeAll(async () => {
  await control('reset');
});

test('a visitor looks around', async () => {
  for (const name of [
    'StoreSettings',
    'StoreViews',
    'Currencies',
    'DeliveryCountries',
    'MenuTree',
    'MenuTreeOfOlderShops',
    'BeltOptions',
    'AttributeLabels',
    'RatingScale',
    'ReturnForm',
    'Contact',
  ])
    await run(name);
  const menu = await run('MenuTree');
  await run('CategoryPage', { uid: menu.text('categories', 'items', 0, 'uid'), sort: { price: 'ASC' } });
  await run('WhatIsAt', { url: '/bearings.html' });
  await run('SearchPage', { text: '6205' });
  await run('ProductPage', { key: 'deep-groove-ball-bearing-6205-2rs' });
  await run('EditorialPage', { identifier: 'home' });
  await run('Newsletter', { email: 'visitor@example.com' });
  await run('Compare', { ids: ['101', '102'] });
});

test('a guest buys', async () => {
  const cart = (await run('GuestCart')).text('cartId');
  await run('AddToCart', { cart, items: [{ sku: '6205-2RS', quantity: 10 }] });
  await run('AddBelt', { cart });
  await run('AddPart', { cart, sku: 'UCP205' });
  const page = await run('CartPage', { cart });
  await run('ChangeQuantity', { cart, item: page.text('cart', 'itemsV2', 'items', 0, 'uid'), quantity: 12 });
  await run('TakeOut', { cart, item: page.text('cart', 'itemsV2', 'items', 2, 'uid') });
  await run('RedeemCoupon', { cart });
  await run('ForgetCoupon', { cart });
  await run('GuestEmail', { cart, email: 'visitor@example.com' });
  await run('WhatWouldDeliveryCost', { cart });
  await run('DeliverTo', { cart, address: ADDRESS });
  await run('BillTo', { cart });
  await run('DeliverBy', { cart });
  await run('PayBy', { cart, code: 'cashondelivery' });
  const bought = await run('Buy', { cart });
  await run('LookUpGuestOrder', { number: bought.text('placeOrder', 'orderV2', 'number'), email: 'visitor@example.com', lastname: 'Q' });
});

test('a customer uses the account', async () => {
  const token = (await run('SignIn', { email: 'shopper@example.com', password: 'Passw0rd!' })).text('generateCustomerToken', 'token');
  await run('SignedInCustomer', {}, token);
  const guest = (await run('GuestCart')).text('cartId');
  await run('AddPart', { cart: guest, sku: '6204' });
  await run('JoinCarts', { from: guest, to: (await run('GuestCart', {}, token)).text('cartId') }, token);
  const orders = await run('OrderHistory', {}, token);
  await run('OrderPage', { number: '000000001' }, token);
  await run('BuyAgain', { number: '000000001' }, token);
  await run('CancelOrder', { order: orders.text('customer', 'orders', 'items', 0, 'id') }, token);
  await run('Returns', {}, token);
  const delivered = await graphql('{customer{orders(filter:{number:{eq:"000000001"}}){items{id items{id}}}}}', {}, { token });
  await run(
    'AskForReturn',
    {
      order: delivered.text('data', 'customer', 'orders', 'items', 0, 'id'),
      item: delivered.text('data', 'customer', 'orders', 'items', 0, 'items', 0, 'id'),
    },
    token,
  );
  await run('Addresses', {}, token);
  const address = await run('NewAddress', { input: { ...ADDRESS, region: { region_code: 'SA-01', region_id: 1101 } } }, token);
  await run('ChangeAddress', { id: address.at('createCustomerAddress', 'id'), input: { city: 'Diriyah' } }, token);
  await run('ForgetAddress', { id: address.at('createCustomerAddress', 'id') }, token);
  const lists = await run('WishLists', {}, token);
  await run('Wish', { list: lists.text('customer', 'wishlists', 0, 'id'), sku: '6207' }, token);
  await run(
    'Unwish',
    { list: lists.text('customer', 'wishlists', 0, 'id'), item: lists.text('customer', 'wishlists', 0, 'items_v2', 'items', 0, 'id') },
    token,
  );
  const stored = await run('StoredPayments', {}, token);
  await run('ForgetPayment', { hash: stored.text('customerPaymentTokens', 'items', 0, 'public_hash') }, token);
  const scale = await run('RatingScale');
  const rating = {
    id: scale.text('productReviewRatingsMetadata', 'items', 0, 'id'),
    value_id: scale.text('productReviewRatingsMetadata', 'items', 0, 'values', 4, 'value_id'),
  };
  await run('WriteReview', { input: { sku: '6204', nickname: 'Sara', summary: 'Good', text: 'Quiet.', ratings: [rating] } }, token);
});

test('an account is made and looked after', async () => {
  await run('Register', {
    input: { email: 'new@example.com', firstname: 'New', lastname: 'One', password: 'Passw0rd!', is_subscribed: true },
  });
  await run('ForgotPassword', { email: 'new@example.com' });
  const reset = /token=(\w+)/.exec(
    (await control('mail?template=password-reset&recipient=new@example.com', {}, 'GET')).text('items', 0, 'text'),
  )?.[1];
  await run('NewPassword', { email: 'new@example.com', token: reset, password: 'Passw1rd!' });
  const token = (await run('SignIn', { email: 'new@example.com', password: 'Passw1rd!' })).text('generateCustomerToken', 'token');
  await run('ChangeName', {}, token);
  await run('ChangeEmail', { email: 'newer@example.com', password: 'Passw1rd!' }, token);
  await run('ChangePassword', { old: 'Passw1rd!', new: 'Passw2rd!' }, token);
  await run('SignOut', {}, token);
});

test('a company is administered', async () => {
  const token = await signIn('company.admin@example.com');
  const company = await run('CompanyPage', {}, token);
  await run(
    'NewColleague',
    {
      input: {
        email: 'colleague@example.com',
        firstname: 'C',
        lastname: 'D',
        job_title: 'Fitter',
        telephone: '5',
        status: 'ACTIVE',
        role_id: company.text('company', 'roles', 'items', 1, 'id'),
      },
    },
    token,
  );
  const role = await run('NewRole', { name: 'Auditor' }, token);
  await run('DropRole', { id: role.text('createCompanyRole', 'role', 'id') }, token);
  await run('PurchaseOrders', {}, token);
});

test('every operation of the file was run', () => {
  expect([...operations.keys()].filter((name) => !done.has(name))).toEqual([]);
  expect(operations.size).toBeGreaterThan(60);
});
