import type { CachedPage } from './document-cache';
import ar from './messages/ar.json';
import en from './messages/en.json';
import { textOf } from './worker-text';

const STYLES =
  'body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#14202b;background:#fff}main{max-width:40rem;margin:0 auto;padding:2rem 15px}' +
  'section+section,nav{margin-block-start:2rem;padding-block-start:2rem;border-block-start:1px solid #d5dce2}' +
  'h1{margin:0;font-size:1.75rem;line-height:1.3}h2{margin:0;font-size:1.125rem}p{color:#4a5a68}ul{padding:0;list-style:none}' +
  'a{display:inline-flex;align-items:center;min-height:44px;color:#0b4f7a}.again{padding:0 1rem;color:#fff;background:#0b4f7a;text-decoration:none;border-radius:2px}' +
  'a:focus-visible{outline:2px solid #0b4f7a;outline-offset:2px}';

/** Nothing runs in it, nothing is loaded by it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The page that is shown without a network in place of one that was not opened before, with those that were: they can be opened. In both
 * languages, the address's first.
 */
export function offlinePage(pages: readonly CachedPage[], isArabic: boolean): string {
  const languages = isArabic ? ([ar, en] as const) : ([en, ar] as const);
  const sections = languages.map(
    (texts) =>
      `<section ${texts === ar ? 'lang="ar" dir="rtl"' : 'lang="en" dir="ltr"'}><h1>${textOf(texts, 'offline.title')}</h1>` +
      `<p>${textOf(texts, 'offline.text')}</p><a class="again" href="">${textOf(texts, 'offline.retry')}</a></section>`,
  );
  const heading = languages.map((texts) => `<bdi lang="${texts === ar ? 'ar' : 'en'}">${textOf(texts, 'offline.pages')}</bdi>`).join(' · ');
  // A title is text of a document already: it needs no escaping.
  const list = pages.map(
    ({ path, title }) => `<li><a href="${path.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"><bdi>${title || path}</bdi></a></li>`,
  );
  return [
    `<!doctype html><html lang="${isArabic ? 'ar' : 'en'}" dir="${isArabic ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${textOf(languages[0], 'offline.title')}</title><style>${STYLES}</style></head><body><main>`,
    ...sections,
    list.length > 0 ? `<nav><h2>${heading}</h2><ul>${list.join('')}</ul></nav>` : '',
    '</main></body></html>',
  ].join('');
}

/** By the code of an Arabic view as the path's whole first part, since the worker knows no views: `/arabic`, `/ar`, `/ar_sa`. */
export function isArabicPath(pathname: string): boolean {
  return /^\/ar(?:abic)?(?:_[a-z]+)?(?:\/|$)/i.test(pathname);
}

export function offlineResponse(pages: readonly CachedPage[], isArabic: boolean): Response {
  return new Response(offlinePage(pages, isArabic), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  });
}
