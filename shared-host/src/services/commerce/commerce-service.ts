import type { Client, CombinedError, OperationResult, SSRData } from '@urql/core';
import { createSnapshot, type CommerceBindings, type CommerceError, type CommerceResult, type CommerceService } from 'shared-contracts';
import { createCommerceClient, createPassingClient } from './client';
import { createInvalidation } from './invalidation';
import { createAnswerCache, type AnswerStorage } from './answer-cache';
import { createIdentity, type RequestIdentity } from './platform-fetch';

export interface CommerceOptions {
  storeCode: string;
  /** The currency that was chosen; undefined: the store view's. Read anew for each request. */
  currency: () => string | undefined;
  /** Answers that came with the document. */
  initialResults?: SSRData;
  /** Where answers that anybody may see outlive the document; undefined: nowhere. */
  storage?: AnswerStorage;
}

export interface ShellCommerce extends CommerceService {
  /**
   * Begins another identity: a customer's by their token, else a guest's. What was asked in the earlier one's name ends unanswered.
   * `results`: answers that have been given to the new one.
   */
  become(token: string | undefined, results?: SSRData): void;
  /** The identity is about to end. Resolves when all that was asked in its name has been answered; after `limitMs` at the latest. */
  settled(limitMs: number): Promise<void>;
}

/** Everything that belongs to one identity: whoever comes next gets none of it. */
interface IdentityScope {
  identity: RequestIdentity;
  client: Client;
  /** For answers that are not cached. */
  passing: () => Client;
  invalidation: ReturnType<typeof createInvalidation>;
  rest: CommerceService['rest'];
  /** Resolves, with what a query then ends with, when the identity ends. */
  ended: Promise<CommerceResult<never>>;
  end: () => void;
}

/** The platform, asked by one identity at a time. */
export function createCommerceService({ storeCode, currency, initialResults, storage }: CommerceOptions): ShellCommerce {
  let scope = begin(undefined, initialResults);
  const bindings = createSnapshot<CommerceBindings>({ client: scope.client, isCustomer: false });

  function begin(token: string | undefined, results?: SSRData, earlier?: Client): IdentityScope {
    let end = () => {};
    const ended = new Promise<CommerceResult<never>>((resolve) => (end = () => resolve({ data: undefined, error: ENDED })));
    const identity = createIdentity({ token, storeCode, currency });
    const invalidation = createInvalidation();
    const answerCache = storage && token === undefined ? createAnswerCache({ storage }) : undefined;
    const client = createCommerceClient({ identity, invalidation, initialResults: results, answerCache, earlier });
    let passing: Client | undefined;
    return {
      identity,
      client,
      passing: () => (passing ??= createPassingClient(identity)),
      invalidation,
      rest: restOf(identity),
      ended,
      end,
    };
  }

  return {
    bindings,
    query(operation, variables, { policy = 'cache-first', timeout, keep = true } = {}) {
      const { audience = 'customer' } = operation;
      if (audience === 'customer' && !bindings.get().isCustomer) return Promise.resolve({ data: undefined, error: SIGNED_OUT });
      const requestPolicy = policy === 'cache-and-network' ? 'network-only' : policy;
      const client = keep ? scope.client : scope.passing();
      const asked = client.query(String(operation), toRecord(variables), { requestPolicy, audience, ...withTimeout(timeout) });
      // The document's type says what its answer is; the platform's schema was checked when it was built.
      return Promise.race([asked.toPromise().then(toResult), scope.ended]) as Promise<CommerceResult<never>>;
    },
    async mutate(operation, variables, { skipQueue = false, retry = true, timeout } = {}) {
      const context = { skipQueue, mayRetry: retry, ...withTimeout(timeout) };
      const result = await scope.client.mutation(String(operation), toRecord(variables), context).toPromise();
      return toResult(result) as CommerceResult<never>;
    },
    rest: (request) => (request.method === 'GET' ? Promise.race([scope.rest(request), scope.ended]) : scope.rest(request)),
    invalidate: (names) => scope.invalidation.invalidate(scope.client, names),
    become(token, results) {
      const last = scope;
      // A guest's answers may be shown to the customer for a moment; a customer's to nobody.
      const earlier = token !== undefined && last.identity.token === undefined ? last.client : undefined;
      scope = begin(token, results, earlier);
      bindings.set({ client: scope.client, isCustomer: token !== undefined });
      last.end();
      last.identity.end();
    },
    settled: (limitMs) => scope.identity.settled(limitMs),
  };
}

/** REST calls, whose code comes with the first of them: only a checkout makes any. */
function restOf(identity: RequestIdentity): CommerceService['rest'] {
  let coming: Promise<CommerceService['rest']> | undefined;
  return async (request) => {
    coming ??= import('./rest').then(({ createRest }) => createRest(identity));
    let rest: CommerceService['rest'];
    try {
      rest = await coming;
    } catch (error) {
      coming = undefined;
      // Nothing was sent.
      const message = error instanceof Error ? error.message : String(error);
      return { data: undefined, error: { message, isNetworkError: true, status: undefined, errors: [] } };
    }
    return rest(request);
  };
}

const ENDED: CommerceError = { message: 'Somebody else is signed in now.', isNetworkError: false, status: undefined, errors: [] };

/** What the platform says to a guest who asks for a customer's. */
const SIGNED_OUT: CommerceError = {
  message: "The current customer isn't authorized.",
  isNetworkError: false,
  status: undefined,
  errors: [{ message: "The current customer isn't authorized.", category: 'graphql-authorization', path: undefined }],
};

/** The call's own time-out, beside that of every request. */
function withTimeout(timeout: number | undefined) {
  return timeout === undefined ? {} : { fetchOptions: { signal: AbortSignal.timeout(timeout) } };
}

function toRecord(variables: unknown): Record<string, unknown> {
  return typeof variables === 'object' && variables !== null ? { ...variables } : {};
}

function toResult(result: OperationResult): CommerceResult<unknown> {
  return { data: result.data ?? undefined, error: result.error ? toCommerceError(result.error) : undefined };
}

export function toCommerceError(error: CombinedError): CommerceError {
  const errors = error.graphQLErrors.map(({ message, path, extensions }) => ({
    message,
    category: typeof extensions.category === 'string' ? extensions.category : undefined,
    path,
  }));
  const status: unknown = error.response?.status;
  return {
    message: errors.length > 0 ? errors.map(({ message }) => message).join(', ') : (error.networkError?.message ?? error.message),
    // An answer that is no GraphQL (HTML with status 500) is the platform's fault, not the connection's.
    isNetworkError: errors.length === 0 && typeof status !== 'number',
    status: typeof status === 'number' ? status : undefined,
    errors,
  };
}
