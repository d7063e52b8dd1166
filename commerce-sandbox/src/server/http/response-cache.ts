import type { FastifyInstance, FastifyRequest } from 'fastify';
import { header } from '../../platform/request/headers.ts';
import { isRecord } from '../../platform/values/input.ts';

/** An answer that is the same for every guest of a store view. */
export interface CachedAnswer {
  readonly body: string;
  readonly cacheId: string;
  /** What it was made of. */
  readonly tags: string;
}

const LIFETIME_MS = 60_000;
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** Root fields that change what others see; what only changes a cart or an account leaves the cache alone. */
const PUBLIC_WRITES = /\b(?:placeOrder|placePurchaseOrder|placeOrderForPurchaseOrder|cancelOrder|confirmCancelOrder|createProductReview)\b/;

/**
 * A page cache before GraphQL, as Varnish stands before Magento: cacheable GETs of guests, for a minute at most, and only until something
 * is
 * written that others see (an order takes stock; `/_sandbox` changes anything).
 */
export class ResponseCache {
  readonly #answers = new Map<string, CachedAnswer & { readonly until: number }>();
  #characters = 0;
  #epoch = 0;

  /** Changes with every emptying: an answer whose making began before is not kept. */
  get epoch(): number {
    return this.#epoch;
  }

  get(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#drop(key);
    if (answer.until <= Date.now()) return undefined;
    // The most recently used are at the end.
    this.#put(key, answer);
    return answer;
  }

  set(key: string, answer: CachedAnswer, begunIn: number): void {
    if (begunIn !== this.#epoch) return;
    this.#drop(key);
    this.#put(key, { ...answer, until: Date.now() + LIFETIME_MS });
    for (const oldest of this.#answers.keys()) {
      if (this.#characters <= MOST_CHARACTERS) return;
      this.#drop(oldest);
    }
  }

  clear(): void {
    this.#epoch += 1;
    this.#answers.clear();
    this.#characters = 0;
  }

  #put(key: string, answer: CachedAnswer & { readonly until: number }): void {
    this.#answers.set(key, answer);
    this.#characters += key.length + answer.body.length;
  }

  #drop(key: string): void {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#answers.delete(key);
    this.#characters -= key.length + answer.body.length;
  }
}

/** What a guest's GET is kept under; undefined when the request is somebody's own. Answers hold absolute addresses, hence the host. */
export function cacheKeyOf(request: FastifyRequest): string | undefined {
  if (request.method !== 'GET' || header(request, 'authorization') !== undefined) return undefined;
  return ['store', 'content-currency', 'x-forwarded-host', 'x-forwarded-proto', 'host']
    .map((name) => header(request, name) ?? '')
    .concat(request.url)
    .join('\n');
}

/** Empties the cache when something is written that others see, once it is done. */
export function emptyOnWrites(app: FastifyInstance, cache: ResponseCache): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && isPublicWrite(request)) cache.clear();
    return payload;
  });
}

function isPublicWrite(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  if (path === '/graphql') return isRecord(request.body) && PUBLIC_WRITES.test(String(request.body['query']));
  return path.startsWith('/_sandbox') || path.endsWith('/payment-information');
}
