import { type CombinedError, type Client, type OperationResult } from '@urql/core';
import type { CommerceError, CommerceResult, CommerceService, QueryOptions } from 'shared-contracts';
import type { Invalidation } from './invalidation';
import { createRest } from './rest';
import type { RequestIdentity } from './platform-fetch';

/** The contract's view of the urql client. */
export function createCommerceService(client: Client, identity: RequestIdentity, invalidation: Invalidation): CommerceService {
  return {
    bindings: client,
    async query(operation, variables, { policy = 'cache-first', timeout }: QueryOptions = {}) {
      return toResult(
        await client
          .query(String(operation), variables as Record<string, unknown>, {
            requestPolicy: policy === 'cache-and-network' ? 'network-only' : policy,
            ...withTimeout(timeout),
          })
          .toPromise(),
      );
    },
    async mutate(operation, variables, { skipQueue = false, retry = true, timeout } = {}) {
      return toResult(
        await client
          .mutation(String(operation), variables as Record<string, unknown>, { skipQueue, mayRetry: retry, ...withTimeout(timeout) })
          .toPromise(),
      );
    },
    rest: createRest(identity),
    invalidate: (names) => invalidation.invalidate(client, names),
  };
}

/** The call's own time-out, beside that of every request. */
function withTimeout(timeout: number | undefined) {
  return timeout === undefined ? {} : { fetchOptions: { signal: AbortSignal.timeout(timeout) } };
}

function toResult<D>(result: OperationResult): CommerceResult<D> {
  return { data: (result.data ?? undefined) as D | undefined, error: result.error ? toCommerceError(result.error) : undefined };
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
