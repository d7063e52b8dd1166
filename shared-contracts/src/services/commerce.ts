/** A GraphQL operation: its text, and the types that the code generator found for it. */
export interface Operation<Data = unknown, Variables = Record<string, unknown>> {
  toString(): string;
  /** Types only; never called. */
  __apiType?: (variables: Variables) => Data;
}

export interface CommerceError {
  /** What to show: the platform's messages joined by a comma and a space. */
  message: string;
  /** No answer at all: offline, time-out, connection lost. */
  isNetworkError: boolean;
  /** HTTP status, where there was an answer. */
  status: number | undefined;
  errors: readonly { message: string; category: string | undefined; path: readonly (string | number)[] | undefined }[];
}

export interface CommerceResult<Data> {
  data: Data | undefined;
  error: CommerceError | undefined;
}

export interface QueryOptions {
  /** `cache-first` (default), `network-only`, or `cache-and-network`. */
  policy?: 'cache-first' | 'network-only' | 'cache-and-network';
  /** Milliseconds until the call counts as failed. Default 30 000. */
  timeout?: number;
}

export interface MutateOptions {
  /** Goes past the queue that sends mutations one at a time. */
  skipQueue?: boolean;
  /** False where sending twice would do harm (placing an order). Default true. */
  retry?: boolean;
  timeout?: number;
}

export interface RestRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the version, e.g. `/carts/mine/shipping-information`. */
  path: string;
  body?: unknown;
  /** As of fetch. `no-store` and `reload` abort an earlier identical request, whose waiters get the new answer. */
  cache?: RequestCache;
  timeout?: number;
}

/** The commerce platform. Adds session, store view, currency and cache identifier to every request. */
export interface CommerceService {
  query<D, V>(operation: Operation<D, V>, variables: V, options?: QueryOptions): Promise<CommerceResult<D>>;
  mutate<D, V>(operation: Operation<D, V>, variables: V, options?: MutateOptions): Promise<CommerceResult<D>>;
  /** A REST call; resolves with the parsed answer, rejects with an Error that carries a `CommerceError` as `commerce`. */
  rest<T>(request: RestRequest): Promise<T>;
  /** Drops what is cached for these root fields (`customer`, `cart`, …); mounted queries that ask for one read again. */
  invalidate(names: readonly string[]): void;
  /** The urql client, for the facade's hooks. Its major version is part of the contract's. */
  bindings: unknown;
}
