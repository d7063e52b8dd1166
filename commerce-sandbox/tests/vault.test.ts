import { control, graphql, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const LIST = '{customerPaymentTokens{items{public_hash payment_method_code type details}}}';
const DELETE = 'mutation($h:String!){deletePaymentToken(public_hash:$h){result customerPaymentTokens{items{public_hash}}}}';

test("a customer lists and deletes stored payments, and nobody else's", async () => {
  const token = await signIn('shopper@example.com');
  const list = await graphql(LIST, {}, { token });
  expect(list.list('data', 'customerPaymentTokens', 'items')).toHaveLength(1);
  const hash = list.text('data', 'customerPaymentTokens', 'items', 0, 'public_hash');
  expect(JSON.parse(list.text('data', 'customerPaymentTokens', 'items', 0, 'details'))).toEqual({
    type: 'VI',
    maskedCC: '1111',
    expirationDate: '12/2028',
  });
  expect(list.at('data', 'customerPaymentTokens', 'items', 0, 'type')).toBe('card');

  const stranger = await signIn('company.buyer@example.com');
  const foreign = await graphql(DELETE, { h: hash }, { token: stranger });
  expect(foreign.at('errors', 0)).toMatchObject({
    message: `Could not find a token using public hash: ${hash}`,
    extensions: { category: 'graphql-no-such-entity' },
  });
  expect((await graphql(LIST)).status).toBe(403);

  expect((await graphql(DELETE, { h: hash }, { token })).at('data', 'deletePaymentToken')).toEqual({
    result: true,
    customerPaymentTokens: { items: [] },
  });
  expect((await graphql(DELETE, { h: hash }, { token })).messages).toEqual([`Could not find a token using public hash: ${hash}`]);
});
