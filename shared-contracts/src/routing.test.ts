import type { RegisteredRelease, ReleaseRoute } from './release';
import { signInPath } from './sign-in-path';
import { isCmsPageThere, keepDeclaredQuery, matchEntity, matchRoute, storePrefix, stripStorePrefix, toShopPath } from './routing';

const release = (name: string, routes: readonly ReleaseRoute[], entities = {}): RegisteredRelease => ({
  version: '1.0.0',
  base: `/releases/${name}/1.0.0/`,
  description: {
    name,
    version: '1.0.0',
    contract: '^1.0.0',
    team: 'test',
    routes,
    entities,
    slots: {},
    services: {},
    links: [],
    serverRendered: [],
    build: { entry: 'e.js', modules: {}, react: '19.0.0', platform: '2.0.0', integrity: {} },
  },
});

const registry = {
  releases: {
    catalog: release(
      'catalog',
      [
        { path: '/', module: './home' },
        { path: '/search.html', module: './search' },
      ],
      { PRODUCT: './product' },
    ),
    account: release('account', [
      { path: '/order-history', module: './orders', protected: true },
      { path: '/viewReturn/{id}', module: './return', protected: true },
      { path: '/product-subscription', module: './alerts', needsExtensions: true },
    ]),
  },
};

describe('the store prefix', () => {
  const codes = ['default', 'arabic'];
  test.each([
    ['/arabic/cart', 'arabic', '/cart'],
    ['/default/bearings/ball.html', 'default', '/bearings/ball.html'],
    ['/arabic', 'arabic', '/'],
    ['/arabic/', 'arabic', '/'],
  ])('%s is in the view %s, at %s', (given, code, pathname) => expect(stripStorePrefix(given, codes)).toEqual({ code, pathname }));

  test.each(['/', '/cart', '/arabica', '/arabic-parts.html', '/cart/arabic', '/ARABIC/cart', '/french/cart'])('%s has none', (pathname) => {
    expect(stripStorePrefix(pathname, codes)).toEqual({ code: undefined, pathname });
  });

  test('one is taken off, whatever follows', () =>
    expect(stripStorePrefix('/arabic/default/cart', codes)).toEqual({ code: 'arabic', pathname: '/default/cart' }));

  test('the default view has none', () => expect(codes.map((code) => storePrefix(code, codes))).toEqual(['', '/arabic']));

  test('what follows never becomes the address of another host', () => {
    expect(stripStorePrefix('/arabic//elsewhere.example/x', codes).pathname).toBe('/elsewhere.example/x');
  });
});

describe('the query that a page declares', () => {
  test.each([
    ['?page=2&utm_source=mail', ['page'], '?page=2'],
    ['?f.brand=skf&f.brand=nsk&fx=1', ['f.*'], '?f.brand=skf&f.brand=nsk'],
    ['?query=6205%202rs', ['query', 'page'], '?query=6205+2rs'],
    ['?utm_source=mail', ['page'], ''],
    ['?page=2', [], ''],
    ['', ['page'], ''],
  ])('of %j, declared %j, is %j', (given, declared, kept) => expect(keepDeclaredQuery(given, declared)).toBe(kept));
});

describe('who owns a path', () => {
  test('an exact path', () =>
    expect(matchRoute(registry, '/order-history')).toEqual({
      remote: 'account',
      module: './orders',
      params: {},
      isProtected: true,
      needsExtensions: false,
    }));
  test('the home page', () => expect(matchRoute(registry, '/')).toMatchObject({ remote: 'catalog', module: './home', isProtected: false }));
  test('a parameter is one segment, decoded', () =>
    expect(matchRoute(registry, '/viewReturn/RMA%20%D9%A1')?.params).toEqual({ id: 'RMA ١' }));
  test('a parameter that cannot be decoded stays as it is', () =>
    expect(matchRoute(registry, '/viewReturn/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' }));
  test('case and a slash at the end do not count', () => expect(matchRoute(registry, '/Order-History/')?.module).toBe('./orders'));
  test('a route says what it needs', () =>
    expect(matchRoute(registry, '/product-subscription')).toMatchObject({ needsExtensions: true, isProtected: false }));
  test.each(['/order-history/1', '/viewReturn', '/viewReturn/', '/viewReturn/1/2', '/orders', '/search', '//'])(
    'nobody owns %s',
    (path) => {
      expect(matchRoute(registry, path)?.module === './home' ? undefined : matchRoute(registry, path)).toBeUndefined();
    },
  );
  test('an entity of the platform belongs to the release that names its type', () => {
    expect(matchEntity(registry, 'PRODUCT', { uid: 'MQ==' })).toEqual({
      remote: 'catalog',
      module: './product',
      params: { uid: 'MQ==' },
      isProtected: false,
      needsExtensions: false,
      entity: 'PRODUCT',
    });
    expect(matchEntity(registry, 'CMS_PAGE', {})).toBeUndefined();
  });
});

describe('a path from anything that claims to be one', () => {
  test.each([
    ['/order-history', '/order-history'],
    ['/search.html?query=6205%202rs&page=2#results', '/search.html?query=6205%202rs&page=2#results'],
    ['/a/../cart', '/cart'],
    ['/%D9%85%D8%AD%D9%85%D9%84', '/%D9%85%D8%AD%D9%85%D9%84'],
    ['/محمل', '/%D9%85%D8%AD%D9%85%D9%84'],
    ['/from?next=https://elsewhere.example/', '/from?next=https://elsewhere.example/'],
  ])('%s is taken', (given, path) => expect(toShopPath(given)).toBe(path));

  test.each([
    'https://elsewhere.example/',
    'http:elsewhere.example',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/.//elsewhere.example',
    '/x/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/cart\\..\\x',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /cart',
    'cart',
    '@elsewhere.example',
    '',
    null,
    undefined,
  ])('%j is refused', (given) => expect(toShopPath(given)).toBeUndefined());
});

test.each([
  [{ type: 'CMS_PAGE', redirect_code: 0 }, true],
  [{ type: 'CMS_PAGE', redirect_code: null }, true],
  [{ type: 'CMS_PAGE', redirect_code: 301 }, false],
  [{ type: 'CATEGORY', redirect_code: 0 }, false],
  [null, false],
  [undefined, false],
])('%j as a page of the CMS at that path: %s', (route, isThere) => expect(isCmsPageThere(route)).toBe(isThere));

test('signing in leads back to the whole address', () =>
  expect(signInPath({ pathname: '/wishlist', search: '?list=7&page=2', hash: '#below' })).toBe(
    `/sign-in?from=${encodeURIComponent('/wishlist?list=7&page=2#below')}`,
  ));
