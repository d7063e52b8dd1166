import { isCmsPageThere, type Registry } from 'shared-contracts';
import type { PlatformOperation } from 'shared-contracts/edge';
import { PartialAnswer } from '../platform';
import type { AskPlatform } from './ask';
import type { SitemapView } from './views';

/** One page: its path in each view that has it, by the view's code, without store prefix. */
export interface SitemapEntry {
  paths: ReadonlyMap<string, string>;
  /** As the platform writes times: `2026-01-15 06:00:00`, UTC. */
  changedAt?: string | null | undefined;
}

/** As many products in one question as its address can name again for the other views. */
const PRODUCTS_A_QUESTION = 100;
/** A sitemap may have 50,000 addresses; a smaller one is written in some seconds. */
const QUESTIONS_A_FILE = 90;
export const PRODUCTS_A_FILE = PRODUCTS_A_QUESTION * QUESTIONS_A_FILE;
const CATEGORIES_A_QUESTION = 200;

const COUNT = 'query SitemapCount { products(filter: {}, pageSize: 1) { total_count } }';
const PRODUCTS = `query SitemapProducts($size: Int!, $page: Int!) {
  products(filter: {}, pageSize: $size, currentPage: $page) { total_count items { sku url_key updated_at } }
}`;
const SAME_PRODUCTS = `query SitemapSameProducts($skus: [String], $size: Int!) {
  products(filter: { sku: { in: $skus } }, pageSize: $size) { items { sku url_key } }
}`;
const CATEGORIES = `query SitemapCategories($parents: [String], $size: Int!, $page: Int!) {
  categories(filters: { parent_category_uid: { in: $parents } }, pageSize: $size, currentPage: $page) {
    page_info { total_pages }
    items { uid url_path children_count }
  }
}`;

interface Listed {
  products: {
    total_count?: number | null;
    items: ({ sku: string | null; url_key: string | null; updated_at?: string | null } | null)[] | null;
  } | null;
}

/** How many products a view has. */
export async function countProducts(ask: AskPlatform, { code }: SitemapView): Promise<number> {
  const { products } = await ask<{ products: { total_count: number | null } | null }>({ document: COUNT, variables: {}, storeCode: code });
  return products?.total_count ?? 0;
}

/** The products of one file (from 1 on), some at a time: what is written is forgotten. The next ones are asked for meanwhile. */
export async function* productEntries(
  ask: AskPlatform,
  view: SitemapView,
  views: readonly SitemapView[],
  file: number,
): AsyncGenerator<SitemapEntry[]> {
  const first = (file - 1) * QUESTIONS_A_FILE + 1;
  let next: Promise<Products> | undefined = askProducts(ask, view, views, first);
  for (let page = first; next; page += 1) {
    const answer: Products = await next;
    // The platform answers a page behind the last one with an error.
    const isLast: boolean = page * PRODUCTS_A_QUESTION >= answer.total || page + 1 >= first + QUESTIONS_A_FILE;
    next = isLast ? undefined : askProducts(ask, view, views, page + 1);
    // Awaited in the next turn; if nobody comes for it any more, nobody is told.
    next?.catch(() => undefined);
    yield answer.entries;
  }
}

interface Products {
  entries: SitemapEntry[];
  total: number;
}

async function askProducts(ask: AskPlatform, view: SitemapView, views: readonly SitemapView[], page: number): Promise<Products> {
  const variables = { size: PRODUCTS_A_QUESTION, page };
  const { products } = await ask<Listed>({ document: PRODUCTS, variables, storeCode: view.code });
  const listed = (products?.items ?? []).flatMap((product) => (product?.sku ? [{ ...product, sku: product.sku }] : []));
  const skus = listed.map(({ sku }) => sku);
  const keys = new Map<string, ReadonlyMap<string, string>>();
  await Promise.all(
    views.map(async (other) => {
      if (other.code !== view.code && skus.length > 0) keys.set(other.code, await askKeys(ask, other, skus));
    }),
  );
  const entries = listed.map(({ sku, url_key: key, updated_at: changedAt }) => ({
    changedAt,
    paths: new Map(
      views.flatMap((each) => {
        const own = each.code === view.code ? key : keys.get(each.code)?.get(sku);
        return own ? [[each.code, `/${own}${each.productSuffix}`] as const] : [];
      }),
    ),
  }));
  return { entries, total: products?.total_count ?? 0 };
}

/** The same products' addresses in another view, which may have other words and another order. */
async function askKeys(ask: AskPlatform, { code }: SitemapView, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { products } = await ask<Listed>({ document: SAME_PRODUCTS, variables: { skus, size: skus.length }, storeCode: code });
  return new Map((products?.items ?? []).flatMap((product) => (product?.sku && product.url_key ? [[product.sku, product.url_key]] : [])));
}

/** All categories that have a page, level by level. */
export async function categoryEntries(ask: AskPlatform, views: readonly SitemapView[]): Promise<SitemapEntry[]> {
  const known = new Map<string, Map<string, string>>();
  for (const view of views) {
    for await (const { uid, path } of categoriesOf(ask, view)) {
      const paths = known.get(uid) ?? new Map<string, string>();
      known.set(uid, paths.set(view.code, `/${path}${view.categorySuffix}`));
    }
  }
  return [...known.values()].map((paths) => ({ paths }));
}

interface Categories {
  categories: {
    page_info: { total_pages: number | null } | null;
    items: ({ uid: string; url_path: string | null; children_count: string | null } | null)[] | null;
  } | null;
}

/** More levels than any shop has: a circle ends there. */
const MAX_LEVELS = 12;

async function* categoriesOf(ask: AskPlatform, view: SitemapView): AsyncGenerator<{ uid: string; path: string }> {
  let parents: string[] = view.rootCategoryUid ? [view.rootCategoryUid] : [];
  for (let level = 0; parents.length > 0 && level < MAX_LEVELS; level += 1) {
    const below: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const variables = { parents, size: CATEGORIES_A_QUESTION, page };
      const { categories } = await ask<Categories>({ document: CATEGORIES, variables, storeCode: view.code });
      pages = categories?.page_info?.total_pages ?? 1;
      for (const category of categories?.items ?? []) {
        if (!category) continue;
        if (category.url_path) yield { uid: category.uid, path: category.url_path };
        if (Number(category.children_count) > 0) below.push(category.uid);
      }
    }
    parents = below;
  }
}

/** Pages of the platform's CMS that the specification names; the platform has no list of its own. */
const CMS_PATHS = [
  '/about-us',
  '/press-room',
  '/faqs',
  '/video-tutorials',
  '/benefits-of-amc-eshop',
  '/manufacturers.html',
  '/terms-and-conditions',
  '/privacy-policy-cookie-restriction-mode',
  '/return-policy',
  '/shipping-policy',
];
/** What releases own, render for everybody and do not keep from search engines (`listed`). The same in all views. */
export function pageEntries({ releases }: Pick<Registry, 'releases'>, views: readonly SitemapView[]): SitemapEntry[] {
  const paths = Object.values(releases).flatMap(({ description }) =>
    description.routes.flatMap(({ path, module, protected: isProtected, listed = path.includes('{') ? [] : [path] }) =>
      !isProtected && description.serverRendered.includes(module) && !description.personal?.includes(module) ? listed : [],
    ),
  );
  return [...new Set(paths)].map((path) => ({ paths: new Map(views.map(({ code }) => [code, path])) }));
}

const BLOG_PATH = '/blog';
const BLOG = `query SitemapBlog { cmsPage(identifier: "blog") { content } }`;
const ROUTE = 'query SitemapRoute($url: String!) { route(url: $url) { type redirect_code } }';
const ROUTES_AT_ONCE = 8;

/**
 * The platform's own pages, and the articles that the blog's page of any view names: each in the views that have it at its path. A view
 * that lacks it, or leads elsewhere from there, does not list it, and no other view's entry names it: documents say the same.
 */
export async function cmsEntries(ask: AskPlatform, views: readonly SitemapView[]): Promise<SitemapEntry[]> {
  const blogs = await Promise.all(views.map(async (view) => linksBelow((await askForBlog(ask, view)) ?? '', `${BLOG_PATH}/`, view.prefix)));
  const paths = [...new Set([...CMS_PATHS, ...blogs.flat()])];
  const entries: SitemapEntry[] = [];
  for (let next = 0; next < paths.length; next += ROUTES_AT_ONCE)
    entries.push(...(await Promise.all(paths.slice(next, next + ROUTES_AT_ONCE).map((path) => cmsEntry(ask, views, path)))));
  return entries.filter((entry) => entry.paths.size > 0);
}

async function cmsEntry(ask: AskPlatform, views: readonly SitemapView[], path: string): Promise<SitemapEntry> {
  const found = await Promise.all(views.map(async (view) => ((await hasCmsPage(ask, view, path)) ? [[view.code, path] as const] : [])));
  return { paths: new Map(found.flat()) };
}

async function hasCmsPage(ask: AskPlatform, { code }: SitemapView, url: string): Promise<boolean> {
  const operation = { document: ROUTE, variables: { url }, storeCode: code };
  return isCmsPageThere((await askForOne<{ route: Parameters<typeof isCmsPageThere>[0] }>(ask, operation))?.route);
}

/** Its content; undefined where a view has none. */
async function askForBlog(ask: AskPlatform, { code }: SitemapView): Promise<string | undefined> {
  const operation = { document: BLOG, variables: {}, storeCode: code };
  return (await askForOne<{ cmsPage: { content: string | null } | null }>(ask, operation))?.cmsPage?.content ?? undefined;
}

/** The platform answers with an error for what it does not have: undefined. Other errors reject. */
async function askForOne<Data>(ask: AskPlatform, operation: PlatformOperation): Promise<Data | undefined> {
  try {
    return await ask<Data>(operation);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof PartialAnswer)) return false;
  return error.categories.length > 0 && error.categories.every((category) => category === 'graphql-no-such-entity');
}

/** Paths without store prefix, as a text's links have them: with or without the prefix, or the origin. */
function linksBelow(html: string, start: string, prefix: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) => {
    const base = 'https://shop.invalid';
    if (!URL.canParse(href, base)) return [];
    const pathname = decoded(new URL(href, base).pathname);
    const path = prefix !== '' && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
    return path.startsWith(start) && path.length > start.length ? [path] : [];
  });
}

/** As texts and the platform have paths; an entry is encoded when it is written. One that cannot be decoded is nobody's. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return '';
  }
}
