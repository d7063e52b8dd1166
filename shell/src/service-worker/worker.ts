/**
 * The shop's service worker. It knows releases by path, not by list; it keeps no authorised answer and no private GraphQL. Documents
 * come from the network first and are kept by address, which says the view, for when there is none; it replays nothing.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { offlinePage } from './offline-page';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown };

const DAY_S = 24 * 3600;
const DOCUMENT_TIMEOUT_S = 20;

/** A cache whose content would mean something else gets another name: what is not named here is dropped. */
const CACHES = { releases: 'releases', pictures: 'catalog', documents: 'documents-by-address' };

// workbox-webpack-plugin looks for this; there is nothing to precache: releases are immutable and cached as they are used.
void self.__WB_MANIFEST;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOldCaches(), enablePreload()])));

registerRoute(
  // Not another try's (`~1`): it asks for a file anew, whatever is kept.
  ({ url, sameOrigin }) => sameOrigin && /^\/releases\/(?!~)/.test(url.pathname),
  new CacheFirst({
    cacheName: CACHES.releases,
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: CACHES.pictures,
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  // Not the pages of those who run the shop: their browser asks for the password.
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/_'),
  new NetworkFirst({
    cacheName: CACHES.documents,
    networkTimeoutSeconds: DOCUMENT_TIMEOUT_S,
    plugins: [
      {
        async cacheWillUpdate({ response }) {
          // A preview is not what is there without a network.
          const isLive = !response.headers.has('x-release-preview');
          return response.status === 200 && isLive && response.headers.get('x-rendered-by') === 'server' ? response : null;
        },
        async fetchDidSucceed({ response }) {
          // What is kept is better than a server error.
          if (response.status >= 500) throw new Error(String(response.status));
          return response;
        },
      },
      new ExpirationPlugin({ maxEntries: 50, maxAgeSeconds: DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  // The server answers, with an error that it can say better itself.
  return navigator.onLine ? fetch(request).catch(offline) : offline();
});

/**
 * The browser sends a document's request itself while the worker starts: sooner, and with the headers that say how the visitor came to it
 * (`Sec-Fetch-Site: none` for a typed address), which a worker's own request does not have.
 */
async function enablePreload(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}

/** Of earlier workers: theirs kept documents by address and cookie. */
async function dropOldCaches(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
}

function offline(): Response {
  return new Response(offlinePage(), { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Pictures that a gallery will show next, on a fast connection only. */
self.addEventListener('message', (event) => {
  const { data, ports } = event as ExtendableMessageEvent & { data: { type?: string; payload?: { urls?: unknown } } };
  if (data?.type !== 'PREFETCH_IMAGES') return;
  const given: readonly unknown[] = Array.isArray(data.payload?.urls) ? data.payload.urls : [];
  const urls = given.filter((url): url is string => typeof url === 'string' && url.startsWith('/media/'));
  event.waitUntil(
    prefetch(urls).then(
      () => ports[0]?.postMessage({ status: 'done' }),
      (error: unknown) => ports[0]?.postMessage({ status: 'error', message: error instanceof Error ? error.message : String(error) }),
    ),
  );
});

async function prefetch(urls: readonly string[]): Promise<void> {
  const { connection } = navigator as WorkerNavigator & { connection?: { effectiveType?: string } };
  if (connection?.effectiveType !== '4g') throw new Error('Slow connection detected');
  const cache = await caches.open(CACHES.pictures);
  await Promise.all(urls.map(async (url) => ((await cache.match(url)) ? undefined : cache.add(url))));
}
