import { makeResult, type Client, type Exchange, type Operation, type OperationResult } from '@urql/core';
import { filter, map, merge, pipe, share } from 'wonka';

/**
 * For a customer's client: what a guest was shown of the same questions, until the customer's own answers have come. Only what anybody
 * may see, once for each question, and marked, so that prices and stock wait. It stands before the cache: nothing of it gets in there.
 */
export function provisionalAnswers(earlier: Client): Exchange {
  const asked = new Set<number>();

  const find = (operation: Operation): OperationResult | undefined => {
    if (operation.kind !== 'query' || operation.context.audience !== 'anyone' || asked.has(operation.key)) return undefined;
    asked.add(operation.key);
    const known = earlier.readQuery(operation.query, operation.variables, { requestPolicy: 'cache-only', audience: 'anyone' });
    if (!known?.data) return undefined;
    return { ...makeResult(operation, { data: known.data }), stale: true, extensions: { provisional: true } };
  };

  return ({ forward }) =>
    (operations) => {
      const all = share(operations);
      const provisional = pipe(
        all,
        map(find),
        filter((result) => result !== undefined),
      );
      return merge([provisional, forward(all)]);
    };
}
