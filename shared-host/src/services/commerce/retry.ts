import { retryExchange } from '@urql/exchange-retry';
import type { Exchange } from '@urql/core';

const RETRY_ATTEMPTS = 5;
const RETRY_INITIAL_DELAY_MS = 300;
const RETRY_MAX_DELAY_MS = 10_000;

/** Failed requests are tried up to 5 times in all, only when online, only when there was no answer; never where that could act twice. */
export function createRetryExchange(): Exchange {
  return retryExchange({
    initialDelayMs: RETRY_INITIAL_DELAY_MS,
    maxDelayMs: RETRY_MAX_DELAY_MS,
    maxNumberAttempts: RETRY_ATTEMPTS,
    randomDelay: true,
    retryIf: (error, operation) =>
      operation.context.mayRetry !== false &&
      Boolean(error.networkError) &&
      !isOver(error.networkError) &&
      !error.response &&
      navigator.onLine,
  });
}

/** A request that took the whole 30 seconds is not worth four more of them; one whose identity has ended is nobody's. */
function isOver(error: Error | undefined): boolean {
  return error?.name === 'TimeoutError' || error?.name === 'AbortError';
}
