import { CombinedError, type OperationResult } from '@urql/core';
import { dropStockErrors } from './platform-errors';

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
