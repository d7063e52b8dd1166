import { sampleRegistry } from '../testing/sample-registry';
import { resolveAnswer, resolveKnown, type RouteAnswer } from './resolve-target';

const registry = sampleRegistry({
  'mfe-catalog': { entities: { CATEGORY: './category', PRODUCT: './product', CMS_PAGE: './cms' } },
  'mfe-account': {
    routes: [
      { path: '/address-book', module: './addresses', protected: true },
      { path: '/product-subscription', module: './alerts', needsExtensions: true },
    ],
  },
});
const answer = (more: object) =>
  ({
    __typename: 'SimpleProduct',
    relative_url: 'x.html',
    redirect_code: 0,
    type: 'PRODUCT',
    uid: 'MQ==',
    url_key: 'x',
    ...more,
  }) as RouteAnswer;

test('a known route needs no platform', () => {
  expect(resolveKnown(registry, '/address-book', true)).toMatchObject({
    kind: 'page',
    match: { module: './addresses', isProtected: true },
  });
  expect(resolveKnown(registry, '/bearings.html', true)).toBeUndefined();
});

test('a route that needs our extensions does not exist where the platform lacks them', () => {
  expect(resolveKnown(registry, '/product-subscription', true)).toMatchObject({ kind: 'page' });
  expect(resolveKnown(registry, '/product-subscription', false)).toEqual({ kind: 'not-found' });
});

test.each([
  ['PRODUCT', { uid: 'MQ==', url_key: 'bearing' }, './product', { uid: 'MQ==', urlKey: 'bearing', path: '/x.html' }],
  ['CATEGORY', { uid: 'Mg==', url_key: null }, './category', { uid: 'Mg==', urlKey: '', path: '/x.html' }],
  ['CMS_PAGE', { uid: undefined, identifier: 'about-us' }, './cms', { identifier: 'about-us', path: '/x.html' }],
])('a %s is shown by its owner', (type, more, module, params) => {
  expect(resolveAnswer(registry, '/x.html', answer({ type, ...more }))).toMatchObject({
    kind: 'page',
    match: { remote: 'mfe-catalog', module, params, isProtected: false },
  });
});

test.each([
  [301, 'bearings.html', '/bearings.html'],
  [302, '/bearings.html', '/bearings.html'],
  [301, 'https://elsewhere.example/x', 'https://elsewhere.example/x'],
  [301, '//elsewhere.example/x', '/elsewhere.example/x'],
  [301, '', '/'],
])('%d redirects to %s', (redirect_code, relative_url, to) => {
  expect(resolveAnswer(registry, '/old', answer({ redirect_code, relative_url }))).toEqual({ kind: 'redirect', to, status: redirect_code });
});

test.each([
  null,
  undefined,
  answer({ type: null }),
  answer({ type: 'SOMETHING_NEW' }),
  answer({ uid: null }),
  answer({ type: 'CMS_PAGE', identifier: null }),
])('nothing is found (%#)', (given) => {
  expect(resolveAnswer(registry, '/x', given)).toEqual({ kind: 'not-found' });
});
