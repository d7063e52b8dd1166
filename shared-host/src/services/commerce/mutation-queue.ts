import type { Exchange, Operation, OperationResult } from '@urql/core';
import { filter, fromPromise, makeSubject, merge, mergeMap, pipe, share, take, toPromise } from 'wonka';

/** Mutations are sent one at a time, in order, unless their context says `skipQueue`. */
export const mutationQueueExchange: Exchange = ({ forward }) => {
  let last: Promise<unknown> = Promise.resolve();

  return (operations) => {
    const shared = pipe(operations, share);
    const isQueued = (operation: Operation) => operation.kind === 'mutation' && operation.context.skipQueue !== true;
    const released = makeSubject<Operation>();
    const results = pipe(
      merge([
        pipe(
          shared,
          filter((operation) => !isQueued(operation)),
        ),
        released.source,
      ]),
      forward,
      share,
    );

    const queued = pipe(
      shared,
      filter(isQueued),
      mergeMap((operation) => {
        const turn = last
          .catch(() => undefined)
          .then(() => {
            const answer = pipe(
              results,
              filter((result) => result.operation.key === operation.key && result.operation.kind === 'mutation'),
              take(1),
              toPromise,
            );
            released.next(operation);
            return answer;
          });
        last = turn;
        return fromPromise(turn);
      }),
    );

    const direct = pipe(
      results,
      filter((result: OperationResult) => !isQueued(result.operation)),
    );
    return merge([direct, queued]);
  };
};
