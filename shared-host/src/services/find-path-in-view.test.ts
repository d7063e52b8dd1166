import { createSnapshot, type NavigationState } from 'shared-contracts';
import { ARABIC_VIEW } from 'shared-contracts/testing';
import { sampleRegistry } from '../testing/sample-registry';
import { findPathInView } from './find-path-in-view';

const registry = sampleRegistry({ 'mfe-catalog': { routes: [{ path: '/search.html', module: './search' }], entities: {} } });
const at = (pathname: string, isPageLoading = false): NavigationState => ({
  location: { pathname, search: '?page=2', hash: '', state: null, key: pathname },
  isPageLoading,
});
const fetched = jest.fn();

/** What the platform has in the other view, by its path in this one; each answer waits for what is done meanwhile. */
function answer(paths: Record<string, string>, meanwhile = () => {}) {
  fetched.mockImplementation(async (address: string) => {
    const { url } = JSON.parse(new URL(address, 'https://shop.invalid').searchParams.get('variables') ?? '');
    meanwhile();
    return { json: async () => ({ data: { route: paths[url] ? { relative_url: paths[url] } : null } }) };
  });
}

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  document.head.innerHTML = '<link rel="alternate" hreflang="ar-SA" href="https://shop.invalid/arabic/alif.html">';
});

const find = (navigation: NavigationState) => findPathInView(registry, createSnapshot(navigation), ARABIC_VIEW, undefined);

test('the document says where its page is in the other view', async () => {
  expect(await find(at('/a.html'))).toBe('/alif.html?page=2');
  expect(fetched).not.toHaveBeenCalled();
});

test('but not where the next page is, which has not come yet', async () => {
  answer({ '/b.html': 'ba.html' });
  expect(await find(at('/b.html', true))).toBe('/ba.html?page=2');
});

test('who goes on meanwhile is led to the page that they have gone to', async () => {
  const navigation = createSnapshot(at('/b.html', true));
  answer({ '/b.html': 'ba.html', '/c.html': 'ta.html' }, () => {
    if (navigation.get().location.pathname === '/b.html') navigation.set(at('/c.html', true));
  });
  expect(await findPathInView(registry, navigation, ARABIC_VIEW, undefined)).toBe('/ta.html?page=2');
});
