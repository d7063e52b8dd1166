import { Client, fetchExchange, ssrExchange, type Exchange, type SSRData } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { CACHE_KEYS } from './cache-keys';
import type { Invalidation } from './invalidation';
import { mutationQueueExchange } from './mutation-queue';
import { platformErrorsExchange } from './platform-errors';
import { createPlatformFetch, type RequestIdentity } from './platform-fetch';
import { provisionalAnswers } from './provisional-answers';
import { createRetryExchange } from './retry';

export interface CommerceClientOptions {
  identity: RequestIdentity;
  invalidation: Invalidation;
  /** Answers that came with the document, or with its page: to this identity. */
  initialResults?: SSRData | undefined;
  /** Gives answers cached by an earlier visit. */
  answerCache?: Exchange | undefined;
  /** The guest's client, whose answers are shown to the customer until theirs have come. */
  earlier?: Client | undefined;
}

/** The urql client of one identity: one for all remotes, with a cache of its own. */
export function createCommerceClient({ identity, invalidation, initialResults, answerCache, earlier }: CommerceClientOptions): Client {
  return new Client({
    url: '/graphql',
    fetch: createPlatformFetch(identity),
    // Queries go by GET whatever their length: the platform's cache knows them by address.
    preferGetMethod: 'force',
    exchanges: [
      ...(earlier ? [provisionalAnswers(earlier)] : []),
      invalidation.exchange,
      cacheExchange({ keys: CACHE_KEYS, ...(process.env.NODE_ENV === 'production' ? {} : { logger: sayWhatMatters }) }),
      invalidation.network,
      ...(initialResults ? [ssrExchange({ isClient: true, initialState: initialResults })] : []),
      ...(answerCache ? [answerCache] : []),
      platformErrorsExchange,
      mutationQueueExchange,
      createRetryExchange(),
      fetchExchange,
    ],
  });
}

/** The same identity without a cache: what it answers is gone with whoever asked. */
export function createPassingClient(identity: RequestIdentity): Client {
  return new Client({
    url: '/graphql',
    fetch: createPlatformFetch(identity),
    preferGetMethod: 'force',
    exchanges: [platformErrorsExchange, createRetryExchange(), fetchExchange],
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
