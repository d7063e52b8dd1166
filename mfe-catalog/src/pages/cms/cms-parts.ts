/** The platform's content in the order in which it stands. `products` is a widget: `html` is what the platform has drawn of it. */
export type CmsPart = { kind: 'banner' | 'text'; html: string } | { kind: 'products'; html: string; skus: readonly string[] };

const BANNER = /^\s*<([a-z]+)\b[^>]*\sclass=["'](?:[^"']*\s)?cms-hero[\s"']/i;
/** What the platform's widget "Catalog Products List" writes, by itself and within its Page Builder. */
const PRODUCTS = /<(div)\b[^>]*(?:\sclass=["'](?:[^"']*\s)?block-products-list[\s"']|\sdata-content-type=["']products["'])/gi;
/** Each product of the widget has a form that adds it to the cart. */
const SKU = /<form\b[^>]*\sdata-product-sku=(?:"([^"]*)"|'([^']*)')/gi;
/** As many as one answer of the platform holds, and an editor shows. */
const MAX_PRODUCTS = 24;

/** Finds in the platform's content what is more than text: the banner that it begins with, and its lists of products. */
export function toParts(html: string): CmsPart[] {
  const banner = BANNER.exec(html);
  const bannerEnd = banner ? endOf(html, banner.index, banner[1] ?? '') : 0;
  const parts: CmsPart[] = banner ? [{ kind: 'banner', html: html.slice(0, bannerEnd) }] : [];
  let from = bannerEnd;
  for (const { index, 1: tag = '' } of html.matchAll(PRODUCTS)) {
    if (index < from) continue;
    const end = endOf(html, index, tag);
    const widget = html.slice(index, end);
    const skus = skusIn(widget);
    // A widget without products, or one that is written otherwise, is what the platform has drawn.
    if (skus.length === 0) continue;
    parts.push({ kind: 'text', html: html.slice(from, index) }, { kind: 'products', html: widget, skus });
    from = end;
  }
  parts.push({ kind: 'text', html: html.slice(from) });
  return parts.filter(({ kind, html: content }) => kind !== 'text' || content.trim() !== '');
}

function skusIn(widget: string): string[] {
  const found = [...widget.matchAll(SKU)].map(([, one, other]) => decode(one ?? other ?? '').trim());
  return [...new Set(found)].filter((sku) => sku !== '').slice(0, MAX_PRODUCTS);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#039': "'", '#39': "'", lt: '<', gt: '>' };
const decode = (value: string) => value.replace(/&([a-z]+|#0?39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Where the element that begins at `start` ends; the end of the text where it never does. */
function endOf(html: string, start: number, tag: string): number {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'gi');
  tags.lastIndex = start;
  let depth = 0;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}
