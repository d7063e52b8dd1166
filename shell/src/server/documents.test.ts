/** @jest-environment node */
import type { Registry, ServerPage, ShopConfig } from 'shared-contracts';
import type { DocumentsOptions, PlatformOperation, PlatformQuery } from 'shared-contracts/edge';
import { sampleRegistry, sampleRelease } from 'shared-host/testing/sample-registry';
import { createDocuments } from './documents';

const config: ShopConfig = {
  brand: { name: { en: 'Test Shop', ar: 'متجر' }, phone: '9200', email: 'info@shop.example', social: [] },
  hardReloads: false,
  platformExtensions: 'auto',
  serviceWorker: true,
  teamOutlines: false,
};
const store = (code: string, locale: string, order: number) => ({
  id: order,
  store_code: code,
  locale,
  store_sort_order: order,
  store_group_code: 'main',
  store_group_name: 'Main',
  secure_base_media_url: '/media/',
  default_display_currency_code: 'SAR',
  category_url_suffix: '.html',
  product_url_suffix: '.html',
  root_category_uid: 'Mg==',
});

const PAGE_BUILD = {
  entry: 'remote-entry.js',
  modules: { './product': { js: ['product.js'], css: ['product.css'], messages: { en: ['messages-en.js'], ar: ['messages-ar.js'] } } },
  react: '19',
  server: { file: 'server.cjs', integrity: 'sha256-x' },
  integrity: { 'product.css': 'sha384-p' },
};

function shopRegistry(): Registry {
  const registry = sampleRegistry({
    'mfe-catalog': { entities: { PRODUCT: './product' }, serverRendered: ['./product'], build: PAGE_BUILD },
    'mfe-account': {
      routes: [
        { path: '/tickets', module: './tickets', needsExtensions: true },
        { path: '/sign-in', module: './sign-in' },
      ],
    },
  });
  const shell = sampleRelease('shell');
  const build = {
    ...shell.description.build,
    scripts: ['shell.js'],
    styles: ['shell.css'],
    early: 'early.js',
    fonts: ['plex-sans-latin-400.woff2', 'plex-arabic-arabic-400.woff2'],
    messages: { en: ['shell-en.js'], ar: ['shell-ar.js'] },
    integrity: { 'shell.js': 'sha384-s', 'shell.css': 'sha384-c' },
  };
  return { ...registry, releases: { ...registry.releases, shell: { ...shell, description: { ...shell.description, build } } } };
}

interface Setup {
  route?: unknown;
  routeError?: string;
  hasExtensions?: boolean;
  page?: Partial<ServerPage> | undefined | Error;
  readStyle?: DocumentsOptions['readStyle'];
}

function open({ route = null, routeError, hasExtensions = true, page, readStyle }: Setup = {}) {
  const asked: PlatformOperation[] = [];
  let isAway = false;
  const query = (async (operation: PlatformOperation) => {
    asked.push(operation);
    if (isAway) return { error: 'connect ECONNREFUSED' };
    const name = /query (\w+)/.exec(operation.document)?.[1];
    if (name === 'ShopBoot')
      return {
        data: {
          availableStores: [store('arabic', 'ar_SA', 2), store('default', 'en_US', 1)],
          currency: { available_currency_codes: ['SAR', 'USD'] },
        },
      };
    if (name === 'ShopExtensions') return { data: { __type: { fields: hasExtensions ? [{ name: 'bss_is_company_account' }] : [] } } };
    if (name === 'ResolveURL') return routeError ? { error: routeError } : { data: { route } };
    if (name === 'ShopChrome')
      return {
        data: {
          storeConfig: { store_code: 'default', newsletter_enabled: true, copyright: '© </script>' },
          categories: {
            items: [
              {
                uid: 'A',
                name: 'Bearings <b>',
                url_key: 'bearings',
                url_path: 'bearings',
                url_suffix: '.html',
                position: 1,
                include_in_menu: 1,
                children_count: '2',
              },
            ],
          },
        },
      };
    if (name === 'Product') return { data: { products: { items: [{ name: 'P' }] } } };
    return { error: `unknown ${name}` };
  }) as PlatformQuery;
  const serverPage: ServerPage = {
    operations: () => ({ product: { document: 'query Product { products { items { name } } }', variables: { key: 'p' }, required: true } }),
    render: async () => ({ markup: '<h1>Rendered</h1>', head: { title: 'A part' }, status: 200 }),
    ...(page instanceof Error ? {} : page),
  };
  const loadPage = async () => {
    if (page instanceof Error) throw page;
    return page === undefined ? undefined : serverPage;
  };
  const documents = createDocuments({ registry: shopRegistry(), config, query, loadPage, ...(readStyle ? { readStyle } : {}) });
  const get = (pathname: string, more: { search?: string; cookieView?: string } = {}) =>
    documents.render({ pathname, search: more.search ?? '', cookieView: more.cookieView, origin: 'https://shop.example' });
  return { get, asked, away: (value: boolean) => (isAway = value) };
}
const PRODUCT = { type: 'PRODUCT', uid: 'UA==', url_key: 'p', relative_url: 'p.html', redirect_code: 0, __typename: 'SimpleProduct' };
const dataOf = (html: string) => JSON.parse(/<script type="application\/json" id="[^"]+">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

describe('which view', () => {
  test.each([
    ['the address names it', '/arabic/p.html', 'default', 'arabic', true],
    ['the cookie names it', '/p.html', 'arabic', 'arabic', false],
    ['nothing does', '/p.html', undefined, 'default', false],
    ['the cookie names one that there is not', '/p.html', 'klingon', 'default', false],
  ])('%s', async (_what, pathname, cookieView, view, isPrefixed) => {
    const { get, asked } = open({ route: PRODUCT, page: {} });
    const answer = await get(pathname, cookieView ? { cookieView } : {});
    expect(answer).toMatchObject({ view, isPrefixed, status: 200 });
    expect(answer.html).toContain(view === 'arabic' ? '<html lang="ar-SA" dir="rtl">' : '<html lang="en-US" dir="ltr">');
    expect(asked.find(({ document }) => document.includes('ResolveURL'))).toMatchObject({ storeCode: view, variables: { url: '/p.html' } });
  });
});

describe('where an address leads', () => {
  test('a redirect keeps the prefix; one to elsewhere does not get it', async () => {
    const { get } = open({ route: { ...PRODUCT, redirect_code: 301, relative_url: 'new.html' } });
    expect(await get('/arabic/old')).toMatchObject({ status: 301, location: '/arabic/new.html', html: '' });
    expect(await get('/old')).toMatchObject({ status: 301, location: '/new.html' });
    expect(
      await open({ route: { ...PRODUCT, redirect_code: 302, relative_url: 'https://other.example/x' } }).get('/arabic/old'),
    ).toMatchObject({ status: 302, location: 'https://other.example/x' });
  });

  test('what the platform does not know is a 404 page; what it cannot say is a 503', async () => {
    expect(await open().get('/none')).toMatchObject({ status: 404, rendering: 'shell' });
    expect(await open({ routeError: 'gone away' }).get('/none')).toMatchObject({ status: 503, rendering: 'shell' });
  });

  test('a route of a release needs no answer of the platform; one that needs extensions needs them', async () => {
    const { get, asked } = open();
    expect(await get('/sign-in')).toMatchObject({ status: 200, rendering: 'browser' });
    expect(asked.some(({ document }) => document.includes('ResolveURL'))).toBe(false);
    expect((await get('/tickets')).status).toBe(200);
    expect((await open({ hasExtensions: false }).get('/tickets')).status).toBe(404);
  });
});

describe('the page', () => {
  test('is rendered with what it asks for, and the browser gets the same answers', async () => {
    const { get, asked } = open({ route: PRODUCT, page: {} });
    const { html, rendering, reason } = await get('/p.html');
    expect([rendering, reason]).toEqual(['server', undefined]);
    expect(html).toContain('<div data-root="mfe-catalog"><h1>Rendered</h1></div>');
    expect(html).toContain('<title>A part | Test Shop</title>');
    expect(asked.filter(({ document }) => document.includes('query Product'))).toHaveLength(1);
    expect(JSON.stringify(dataOf(html).results)).toContain('products');
    expect(dataOf(html).target).toMatchObject({ kind: 'page', remote: 'mfe-catalog', module: './product', isServerRendered: true });
  });

  test.each([
    ['its server entry is missing', undefined, 'no server entry'],
    ['its server entry throws', new Error('planned'), 'planned'],
    ['it throws', { render: async () => Promise.reject(new Error('planned: render')) }, 'planned: render'],
    [
      'what it needs cannot be had',
      { operations: () => ({ other: { document: 'query Other { x }', variables: {}, required: true } }) },
      'data: unknown Other',
    ],
  ])('is left to the browser where %s', async (_what, page, reason) => {
    const answer = await open({ route: PRODUCT, page }).get('/p.html');
    expect(answer).toMatchObject({ status: 200, rendering: 'browser', reason });
    expect(dataOf(answer.html).target).toMatchObject({ isServerRendered: false });
  });

  test('that says it is not there is a 404', async () => {
    const answer = await open({ route: PRODUCT, page: { render: async () => ({ markup: '', head: { title: '' }, status: 404 }) } }).get(
      '/p.html',
    );
    expect(answer).toMatchObject({ status: 404, rendering: 'shell' });
    expect(answer.html).toContain('<meta name="robots" content="noindex"');
  });
});

describe('the document', () => {
  test('cannot be ended by what the platform says', async () => {
    const { html } = await open({ route: PRODUCT, page: {} }).get('/p.html');
    expect(html).not.toContain('© </script>');
    expect(html).toContain('Bearings &lt;b&gt;');
    expect(dataOf(html).view).toBe('default');
  });

  test('hints at the page’s files and messages in its language, behind the styles', async () => {
    const { html } = await open({ route: PRODUCT, page: {} }).get('/arabic/p.html');
    for (const file of [
      'mfe-catalog/1.0.0/remote-entry.js',
      'mfe-catalog/1.0.0/product.js',
      'mfe-catalog/1.0.0/messages-ar.js',
      'shell/1.0.0/shell-ar.js',
    ])
      expect(html).toContain(`<link rel="preload" as="script" href="/releases/${file}" fetchpriority="low">`);
    expect(html).not.toContain('messages-en.js');
    expect(html).toContain('<script defer src="/releases/shell/1.0.0/shell.js" integrity="sha384-s"');
    expect(html.indexOf('product.css')).toBeLessThan(html.indexOf('product.js'));
    expect(html).toContain('plex-arabic-arabic-400.woff2');
    expect(html).not.toContain('plex-sans-latin-400.woff2"');
  });

  test('holds the styles of what it shows, and links to those that it cannot have', async () => {
    const readStyle = jest.fn((release: string, file: string) =>
      release === 'shell' ? { text: 'a{}', hash: `sha256-${file}` } : undefined,
    );
    const shown = await open({ route: PRODUCT, page: {}, readStyle }).get('/p.html');
    expect(shown.html).toContain('<style data-href="shell.css" data-base="/releases/shell/1.0.0/">a{}</style>');
    expect(shown.html).toContain(
      '<link rel="stylesheet" href="/releases/mfe-catalog/1.0.0/product.css" integrity="sha384-p" crossorigin="anonymous">',
    );
    expect(shown.styleHashes).toEqual(['sha256-shell.css']);
    readStyle.mockClear();
    await open({ route: PRODUCT, page: undefined, readStyle }).get('/p.html');
    expect(readStyle.mock.calls).toEqual([['shell', 'shell.css']]);
  });

  test('tells browsers of every release but how it is rendered on the server', async () => {
    const { registry } = dataOf((await open({ route: PRODUCT, page: {} }).get('/p.html')).html);
    expect(Object.keys(registry.releases)).toEqual(['mfe-catalog', 'mfe-account']);
    expect(registry.releases['mfe-catalog'].description.build).toMatchObject({
      entry: 'remote-entry.js',
      modules: { './product': { css: ['product.css'] } },
    });
    expect(JSON.stringify(registry)).not.toMatch(/server\.cjs|sha256-x/);
  });
});

test('what was read of the shop is used again', async () => {
  const { get, asked } = open({ route: PRODUCT, page: {} });
  await get('/p.html');
  await get('/arabic/p.html');
  expect(asked.filter(({ document }) => document.includes('ShopBoot'))).toHaveLength(1);
});

test('without store views there is no document; the next visitor is not refused for it', async () => {
  const { get, away } = open({ route: PRODUCT, page: {} });
  away(true);
  await expect(get('/p.html')).rejects.toThrow('no store views');
  away(false);
  expect((await get('/p.html')).status).toBe(200);
});
