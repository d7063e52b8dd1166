/** Who asks, and in which view: what goes into the headers of every request. Read anew for each. */
export interface RequestIdentity {
  token(): string | undefined;
  storeCode(): string;
  /** The stored currency; undefined when none was chosen. */
  currency(): string | undefined;
}

const CACHE_ID_HEADER = 'X-Magento-Cache-Id';
const TIMEOUT_MS = 30_000;

let cacheId: string | undefined;
const personal = new Set<Promise<unknown>>();

/** Resolves when all that was asked with a token has been answered; after `limitMs` at the latest. */
export async function personalAnswers(limitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([Promise.allSettled(personal), new Promise((resolve) => (timer = setTimeout(resolve, limitMs)))]);
  clearTimeout(timer);
}

/** The headers of a request to the platform, GraphQL or REST. */
export function platformHeaders(identity: RequestIdentity): Record<string, string> {
  const token = identity.token();
  const currency = identity.currency();
  return {
    Authorization: token ? `Bearer ${token}` : '',
    Store: identity.storeCode(),
    ...(currency ? { 'Content-Currency': currency } : {}),
    ...(cacheId ? { [CACHE_ID_HEADER]: cacheId } : {}),
  };
}

/** `fetch` with the platform's headers and cookies, a time-out, compacted query texts, and the platform's cache identifier kept. */
export function createPlatformFetch(identity: RequestIdentity): typeof fetch {
  return async (input, init = {}) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const own = platformHeaders(identity);
    const headers = { Accept: 'application/graphql-response+json, application/json', ...toRecord(init.headers), ...own };
    const answer = fetch(compact(String(input)), { ...init, headers, signal, credentials: 'include' });
    if (own.Authorization) {
      personal.add(answer);
      const forget = () => personal.delete(answer);
      answer.then(forget, forget);
    }
    const response = await answer;
    cacheId = response.headers.get(CACHE_ID_HEADER) ?? cacheId;
    return response;
  };
}

/** Shortens the query text in a GET's address: no white space that GraphQL ignores. (Our operations hold no texts with spaces.) */
function compact(address: string): string {
  const [path, search] = address.split('?');
  if (!search) return address;
  const params = new URLSearchParams(search);
  const query = params.get('query');
  if (query) params.set('query', query.replace(/[\s,]+/g, ' ').replace(/ ?([{}()[\]:!=@|]|\.\.\.) ?/g, '$1'));
  return `${path}?${params}`;
}

function toRecord(headers: HeadersInit | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}
