import { languageOf, localeOf, storePrefix, type PageHead, type ShopConfig, type StoreView } from 'shared-contracts';
import { ownPath } from './own-path';

export interface HeadContext {
  config: ShopConfig;
  view: StoreView;
  views: readonly StoreView[];
  origin: string;
  /** Path and query of the page, without store prefix. */
  path: string;
  /**
   * Where the page is in the views that have it, by store code; its own need not be there. Undefined: at the same path in all of them, as
   * what releases own is.
   */
  paths?: Readonly<Record<string, string>> | undefined;
}

/** What goes into the document's head, for the server and for the browser alike. */
export interface DocumentHead {
  title: string;
  /** `name` or `property` and content. */
  metas: readonly { key: string; isProperty: boolean; content: string }[];
  canonical: string | undefined;
  alternates: readonly { language: string; href: string }[];
}

/** The title is the given text with the brand, or the brand alone. */
export function describeHead(head: PageHead, { config, view, views, origin, path, paths }: HeadContext): DocumentHead {
  const language = languageOf(view);
  const brand = config.brand.name[language];
  const title = head.title && head.title !== brand ? `${head.title} | ${brand}` : brand;
  const canonicalPath = head.canonicalPath ?? ownPath(path);
  const codes = views.map(({ code }) => code);
  const address = (code: string, to: string) => `${origin}${storePrefix(code, codes)}${to}`;
  const isIndexed = head.robots !== 'noindex';
  const canonical = isIndexed ? address(view.code, canonicalPath) : undefined;
  const pathIn = (code: string) => head.alternatePaths?.[code] ?? (code === view.code || !paths ? canonicalPath : paths[code]);
  const known = views.flatMap((other) => {
    const to = pathIn(other.code);
    return to === undefined ? [] : [{ language: localeOf(other), href: address(other.code, to), code: other.code }];
  });
  const alternates = isIndexed && known.length > 1 ? known : [];
  const fallback = alternates.find(({ code }) => code === views[0]?.code);
  const meta = (key: string, content: string | undefined, isProperty = false) => (content ? [{ key, content, isProperty }] : []);
  return {
    title,
    canonical,
    alternates: [
      ...alternates.map(({ language: hreflang, href }) => ({ language: hreflang, href })),
      ...(fallback ? [{ language: 'x-default', href: fallback.href }] : []),
    ],
    metas: [
      ...meta('description', head.description),
      ...meta('robots', isIndexed ? undefined : 'noindex'),
      ...meta('og:title', head.title || brand, true),
      ...meta('og:description', head.description, true),
      ...meta('og:type', head.type ?? 'website', true),
      ...meta('og:site_name', brand, true),
      ...meta('og:image', head.image ? new URL(head.image, origin).href : undefined, true),
      ...meta('og:url', canonical, true),
      ...meta('og:locale', view.locale, true),
      ...views.flatMap((other) => meta('og:locale:alternate', other.code === view.code ? undefined : other.locale, true)),
      ...meta('twitter:card', isIndexed ? 'summary' : undefined),
    ],
  };
}

/** The head of a document without a page: search engines keep neither its address nor its title. */
export function noPageHead(kind: 'not-found' | 'error', text: (id: string) => string): PageHead {
  return { title: text(kind === 'not-found' ? 'title.not-found' : 'title.shop'), robots: 'noindex' };
}

/** Brings the document's head up to date after a navigation in the browser. */
export function applyHead(head: DocumentHead): void {
  document.title = head.title;
  for (const element of document.head.querySelectorAll('meta[data-head], link[data-head]')) element.remove();
  const append = (tag: 'meta' | 'link', attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, 'data-head': '' })) element.setAttribute(name, value);
    document.head.append(element);
  };
  for (const { key, isProperty, content } of head.metas) append('meta', { [isProperty ? 'property' : 'name']: key, content });
  if (head.canonical) append('link', { rel: 'canonical', href: head.canonical });
  for (const { language, href } of head.alternates) append('link', { rel: 'alternate', hreflang: language, href });
}
