import { createSnapshot, type NavigationState, type StoreView } from 'shared-contracts';
import { sampleRegistry } from '../testing/sample-registry';
import { findPathInView } from './find-path-in-view';

const to = { code: 'arabic', locale: 'ar_SA' } as StoreView;
const at = (pathname: string, isPageLoading = false): NavigationState => ({
  location: { pathname, search: '?x=1', hash: '#below', state: undefined, key: 'k' },
  isPageLoading,
});
const registry = sampleRegistry({ 'mfe-account': { routes: [{ path: '/wishlist', module: './wishlist' }] } });

/** A platform that answers by store and operation, and what it was asked. */
function answering(answers: Readonly<Record<string, unknown>>, meanwhile = () => {}) {
  const asked: string[] = [];
  const fetched = jest.fn(async (address: string, { headers }: { headers: Record<string, string> }) => {
    const query = new URLSearchParams(address.slice(address.indexOf('?'))).get('query') ?? '';
    const question = `${/query (\w+)/.exec(query)?.[1]} ${headers.Store}`;
    asked.push(question);
    meanwhile();
    return { json: async () => ({ data: answers[question] ?? null }) };
  });
  Object.assign(globalThis, { fetch: fetched });
  return asked;
}
const views = { from: 'default', to, token: undefined };
const find = (pathname: string, isPageLoading?: boolean) => findPathInView(registry, createSnapshot(at(pathname, isPageLoading)), views);
beforeEach(() => (document.head.innerHTML = ''));

test('a product is where its own words in the other view say', async () => {
  const asked = answering({
    'ResolveURL default': { route: { type: 'PRODUCT', sku: '6205', uid: 'MQ==', relative_url: 'bearing.html' } },
    'ProductInView arabic': { products: { items: [{ url_key: 'mahmal', url_suffix: '.html' }] } },
  });
  expect(await find('/bearing.html')).toBe('/mahmal.html?x=1#below');
  expect(asked).toEqual(['ResolveURL default', 'ProductInView arabic']);
});

test('so is a category; one that the other view lacks is nowhere there', async () => {
  const here = { 'ResolveURL default': { route: { type: 'CATEGORY', uid: 'Mw==', relative_url: 'chains.html' } } };
  answering({ ...here, 'CategoryInView arabic': { categories: { items: [{ url_path: 'salasil', url_suffix: '.html' }] } } });
  expect(await find('/chains.html')).toBe('/salasil.html?x=1#below');
  answering({ ...here, 'CategoryInView arabic': { categories: { items: [] } } });
  expect(await find('/chains.html')).toBeUndefined();
});

test('another page is asked for by its path, and a release’s own is at the same one', async () => {
  answering({
    'ResolveURL default': { route: { type: 'CMS_PAGE', identifier: 'faqs', relative_url: 'faqs' } },
    'ResolveURL arabic': { route: { type: 'CMS_PAGE', identifier: 'faqs', relative_url: 'faqs' } },
  });
  expect(await find('/faqs')).toBe('/faqs?x=1#below');
  const asked = answering({});
  expect(await find('/wishlist')).toBe('/wishlist?x=1#below');
  expect(asked).toEqual([]);
});

const named = (path: string) => ({ route: { type: 'CMS_PAGE', identifier: path, relative_url: path } });

test('the document says where its page is, but not where the next one is, which has not come yet', async () => {
  document.head.innerHTML = '<link rel="alternate" hreflang="ar-SA" href="https://shop.invalid/arabic/alif.html">';
  const asked = answering({ 'ResolveURL default': named('b'), 'ResolveURL arabic': named('ba') });
  expect(await find('/a')).toBe('/alif.html?x=1#below');
  expect(asked).toEqual([]);
  expect(await find('/b', true)).toBe('/ba?x=1#below');
});

test('who goes on meanwhile is led to the page that they have gone to', async () => {
  const navigation = createSnapshot(at('/b'));
  answering({ 'ResolveURL default': named('b'), 'ResolveURL arabic': named('ba') }, () => navigation.set(next));
  const next = at('/wishlist', true);
  expect(await findPathInView(registry, navigation, views)).toBe('/wishlist?x=1#below');
});
