import { Client, fetchExchange, ssrExchange, type Exchange, type SSRData } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { CACHE_KEYS } from './cache-keys';
import type { Invalidation } from './invalidation';
import { mutationQueueExchange } from './mutation-queue';
import { platformErrorsExchange } from './platform-errors';
import { createPlatformFetch, type RequestIdentity } from './platform-fetch';
import { createRetryExchange } from './retry';

export interface CommerceClientOptions {
  identity: RequestIdentity;
  invalidation: Invalidation;
  /** Answers that came with the document. */
  initialResults: SSRData;
  /** Gives answers kept from an earlier visit. */
  kept?: Exchange;
}

/** The urql client of the shop: one for all remotes. */
export function createCommerceClient({ identity, invalidation, initialResults, kept }: CommerceClientOptions): Client {
  return new Client({
    url: '/graphql',
    fetch: createPlatformFetch(identity),
    // Queries go by GET whatever their length: the platform's cache knows them by address.
    preferGetMethod: 'force',
    exchanges: [
      invalidation.exchange,
      cacheExchange({ keys: CACHE_KEYS, ...(process.env.NODE_ENV === 'production' ? {} : { logger: sayWhatMatters }) }),
      ssrExchange({ isClient: true, initialState: initialResults }),
      ...(kept ? [kept] : []),
      platformErrorsExchange,
      mutationQueueExchange,
      createRetryExchange(),
      fetchExchange,
    ],
  });
}

/**
 * The cache knows no schema, since a platform may have types of its own: fragments are matched by the fields that came. In development
 * it would say so for every fragment.
 */
function sayWhatMatters(severity: 'debug' | 'error' | 'warn', message: string): void {
  if (severity !== 'debug' && !/Heuristic Fragment Matching|Invalid undefined: [^]*Inline Fragment/.test(message))
    (severity === 'error' ? console.error : console.warn)(message);
}
