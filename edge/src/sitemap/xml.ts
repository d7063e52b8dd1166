import type { SitemapEntry } from './entries';
import type { SitemapView } from './views';

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function indexXml(addresses: readonly string[]): string {
  const items = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${HEADER}<sitemapindex ${NAMESPACE}>${items.join('\n')}</sitemapindex>`;
}

export const URLSET_START = `${HEADER}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
export const URLSET_END = '</urlset>';

/**
 * An entry as one view's sitemap has it; empty where that view has no such page. The first view is for all other languages. A page of one
 * view alone has no alternates, as in its document.
 */
export function urlXml({ paths, changedAt }: SitemapEntry, view: SitemapView, views: readonly SitemapView[], origin: string): string {
  const address = ({ code, prefix }: SitemapView) => {
    const path = paths.get(code);
    return path === undefined ? undefined : escapeXml(`${origin}${prefix}${encodeURI(path)}`);
  };
  const own = address(view);
  if (own === undefined) return '';
  const alternates = (paths.size > 1 ? views : []).flatMap((other, index) => {
    const href = address(other);
    return href === undefined ? [] : [link(other.language, href), ...(index === 0 ? [link('x-default', href)] : [])];
  });
  const changed =
    changedAt && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(changedAt) ? `<lastmod>${changedAt.replace(' ', 'T')}Z</lastmod>` : '';
  return `<url><loc>${own}</loc>${changed}${alternates.join('')}</url>\n`;
}

function link(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&apos;');
}
