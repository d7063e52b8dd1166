import { CombinedError, type Exchange, type OperationResult } from '@urql/core';
import { map, pipe } from 'wonka';

/** Stock errors that the platform sends beside a good answer: dropped, with the extra `null` entries that go with them. */
const STOCK_MESSAGES = new Set([
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
]);

export const platformErrorsExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      forward(operations),
      map((result) => endPathsAtNulls(dropStockErrors(result))),
    );

/** Exported for its test. An error without a path, or an answer without data, is left as it is. */
export function dropStockErrors(result: OperationResult): OperationResult {
  const errors = result.error?.graphQLErrors ?? [];
  const dropped = errors.filter((error) => STOCK_MESSAGES.has(error.message) && error.path && error.path.length > 1);
  if (dropped.length === 0 || !result.data) return result;
  let data: unknown = result.data;
  for (const error of dropped) data = withoutNulls(data, (error.path ?? []).slice(0, -1));
  const rest = errors.filter((error) => !dropped.includes(error));
  const error = rest.length > 0 ? new CombinedError({ graphQLErrors: rest, response: result.error?.response }) : undefined;
  const { error: _error, ...others } = result;
  return { ...others, data, ...(error ? { error } : {}) } as OperationResult;
}

/**
 * A field that must not be null takes its parents with it: the error names `company.roles.items`, the answer says `company: null`. The
 * cache keeps a null as a fact unless an error has its very path; so each path ends at the null that the error has caused.
 */
export function endPathsAtNulls(result: OperationResult): OperationResult {
  const errors = result.error?.graphQLErrors ?? [];
  const cut = errors.map((error) => {
    const length = lengthToNull(result.data, error.path ?? []);
    return error.path && length < error.path.length
      ? { message: error.message, path: error.path.slice(0, length), extensions: error.extensions }
      : error;
  });
  if (cut.every((error, index) => error === errors[index])) return result;
  return { ...result, error: new CombinedError({ graphQLErrors: cut, response: result.error?.response }) };
}

/** How many steps of a path lead to the first null below the root; all of them where there is none. */
function lengthToNull(data: unknown, path: readonly (string | number)[]): number {
  let value = data;
  for (const [index, key] of path.entries()) {
    if (typeof value !== 'object' || value === null) break;
    value = (value as Record<string | number, unknown>)[key];
    if (value === null) return index + 1;
  }
  return path.length;
}

function withoutNulls(value: unknown, path: readonly (string | number)[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return Array.isArray(value) ? value.filter((item) => item !== null) : value;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withoutNulls(item, rest) : item));
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  return { ...value, [key]: withoutNulls((value as Record<string | number, unknown>)[key], rest) };
}
