import { type Answer, control, graphql, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const ITEMS =
  'uid name items_count items{items{uid quantity product{sku} ...on ConfigurableRequisitionListItem{configurable_options{value_label}}}}';

const as =
  (token: string) =>
  (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
    graphql(query, variables, { token });

test('a customer keeps lists of parts: made, renamed, filled, changed, emptied, deleted', async () => {
  const run = as(await signIn('company.buyer@example.com'));
  expect((await run('{storeConfig{is_requisition_list_active}}')).at('data', 'storeConfig', 'is_requisition_list_active')).toBe('1');
  const create = (name: string): Promise<Answer> =>
    run(
      'mutation($n:String!){createRequisitionList(input:{name:$n,description:"Line 2"}){requisition_list{uid name description items_count}}}',
      {
        n: name,
      },
    );
  const made = await create(' Bearings ');
  expect(made.at('data', 'createRequisitionList', 'requisition_list')).toMatchObject({
    name: 'Bearings',
    description: 'Line 2',
    items_count: 0,
  });
  const list = made.text('data', 'createRequisitionList', 'requisition_list', 'uid');
  expect((await create('BEARINGS')).messages).toEqual(['A requisition list with the name "BEARINGS" already exists.']);
  expect((await create('  ')).messages).toEqual(['Required parameter "name" is missing']);
  expect((await create('x'.repeat(41))).messages).toEqual(['The name of a requisition list may have at most 40 characters.']);

  const add = (items: readonly unknown[]): Promise<Answer> =>
    run(
      `mutation($l:ID!,$i:[RequisitionListItemsInput!]!){addProductsToRequisitionList(requisitionListUid:$l,requisitionListItems:$i){requisition_list{${ITEMS}}}}`,
      { l: list, i: items },
    );
  const filled = await add([
    { sku: '6204', quantity: 5 },
    { sku: 'SPA-1000', parent_sku: 'SPA-BELT', quantity: 2 },
    { sku: '6204', quantity: 1 },
  ]);
  expect(filled.at('data', 'addProductsToRequisitionList', 'requisition_list')).toMatchObject({
    items_count: 2,
    items: {
      items: [
        { quantity: 6, product: { sku: '6204' } },
        { quantity: 2, product: { sku: 'SPA-BELT' }, configurable_options: [{ value_label: expect.any(String) }] },
      ],
    },
  });
  // All or none.
  expect(
    (
      await add([
        { sku: '6207', quantity: 1 },
        { sku: 'nothing', quantity: 1 },
      ])
    ).messages,
  ).toEqual(['Could not find a product with SKU "nothing"']);
  expect((await add([{ sku: 'SPA-BELT', quantity: 1 }])).messages).toEqual(['You need to choose options for your item.']);
  expect((await add([{ sku: '6204', quantity: 0 }])).messages).toEqual(['The product quantity should be greater than 0']);
  const first = filled.text('data', 'addProductsToRequisitionList', 'requisition_list', 'items', 'items', 0, 'uid');
  const changed = await run(
    `mutation($l:ID!,$i:ID!){updateRequisitionListItems(requisitionListUid:$l,requisitionListItems:[{item_id:$i,quantity:12}]){requisition_list{${ITEMS}}}}`,
    { l: list, i: first },
  );
  expect(changed.at('data', 'updateRequisitionListItems', 'requisition_list', 'items', 'items', 0, 'quantity')).toBe(12);
  const less = await run(
    'mutation($l:ID!,$i:[ID!]!){deleteRequisitionListItems(requisitionListUid:$l,requisitionListItemUids:$i){requisition_list{items_count}}}',
    { l: list, i: [first] },
  );
  expect(less.at('data', 'deleteRequisitionListItems', 'requisition_list', 'items_count')).toBe(1);
  const renamed = await run(
    'mutation($l:ID!){updateRequisitionList(requisitionListUid:$l,input:{name:"Belts"}){requisition_list{name description}}}',
    { l: list },
  );
  expect(renamed.at('data', 'updateRequisitionList', 'requisition_list')).toEqual({ name: 'Belts', description: 'Line 2' });
  const found = await run('{customer{requisition_lists(filter:{name:{match:"belt"}}){total_count items{name}}}}');
  expect(found.at('data', 'customer', 'requisition_lists')).toEqual({ total_count: 1, items: [{ name: 'Belts' }] });
  const gone = await run('mutation($l:ID!){deleteRequisitionList(requisitionListUid:$l){status requisition_lists{items{name}}}}', {
    l: list,
  });
  expect(gone.at('data', 'deleteRequisitionList')).toEqual({ status: true, requisition_lists: { items: [{ name: 'Monthly stock' }] } });
});

test('entries go to another list, and into the cart as far as they can be had', async () => {
  const run = as(await signIn('shopper@example.com'));
  const own = await run(`{customer{requisition_lists{items{${ITEMS}}}}}`);
  const list = own.text('data', 'customer', 'requisition_lists', 'items', 0, 'uid');
  const entry = (index: number): string => own.text('data', 'customer', 'requisition_lists', 'items', 0, 'items', 'items', index, 'uid');
  const made = await run('mutation{createRequisitionList(input:{name:"Second"}){requisition_list{uid}}}');
  const second = made.text('data', 'createRequisitionList', 'requisition_list', 'uid');
  const to = (kind: 'copy' | 'move', uid: string, answer: string): Promise<Answer> =>
    run(
      `mutation($s:ID!,$d:ID!,$i:[ID]!){${kind}ItemsBetweenRequisitionLists(sourceRequisitionListUid:$s,destinationRequisitionListUid:$d,requisitionListItem:{requisitionListItemUids:$i}){${answer}}}`,
      { s: list, d: second, i: [uid] },
    );
  expect((await to('copy', entry(0), 'requisition_list{items_count}')).at('data', 'copyItemsBetweenRequisitionLists')).toEqual({
    requisition_list: { items_count: 1 },
  });
  const moved = await to('move', entry(1), 'source_requisition_list{items_count} destination_requisition_list{items_count}');
  expect(moved.at('data', 'moveItemsBetweenRequisitionLists')).toEqual({
    source_requisition_list: { items_count: 2 },
    destination_requisition_list: { items_count: 2 },
  });
  // 22220-E-K is out of stock.
  const cart = await run(
    'mutation($l:ID!){addRequisitionListItemsToCart(requisitionListUid:$l){status cart{itemsV2{items{quantity product{sku}}}} add_requisition_list_items_to_cart_user_errors{type}}}',
    { l: list },
  );
  expect(cart.at('data', 'addRequisitionListItemsToCart')).toEqual({
    status: false,
    cart: { itemsV2: { items: [{ quantity: 10, product: { sku: '6205-2RS' } }] } },
    add_requisition_list_items_to_cart_user_errors: [{ type: 'OUT_OF_STOCK' }],
  });
});

test('guests have no lists', async () => {
  const answer = await graphql('mutation{createRequisitionList(input:{name:"A"}){requisition_list{uid}}}');
  expect(answer.messages).toEqual(["The current customer isn't authorized."]);
});
