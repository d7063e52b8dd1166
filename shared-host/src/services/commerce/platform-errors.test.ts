import { CombinedError, type OperationResult } from '@urql/core';
import { dropStockErrors, endPathsAtNulls } from './platform-errors';

const answer = (data: unknown, errors: { message: string; path?: (string | number)[] }[]): OperationResult => ({
  operation: {} as OperationResult['operation'],
  data,
  error: new CombinedError({ graphQLErrors: errors }),
  stale: false,
  hasNext: false,
});

const OUT = 'Some of the products are out of stock.';
const cart = (items: unknown[]) => ({ cart: { id: 'c', items } });

test.each([OUT, 'There are no source items with the in stock status', 'The requested qty is not available'])(
  '"%s" is dropped with the null that it left',
  (message) => {
    const result = dropStockErrors(answer(cart([{ uid: '1' }, null]), [{ message, path: ['cart', 'items', 1] }]));
    expect(result.data).toEqual(cart([{ uid: '1' }]));
    expect(result.error).toBeUndefined();
    expect('error' in result).toBe(false);
  },
);

test('several at once; other errors stay', () => {
  const result = dropStockErrors(
    answer(cart([null, { uid: '2' }, null]), [
      { message: OUT, path: ['cart', 'items', 0] },
      { message: OUT, path: ['cart', 'items', 2] },
      { message: 'Something else', path: ['cart', 'id'] },
    ]),
  );
  expect(result.data).toEqual(cart([{ uid: '2' }]));
  expect(result.error?.graphQLErrors.map(({ message }) => message)).toEqual(['Something else']);
});

test('an object in place of a list is left as it is; only its error goes', () => {
  const result = dropStockErrors(answer({ cart: { id: 'c', total: null } }, [{ message: OUT, path: ['cart', 'total'] }]));
  expect(result.data).toEqual({ cart: { id: 'c', total: null } });
  expect(result.error).toBeUndefined();
});

test.each([
  ['without a path', cart([null]), [{ message: OUT }]],
  ['with the path of a whole field', cart([null]), [{ message: OUT, path: ['cart'] }]],
  ['without data', null, [{ message: OUT, path: ['cart', 'items', 0] }]],
  ['with another message', cart([null]), [{ message: 'Internal server error', path: ['cart', 'items', 0] }]],
])('an error %s stays', (_name, data, errors) => {
  const given = answer(data, errors);
  expect(dropStockErrors(given)).toBe(given);
});

test('a path that the answer does not have does no harm', () => {
  expect(dropStockErrors(answer({ other: 1 }, [{ message: OUT, path: ['cart', 'items', 0] }])).data).toEqual({ other: 1 });
});

const REFUSED = 'You do not have authorization to perform this action.';

test.each([
  ['at the null of a parent', { company: null }, ['company', 'roles', 'items'], ['company']],
  ['at a null in a list', { cart: { items: [{ uid: '1' }, null] } }, ['cart', 'items', 1, 'product', 'name'], ['cart', 'items', 1]],
  ['at the second of two parents', { customer: { role: null } }, ['customer', 'role', 'permissions'], ['customer', 'role']],
])('the path of an error ends %s', (_where, data, path, end) => {
  const result = endPathsAtNulls(answer(data, [{ message: REFUSED, path }]));
  expect(result.error?.graphQLErrors).toMatchObject([{ message: REFUSED, path: end }]);
  expect(result.error?.message).toBe(`[GraphQL] ${REFUSED}`);
});

test('what the platform says beside the message stays, and so do other errors and the response', () => {
  const response = { status: 403 };
  const given = {
    ...answer({ company: null }, []),
    error: new CombinedError({
      graphQLErrors: [
        { message: REFUSED, path: ['company', 'users'], extensions: { category: 'graphql-authorization' } },
        { message: 'Something else', path: ['customer', 'name'] },
      ],
      response,
    }),
  };
  const { error } = endPathsAtNulls(given);
  expect(error?.graphQLErrors).toMatchObject([
    { path: ['company'], extensions: { category: 'graphql-authorization' } },
    { message: 'Something else', path: ['customer', 'name'] },
  ]);
  expect(error?.response).toBe(response);
});

test.each([
  ['that ends at its null', { company: null }, ['company']],
  ['of a field that is not in the answer', { company: {} }, ['company', 'users', 'items']],
  ['where there are no data', null, ['company', 'users']],
])('a path %s stays', (_which, data, path) => {
  const given = answer(data, [{ message: REFUSED, path }]);
  expect(endPathsAtNulls(given)).toBe(given);
});

test('an error without a path stays', () => {
  const given = answer({ company: null }, [{ message: REFUSED }]);
  expect(endPathsAtNulls(given)).toBe(given);
});
