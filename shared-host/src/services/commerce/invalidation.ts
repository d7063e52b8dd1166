import { makeOperation, type Client, type Exchange, type Operation, type OperationResult } from '@urql/core';
import { makeSubject, map, merge, pipe, tap } from 'wonka';

export interface Invalidation {
  /** Before the cache: knows what is shown, and when it was asked for. */
  exchange: Exchange;
  /** Behind the cache: knows what is on its way. */
  network: Exchange;
  /**
   * Mounted queries that read one of these root fields are read again now, the others when they are next asked for. Without fields: all
   * that are mounted, and nothing else.
   */
  invalidate(client: Client, rootFields?: readonly string[]): void;
}

/** Lets remotes say that root fields have changed, without rules in the cache. */
export function createInvalidation(): Invalidation {
  const active = new Map<number, Operation>();
  const changedAt = new Map<string, number>();
  const askedAt = new Map<number, number>();
  /** When a query was asked before, while it waits for its answer: one that is given up has not been asked. */
  const askedBefore = new Map<number, number | undefined>();
  let clock = 0;

  const giveUp = (key: number) => {
    if (!askedBefore.has(key)) return;
    const before = askedBefore.get(key);
    askedBefore.delete(key);
    if (before === undefined) askedAt.delete(key);
    else askedAt.set(key, before);
  };

  const onTheirWay = new Set<number>();
  /** Queries that failed, as long as they are shown. */
  const failures = new Map<number, OperationResult>();
  const { source: repeated, next: repeat } = makeSubject<OperationResult>();

  /**
   * When an answer changes a root field, the cache asks those that read it again, by itself; about one that it cannot answer it says
   * nothing, and the client waits for ever and drops further calls. What had failed then has failed still.
   */
  const repeatFailure = (key: number) => {
    const failure = failures.get(key);
    if (failure && !onTheirWay.has(key)) repeat({ ...failure, stale: false });
  };

  const exchange: Exchange =
    ({ forward }) =>
    (operations) => {
      const answers = pipe(
        operations,
        tap((operation) => {
          if (operation.kind === 'query') {
            active.set(operation.key, operation);
            if (failures.has(operation.key)) queueMicrotask(() => repeatFailure(operation.key));
          } else if (operation.kind === 'teardown') {
            active.delete(operation.key);
            failures.delete(operation.key);
            giveUp(operation.key);
          }
        }),
        map((operation) => {
          if (operation.kind !== 'query') return operation;
          const asked = askedAt.get(operation.key);
          // A query that was never asked can be answered by what others left in the cache.
          const isChanged = rootFieldsOf(operation).some((field) => (changedAt.get(field) ?? 0) > (asked ?? 0));
          if (asked === undefined || isChanged) {
            if (!askedBefore.has(operation.key)) askedBefore.set(operation.key, asked);
            askedAt.set(operation.key, clock);
          }
          return isChanged ? makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }) : operation;
        }),
        forward,
        tap((answer) => {
          const { key } = answer.operation;
          if (!answer.stale) askedBefore.delete(key);
          if (answer.error && !answer.data) failures.set(key, answer);
          else failures.delete(key);
        }),
      );
      return merge([answers, repeated]);
    };

  const network: Exchange =
    ({ forward }) =>
    (operations) =>
      pipe(
        operations,
        tap(({ kind, key }) => void (kind === 'query' ? onTheirWay.add(key) : onTheirWay.delete(key))),
        forward,
        tap(({ operation: { key } }) => void onTheirWay.delete(key)),
      );

  const readAgain = (client: Client, operation: Operation) => {
    client.reexecuteOperation(makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }));
  };

  const forget = (rootFields: readonly string[]) => {
    clock += 1;
    for (const field of rootFields) changedAt.set(field, clock);
  };

  return {
    exchange,
    network,
    invalidate(client, rootFields) {
      if (rootFields) forget(rootFields);
      const isMeant = (operation: Operation) => !rootFields || rootFieldsOf(operation).some((field) => rootFields.includes(field));
      for (const operation of [...active.values()]) if (isMeant(operation)) readAgain(client, operation);
    },
  };
}

export function rootFieldsOf(operation: Operation): string[] {
  return operation.query.definitions.flatMap((definition) => {
    if (definition.kind !== 'OperationDefinition') return [];
    return definition.selectionSet.selections.flatMap((selection) => (selection.kind === 'Field' ? [selection.name.value] : []));
  });
}
