/**
 * The shop's service worker. It knows releases by path, not by list; it keeps no authorised answer and no private GraphQL. Documents
 * come from the network first and are cached by address, which says the view, for when there is none; it replays nothing.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { VISITED_DOCUMENTS } from 'shared-host/visited-documents';
import { asStale, foldersIn, isCacheable, isYoungerThan, listPages, tidyDocuments, tidyReleases, toCached } from './document-cache';
import { sameFileOfOtherVersion } from './file-cache';
import { isArabicPath, offlineResponse } from './offline-page';
import type { WorkerMessage } from './worker-messages';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly (string | { url: string })[] };

const DAY_S = 24 * 3600;
const DOCUMENT_TIMEOUT_S = 20;
/** A page that is visited again soon is not requested again for the cache. */
const YOUNG_MS = 10 * 60 * 1000;
/** 50 pages of two views, with their pictures. */
const MOST_PICTURES = 1200;
const LARGEST_PICTURE_BYTES = 512 * 1024;
const MOST_LISTED_PAGES = 12;

/** A cache whose content would mean something else gets another name: what is not named here is dropped. */
const CACHES = { releases: 'releases', pictures: 'catalog', documents: VISITED_DOCUMENTS, configuration: 'configuration' };

const REGISTRY = '/registry.json';

/** Files of the shell's own build, relative to its folder. Another build is another worker: that is how an update is noticed. */
const SHELL_FILES = self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? entry : entry.url));

self.addEventListener('install', (event) => event.waitUntil(cacheShell()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOldCaches(), enablePreload()])));

registerRoute(
  // Not another try's (`~1`): it asks for a file anew, whatever is cached. What no cached document needs is deleted with it.
  ({ url, sameOrigin }) => sameOrigin && /^\/releases\/(?!~)/.test(url.pathname),
  new CacheFirst({
    cacheName: CACHES.releases,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // A release is another folder; what has not changed in it need not be fetched again.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await sameFileOfOtherVersion(await caches.open(CACHES.releases), request.url)) ?? null,
      },
    ],
  }),
);

const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  // Where pictures come in the format that a browser takes, this one takes the same each time.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      async cacheWillUpdate({ response }) {
        const isSmall = Number(response.headers.get('content-length') ?? 0) <= LARGEST_PICTURE_BYTES;
        return response.status === 200 && isSmall ? response : null;
      },
    },
    new ExpirationPlugin({ maxEntries: MOST_PICTURES, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
  ],
});
/** As the browser asks for a picture: what it has already is not asked for again. */
const PICTURE = { headers: { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' } };
const isPicture = (path: string) => path.startsWith('/media/');
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), pictures);

const isConfiguration = (url: URL) => /^\/(registry\.json|manifest[\w-]*\.webmanifest)$/.test(url.pathname);
// Whoever wants to know for certain asks the network first.
const isForCertain = ({ cache }: Request) => cache === 'no-store' || cache === 'reload';
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && isConfiguration(url) && !isForCertain(request),
  new StaleWhileRevalidate({ cacheName: CACHES.configuration }),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isConfiguration(url), new NetworkFirst({ cacheName: CACHES.configuration }));

registerRoute(
  // Not the pages of those who run the shop: their browser asks for the password.
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/_'),
  new NetworkFirst({
    cacheName: CACHES.documents,
    networkTimeoutSeconds: DOCUMENT_TIMEOUT_S,
    plugins: [
      {
        async fetchDidSucceed({ response }) {
          // What is cached is better than a server error.
          if (response.status >= 500) throw new Error(String(response.status));
          return response;
        },
        cacheWillUpdate: async ({ request, response }) => (isCacheable(response, request.url) ? toCached(response) : null),
        cacheDidUpdate: tidy,
        cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && asStale(cachedResponse),
      },
    ],
  }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  // The server answers, with an error that it can say better itself.
  return navigator.onLine ? fetch(request).catch(() => offline(request)) : offline(request);
});

async function offline({ url }: Request): Promise<Response> {
  const pages = await listPages(await caches.open(CACHES.documents), MOST_LISTED_PAGES).catch(() => []);
  return offlineResponse(pages, isArabicPath(new URL(url).pathname));
}

/** Runs after a document was cached: what neither a cached document nor the next one needs is deleted. */
async function tidy(): Promise<void> {
  const needed = await tidyDocuments(await caches.open(CACHES.documents));
  const registry = await caches.match(REGISTRY, { cacheName: CACHES.configuration });
  for (const folder of foldersIn((await registry?.text()) ?? '')) needed.add(folder);
  await tidyReleases(await caches.open(CACHES.releases), needed);
}

/** All of the shell, so that every part of it opens without a network. Where it cannot be had, its files are cached as they are used. */
async function cacheShell(): Promise<void> {
  try {
    const response = await fetch(REGISTRY, { cache: 'no-store' });
    await (await caches.open(CACHES.configuration)).put(REGISTRY, response.clone());
    const { releases }: { releases: { shell: { base: string } } } = await response.json();
    const cache = await caches.open(CACHES.releases);
    await Promise.allSettled(SHELL_FILES.map((name) => cacheFile(cache, releases.shell.base + name)));
  } catch (error) {
    console.warn('The shell was not kept for being offline.', error);
  }
}

async function cacheFile(cache: Cache, url: string): Promise<void> {
  if (!(await cache.match(url)) && !(await sameFileOfOtherVersion(cache, url))) await cache.add(url);
}

/**
 * The browser sends a document's request itself while the worker starts: sooner, and with the headers that say how the visitor came to it
 * (`Sec-Fetch-Site: none` for a typed address), which a worker's own request does not have.
 */
async function enablePreload(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}

/** Of earlier workers: theirs meant something else. */
async function dropOldCaches(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES));
  const names = await caches.keys();
  // Workbox's own, if there ever are any, are its matter.
  await Promise.all(names.filter((name) => !known.has(name) && !name.startsWith('workbox')).map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  const { data, ports } = event as ExtendableMessageEvent & { data: WorkerMessage | undefined };
  const run = (action: Promise<unknown>) =>
    event.waitUntil(
      action.then(
        () => ports[0]?.postMessage({ status: 'done' }),
        (error: unknown) => ports[0]?.postMessage({ status: 'error', message: error instanceof Error ? error.message : String(error) }),
      ),
    );
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'PREFETCH_IMAGES') run(prefetch(event, pathsOf(data.payload?.urls).filter(isPicture)));
  if (data?.type === 'KEEP_PAGE') run(cachePage(event, data.payload));
});

/** Paths of the shop, whatever else a page may send. */
function pathsOf(given: unknown): string[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((url: unknown) => {
    if (typeof url !== 'string' || !URL.canParse(url, self.location.origin)) return [];
    const { origin, pathname, search } = new URL(url, self.location.origin);
    return origin === self.location.origin ? [pathname + search] : [];
  });
}

/** Resolves when it is cached. */
function cachePicture(event: ExtendableEvent, url: string): Promise<unknown> {
  return Promise.all(pictures.handleAll({ event, request: new Request(url, PICTURE) }));
}

/** Pictures that a gallery will show next, unless the connection is known to be slow. */
async function prefetch(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const { connection } = navigator as WorkerNavigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') throw new Error('Slow connection detected');
  await Promise.all(urls.map((url) => cachePicture(event, url)));
}

/**
 * A page that was reached within the shop has no navigation that a worker sees; the first page’s files were loaded before there was one.
 * The page names them. All are in the browser’s own cache.
 */
async function cachePage(event: ExtendableEvent, { path, files }: { path?: unknown; files?: unknown } = {}): Promise<void> {
  const [address] = pathsOf([path]);
  const documents = await caches.open(CACHES.documents);
  if (address !== undefined && !isYoungerThan(await documents.match(address), YOUNG_MS)) {
    const response = await fetch(address, { headers: { Accept: 'text/html' } });
    if (isCacheable(response, address)) await documents.put(address, await toCached(response));
  }
  const releases = await caches.open(CACHES.releases);
  const add = (file: string) => {
    if (isPicture(file)) return cachePicture(event, file);
    return /^\/releases\/(?!~)/.test(file) ? cacheFile(releases, file) : undefined;
  };
  await Promise.allSettled(pathsOf(files).map(add));
  await tidy();
}
