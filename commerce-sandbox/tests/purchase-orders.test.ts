import { add, ADDRESS as REST_ADDRESS, Answer, control, emptyCart, graphql, rest, signIn } from './client.ts';

beforeEach(async () => {
  await control('reset');
});

const ORDER =
  'uid number status available_actions created_by{email} approval_flow{rule_name events{role name status message}} comments{text ' +
  'author{email}} history_log{activity message} quote{prices{grand_total{value}} items{quantity product{sku}}} order{number}';
const ADDRESS = {
  firstname: 'Huda',
  lastname: 'B',
  street: ['1 Industrial Street'],
  city: 'Jubail',
  region: 'SA-04',
  postcode: '35717',
  telephone: '551234567',
  country_code: 'SA',
};

async function filledCart(token: string, items: readonly Readonly<Record<string, unknown>>[]): Promise<string> {
  const cartId = await emptyCart(token);
  await add(cartId, items, token);
  await graphql(
    'mutation($c:String!,$a:CartAddressInput){setShippingAddressesOnCart(input:{cart_id:$c,shipping_addresses:[{address:$a}]}){cart{id}}}',
    { c: cartId, a: ADDRESS },
    { token },
  );
  await graphql(
    'mutation($c:String!){setBillingAddressOnCart(input:{cart_id:$c,billing_address:{same_as_shipping:true}}){cart{id}}}',
    { c: cartId },
    { token },
  );
  await graphql(
    'mutation($c:String!){setShippingMethodsOnCart(input:{cart_id:$c,shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}}',
    { c: cartId },
    { token },
  );
  return cartId;
}

const pay = (cartId: string, token: string): Promise<Answer> =>
  graphql(
    'mutation($c:String!){setPaymentMethodOnCart(input:{cart_id:$c,payment_method:{code:"purchaseorder",purchase_order_number:"PO-1"}}){cart{id}}}',
    { c: cartId },
    { token },
  );
const place = (cartId: string, token: string): Promise<Answer> =>
  graphql(`mutation($c:String!){placePurchaseOrder(input:{cart_id:$c}){purchase_order{${ORDER}}}}`, { c: cartId }, { token });
const act = (kind: string, uid: string, token: string): Promise<Answer> =>
  graphql(
    `mutation($u:[ID]!){${kind}PurchaseOrders(input:{purchase_order_uids:$u}){purchase_orders{${ORDER}} errors{type message}}}`,
    { u: [uid] },
    { token },
  );

test('a purchase order waits for approval, keeps its prices, and becomes one order', async () => {
  const buyer = await signIn('company.buyer@example.com');
  const cartId = await filledCart(buyer, [{ sku: '6205-2RS', quantity: 40 }]);
  expect((await place(cartId, buyer)).messages).toEqual(['Unable to place purchase order: Enter a valid payment method and try again.']);
  await pay(cartId, buyer);
  const placed = await place(cartId, buyer);
  const at = (...path: readonly (string | number)[]): unknown => placed.at('data', 'placePurchaseOrder', 'purchase_order', ...path);
  expect(at()).toMatchObject({
    status: 'APPROVAL_REQUIRED',
    available_actions: ['CANCEL'],
    created_by: { email: 'company.buyer@example.com' },
    order: null,
    quote: { items: [{ quantity: 40, product: { sku: '6205-2RS' } }] },
    approval_flow: [
      {
        rule_name: 'Above SAR 500',
        events: [{ role: 'Maintenance Lead', name: null, status: 'PENDING', message: 'Pending Approval from Maintenance Lead' }],
      },
    ],
  });
  const uid = String(at('uid'));
  const total = at('quote', 'prices', 'grand_total', 'value');
  expect(await emptyCart(buyer)).not.toBe(cartId);
  expect((await place(cartId, buyer)).messages).toEqual(["The cart isn't active."]);

  // Prices that change afterwards do not change what was agreed.
  await control('price', { sku: '6205-2RS', price: '99.00' });
  expect((await act('approve', uid, buyer)).at('data', 'approvePurchaseOrders', 'errors', 0)).toEqual({
    type: 'OPERATION_NOT_APPLICABLE',
    message: `Action 'approve' is not allowed for purchase order ${String(at('number'))}.`,
  });
  const lead = await signIn('maintenance.lead@example.com');
  const approved = await act('approve', uid, lead);
  expect(approved.at('data', 'approvePurchaseOrders')).toMatchObject({
    errors: [],
    purchase_orders: [
      {
        status: 'APPROVED',
        quote: { prices: { grand_total: { value: total } } },
        approval_flow: [{ events: [{ status: 'APPROVED', name: 'Yousef Al Ghamdi' }] }],
      },
    ],
  });

  const order = (token: string): Promise<Answer> =>
    graphql(
      'mutation($u:ID!){placeOrderForPurchaseOrder(input:{purchase_order_uid:$u}){order{number total{grand_total{value}} ' +
        'payment_methods{additional_data{value}}}}}',
      { u: uid },
      { token },
    );
  expect((await order(lead)).messages).toEqual([
    `The current customer is not authorized to retrieve the purchase order ${String(at('number'))}.`,
  ]);
  const ordered = await order(buyer);
  expect(ordered.at('data', 'placeOrderForPurchaseOrder', 'order')).toMatchObject({
    total: { grand_total: { value: total } },
    payment_methods: [{ additional_data: [{ value: 'PO-1' }] }],
  });
  expect((await order(buyer)).messages[0]).toMatch(/^Action 'placeorder' is not allowed/);
  const read = await graphql(`query($u:ID!){customer{purchase_order(uid:$u){${ORDER}}}}`, { u: uid }, { token: buyer });
  expect(read.at('data', 'customer', 'purchase_order')).toMatchObject({
    status: 'ORDER_PLACED',
    available_actions: [],
    order: { number: ordered.at('data', 'placeOrderForPurchaseOrder', 'order', 'number') },
  });
  expect(
    read.list('data', 'customer', 'purchase_order', 'history_log').map((entry) => new Answer(200, new Headers(), entry).at('activity')),
  ).toEqual(['Order placed', 'Approved', 'Approval required', 'Submitted']);
});

test("small purchases and the administrator's need no approval; others are rejected or cancelled", async () => {
  const buyer = await signIn('company.buyer@example.com');
  const admin = await signIn('company.admin@example.com');
  const small = await filledCart(buyer, [{ sku: '6204', quantity: 1 }]);
  await pay(small, buyer);
  expect((await place(small, buyer)).at('data', 'placePurchaseOrder', 'purchase_order')).toMatchObject({
    status: 'APPROVED',
    available_actions: ['CANCEL', 'PLACE_ORDER'],
    approval_flow: [],
  });
  const big = await filledCart(admin, [{ sku: '6205-2RS', quantity: 60 }]);
  await pay(big, admin);
  expect((await place(big, admin)).at('data', 'placePurchaseOrder', 'purchase_order', 'status')).toBe('APPROVED');

  const waiting = await graphql(
    '{customer{purchase_orders(filter:{status:APPROVAL_REQUIRED,company_purchase_orders:true}){items{uid number}}}}',
    {},
    { token: admin },
  );
  const uid = waiting.text('data', 'customer', 'purchase_orders', 'items', 0, 'uid');
  const rejected = await act('reject', uid, admin);
  expect(rejected.at('data', 'rejectPurchaseOrders', 'purchase_orders', 0)).toMatchObject({
    status: 'REJECTED',
    available_actions: [],
    approval_flow: [{ events: [{ status: 'REJECTED', name: 'Ahmed Al Otaibi' }] }],
  });
  expect((await act('cancel', uid, buyer)).at('data', 'cancelPurchaseOrders', 'errors', 0, 'type')).toBe('OPERATION_NOT_APPLICABLE');
  expect((await act('validate', uid, admin)).at('data', 'validatePurchaseOrders', 'errors', 0, 'message')).toBe(
    'Purchase order 000000003 cannot be validated.',
  );
  const approved = await graphql('{customer{purchase_orders(filter:{status:APPROVED}){items{uid}}}}', {}, { token: buyer });
  expect(
    (await act('cancel', approved.text('data', 'customer', 'purchase_orders', 'items', 0, 'uid'), buyer)).at(
      'data',
      'cancelPurchaseOrders',
      'purchase_orders',
      0,
      'status',
    ),
  ).toBe('CANCELED');
});

test('lists, comments and buying the same again', async () => {
  const [buyer, lead] = [await signIn('company.buyer@example.com'), await signIn('maintenance.lead@example.com')];
  const list = (args: string, token: string): Promise<Answer> =>
    graphql(`{customer{purchase_orders_enabled purchase_orders(${args}){total_count items{number status}}}}`, {}, { token });
  expect((await list('pageSize:2', buyer)).at('data', 'customer')).toMatchObject({
    purchase_orders_enabled: true,
    purchase_orders: { total_count: 4, items: [{ number: '000000004' }, { number: '000000003' }] },
  });
  expect(
    (await list('filter:{created_date:{from:"2026-10-01",to:"2026-11-01"}}', buyer)).at('data', 'customer', 'purchase_orders', 'items'),
  ).toEqual([{ number: '000000002', status: 'REJECTED' }]);
  expect((await list('filter:{require_my_approval:true}', lead)).at('data', 'customer', 'purchase_orders', 'items')).toEqual([
    { number: '000000003', status: 'APPROVAL_REQUIRED' },
  ]);
  expect((await list('pageSize:20', lead)).at('data', 'customer', 'purchase_orders', 'total_count')).toBe(0);
  const shopper = await signIn('shopper@example.com');
  expect(
    (await graphql('{customer{purchase_orders_enabled}}', {}, { token: shopper })).at('data', 'customer', 'purchase_orders_enabled'),
  ).toBe(false);
  expect((await list('pageSize:2', shopper)).messages).toEqual(['Customer is not a company user.']);

  const comment = await graphql(
    'mutation($u:ID!){addPurchaseOrderComment(input:{purchase_order_uid:$u,comment:"Needed on Sunday"}){comment{text author{email}}}}',
    { u: 'Mw==' },
    { token: buyer },
  );
  expect(comment.at('data', 'addPurchaseOrderComment', 'comment')).toEqual({
    text: 'Needed on Sunday',
    author: { email: 'company.buyer@example.com' },
  });
  const cartId = await emptyCart(buyer);
  await add(cartId, [{ sku: '6204', quantity: 1 }], buyer);
  const again = (replace: boolean): Promise<Answer> =>
    graphql(
      'mutation($c:String!,$r:Boolean!){addPurchaseOrderItemsToCart(input:{purchase_order_uid:"Mw==",cart_id:$c,replace_existing_cart_items:$r}){cart{items{quantity ' +
        'product{sku}}} user_errors{message}}}',
      { c: cartId, r: replace },
      { token: buyer },
    );
  expect((await again(false)).list('data', 'addPurchaseOrderItemsToCart', 'cart', 'items')).toHaveLength(3);
  expect((await again(true)).at('data', 'addPurchaseOrderItemsToCart')).toEqual({
    cart: {
      items: [
        { quantity: 12, product: { sku: 'UCP205' } },
        { quantity: 20, product: { sku: '6306-2Z' } },
      ],
    },
    user_errors: [],
  });
});

test('approval rules', async () => {
  const token = await signIn('company.admin@example.com');
  const run = (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> => graphql(query, variables, { token });
  const RULE =
    'uid name status applies_to_roles{name} approver_roles{name} created_by condition{attribute operator ...on ' +
    'PurchaseOrderApprovalRuleConditionAmount{amount{value currency}} ...on PurchaseOrderApprovalRuleConditionQuantity{quantity}}';
  const metadata = await run(
    '{customer{purchase_order_approval_rule_metadata{available_applies_to{id name} available_requires_approval_from{id name} ' +
      'available_condition_currencies{code}}}}',
  );
  const at = (...path: readonly (string | number)[]): string =>
    metadata.text('data', 'customer', 'purchase_order_approval_rule_metadata', ...path);
  const [buyerRole, manager] = [at('available_applies_to', 1, 'id'), at('available_requires_approval_from', 3, 'id')];
  expect(at('available_requires_approval_from', 3, 'name')).toBe("Purchaser's Manager");
  const create = (more: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
    run(`mutation($i:PurchaseOrderApprovalRuleInput!){createPurchaseOrderApprovalRule(input:$i){${RULE}}}`, {
      i: {
        name: 'Many parts',
        applies_to: [buyerRole],
        approvers: [manager],
        status: 'ENABLED',
        condition: { attribute: 'NUMBER_OF_SKUS', operator: 'MORE_THAN_OR_EQUAL_TO', quantity: 2 },
        ...more,
      },
    });
  expect((await create({ approvers: [] })).messages).toEqual(['At least one approver is required to configure this rule.']);
  expect((await create({ approvers: ['OTk5'] })).messages).toEqual(['No such entity with roleId = 999']);
  expect((await create({ name: 'above sar 500' })).messages).toEqual(['This rule name already exists. Enter a unique rule name.']);
  expect((await create({ condition: { attribute: 'GRAND_TOTAL', operator: 'MORE_THAN' } })).messages).toEqual([
    'Required data is missing from a rule condition: amount',
  ]);
  const made = await create();
  expect(made.at('data', 'createPurchaseOrderApprovalRule')).toMatchObject({
    name: 'Many parts',
    status: 'ENABLED',
    applies_to_roles: [{ name: 'Buyer' }],
    approver_roles: [{ name: "Purchaser's Manager" }],
    created_by: 'Ahmed Al Otaibi',
    condition: { attribute: 'NUMBER_OF_SKUS', quantity: 2 },
  });
  const uid = made.text('data', 'createPurchaseOrderApprovalRule', 'uid');

  // The buyer's team hangs below the administrator: that is whom the buyer reports to.
  const buyer = await signIn('company.buyer@example.com');
  const cartId = await filledCart(buyer, [
    { sku: '6204', quantity: 1 },
    { sku: '6207', quantity: 1 },
  ]);
  await pay(cartId, buyer);
  const placed = await place(cartId, buyer);
  expect(placed.at('data', 'placePurchaseOrder', 'purchase_order')).toMatchObject({
    status: 'APPROVAL_REQUIRED',
    approval_flow: [{ rule_name: 'Many parts', events: [{ role: "Purchaser's Manager" }] }],
  });

  const updated = await run(
    `mutation($u:ID!){updatePurchaseOrderApprovalRule(input:{uid:$u,status:DISABLED,condition:{attribute:GRAND_TOTAL,operator:LESS_THAN,amount:{value:10.5,currency:SAR}}}){${RULE}}}`,
    { u: uid },
  );
  expect(updated.at('data', 'updatePurchaseOrderApprovalRule')).toMatchObject({
    name: 'Many parts',
    status: 'DISABLED',
    condition: { attribute: 'GRAND_TOTAL', operator: 'LESS_THAN', amount: { value: 10.5, currency: 'SAR' } },
  });
  const removed = await run('mutation($u:[ID]!){deletePurchaseOrderApprovalRule(input:{approval_rule_uids:$u}){errors{type message}}}', {
    u: [uid, 'OTk5'],
  });
  expect(removed.at('data', 'deletePurchaseOrderApprovalRule', 'errors')).toEqual([
    { type: 'NOT_FOUND', message: 'Rule with ID=OTk5 not found' },
  ]);
  expect(
    (await run('{customer{purchase_order_approval_rules{total_count items{name}}}}')).at(
      'data',
      'customer',
      'purchase_order_approval_rules',
    ),
  ).toEqual({ total_count: 2, items: [{ name: 'Express delivery' }, { name: 'Above SAR 500' }] });
});

test('an approved purchase order becomes one order, however often it is asked for at once', async () => {
  const buyer = await signIn('company.buyer@example.com');
  const cartId = await filledCart(buyer, [{ sku: '6204', quantity: 1 }]);
  await pay(cartId, buyer);
  const uid = (await place(cartId, buyer)).text('data', 'placePurchaseOrder', 'purchase_order', 'uid');
  const order = (): Promise<Answer> =>
    graphql('mutation($u:ID!){placeOrderForPurchaseOrder(input:{purchase_order_uid:$u}){order{number}}}', { u: uid }, { token: buyer });
  const answers = await Promise.all([order(), order(), order()]);
  expect(answers.filter((answer) => answer.at('errors') === undefined)).toHaveLength(1);
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
});

test('an order that stock no longer allows fails, is told, and can be tried again', async () => {
  const buyer = await signIn('company.buyer@example.com');
  const cartId = await filledCart(buyer, [{ sku: '6204', quantity: 2 }]);
  await pay(cartId, buyer);
  const uid = (await place(cartId, buyer)).text('data', 'placePurchaseOrder', 'purchase_order', 'uid');
  await control('stock', { sku: '6204', quantity: 1 });
  const order = (): Promise<Answer> =>
    graphql('mutation($u:ID!){placeOrderForPurchaseOrder(input:{purchase_order_uid:$u}){order{number}}}', { u: uid }, { token: buyer });
  expect((await order()).messages).toEqual(['Unable to place order: Some of the products are out of stock']);
  const failed = await graphql('query($u:ID!){customer{purchase_order(uid:$u){status available_actions}}}', { u: uid }, { token: buyer });
  expect(failed.at('data', 'customer', 'purchase_order')).toEqual({ status: 'ORDER_FAILED', available_actions: ['CANCEL', 'PLACE_ORDER'] });
  await control('stock', { sku: '6204', quantity: 10 });
  expect((await order()).at('errors')).toBeUndefined();
});

test('a company keeps the purchase orders of somebody who left', async () => {
  const admin = await signIn('company.admin@example.com');
  const list = (): Promise<Answer> =>
    graphql(
      '{customer{purchase_orders(filter:{company_purchase_orders:true}){total_count items{created_by{email} quote{items{quantity}}}}}}',
      {},
      { token: admin },
    );
  const before = await list();
  expect(
    (await graphql('mutation{deleteCustomer}', {}, { token: await signIn('company.buyer@example.com') })).at('data', 'deleteCustomer'),
  ).toBe(true);
  const after = await list();
  expect(after.at('errors')).toBeUndefined();
  expect(after.at('data', 'customer', 'purchase_orders', 'total_count')).toBe(
    before.at('data', 'customer', 'purchase_orders', 'total_count'),
  );
  expect(after.at('data', 'customer', 'purchase_orders', 'items', 0, 'created_by')).toBeNull();
  expect(after.at('data', 'customer', 'purchase_orders', 'items', 0, 'quote', 'items')).toEqual(
    before.at('data', 'customer', 'purchase_orders', 'items', 0, 'quote', 'items'),
  );
});

test.each(['company.buyer', 'maintenance.lead', 'company.admin'])(
  '%s cannot order past the purchase orders of the company',
  async (who) => {
    const token = await signIn(`${who}@example.com`);
    const cartId = await filledCart(token, [{ sku: '6205-2RS', quantity: 40 }]);
    await pay(cartId, token);
    const REFUSED = 'Your company buys with purchase orders. Place a purchase order instead.';
    const payAndPlace =
      'setPaymentMethodAndPlaceOrder(input:{cart_id:$c,payment_method:{code:"purchaseorder",purchase_order_number:"PO-1"}})';
    for (const call of ['placeOrder(input:{cart_id:$c})', payAndPlace])
      expect(
        (await graphql(`mutation($c:String!){placed:${call}{orderV2{number} errors{code message}}}`, { c: cartId }, { token })).at(
          'data',
          'placed',
        ),
      ).toEqual({ orderV2: null, errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: `Unable to place order: ${REFUSED}` }] });
    const byRest = await rest(
      'POST',
      'V1/carts/mine/payment-information',
      { billingAddress: REST_ADDRESS, paymentMethod: { method: 'purchaseorder', po_number: 'PO-1' } },
      token,
    );
    expect([byRest.status, byRest.at('message')]).toEqual([400, REFUSED]);
  },
);

test('a company without purchase orders places orders', async () => {
  expect((await control('companies', { email: 'shopper@example.com', purchaseOrders: 'off' })).status).toBe(400);
  expect((await control('companies', { email: 'company.admin@example.com', purchaseOrders: 'perhaps' })).status).toBe(400);
  await control('companies', { email: 'company.admin@example.com', purchaseOrders: 'off' });
  const token = await signIn('company.buyer@example.com');
  expect((await graphql('{customer{purchase_orders_enabled}}', {}, { token })).at('data', 'customer')).toEqual({
    purchase_orders_enabled: false,
  });
  const cartId = await filledCart(token, [{ sku: '6205-2RS', quantity: 40 }]);
  await pay(cartId, token);
  const placed = await graphql(
    'mutation($c:String!){placeOrder(input:{cart_id:$c}){orderV2{number} errors{code}}}',
    { c: cartId },
    { token },
  );
  expect(placed.at('data', 'placeOrder')).toEqual({ orderV2: { number: expect.stringMatching(/^\d{9}$/) }, errors: [] });
});

test('what waits for somebody is what they may approve; who has approved is called by their own role', async () => {
  const [admin, buyer, lead] = [
    await signIn('company.admin@example.com'),
    await signIn('company.buyer@example.com'),
    await signIn('maintenance.lead@example.com'),
  ];
  const roles = await graphql('{company{roles{items{id name}}}}', {}, { token: admin });
  const [, , leadRole] = roles.list('data', 'company', 'roles', 'items').map((role) => new Answer(200, new Headers(), role).text('id'));
  const changed = await graphql(
    'mutation($i:CompanyRoleUpdateInput!){updateCompanyRole(input:$i){role{name}}}',
    {
      i: {
        id: leadRole,
        permissions: [
          ...['Magento_Company::index', 'Magento_Sales::all', 'Magento_Sales::place_order', 'Magento_PurchaseOrder::all'],
          ...['Magento_PurchaseOrder::view_purchase_orders', 'Magento_PurchaseOrder::view_purchase_orders_for_company'],
          'Magento_PurchaseOrderRule::super_approve_purchase_order',
        ],
      },
    },
    { token: admin },
  );
  expect(changed.at('errors')).toBeUndefined();
  const uids: string[] = [];
  for (const token of [buyer, buyer]) {
    const cartId = await filledCart(token, [{ sku: '6205-2RS', quantity: 40 }]);
    await pay(cartId, token);
    uids.push((await place(cartId, token)).text('data', 'placePurchaseOrder', 'purchase_order', 'uid'));
  }
  interface Listed {
    readonly uid: string;
    readonly available_actions: readonly string[];
  }
  const list = async (filter: string, token: string): Promise<readonly Listed[]> =>
    (await graphql(`{customer{purchase_orders(pageSize:50,filter:{${filter}}){items{uid available_actions}}}}`, {}, { token })).list(
      'data',
      'customer',
      'purchase_orders',
      'items',
    ) as readonly Listed[];
  for (const token of [admin, buyer, lead]) {
    const all = await list('company_purchase_orders:true', token);
    const waiting = await list('require_my_approval:true', token);
    expect(waiting.map(({ uid }) => uid)).toEqual(all.filter((order) => order.available_actions.includes('APPROVE')).map(({ uid }) => uid));
  }
  const waitsFor = async (token: string): Promise<readonly string[]> =>
    (await list('require_my_approval:true', token)).map(({ uid }) => uid);
  expect(await waitsFor(admin)).toEqual(expect.arrayContaining(uids));
  expect(await waitsFor(lead)).toEqual(expect.arrayContaining(uids));
  expect(await waitsFor(buyer)).toEqual([]);

  const approved = await act('approve', uids[0] ?? '', admin);
  expect(approved.at('data', 'approvePurchaseOrders', 'purchase_orders', 0, 'approval_flow', 0, 'events', 0)).toMatchObject({
    status: 'APPROVED',
    name: 'Ahmed Al Otaibi',
    role: 'Company Administrator',
  });
  expect(await waitsFor(admin)).not.toContain(uids[0]);
});
