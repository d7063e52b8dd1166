import { type Answer, control, graphql, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

test('a customer keeps several lists and moves products between them', async () => {
  const token = await signIn('shopper@example.com');
  const run = (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> => graphql(query, variables, { token });
  const create = (name: string): Promise<Answer> =>
    run('mutation($n:String!){createWishlist(input:{name:$n,visibility:PUBLIC}){wishlist{id name visibility items_count}}}', { n: name });
  const made = await create('Plant 2');
  expect(made.at('data', 'createWishlist', 'wishlist')).toMatchObject({ name: 'Plant 2', visibility: 'PUBLIC', items_count: 0 });
  const second = made.text('data', 'createWishlist', 'wishlist', 'id');
  expect((await create('plant 2')).messages).toEqual(['Wish list "plant 2" already exists.']);
  const lists = await run('{customer{wishlists{id name items_v2{items{id quantity product{sku}}}}}}');
  const first = lists.text('data', 'customer', 'wishlists', 0, 'id');
  const item = lists.text('data', 'customer', 'wishlists', 0, 'items_v2', 'items', 0, 'id');

  const transfer = (kind: 'copy' | 'move', ids: readonly unknown[]): Promise<Answer> =>
    run(
      `mutation($s:ID!,$d:ID!,$i:[WishlistItem${kind === 'copy' ? 'Copy' : 'Move'}Input!]!){${kind}ProductsBetweenWishlists(sourceWishlistUid:$s,destinationWishlistUid:$d,wishlistItems:$i){source_wishlist{items_count} destination_wishlist{items_count} user_errors{code message}}}`,
      {
        s: first,
        d: second,
        i: ids,
      },
    );
  expect(
    (await transfer('copy', [{ wishlist_item_id: item }, { wishlist_item_id: '99999' }])).at('data', 'copyProductsBetweenWishlists'),
  ).toEqual({
    source_wishlist: { items_count: 3 },
    destination_wishlist: { items_count: 1 },
    user_errors: [{ code: 'UNDEFINED', message: 'Could not find a wishlist item with ID "99999"' }],
  });
  expect((await transfer('move', [{ wishlist_item_id: item, quantity: 1 }])).at('data', 'moveProductsBetweenWishlists')).toEqual({
    source_wishlist: { items_count: 2 },
    destination_wishlist: { items_count: 1 },
    user_errors: [],
  });

  const update = await run('mutation($w:ID!){updateWishlist(wishlistId:$w,name:"Plant 3",visibility:PRIVATE){uid name visibility}}', {
    w: second,
  });
  expect(update.at('data', 'updateWishlist')).toEqual({ uid: second, name: 'Plant 3', visibility: 'PRIVATE' });
  for (const name of ['A', 'B', 'C']) expect((await create(name)).at('errors')).toBeUndefined();
  expect((await create('D')).messages).toEqual(['Only 5 wish list(s) can be created.']);
  expect((await run('{customer{wishlists(pageSize:2,currentPage:2){name}}}')).at('data', 'customer', 'wishlists')).toEqual([
    { name: 'A' },
    { name: 'B' },
  ]);
  expect((await run('mutation($w:ID!){deleteWishlist(wishlistId:$w){status}}', { w: first })).messages).toEqual([
    "The default wish list can't be deleted.",
  ]);
  expect(
    (await run('mutation($w:ID!){deleteWishlist(wishlistId:$w){status wishlists{name}}}', { w: second })).at('data', 'deleteWishlist'),
  ).toMatchObject({ status: true, wishlists: [{ name: 'Wish List' }, { name: 'A' }, {}, {}] });
  const stranger = await signIn('company.buyer@example.com');
  expect((await graphql('mutation($w:ID!){deleteWishlist(wishlistId:$w){status}}', { w: first }, { token: stranger })).messages).toEqual([
    'The wishlist was not found.',
  ]);
});
