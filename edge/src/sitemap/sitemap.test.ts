import type { PlatformOperation } from 'shared-contracts/edge';
import type { AskPlatform } from './ask';
import { PartialAnswer } from '../platform';
import { categoryEntries, cmsEntries, pageEntries, productEntries, type SitemapEntry } from './entries';
import { readViews, type SitemapView } from './views';
import { indexXml, urlXml } from './xml';

const EN: SitemapView = {
  code: 'default',
  language: 'en-US',
  prefix: '',
  categorySuffix: '.html',
  productSuffix: '.html',
  rootCategoryUid: 'Mg==',
};
const AR: SitemapView = { ...EN, code: 'arabic', language: 'ar-SA', prefix: '/arabic' };
const VIEWS = [EN, AR];
const ORIGIN = 'https://shop.example';

/** A platform that answers by script, and what it was asked. */
function scripted(answer: (operation: PlatformOperation) => unknown): { ask: AskPlatform; asked: PlatformOperation[] } {
  const asked: PlatformOperation[] = [];
  return {
    asked,
    ask: async <Data>(operation: PlatformOperation) => {
      asked.push(operation);
      return answer(operation) as Data;
    },
  };
}

/** `count` products; the Arabic view lacks every tenth, and has its own words. */
const products = (count: number) =>
  scripted(({ variables, storeCode }) => {
    const isArabic = storeCode === 'arabic';
    const product = (index: number) => ({
      sku: `S${index}`,
      url_key: isArabic ? `قطعة-${index}` : `part-${index}`,
      updated_at: '2026-01-15 06:00:00',
    });
    const skus = variables.skus as string[] | undefined;
    if (skus)
      return {
        products: {
          items: skus
            .map((sku) => Number(sku.slice(1)))
            .filter((index) => index % 10 !== 0)
            .map(product),
        },
      };
    const [size, page] = [variables.size as number, variables.page as number];
    if (page > 1 && page > Math.ceil(count / size)) throw new Error('currentPage value is greater than the page(s) available');
    const items = Array.from({ length: Math.min(size, count - (page - 1) * size) }, (_, index) => product((page - 1) * size + index + 1));
    return { products: { total_count: count, items } };
  });

async function all(entries: AsyncIterable<SitemapEntry[]>): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = [];
  for await (const some of entries) found.push(...some);
  return found;
}

describe('products', () => {
  test('are asked for some at a time, by their part numbers in the other view, and no further than there are any', async () => {
    const { ask, asked } = products(200);
    const found = await all(productEntries(ask, EN, VIEWS, 1));
    expect(found).toHaveLength(200);
    expect(asked).toHaveLength(4);
    expect([...(found[0]?.paths ?? [])]).toEqual([
      ['default', '/part-1.html'],
      ['arabic', '/قطعة-1.html'],
    ]);
    expect([...(found[9]?.paths ?? [])]).toEqual([['default', '/part-10.html']]);
  });

  test('are 9,000 in a file, and the next file goes on there', async () => {
    const { ask } = products(9050);
    expect(await all(productEntries(ask, EN, [EN], 1))).toHaveLength(9000);
    const rest = await all(productEntries(ask, EN, [EN], 2));
    expect(rest.map(({ paths }) => paths.get('default')).slice(0, 1)).toEqual(['/part-9001.html']);
    expect(rest).toHaveLength(50);
  });

  test('that cannot be read break it off', async () => {
    const { ask } = scripted(() => {
      throw new Error('planned');
    });
    await expect(all(productEntries(ask, EN, VIEWS, 1))).rejects.toThrow('planned');
  });

  test('none are an empty file', async () => expect(await all(productEntries(products(0).ask, EN, VIEWS, 1))).toEqual([]));
});

test('categories are read level by level, of both views; a heading without children ends there', async () => {
  const tree: Record<string, { uid: string; url_path: string | null; children_count: string }[]> = {
    'Mg==': [
      { uid: 'a', url_path: 'bearings', children_count: '1' },
      { uid: 'b', url_path: null, children_count: '0' },
    ],
    a: [{ uid: 'c', url_path: 'bearings/ball', children_count: '0' }],
  };
  const { ask, asked } = scripted(({ variables }) => ({
    categories: { page_info: { total_pages: 1 }, items: (variables.parents as string[]).flatMap((parent) => tree[parent] ?? []) },
  }));
  const entries = await categoryEntries(ask, VIEWS);
  expect(entries.map(({ paths }) => [...paths])).toEqual([
    [
      ['default', '/bearings.html'],
      ['arabic', '/bearings.html'],
    ],
    [
      ['default', '/bearings/ball.html'],
      ['arabic', '/bearings/ball.html'],
    ],
  ]);
  expect(asked).toHaveLength(4);
});

test('a tree that turns in a circle ends', async () => {
  const { ask, asked } = scripted(() => ({
    categories: { page_info: null, items: [{ uid: 'a', url_path: 'bearings', children_count: '1' }] },
  }));
  expect(await categoryEntries(ask, [EN])).toHaveLength(1);
  expect(asked.length).toBeLessThan(20);
});

test('pages: what releases render for everybody at a fixed address, and what of a parameter they list', () => {
  const description = {
    routes: [
      { path: '/', module: './home' },
      { path: '/search.html', module: './search', listed: [] },
      { path: '/cart', module: './cart' },
      { path: '/tools/{tool}', module: './home' },
      { path: '/calculators/{tool}', module: './home', listed: ['/calculators/grease', '/calculators/units'] },
      { path: '/orders', module: './home', protected: true },
      { path: '/lists', module: './lists' },
    ],
    serverRendered: ['./home', './lists', './search'],
    personal: ['./lists'],
  };
  const entries = pageEntries({ releases: { 'mfe-x': { description } as never } }, VIEWS);
  const paths = entries.map((entry) => entry.paths.get('arabic'));
  expect(paths).toContain('/');
  expect(paths).toContain('/calculators/grease');
  expect(paths).toContain('/calculators/units');
  for (const path of ['/search.html', '/cart', '/tools/{tool}', '/orders', '/lists']) expect(paths).not.toContain(path);
});

describe('pages of the CMS', () => {
  const contents: Record<string, string> = {
    default: '<a href="/blog/one">1</a><a href="https://shop.example/blog/two?x=1#y">2</a><a href="/blog">all</a><a href="/contact">no</a>',
    arabic:
      '<a href="/arabic/blog/one">1</a><a href="/blog/moved">3</a><a href="/blog/مقال">4</a><a href="/blog/%FF">no</a><a href="mailto:a@example.com">no</a>',
  };
  const missing = 'graphql-no-such-entity';
  const isHere: Record<string, readonly string[]> = {
    default: ['/faqs', '/about-us', '/blog/one', '/blog/two'],
    arabic: ['/faqs', '/blog/one', '/blog/moved', '/blog/مقال', '/about-us', '/press-room'],
  };
  const moved = ['arabic /about-us', 'arabic /blog/moved'];
  const platform = () =>
    scripted(({ storeCode = '', variables, document }) => {
      const url = variables.url as string | undefined;
      if (url === undefined) return { cmsPage: document.includes('"blog"') ? { content: contents[storeCode] } : null };
      if (url === '/press-room') return { route: { type: 'PRODUCT', redirect_code: 0 } };
      if (isHere[storeCode]?.includes(url))
        return { route: { type: 'CMS_PAGE', redirect_code: moved.includes(`${storeCode} ${url}`) ? 301 : 0 } };
      if (url === '/return-policy') return { route: null };
      throw new PartialAnswer('There is no such page.', [missing]);
    });

  test('and articles that any view’s blog names are listed for the views that have them, and do not lead elsewhere', async () => {
    const { ask, asked } = platform();
    expect((await cmsEntries(ask, VIEWS)).map(({ paths }) => [...paths])).toEqual([
      [['default', '/about-us']],
      [
        ['default', '/faqs'],
        ['arabic', '/faqs'],
      ],
      [
        ['default', '/blog/one'],
        ['arabic', '/blog/one'],
      ],
      [['default', '/blog/two']],
      [['arabic', '/blog/مقال']],
    ]);
    // Each view is asked for each path once.
    const questions = asked.map(({ storeCode, variables }) => `${storeCode} ${String(variables.url)}`);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('are none in a shop without them; a platform that fails breaks it off', async () => {
    const failing = (error: Error) =>
      scripted(() => {
        throw error;
      }).ask;
    expect(await cmsEntries(failing(new PartialAnswer('لا توجد صفحة', [missing])), VIEWS)).toEqual([]);
    for (const error of [new Error('planned'), new PartialAnswer('planned', []), new PartialAnswer('planned', [missing, undefined])])
      await expect(cmsEntries(failing(error), VIEWS)).rejects.toThrow('planned');
  });
});

test('views: the default one first, by the platform’s order', async () => {
  const store = (store_code: string, store_sort_order: number, locale: string) => ({
    store_code,
    store_sort_order,
    locale,
    category_url_suffix: '.html',
    product_url_suffix: null,
    root_category_uid: 'Mg==',
  });
  const { ask } = scripted(() => ({ availableStores: [store('arabic', 2, 'ar_SA'), store('default', 1, 'en_US'), null] }));
  expect(await readViews(ask)).toEqual([
    { ...EN, productSuffix: '' },
    { ...AR, productSuffix: '' },
  ]);
});

test('views: those of documents alone, in their own spelling', async () => {
  const stores = [
    ['default', 'en_US'],
    ['french', 'fr_FR'],
    ['maghreb', 'ar-MA'],
    ['none', null],
  ].map(([store_code, locale]) => ({
    store_code,
    locale,
    store_sort_order: 0,
    category_url_suffix: null,
    product_url_suffix: null,
    root_category_uid: null,
  }));
  const views = await readViews(scripted(() => ({ availableStores: stores })).ask);
  expect(views.map(({ code, language }) => [code, language])).toEqual([
    ['default', 'en-US'],
    ['maghreb', 'ar-MA'],
    ['none', 'en-US'],
  ]);
});

describe('XML', () => {
  const entry: SitemapEntry = {
    paths: new Map([
      ['default', `/a&b"'<c>.html`],
      ['arabic', '/قطعة.html'],
    ]),
    changedAt: '2026-01-15 06:00:00',
  };

  test('an address with its alternates: encoded, escaped, each in its view', () => {
    const english = `${ORIGIN}/a&amp;b%22&apos;%3Cc%3E.html`;
    const arabic = `${ORIGIN}/arabic/%D9%82%D8%B7%D8%B9%D8%A9.html`;
    const alternates =
      `<xhtml:link rel="alternate" hreflang="en-US" href="${english}"/><xhtml:link rel="alternate" hreflang="x-default" href="${english}"/>` +
      `<xhtml:link rel="alternate" hreflang="ar-SA" href="${arabic}"/>`;
    expect(urlXml(entry, EN, VIEWS, ORIGIN)).toBe(`<url><loc>${english}</loc><lastmod>2026-01-15T06:00:00Z</lastmod>${alternates}</url>\n`);
    expect(urlXml(entry, AR, VIEWS, ORIGIN)).toContain(`<loc>${arabic}</loc>`);
  });

  test('what a view does not have is not in its sitemap; a time that is none is left out', () => {
    const only = { paths: new Map([['default', '/x']]), changedAt: 'yesterday' };
    expect(urlXml(only, AR, VIEWS, ORIGIN)).toBe('');
    // Alone it is no other's alternate, nor its own.
    expect(urlXml(only, EN, VIEWS, ORIGIN)).toBe(`<url><loc>${ORIGIN}/x</loc></url>\n`);
  });

  test('an index', () => expect(indexXml([`${ORIGIN}/a.xml`])).toContain(`<sitemap><loc>${ORIGIN}/a.xml</loc></sitemap>`));
});
