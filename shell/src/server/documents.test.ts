/** @jest-environment node */
import { defineOperation, EMPTY_CART, operation, type Registry, type ServerPage, type ShopConfig } from 'shared-contracts';
import type { CustomerOperation, DocumentsOptions, PersonalPageRequest, PlatformOperation, PlatformQuery } from 'shared-contracts/edge';
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

const ProductDocument = defineOperation<unknown, { key: string }>('query Product { products { items { name } } }', 'anyone');
const OtherDocument = defineOperation<unknown, object>('query Other { x }', 'anyone');
const MineDocument = defineOperation<unknown, object>('query Mine { customer { email } }', 'customer');

const PAGE_BUILD = {
  entry: 'remote-entry.js',
  modules: { './product': { js: ['product.js'], css: ['product.css'], messages: { en: ['messages-en.js'], ar: ['messages-ar.js'] } } },
  react: '19',
  platform: '2.0.0',
  server: { file: 'server.cjs', integrity: 'sha256-x' },
  integrity: { 'product.css': 'sha384-p' },
};

const CUSTOMER = { email: 'a@example.com', firstname: 'Noura', lastname: 'Ali', is_subscribed: true };

const ORDERS_BUILD = {
  ...PAGE_BUILD,
  entry: 'account-entry.js',
  modules: { './orders': { js: ['orders.js'], css: ['orders.css'], messages: { en: ['orders-en.js'], ar: [] } } },
  integrity: { 'orders.css': 'sha384-o' },
};

function shopRegistry(): Registry {
  const registry = sampleRegistry({
    'mfe-catalog': { entities: { PRODUCT: './product', CMS_PAGE: './product' }, serverRendered: ['./product'], build: PAGE_BUILD },
    'mfe-account': {
      routes: [
        { path: '/tickets', module: './tickets', needsExtensions: true },
        { path: '/sign-in', module: './sign-in' },
        { path: '/orders', module: './orders', protected: true },
      ],
      build: ORDERS_BUILD,
    },
  });
  const shell = sampleRelease('shell');
  const build = {
    ...shell.description.build,
    scripts: ['shell.js'],
    styles: ['shell.css'],
    early: 'early.js',
    fallback: 'late-start.js',
    personal: 'place-personal-page.js',
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
  captcha?: ShopConfig['captcha'];
  whatsapp?: string;
  page?: Partial<ServerPage> | undefined | Error;
  readStyle?: DocumentsOptions['readStyle'];
  registry?: Registry;
  /** What the platform answers to `route(url)` in the Arabic view; default: the same. */
  arabicRoute?: unknown;
  /** The product's key in the Arabic view; `away`: no answer; default: that view does not have it. */
  inArabic?: string | undefined;
  /** The answer to a customer's own question. */
  mine?: { data?: unknown; error?: string };
}

function open({
  route = null,
  arabicRoute = route,
  routeError,
  hasExtensions = true,
  captcha,
  whatsapp,
  page,
  readStyle,
  registry = shopRegistry(),
  inArabic,
  mine = { data: { customer: { email: CUSTOMER.email } } },
}: Setup = {}) {
  const asked: (PlatformOperation & Partial<CustomerOperation>)[] = [];
  let isAway = false;
  const query = (async (operation: PlatformOperation & Partial<CustomerOperation>) => {
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
    if (name === 'ResolveURL')
      return routeError ? { error: routeError } : { data: { route: operation.storeCode === 'arabic' ? arabicRoute : route } };
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
    if (name === 'ShopContact' && whatsapp)
      return { data: { storeConfig: { whatsapp_general_enable: true, whatsapp_general_number: whatsapp } } };
    if (name === 'ProductInView')
      return inArabic === 'away'
        ? { error: 'connect ECONNREFUSED' }
        : { data: { products: { items: inArabic === undefined ? [] : [{ url_key: inArabic, url_suffix: '.html' }] } } };
    if (name === 'Customer')
      return operation.token !== 'gone' ? { data: { customer: CUSTOMER } } : { error: "The current customer isn't authorized." };
    if (name === 'CustomerExtension') return { data: { customer: { bss_is_company_account: true } } };
    if (name === 'CompanyPermissions' && operation.token === 'late') return { error: 'connect ECONNREFUSED', isFault: true };
    if (name === 'CompanyPermissions') return { data: { customer: { role: { permissions: [{ id: 'Magento_Sales::all' }] } } } };
    if (name === 'Mine') return mine;
    if (name === 'Product') return { data: { products: { items: [{ name: 'P' }] } } };
    return { error: `unknown ${name}` };
  }) as PlatformQuery;
  const serverPage: ServerPage = {
    operations: () => ({ product: operation(ProductDocument, { key: 'p' }) }),
    render: async () => ({ markup: '<h1>Rendered</h1>', head: { title: 'A part' }, status: 200 }),
    ...(page instanceof Error ? {} : page),
  };
  const loadPage = async () => {
    if (page instanceof Error) throw page;
    return page === undefined ? undefined : serverPage;
  };
  const documents = createDocuments({
    registry,
    config: { ...config, ...(captcha ? { captcha } : {}) },
    origin: 'https://shop.example',
    query,
    queryAsCustomer: query,
    loadPage,
    ...(readStyle ? { readStyle } : {}),
  });
  const get = (pathname: string, more: { search?: string; chosenView?: string } = {}) =>
    documents.render({ pathname, search: '', ...more });
  const getPersonal = (more: Partial<PersonalPageRequest> = {}) =>
    documents.renderPersonal?.({
      pathname: '/orders',
      search: '',
      token: 'abc',
      origin: 'https://shop.example',
      releases: RELEASES,
      ...more,
    });
  return { get, getPersonal, asked, away: (value: boolean) => (isAway = value) };
}
/** Of the registry's shell and account. */
const RELEASES = `${shopRegistry().releases.shell?.base} ${shopRegistry().releases['mfe-account']?.base}`;
const MISSING = { markup: '', head: { title: '' }, status: 404 } as const;
const PRODUCT = { type: 'PRODUCT', uid: 'UA==', url_key: 'p', relative_url: 'p.html', redirect_code: 0, __typename: 'SimpleProduct' };
const dataOf = (html: string) => JSON.parse(/<script type="application\/json" id="[^"]+">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

const alternatesOf = (html: string) =>
  [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]);

describe('which view', () => {
  test.each([
    ['the address names it', '/arabic/p.html', {}, 'arabic'],
    ['the address names it, whatever was chosen', '/arabic/p.html', { chosenView: 'default' }, 'arabic'],
    ['the address names none', '/p.html', {}, 'default'],
    ['there is none of the chosen name', '/p.html', { chosenView: 'klingon' }, 'default'],
    ['the default one was chosen', '/p.html', { chosenView: 'default' }, 'default'],
  ])('%s', async (_what, pathname, more, view) => {
    const { get, asked } = open({ route: PRODUCT, page: {} });
    const answer = await get(pathname, more);
    expect(answer).toMatchObject({ view, status: 200, isPublic: true });
    expect(answer.html).toContain(view === 'arabic' ? '<html lang="ar-SA" dir="rtl">' : '<html lang="en-US" dir="ltr">');
    expect(asked.find(({ document }) => document.includes('ResolveURL'))).toMatchObject({ storeCode: view, variables: { url: '/p.html' } });
  });
});

test.each(['/p.html', '/checkout'])('all of %s is in its language, whatever language was asked for before', async (path) => {
  const shop = shopRegistry();
  const buying = sampleRelease('mfe-buying', { routes: [{ path: '/checkout', module: './checkout', chrome: 'reduced' }] });
  const registry = { ...shop, releases: { ...shop.releases, 'mfe-buying': buying } };
  const { get } = open({ route: PRODUCT, page: {}, registry });
  const answers = [await get(path), await get(`/arabic${path}`), await get(path)];
  const footers = answers.map(({ html }) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? '');
  expect(footers[0]).toContain('Terms &amp; Conditions');
  expect(footers[1]).toContain('الشروط والأحكام');
  expect(footers[2]).toBe(footers[0]);
  // That of the checkout is the reduced one.
  expect(footers[0]?.includes('FAQs')).toBe(path !== '/checkout');
});

describe('a product whose words in the address are each view’s own', () => {
  const route = { ...PRODUCT, sku: '6205' };
  test('names its address in the other view, as the platform has it there, without a redirect', async () => {
    const { get, asked } = open({ route, arabicRoute: null, inArabic: 'mahmal', page: {} });
    const { html } = await get('/p.html');
    expect(alternatesOf(html)).toEqual([
      ['en-US', 'https://shop.example/p.html'],
      ['ar-SA', 'https://shop.example/arabic/mahmal.html'],
      ['x-default', 'https://shop.example/p.html'],
    ]);
    expect(dataOf(html).paths).toEqual({ arabic: '/mahmal.html' });
    expect(asked.filter(({ document }) => document.includes('ProductInView'))).toMatchObject([
      { storeCode: 'arabic', variables: { sku: '6205' } },
    ]);
  });

  test.each([
    ['the other view does not have it', undefined],
    ['the platform does not say', 'away' as const],
  ])('names no address where %s', async (_what, inArabic) => {
    const { html } = await open({ route, inArabic, page: {} }).get('/p.html');
    expect(alternatesOf(html)).toEqual([]);
    expect(html).toContain('<link rel="canonical" href="https://shop.example/p.html"');
  });

  test('leads who has chosen the other view there', async () => {
    const { get } = open({ route, arabicRoute: null, inArabic: 'mahmal', page: {} });
    expect(await get('/p.html', { chosenView: 'arabic' })).toMatchObject({ status: 302, location: '/arabic/mahmal.html' });
  });
});

describe('a page of the CMS', () => {
  const route = { type: 'CMS_PAGE', identifier: 'blog/grease', relative_url: 'blog/grease', redirect_code: 0, __typename: 'CmsPage' };
  const PATH = '/blog/grease';

  test.each(['', '/arabic'])('names both views where both have it (%s)', async (prefix) => {
    const { get, asked } = open({ route, page: {} });
    expect(alternatesOf((await get(`${prefix}${PATH}`)).html)).toEqual([
      ['en-US', `https://shop.example${PATH}`],
      ['ar-SA', `https://shop.example/arabic${PATH}`],
      ['x-default', `https://shop.example${PATH}`],
    ]);
    expect(asked.filter(({ document, variables }) => document.includes('ResolveURL') && variables.url === PATH)).toHaveLength(2);
  });

  test.each(['', '/arabic'])('says the same of itself where its address has a slash at the end (%s)', async (prefix) => {
    const { get } = open({ route, page: {} });
    const { html } = await get(`${prefix}${PATH}/`);
    expect(html).toContain(`<link rel="canonical" href="https://shop.example${prefix}${PATH}"`);
    expect(alternatesOf(html)).toEqual(alternatesOf((await get(`${prefix}${PATH}`)).html));
  });

  test.each([
    ['does not have it', null],
    ['leads elsewhere from there', { ...route, redirect_code: 301, relative_url: 'blog/oil' }],
    ['has something else there', { ...PRODUCT, sku: '6205' }],
  ])('names no other where the other view %s', async (_what, arabicRoute) => {
    const { html } = await open({ route, arabicRoute, page: {} }).get(PATH);
    expect(alternatesOf(html)).toEqual([]);
    expect(html).toContain(`<link rel="canonical" href="https://shop.example${PATH}"`);
    expect(dataOf(html).paths).toEqual({});
  });
});

describe('a bare address and a visitor who has chosen another view', () => {
  const chosenView = 'arabic';

  test('leads to where the page is in that view, and nobody else is given that answer', async () => {
    const { get } = open({ route: PRODUCT, arabicRoute: { ...PRODUCT, relative_url: 'mahmal.html' }, page: {} });
    expect(await get('/p.html', { chosenView })).toMatchObject({ status: 302, location: '/arabic/mahmal.html', isPublic: false });
    expect(await get('/sign-in', { chosenView })).toMatchObject({ status: 302, location: '/arabic/sign-in', isPublic: false });
  });

  test('stays where that view does not have the page', async () => {
    const { get } = open({ route: PRODUCT, arabicRoute: null, page: {} });
    expect(await get('/p.html', { chosenView })).toMatchObject({ status: 200, view: 'default' });
  });

  test('a moved page is found first', async () => {
    const { get } = open({ route: { ...PRODUCT, redirect_code: 301, relative_url: 'new.html' } });
    expect(await get('/old', { chosenView })).toMatchObject({ status: 301, location: '/new.html' });
  });
});

describe('prefixes', () => {
  test.each([
    ['/default/p.html', '/p.html'],
    ['/default', '/'],
    ['/default/', '/'],
    ['/default//evil.example/x', '/evil.example/x'],
  ])('%s has moved to %s', async (pathname, location) => {
    expect(await open({ route: PRODUCT }).get(pathname)).toMatchObject({ status: 301, location, isPublic: true });
  });

  test.each(['/arabic/default/p.html', '/default/arabic/p.html', '/arabic/arabic', '/default/default/sign-in'])(
    '%s, with two, is no page',
    async (pathname) => {
      const { get, asked } = open({ route: PRODUCT, page: {} });
      expect(await get(pathname)).toMatchObject({ status: 404, isPublic: false });
      expect(asked.some(({ document }) => document.includes('ResolveURL'))).toBe(false);
    },
  );

  test('links of the document carry it, the default view’s have none', async () => {
    const { get } = open({ route: PRODUCT, page: {} });
    const paths = async (pathname: string) =>
      // But for the one that leads to the other view.
      [...(await get(pathname)).html.matchAll(/<a (?![^>]*hrefLang)[^>]*href="(\/(?!releases)[^"]*)"/g)].map(([, href = '']) => href);
    const arabic = await paths('/arabic/p.html');
    expect(arabic.length).toBeGreaterThan(3);
    expect(arabic.filter((href) => !href.startsWith('/arabic/'))).toEqual([]);
    expect((await paths('/p.html')).filter((href) => /^\/(default|arabic)\b/.test(href))).toEqual([]);
  });
});

describe('what a document depends on', () => {
  const withQuery = (): Registry => {
    const registry = shopRegistry();
    const catalog = registry.releases['mfe-catalog']!;
    const description = { ...catalog.description, query: { './product': ['page', 'f.*'] } };
    return { ...registry, releases: { ...registry.releases, 'mfe-catalog': { ...catalog, description } } };
  };

  test('not the time', async () => {
    const { get } = open({ route: PRODUCT, page: {} });
    const first = await get('/p.html');
    jest.useFakeTimers({ now: Date.now() + 86_400_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
    const second = await get('/p.html');
    jest.useRealTimers();
    expect(second.html).toBe(first.html);
  });

  test('the query that its page declares, and no other', async () => {
    const render = jest.fn(async (input: Parameters<ServerPage['render']>[0]) => ({
      markup: `<p>${input.context.search}</p><i>${input.host.navigation.state.get().location.search}</i>`,
      head: { title: 'x' },
      status: 200 as const,
    }));
    const { get } = open({ route: PRODUCT, page: { render }, registry: withQuery() });
    const { html } = await get('/p.html', { search: '?utm_source=mail&page=2&f.brand=skf' });
    expect(html).toContain('<p>?page=2&f.brand=skf</p><i>?page=2&f.brand=skf</i>');
    expect(html).not.toContain('utm_source');
    expect((await get('/p.html', { search: '?utm_source=other' })).html).toBe((await get('/p.html')).html);
  });

  test('not another build of another release', async () => {
    const registry = shopRegistry();
    const account = registry.releases['mfe-account']!;
    const next: Registry = {
      generation: registry.generation + 1,
      releases: {
        ...registry.releases,
        'mfe-account': {
          version: '9.9.9',
          base: '/releases/mfe-account/9.9.9/',
          description: { ...account.description, version: '9.9.9', build: { ...account.description.build, entry: 'other.js' } },
        },
      },
    };
    const [before, after] = await Promise.all(
      [registry, next].map((given) => open({ route: PRODUCT, page: {}, registry: given }).get('/p.html')),
    );
    expect(after?.html).toBe(before?.html);
  });
});

test('WhatsApp stands in the document where the platform offers it, and nothing is asked for of a platform without our extension', async () => {
  const offered = await open({ route: PRODUCT, page: {}, whatsapp: '966920000000' }).get('/p.html');
  expect(dataOf(offered.html).whatsapp).toBe('https://wa.me/966920000000');
  expect(offered.html).toContain('href="https://wa.me/966920000000"');
  // Refused by the platform: the document is whole without it.
  const refused = await open({ route: PRODUCT, page: {} }).get('/p.html');
  expect(refused.isPublic).toBe(true);
  expect(refused.html).not.toContain('wa.me');
  const plain = open({ route: PRODUCT, page: {}, hasExtensions: false, whatsapp: '966920000000' });
  expect((await plain.get('/p.html')).html).not.toContain('wa.me');
  expect(plain.asked.some(({ document }) => document.includes('whatsapp'))).toBe(false);
});

test('a provider’s captcha is there where the platform can check its answers; where it cannot, that is said once', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const captcha = { script: 'https://captcha.example/api.js', siteKey: 'k' };
  const checked = await open({ route: PRODUCT, page: {}, captcha }).get('/p.html');
  expect(dataOf(checked.html).config.captcha).toEqual(captcha);
  expect(said).not.toHaveBeenCalled();
  const plain = open({ route: PRODUCT, page: {}, hasExtensions: false, captcha });
  expect(dataOf((await plain.get('/p.html')).html).config).toEqual(config);
  await plain.get('/p.html');
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^captcha: this platform cannot check/)]]);
  said.mockRestore();
});

test('a number changed in the platform is read anew after half a minute; one that is none is not offered, and said once', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = open({ route: PRODUCT, page: {}, whatsapp: '9665512O4567' });
  expect((await shop.get('/p.html')).html).not.toContain('wa.me');
  await shop.get('/p.html');
  expect(shop.asked.find(({ document }) => document.includes('whatsapp'))?.maxAgeS).toBe(30);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^whatsapp_general_number: "9665512O4567" is no number/)]]);
  said.mockRestore();
});

describe('an answer is for everybody', () => {
  test('where it is whole', async () => {
    expect((await open({ route: PRODUCT, page: {} }).get('/p.html')).isPublic).toBe(true);
    // Pages that are always the browser's.
    expect((await open().get('/sign-in')).isPublic).toBe(true);
  });

  test('and not where something is late, failed or missing', async () => {
    const late = { operations: () => ({ other: operation(OtherDocument, {}, { required: false }) }) };
    expect((await open({ route: PRODUCT, page: late }).get('/p.html')).isPublic).toBe(false);
    expect((await open({ route: PRODUCT, page: new Error('planned') }).get('/p.html')).isPublic).toBe(false);
    expect((await open().get('/none')).isPublic).toBe(false);
    expect((await open({ routeError: 'gone away' }).get('/none')).isPublic).toBe(false);
  });
});

test('a path that is too long to ask for is no page', async () => {
  const { get, asked } = open({ route: PRODUCT });
  expect(await get(`/${'a'.repeat(20_000)}`)).toMatchObject({ status: 404 });
  expect(asked.some(({ document }) => document.includes('ResolveURL'))).toBe(false);
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
    ['what it needs cannot be had', { operations: () => ({ other: operation(OtherDocument, {}) }) }, 'data: unknown Other'],
  ])('is left to the browser where %s', async (_what, page, reason) => {
    const answer = await open({ route: PRODUCT, page }).get('/p.html');
    expect(answer).toMatchObject({ status: 200, rendering: 'browser', reason });
    expect(dataOf(answer.html).target).toMatchObject({ isServerRendered: false });
  });

  test('asks nothing in a customer’s name, and waits for nothing of the kind', async () => {
    const page = { operations: () => ({ product: operation(ProductDocument, { key: 'p' }), mine: operation(MineDocument, {}) }) };
    const { get, asked } = open({ route: PRODUCT, page });
    expect(await get('/p.html')).toMatchObject({ rendering: 'server' });
    expect(asked.some(({ document }) => document.includes('Mine'))).toBe(false);
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

  test('is painted when its header is whole, which the browser is told before the styles', async () => {
    const { html } = await open({ route: PRODUCT, page: {} }).get('/p.html');
    const [wait = '', id] = /<link rel="expect" blocking="render" href="#([^"]+)">/.exec(html) ?? [];
    expect(html.indexOf(wait)).toBeLessThan(html.search(/<style|rel="stylesheet"/));
    expect(html.split(`<span id="${id}" hidden=""></span></header>`)).toHaveLength(2);
  });

  test('keeps the files of a page for signed-in people back: the early script takes them out where somebody is', async () => {
    const { html } = await open().get('/orders');
    const [, members = ''] = /<template id="member-files">(.*?)<\/template>/.exec(html) ?? [];
    const rest = html.replace(members, '');
    for (const file of ['account-entry.js', 'orders.js', 'orders-en.js', 'orders.css']) {
      expect(members).toContain(`href="/releases/mfe-account/1.0.0/${file}"`);
      expect(rest).not.toContain(`href="/releases/mfe-account/1.0.0/${file}"`);
    }
    expect(members).toContain('integrity="sha384-o"');
    expect(rest).toContain('<link rel="preload" as="script" href="/releases/shell/1.0.0/shell-en.js"');
    expect(html.indexOf('member-files')).toBeLessThan(html.indexOf('early.js'));
    expect((await open().get('/sign-in')).html).not.toContain('member-files');
  });

  test('hints at the services that its page lives on', async () => {
    const registry = shopRegistry();
    const account = registry.releases['mfe-account'];
    if (!account) throw new Error('No release.');
    const file = (name: string) => ({ js: [name], css: [], messages: { en: [], ar: [] } });
    const description = {
      ...account.description,
      routes: [{ path: '/basket', module: './basket', services: ['cart'] }],
      services: { cart: { module: './service', initial: EMPTY_CART, commands: [], start: 'idle' as const, limitMs: 1 } },
      build: { ...account.description.build, modules: { './basket': file('basket.js'), './service': file('service.js') } },
    };
    const { html } = await open({
      registry: { ...registry, releases: { ...registry.releases, 'mfe-account': { ...account, description } } },
    }).get('/basket');
    const hints = [...html.matchAll(/rel="preload" as="script" href="[^"]*\/([^"/]+)"/g)].map(([, name]) => name);
    expect(hints).toContain('basket.js');
    expect(hints.filter((name) => name === 'service.js')).toHaveLength(1);
  });

  test('keeps the scripts back where a picture is preloaded: the early one takes them out, or the one that comes late', async () => {
    const head = { title: 'A part', preloadImage: { href: '/media/a.svg' } };
    const { html } = await open({ route: PRODUCT, page: { render: async () => ({ markup: '', head, status: 200 }) } }).get('/p.html');
    const [, late = ''] = /<template id="late-scripts">(.*?)<\/template>/.exec(html) ?? [];
    const rest = html.replace(late, '');
    for (const file of ['shell/1.0.0/shell.js', 'shell/1.0.0/shell-en.js', 'mfe-catalog/1.0.0/product.js']) {
      expect(late).toContain(`"/releases/${file}"`);
      expect(rest).not.toContain(`"/releases/${file}"`);
    }
    expect(rest).toContain('<script async src="/releases/shell/1.0.0/early.js"');
    expect(rest).toContain('<script defer src="/releases/shell/1.0.0/late-start.js"');
    expect(html.indexOf('<template')).toBeLessThan(html.indexOf('early.js'));
    expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('shell.css'));
  });

  test('holds the styles of what it shows, and links to those that it cannot have', async () => {
    const readStyle = jest.fn((release: string, file: string) =>
      release === 'shell' ? { text: 'a{}', hash: `sha256-${file}` } : undefined,
    );
    const shown = await open({ route: PRODUCT, page: {}, readStyle }).get('/p.html');
    expect(shown.html).toContain('<style data-href="shell.css" data-base="/releases/shell/1.0.0/">a{}</style>');
    expect(shown.html).toContain(
      '<link rel="stylesheet" data-href="product.css" href="/releases/mfe-catalog/1.0.0/product.css" integrity="sha384-p" crossorigin="anonymous">',
    );
    expect(shown.styleHashes).toEqual(['sha256-shell.css']);
  });

  test('holds the styles of a page that the browser renders, too: a link would hold up the first paint', async () => {
    const readStyle = (_release: string, file: string) => ({ text: 'a{}', hash: `sha256-${file}` });
    const { html, styleHashes } = await open({ route: PRODUCT, page: undefined, readStyle }).get('/p.html');
    expect(html).toContain('<style data-href="product.css" data-base="/releases/mfe-catalog/1.0.0/">a{}</style>');
    expect(html).not.toContain('rel="stylesheet"');
    expect(styleHashes).toEqual(['sha256-shell.css', 'sha256-product.css']);
  });

  test('tells browsers what every release owns, and the files of its page’s', async () => {
    const { registry } = dataOf((await open({ route: PRODUCT, page: {} }).get('/p.html')).html);
    expect(Object.keys(registry.releases)).toEqual(['mfe-catalog', 'mfe-account']);
    expect(registry.releases['mfe-catalog'].description.build).toMatchObject({
      entry: 'remote-entry.js',
      modules: { './product': { css: ['product.css'] } },
    });
    expect(registry.releases['mfe-account'].description.routes).toHaveLength(3);
    expect(registry.releases['mfe-account']).toMatchObject({ base: '', version: '', description: { build: { entry: '' } } });
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

describe('a customer’s own page', () => {
  /** The page of the orders is rendered on the server. */
  const personalRegistry = (): Registry => {
    const registry = shopRegistry();
    const account = registry.releases['mfe-account']!;
    return {
      ...registry,
      releases: {
        ...registry.releases,
        'mfe-account': { ...account, description: { ...account.description, serverRendered: ['./orders'] } },
      },
    };
  };
  const registry = personalRegistry();
  const page: Partial<ServerPage> = {
    operations: () => ({ mine: operation(MineDocument, {}, { required: false }), product: operation(ProductDocument, { key: 'p' }) }),
  };

  test('its document stands without it: the same for everybody, styled, and asking for it', async () => {
    const readStyle = (_release: string, file: string) => ({ text: `/* ${file} */`, hash: `sha256-${file}` });
    const { get, asked } = open({ registry, page, readStyle });
    const answer = await get('/orders');
    expect(answer).toMatchObject({ status: 200, isPublic: true, rendering: 'browser', policies: ['personal-page'] });
    expect(answer.html).toContain(`<html lang="en-US" dir="ltr" data-personal="${RELEASES}">`);
    expect(answer.html).toContain('<script async src="/releases/shell/1.0.0/place-personal-page.js"');
    expect(answer.html).toContain('/* orders.css */');
    expect(answer.html).not.toContain('rel="stylesheet"');
    expect(answer.html).not.toContain('<h1>Rendered');
    expect(asked.filter(({ token, document }) => token !== undefined || /query (Mine|Customer)/.test(document))).toEqual([]);
  });

  test('so it is with a page that guests may open, where its release says so; they are shown it by the browser', async () => {
    const openToAll = personalRegistry();
    const { description } = openToAll.releases['mfe-account']!;
    const routes = description.routes.map((route) => ({ ...route, protected: false }));
    Object.assign(description, { routes, personal: ['./orders'] });
    const { get, getPersonal } = open({ registry: openToAll, page });
    const answer = await get('/orders');
    expect(answer).toMatchObject({ rendering: 'browser', policies: ['personal-page'] });
    expect(answer.html).toContain('data-personal');
    expect(answer.html).not.toContain('<h1>Rendered');
    expect((await getPersonal())?.page).toBeDefined();
    Object.assign(description, { personal: undefined });
    expect(await get('/orders')).toMatchObject({ rendering: 'server' });
  });

  test('the document of another page names no releases, and may make no policy', async () => {
    const { get } = open({ registry, route: PRODUCT, page: {} });
    const answer = await get('/p.html');
    expect(answer.html).not.toContain('data-personal');
    expect(answer.html).not.toContain('place-personal-page.js');
    expect(answer).not.toHaveProperty('policies');
  });

  test('is rendered in the customer’s name, as who they are, at the whole address', async () => {
    const render = jest.fn<ReturnType<ServerPage['render']>, Parameters<ServerPage['render']>>(async () => ({
      markup: '<h1>Mine</h1>',
      head: { title: 'Orders' },
      status: 200,
    }));
    const { getPersonal, asked } = open({ registry, page: { ...page, render } });
    const answer = await getPersonal({ search: '?page=2' });
    const { host, context } = render.mock.calls[0]![0];
    expect(answer?.page).toMatchObject({
      remote: 'mfe-account',
      title: 'Orders | Test Shop',
      markup: '<h1>Mine</h1>',
      customer: { email: 'a@example.com', firstName: 'Noura', isCompanyAccount: true, permissions: ['Magento_Sales::all'] },
    });
    // A browser tells its customers apart in its own way.
    expect(answer?.page?.customer).not.toHaveProperty('id');
    expect(new Set(Object.values(answer?.page?.results ?? {}).map(({ data }) => data))).toEqual(
      new Set(['{"customer":{"email":"a@example.com"}}', '{"products":{"items":[{"name":"P"}]}}']),
    );
    expect(context.search).toBe('?page=2');
    expect(host.navigation.state.get().location.search).toBe('?page=2');
    expect(host.session.state.initial()).toMatchObject({ status: 'customer', customer: { email: 'a@example.com' } });
    expect(host.commerce.bindings.initial().isCustomer).toBe(true);
    const own = asked.filter(({ document }) => !/ShopBoot|ShopExtensions/.test(document));
    expect(new Set(own.map(({ token, origin }) => `${token} of ${origin}`))).toEqual(new Set(['abc of https://shop.example']));
  });

  test.each<[string, Setup, Partial<PersonalPageRequest>, string]>([
    ['the token is nobody’s', {}, { token: 'gone' }, 'The customer could not be read.'],
    ['a role could not be read', {}, { token: 'late' }, 'connect ECONNREFUSED'],
    ['the platform has something to say of an answer', { mine: { data: { customer: null }, error: 'No' } }, {}, 'data: No'],
    ['the platform gives no answer', { mine: { error: 'timeout' } }, {}, 'data: timeout'],
    ['the document was made of other releases', {}, { releases: '/releases/shell/0/ /releases/mfe-account/0/' }, 'other releases'],
    ['another currency was chosen', {}, { currency: 'USD' }, 'another currency'],
    ['the page is for everybody', {}, { pathname: '/sign-in' }, 'other releases'],
    ['there is no page', {}, { pathname: '/default/orders' }, 'other releases'],
    ['the page says that there is no such thing', { page: { ...page, render: async () => MISSING } }, {}, 'status 404'],
    ['the page cannot be rendered', { page: { ...page, render: () => Promise.reject(new Error('broken')) } }, {}, 'broken'],
  ])('there is none where %s', async (_why, setup, request, reason) => {
    expect(await open({ registry, page, ...setup }).getPersonal(request)).toEqual({ reason });
  });

  test.each<[string, Partial<PersonalPageRequest>]>([
    ['the address is no release’s', { pathname: '/a-part.html' }],
    ['the document was made of other releases', { releases: '/releases/shell/0/ /releases/mfe-account/0/' }],
  ])('nothing is asked for it where %s', async (_why, request) => {
    const { getPersonal, asked } = open({ registry, page });
    expect(await getPersonal(request)).toEqual({ reason: 'other releases' });
    expect(asked.filter(({ document }) => !/ShopBoot|ShopExtensions/.test(document))).toEqual([]);
  });

  test('the view’s own currency is the one that it is rendered in', async () => {
    expect((await open({ registry, page }).getPersonal({ currency: 'SAR' }))?.page).toBeDefined();
  });

  test('a platform that hangs is not waited for longer than the document waits', async () => {
    jest.useFakeTimers();
    const never = new Promise<never>(() => undefined);
    const making = expect(open({ registry, page: { ...page, render: () => never } }).getPersonal()).resolves.toEqual({
      reason: 'took too long',
    });
    await jest.advanceTimersByTimeAsync(2000);
    await making;
    jest.useRealTimers();
  });
});
