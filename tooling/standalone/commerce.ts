import {
  cacheExchange,
  fetchExchange,
  makeOperation,
  type CombinedError,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core';
import type { CommerceError, CommerceResult, CommerceService, RestRequest } from 'shared-contracts';
import { createClient } from 'shared-platform';
import { map, pipe } from 'wonka';

/** Who asks, and in which view. Read anew for every request. */
export interface Identity {
  token(): string | undefined;
  storeCode: string;
  currency(): string | undefined;
}

/** The platform over urql with its document cache, and REST over fetch. Simpler than the shell's: no retries, no queue, nothing kept. */
export function createCommerce(identity: Identity): CommerceService {
  const reading = createReading();
  const client = createClient({
    url: '/graphql',
    preferGetMethod: 'force',
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headersOf(identity) } }),
    exchanges: [reading.exchange, cacheExchange, fetchExchange],
  });
  return {
    bindings: client,
    async query(operation, variables, { policy = 'cache-first' } = {}) {
      return toResult(
        await client
          .query(String(operation), variables as Record<string, unknown>, {
            requestPolicy: policy === 'cache-and-network' ? 'network-only' : policy,
          })
          .toPromise(),
      );
    },
    async mutate(operation, variables) {
      return toResult(await client.mutation(String(operation), variables as Record<string, unknown>).toPromise());
    },
    rest: (request) => rest(identity, request),
    invalidate: (names) => reading.invalidate(names).forEach((operation) => client.reexecuteOperation(operation)),
  };
}

/** Knows what is read where: an invalidated root field is read again at once by what is mounted, later by the others. */
function createReading() {
  const active = new Map<number, Operation>();
  const readAt = new Map<number, number>();
  const changedAt = new Map<string, number>();
  let clock = 0;
  const fromNetwork = (operation: Operation) => makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' });
  const exchange: Exchange =
    ({ forward }) =>
    (operations) =>
      pipe(
        operations,
        map((operation) => {
          if (operation.kind === 'teardown') active.delete(operation.key);
          if (operation.kind !== 'query') return operation;
          active.set(operation.key, operation);
          const last = readAt.get(operation.key);
          readAt.set(operation.key, clock);
          return last !== undefined && rootFields(operation).some((field) => (changedAt.get(field) ?? 0) > last)
            ? fromNetwork(operation)
            : operation;
        }),
        forward,
      );
  return {
    exchange,
    invalidate(names: readonly string[]): Operation[] {
      clock += 1;
      for (const name of names) changedAt.set(name, clock);
      return [...active.values()].filter((operation) => rootFields(operation).some((field) => names.includes(field))).map(fromNetwork);
    },
  };
}

function rootFields(operation: Operation): string[] {
  return operation.query.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((selection) => (selection.kind === 'Field' ? [selection.name.value] : []))
      : [],
  );
}

function headersOf(identity: Identity): Record<string, string> {
  const token = identity.token();
  const currency = identity.currency();
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    Store: identity.storeCode,
    ...(currency ? { 'Content-Currency': currency } : {}),
  };
}

function toResult<Data>(result: OperationResult): CommerceResult<Data> {
  return { data: (result.data ?? undefined) as Data | undefined, error: result.error ? toError(result.error) : undefined };
}

function toError(error: CombinedError): CommerceError {
  const status: unknown = error.response?.status;
  const errors = error.graphQLErrors.map(({ message, path, extensions }) => ({
    message,
    category: typeof extensions.category === 'string' ? extensions.category : undefined,
    path,
  }));
  return {
    message: errors.map(({ message }) => message).join(', ') || error.message,
    isNetworkError: errors.length === 0,
    status: typeof status === 'number' ? status : undefined,
    errors,
  };
}

async function rest<T>(identity: Identity, { method, path, body, cache }: RestRequest): Promise<T> {
  const address = `/rest${identity.storeCode === 'default' ? '' : `/${identity.storeCode}`}/V1${path}`;
  const fail = (message: string, status: number | undefined) =>
    Object.assign(new Error(`${method} ${address}: ${message}`), {
      commerce: { message, isNetworkError: status === undefined, status, errors: [] } satisfies CommerceError,
    });
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headersOf(identity) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(cache ? { cache } : {}),
  }).catch((error: unknown) => {
    throw fail(error instanceof Error ? error.message : String(error), undefined);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw fail(complaint(answer) ?? response.statusText, response.status);
  return answer as T;
}

/** The platform's message with its parameters put in: `%1` from a list, `%fieldName` from an object. */
function complaint(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined;
  const parameters: Readonly<Record<string, unknown>> =
    'parameters' in answer && typeof answer.parameters === 'object' ? { ...answer.parameters } : {};
  const isList = 'parameters' in answer && Array.isArray(answer.parameters);
  return String(answer.message).replace(/%(\w+)/g, (whole, name: string) => String(parameters[isList ? Number(name) - 1 : name] ?? whole));
}
