import type { Snapshot } from '../snapshot';
import type { ServiceShape } from '../service-shape';

/**
 * Who may see the answer to a query. From this alone follow whether the server asks it, whether the answer is kept for the next visit,
 * whether the question waits for the sign-in, and that it is asked again when somebody else is there.
 * - `anyone`: the same for every guest; a customer may get an answer of their own (prices). Asked on the server, kept between visits.
 * - `visitor`: whoever holds the key in the variables, a guest's cart for example. Asked in the browser only, never kept.
 * - `customer`: whoever is signed in. Waits for the sign-in, never asked on the server, never kept.
 */
export type Audience = 'anyone' | 'visitor' | 'customer';

/** A GraphQL operation: its text, who may see the answer, and the types that the code generator found for it. */
export interface Operation<Data = unknown, Variables = Record<string, unknown>> {
  /** The text. */
  toString(): string;
  /** Of a query. Mutations have none: their answers are not kept by anybody. */
  readonly audience?: Audience;
  /** Of a mutation: root fields of the queries whose answers are others afterwards. `change` has them asked again. */
  readonly changes?: readonly string[];
  /** Types only; never called. */
  __apiType?: (variables: Variables) => Data;
}

/** Makes an operation. The code generator writes the calls. */
export function defineOperation<Data, Variables>(
  text: string,
  audience?: Audience,
  changes?: readonly string[],
): Operation<Data, Variables> {
  return { toString: () => text, ...(audience ? { audience } : {}), ...(changes ? { changes } : {}) };
}

export interface CommerceError {
  /** What to show: the platform's messages joined by a comma and a space. */
  message: string;
  /** No answer at all: offline, time-out, connection lost. */
  isNetworkError: boolean;
  /** HTTP status, where there was an answer. */
  status: number | undefined;
  errors: readonly { message: string; category: string | undefined; path: readonly (string | number)[] | undefined }[];
  /** For the log: method, address, status, the platform's trace. Not for shoppers. */
  details?: string;
}

/** How every call ends, be it a query, a mutation or a REST call. */
export interface CommerceResult<Data> {
  data: Data | undefined;
  error: CommerceError | undefined;
}

export interface QueryOptions {
  /** `cache-first` (default), `network-only`, or `cache-and-network`. */
  policy?: 'cache-first' | 'network-only' | 'cache-and-network';
  /** Milliseconds until the call counts as failed. Default 30 000. */
  timeout?: number;
  /**
   * False: the network is asked, and nobody remembers the answer. For what is asked once and in bulk; what is kept of ten thousand part
   * numbers is 70 MB. Default true.
   */
  keep?: boolean;
}

export interface MutateOptions {
  /** Goes past the queue that sends mutations one at a time. */
  skipQueue?: boolean;
  /** False where sending twice would do harm (placing an order). Default true. */
  retry?: boolean;
  timeout?: number;
}

export interface RestRequest<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the version, e.g. `/carts/mine/shipping-information`. */
  path: string;
  body?: unknown;
  /** As of fetch. `no-store` and `reload` abort an earlier identical request, whose waiters get the new answer. */
  cache?: RequestCache;
  timeout?: number;
  /** What the answer means. One that it cannot read (it throws) is a failed call. */
  read: (answer: unknown) => T;
}

/** The urql client of one identity. It changes when somebody signs in or out; hooks drop what the earlier one gave. */
export interface CommerceBindings {
  /** Its major version is part of the contract's. */
  client: unknown;
  isCustomer: boolean;
}

/**
 * The commerce platform. Adds session, store view, currency and cache identifier to every request. No call rejects. What was asked in
 * one identity's name is never answered to another: a query that is under way when the identity ends, ends with an error.
 */
export interface CommerceService {
  /** A query for customers is not sent while nobody is signed in: it ends with the platform's word for that. */
  query<D, V>(operation: Operation<D, V>, variables: V, options?: QueryOptions): Promise<CommerceResult<D>>;
  mutate<D, V>(operation: Operation<D, V>, variables: V, options?: MutateOptions): Promise<CommerceResult<D>>;
  rest<T>(request: RestRequest<T>): Promise<CommerceResult<T>>;
  /** Drops what is cached for these root fields (`customer`, `cart`, …); mounted queries that ask for one read again. No names: all do. */
  invalidate(names?: readonly string[]): void;
  /** For the facade's hooks. */
  bindings: Snapshot<CommerceBindings>;
}

/** Changes something on the platform; what the mutation names is asked for again wherever it is shown. Part of a remote's own bundle. */
export async function change<Data, Variables extends object>(
  commerce: Pick<CommerceService, 'mutate' | 'invalidate'>,
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: MutateOptions,
): Promise<CommerceResult<Data>> {
  const result = await (options ? commerce.mutate(operation, variables, options) : commerce.mutate(operation, variables));
  if (!result.error && operation.changes) commerce.invalidate(operation.changes);
  return result;
}

/**
 * As `change`; what the mutation names is asked for again also where the platform refused. For what somebody else may have changed first:
 * a row that is gone already has to go from the page.
 */
export async function changeOrRefresh<Data, Variables extends object>(
  commerce: Pick<CommerceService, 'mutate' | 'invalidate'>,
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: MutateOptions,
): Promise<CommerceResult<Data>> {
  const result = await change(commerce, operation, variables, options);
  if (result.error && operation.changes) commerce.invalidate(operation.changes);
  return result;
}

export const COMMERCE_SHAPE: ServiceShape<CommerceService> = {
  snapshots: { bindings: () => ({ client: undefined, isCustomer: false }) },
  commands: { query: 'answer', mutate: 'answer', rest: 'answer', invalidate: 'nothing' },
};
