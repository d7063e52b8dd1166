/**
 * The shop's service worker. It knows releases by path, not by list; it keeps no authorised answer and no private GraphQL. Documents
 * come from the network first and are kept by path and view for when there is none; it replays nothing.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown };

const DAY_S = 24 * 3600;
const DOCUMENT_TIMEOUT_S = 20;

// workbox-webpack-plugin looks for this; there is nothing to precache: releases are immutable and cached as they are used.
void self.__WB_MANIFEST;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/releases/'),
  new CacheFirst({
    cacheName: 'releases',
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: 'catalog',
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: 'documents',
    networkTimeoutSeconds: DOCUMENT_TIMEOUT_S,
    plugins: [
      {
        // A document's view is part of its key: the same path is another page in the other language.
        async cacheKeyWillBeUsed({ request }) {
          const view =
            (
              await (self as unknown as { cookieStore?: { get(name: string): Promise<{ value: string } | null> } }).cookieStore?.get(
                'store_view_code',
              )
            )?.value ?? '';
          return `${request.url}#${view}`;
        },
        async cacheWillUpdate({ response }) {
          return response.status === 200 && response.headers.get('x-rendered-by') === 'server' ? response : null;
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
  return navigator.onLine ? fetch(request).catch(offlinePage) : offlinePage();
});

function offlinePage(): Response {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>AMC ' +
    'eShop</title></head><body><main><h1>You are offline</h1><p>This page was not opened before. It will load once you are ' +
    'connected again.</p><p lang="ar" dir="rtl">أنت غير متصل بالإنترنت. ستُحمّل هذه الصفحة عند عودة ' +
    'الاتصال.</p></main></body></html>';
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
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
  const cache = await caches.open('catalog');
  await Promise.all(urls.map(async (url) => ((await cache.match(url)) ? undefined : cache.add(url))));
}
