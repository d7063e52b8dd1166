import { RIYADH, shopLocale } from 'shared-ui/format/shop-locale.ts';
import ar from './messages/ar.json';
import en from './messages/en.json';
import { textOf } from './worker-text';

/** Documents that were visited, of each view: so many, and for so long. */
export const MOST_DOCUMENTS = 50;
const LIFETIME_MS = 30 * 24 * 3600 * 1000;

/** Headers of a cached document: what would otherwise be read from its text. Their names stay: earlier workers have cached with them. */
const CACHED_AT = 'x-kept-at';
const VIEW = 'x-kept-view';
const TITLE = 'x-kept-title';
const RELEASES = 'x-kept-releases';

const FOLDERS = /\/releases\/[\w-]+\/[\w.-]+\//g;

/** A page that can be shown without a network. */
export interface CachedPage {
  path: string;
  title: string;
}

/**
 * Whether a document may be cached: a whole one that everybody may have. What stands in the query of a page that is rendered in the browser
 * (an address, a token) is nobody's business.
 */
export function isCacheable(response: Response, url: string): boolean {
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) return false;
  if (response.headers.get('cache-control')?.includes('no-store')) return false;
  return response.headers.get('x-rendered-by') === 'server' || new URL(url, 'https://shop.invalid').search === '';
}

/** The document as it is cached. Made anew: one that came by a redirect could not be shown as the answer to a navigation. */
export async function toCached(response: Response, now = Date.now()): Promise<Response> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  // Of the way it came by.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(CACHED_AT, String(now));
  headers.set(VIEW, /"view":"(\w+)"/.exec(html)?.[1] ?? '');
  headers.set(TITLE, encodeURIComponent(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''));
  headers.set(RELEASES, foldersIn(html).join(' '));
  return new Response(html, { status: 200, headers });
}

/** The folders of releases that a text names. */
export function foldersIn(text: string): string[] {
  return [...new Set(text.match(FOLDERS))];
}

const cachedAtOf = (response: Response) => Number(response.headers.get(CACHED_AT));

export function isYoungerThan(response: Response | undefined, ms: number, now = Date.now()): boolean {
  return response !== undefined && now - cachedAtOf(response) < ms;
}

/** Takes out what is too old or too much, and gives the folders of releases that the others need. */
export async function tidyDocuments(cache: Cache, now = Date.now()): Promise<Set<string>> {
  const counts = new Map<string, number>();
  const releases = new Set<string>();
  for (const { request, response } of await newestFirst(cache)) {
    const view = response.headers.get(VIEW) ?? '';
    const count = (counts.get(view) ?? 0) + 1;
    counts.set(view, count);
    if (count > MOST_DOCUMENTS || !isYoungerThan(response, LIFETIME_MS, now)) await cache.delete(request);
    else for (const release of (response.headers.get(RELEASES) ?? '').split(' ')) releases.add(release);
  }
  return releases;
}

/** Deletes the files of releases that no cached document names. */
export async function tidyReleases(cache: Cache, needed: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    const [folder] = foldersIn(new URL(request.url).pathname);
    if (folder === undefined || !needed.has(folder)) await cache.delete(request);
  }
}

/** The pages that were seen last, for the page that says that there is no network. */
export async function listPages(cache: Cache, most: number): Promise<CachedPage[]> {
  return (await newestFirst(cache)).slice(0, most).map(({ request, response }) => {
    const { pathname, search } = new URL(request.url);
    return { path: pathname + search, title: decodeURIComponent(response.headers.get(TITLE) ?? '') };
  });
}

/** A cached document with a line that says when it was cached. The page's scripts take the line away with the page (start-shop.tsx). */
export async function asStale(response: Response): Promise<Response> {
  const html = await response.text();
  const isArabic = /<html lang="ar/.test(html);
  const cachedAt = new Date(cachedAtOf(response));
  const time = new Intl.DateTimeFormat(shopLocale(isArabic ? 'ar' : 'en'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: RIYADH,
  }).format(cachedAt);
  const text = textOf(isArabic ? ar : en, 'kept.text', { time: `<time datetime="${cachedAt.toISOString()}">${time}</time>` });
  const line = `<p id="stale-document" role="status">${text}</p>`;
  // The edge may have put its own there.
  const marked = html.includes('id="stale-document"') ? html : html.replace(/<body[^>]*>/, (body) => body + line);
  return new Response(marked, { status: 200, headers: response.headers });
}

async function newestFirst(cache: Cache): Promise<{ request: Request; response: Response }[]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      return response ? [{ request, response }] : [];
    }),
  );
  return found.flat().sort((a, b) => cachedAtOf(b.response) - cachedAtOf(a.response));
}
