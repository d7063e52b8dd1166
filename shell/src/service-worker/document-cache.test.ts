import {
  asStale,
  foldersIn,
  isCacheable,
  isYoungerThan,
  listPages,
  MOST_DOCUMENTS,
  tidyDocuments,
  tidyReleases,
  toCached,
} from './document-cache';

const DAY_MS = 24 * 3600 * 1000;

/** A cache in memory, with what of it is used. */
function memory(): Cache & { paths(): string[] } {
  const entries = new Map<string, Response>();
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'https://shop.example').href;
  return {
    put: async (request: RequestInfo, response: Response) => void entries.set(addressOf(request), response),
    match: async (request: RequestInfo) => entries.get(addressOf(request))?.clone(),
    delete: async (request: RequestInfo) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    paths: () => [...entries.keys()].map((url) => new URL(url).pathname),
  } as unknown as Cache & { paths(): string[] };
}

const html = (view: string, version: string, title = 'Bearings | AMC') =>
  `<!doctype html><html lang="${view === 'arabic' ? 'ar-SA' : 'en-US'}"><head><title>${title}</title></head><body class="x">` +
  `<script src="/releases/shell/${version}/shell.js"></script><script>{"views":[],"view":"${view}"}</script></body></html>`;
const answer = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Rendered-By': 'server', ...headers } });

describe('what is kept', () => {
  test('a whole document that everybody may have', () => {
    expect(isCacheable(answer('x'), '/bearings.html?page=2')).toBe(true);
    expect(isCacheable(answer('x', {}, 404), '/bearings.html')).toBe(false);
    expect(isCacheable(answer('x', { 'Cache-Control': 'no-store' }), '/bearings.html')).toBe(false);
    expect(isCacheable(answer('{}', { 'Content-Type': 'application/json' }), '/bearings.html')).toBe(false);
  });

  test('the cart’s page, but no address or token in a query', () => {
    expect(isCacheable(answer('x', { 'X-Rendered-By': 'browser' }), '/cart')).toBe(true);
    expect(isCacheable(answer('x', { 'X-Rendered-By': 'browser' }), '/create?email=a@example.com')).toBe(false);
  });

  test('is young for a while', async () => {
    const cached = await toCached(answer(html('default', '1')), 1000);
    expect(isYoungerThan(cached, 500, 1400)).toBe(true);
    expect(isYoungerThan(cached, 500, 1500)).toBe(false);
    expect(isYoungerThan(undefined, 500)).toBe(false);
  });
});

test('50 documents of each view stay, the newest, and name the releases that they need', async () => {
  const cache = memory();
  const now = 100 * DAY_MS;
  for (let index = 0; index < MOST_DOCUMENTS + 10; index += 1) {
    await cache.put(`/page-${index}`, await toCached(answer(html('default', `v${index}`)), now - index));
    await cache.put(`/arabic/page-${index}`, await toCached(answer(html('arabic', 'a')), now - index));
  }
  const needed = await tidyDocuments(cache, now);
  expect(cache.paths()).toHaveLength(2 * MOST_DOCUMENTS);
  expect(cache.paths()).toContain('/page-49');
  expect(cache.paths()).not.toContain('/page-50');
  expect(needed.has('/releases/shell/v49/')).toBe(true);
  expect(needed.has('/releases/shell/v50/')).toBe(false);
  expect(needed.has('/releases/shell/a/')).toBe(true);
});

test('a document of more than a month ago goes', async () => {
  const cache = memory();
  await cache.put('/old', await toCached(answer(html('default', '1')), 0));
  await tidyDocuments(cache, 31 * DAY_MS);
  expect(cache.paths()).toEqual([]);
});

test('files of releases that are needed stay, whatever is live', async () => {
  const cache = memory();
  for (const path of ['/releases/shell/1/a.js', '/releases/shell/1/assets/b.woff2', '/releases/shell/2/a.js', '/releases/other/1/a.js'])
    await cache.put(path, new Response(''));
  await tidyReleases(cache, new Set(['/releases/shell/1/', '/releases/other/1/']));
  expect(cache.paths()).toEqual(['/releases/shell/1/a.js', '/releases/shell/1/assets/b.woff2', '/releases/other/1/a.js']);
});

test('folders of releases are found in a document’s data', () => {
  expect(foldersIn('"base":"/releases/mfe-cart-checkout/1.0.0-ab12/","x":"/releases/shell/1/a.js"')).toEqual([
    '/releases/mfe-cart-checkout/1.0.0-ab12/',
    '/releases/shell/1/',
  ]);
});

test('pages are listed, the newest first, with their titles', async () => {
  const cache = memory();
  await cache.put('/a?page=2', await toCached(answer(html('default', '1', 'A &amp; B')), 1));
  await cache.put('/arabic/b', await toCached(answer(html('arabic', '1', 'محامل')), 2));
  expect(await listPages(cache, 5)).toEqual([
    { path: '/arabic/b', title: 'محامل' },
    { path: '/a?page=2', title: 'A &amp; B' },
  ]);
  expect(await listPages(cache, 1)).toHaveLength(1);
});

test('a kept document says of when it is, once, in its language', async () => {
  const cached = await toCached(answer(html('default', '1')), Date.UTC(2026, 10, 22, 9, 5));
  const text = await (await asStale(cached)).text();
  expect(text).toMatch(
    /<body class="x"><p id="stale-document" role="status">The shop cannot be reached\. This page is as of <time datetime="2026-11-22T09:05:00.000Z">Nov 22, 2026, 12:05\sPM</,
  );
  expect((await (await asStale(new Response(text, { headers: cached.headers }))).text()).match(/stale-document/g)).toHaveLength(1);
  const arabic = await toCached(answer(html('arabic', '1')), Date.UTC(2026, 10, 22, 9, 5));
  expect(await (await asStale(arabic)).text()).toContain('تعذّر الوصول إلى المتجر.');
});
