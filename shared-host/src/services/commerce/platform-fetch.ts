import { definePersisted, TEXT } from 'shared-platform';

/** Who asks, and in which view: what goes into the headers of every request. Fixed while it lives, but for the currency. */
export interface RequestIdentity {
  /** A customer's; undefined: a guest. */
  readonly token: string | undefined;
  readonly storeCode: string;
  /** The chosen currency; undefined when none was chosen. */
  currency(): string | undefined;
  /** The platform's cache identifier for this identity, once it has sent one. A guest's is kept for the next documents. */
  cacheId: string | undefined;
  /** Aborted when the identity ends: what reads in its name reads for nobody. */
  readonly signal: AbortSignal;
  /** True from the moment that the identity is about to end: nothing more is asked in its name but to revoke its token. */
  readonly isLeaving: boolean;
  /** The identity is about to end. Resolves when all that was asked with a token has been answered; after `limitMs` at the latest. */
  settled(limitMs: number): Promise<void>;
  /** Remembers a request until it is answered. */
  track<T>(answer: Promise<T>): Promise<T>;
  end(): void;
}

export interface IdentityOptions {
  token: string | undefined;
  storeCode: string;
  currency: () => string | undefined;
}

const CACHE_ID_HEADER = 'X-Magento-Cache-Id';
const TIMEOUT_MS = 30_000;
/** A guest's cache identifier. It is a view's and a currency's: with another's the platform's caches would be passed by. */
const guestCacheId = definePersisted({ key: 'cache_id', schema: TEXT, scope: 'browser' });
const askerOf = (storeCode: string, currency = '') => `${storeCode} ${currency}`;

export function createIdentity({ token, storeCode, currency }: IdentityOptions): RequestIdentity {
  const ending = new AbortController();
  const open = new Set<Promise<unknown>>();
  let isLeaving = false;
  let cacheId = token === undefined ? guestCacheId.read({ owner: askerOf(storeCode, currency()) }) : undefined;
  return {
    token,
    storeCode,
    currency,
    get cacheId() {
      return cacheId;
    },
    set cacheId(next) {
      if (next === cacheId) return;
      cacheId = next;
      if (token === undefined && next !== undefined) guestCacheId.write(next, { owner: askerOf(storeCode, currency()) });
    },
    signal: ending.signal,
    get isLeaving() {
      return isLeaving;
    },
    async settled(limitMs) {
      isLeaving = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([Promise.allSettled(open), new Promise((resolve) => (timer = setTimeout(resolve, limitMs)))]);
      clearTimeout(timer);
    },
    track(answer) {
      if (token === undefined) return answer;
      open.add(answer);
      const forget = () => open.delete(answer);
      answer.then(forget, forget);
      return answer;
    },
    end: () => ending.abort(),
  };
}

/** The headers of a request to the platform, GraphQL or REST. */
export function platformHeaders(identity: RequestIdentity): Record<string, string> {
  const currency = identity.currency();
  return {
    Authorization: identity.token ? `Bearer ${identity.token}` : '',
    Store: identity.storeCode,
    ...(currency ? { 'Content-Currency': currency } : {}),
    ...(identity.cacheId ? { [CACHE_ID_HEADER]: identity.cacheId } : {}),
  };
}

/** Rejects once the identity has ended. */
function endOf({ signal }: RequestIdentity): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

/** `fetch` with the platform's headers and cookies, a time-out, compacted query texts, and the platform's cache identifier kept. */
export function createPlatformFetch(identity: RequestIdentity): typeof fetch {
  return async (input, init = {}) => {
    // A token that is being revoked would be refused: what a passing pointer prefetches, or a cart that is looked for once more.
    if (identity.isLeaving && !isRevoking(init)) return endOf(identity);
    const isReading = (init.method ?? 'GET') === 'GET';
    const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(init.signal ? [init.signal] : []), ...(isReading ? [identity.signal] : [])];
    const headers = {
      Accept: 'application/graphql-response+json, application/json',
      ...Object.fromEntries(new Headers(init.headers)),
      ...platformHeaders(identity),
    };
    const address = compact(String(input));
    const answer = fetch(address, { ...init, headers, signal: AbortSignal.any(signals), credentials: 'include' });
    const response = await identity.track(answer);
    identity.cacheId = response.headers.get(CACHE_ID_HEADER) ?? identity.cacheId;
    return response;
  };
}

const isRevoking = ({ body }: RequestInit) => typeof body === 'string' && body.includes('revokeCustomerToken');

/** Shortens the query text in a GET's address: no white space that GraphQL ignores. (Our operations hold no texts with spaces.) */
function compact(address: string): string {
  const [path, search] = address.split('?');
  if (!search) return address;
  const params = new URLSearchParams(search);
  const query = params.get('query');
  if (query) params.set('query', query.replace(/[\s,]+/g, ' ').replace(/ ?([{}()[\]:!=@|]|\.\.\.) ?/g, '$1'));
  return `${path}?${params}`;
}
