import { createSnapshot, defineOperation, operation, type CommerceResult, type Host, type PageHead } from 'shared-contracts';
import { fromValue, never } from 'wonka';
import { createStubHost, type StubHost } from 'shared-testing';
import type { SlotMount, SlotRequest, SlotState } from '../composition/slot-mount';
import type { DocumentTarget } from '../document-data';
import { createNavigation, type ShellNavigation } from '../services/navigation';
import { sampleRegistry } from '../testing/sample-registry';
import { createPageController } from './page-controller';

const registry = sampleRegistry({
  'mfe-catalog': {
    routes: [
      { path: '/', module: './home' },
      { path: '/search.html', module: './search' },
    ],
    entities: { PRODUCT: './product' },
  },
  'mfe-account': {
    routes: [
      { path: '/sign-in', module: './sign-in' },
      { path: '/address-book', module: './addresses', protected: true },
      { path: '/basket', module: './basket', services: ['cart'] },
    ],
  },
});
const product = (more: object = {}) => ({
  data: {
    route: { __typename: 'SimpleProduct', type: 'PRODUCT', redirect_code: 0, relative_url: 'x.html', uid: 'MQ==', url_key: 'x', ...more },
  },
  error: undefined,
});
const failed: CommerceResult<unknown> = {
  data: undefined,
  error: { message: 'Failed to fetch', isNetworkError: true, status: undefined, errors: [] },
};

let host: StubHost;
let navigation: ShellNavigation;

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

function open({
  pathname = '/',
  search = '',
  target = { kind: 'unresolved' } as DocumentTarget,
  answer = (_url: string): CommerceResult<unknown> | Promise<CommerceResult<unknown>> => product(),
} = {}) {
  history.replaceState(null, '', `${pathname}${search}`);
  host = createStubHost();
  navigation = createNavigation({
    storeCodes: ['default', 'arabic'],
    prefix: '',
    initial: { pathname, search, hash: '', state: null, key: 'first' },
    events: host.events,
    onPrefetch: () => undefined,
  });
  host.navigation = navigation;
  host.answer = (_operation, variables) => answer((variables as { url: string }).url);
  const requests: SlotRequest<'page'>[] = [];
  const slots = createSnapshot<SlotState>({ status: 'empty' });
  const slot: SlotMount<'page'> = {
    state: slots,
    show: jest.fn(async (request: SlotRequest<'page'>) => void requests.push(request)),
    update: jest.fn(),
    retry: jest.fn(async () => undefined),
    clear: jest.fn(async () => undefined),
  };
  const onReady = jest.fn();
  const onHead = jest.fn();
  const onNoPage = jest.fn();
  const onService = jest.fn();
  const loader = {
    load: jest.fn(async () => ({})),
    retry: jest.fn(),
    release: () => undefined,
    isGone: async () => false,
    complete: async () => undefined,
    retain: () => undefined,
  };
  const controller = createPageController({
    host: host as Host,
    navigation,
    registry,
    loader,
    slot,
    documentAge: 90,
    target,
    onReady,
    onHead,
    onNoPage,
    onService,
  });
  return { controller, onService, slot, slots, requests, onReady, onHead, onNoPage, loader };
}
const turn = () => jest.advanceTimersByTimeAsync(0);
const head: PageHead = { title: 'x' };

test('services that a page lives on begin with its code; others do not', async () => {
  const { controller, onService, requests } = open({ pathname: '/' });
  await controller.start(null);
  expect(onService).not.toHaveBeenCalled();
  navigation.push('/basket');
  await turn();
  expect(requests.at(-1)).toMatchObject({ module: './basket' });
  expect(onService.mock.calls).toEqual([['cart']]);
});

test('a customer’s own page is hydrated as theirs, and as old as it is', async () => {
  const element = document.createElement('div');
  const { controller, requests, loader } = open({
    pathname: '/address-book',
    target: { kind: 'page', remote: 'mfe-account', module: './addresses', params: {}, isServerRendered: false },
  });
  const customer = { status: 'customer', expiresAt: 0, isKept: true, customer: undefined } as const;
  host.set.session.set(customer);
  await controller.start(element, { isPersonal: true });
  expect(requests).toHaveLength(1);
  const [{ hydrate, slot, host: given } = requests[0]!] = requests;
  expect(hydrate).toBe(element);
  expect(slot.documentAge).toBeUndefined();
  // What hydrating begins with is what the markup was made with.
  expect(given?.session.state.initial()).toBe(customer);
  expect(given?.commerce.bindings.initial()).toBe(host.commerce.bindings.get());
  expect(given?.links.menus.initial()).toBe(host.links.menus.get());
  expect(loader.load).not.toHaveBeenCalled();
});

test('the page of a document that has none of the customer’s is loaded', async () => {
  const { controller, requests } = open({
    pathname: '/address-book',
    target: { kind: 'page', remote: 'mfe-account', module: './addresses', params: {}, isServerRendered: false },
  });
  host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined });
  await controller.start(document.createElement('div'), { isPersonal: false });
  expect(requests[0]).toMatchObject({ module: './addresses' });
  expect(requests[0]).not.toHaveProperty('hydrate');
});

test('a page that the server rendered is hydrated where it stands, with the document’s age', async () => {
  const element = document.createElement('div');
  const { controller, requests, onReady } = open({
    pathname: '/x.html',
    target: { kind: 'page', remote: 'mfe-catalog', module: './product', params: { uid: 'MQ==' }, isServerRendered: true },
  });
  await controller.start(element);
  expect(requests[0]).toMatchObject({
    remote: 'mfe-catalog',
    module: './product',
    hydrate: element,
    identifierPrefix: 'p-',
    slot: { params: { uid: 'MQ==' }, documentAge: 90 },
  });
  expect(host.calls).toEqual([]);
  requests[0]?.slot.report.ready(head);
  expect(onReady).toHaveBeenCalledWith(head, expect.objectContaining({ pathname: '/x.html' }), true);
});

test('somebody who went back before the first page stood there is followed', async () => {
  const target: DocumentTarget = { kind: 'page', remote: 'mfe-catalog', module: './home', params: {}, isServerRendered: true };
  const { controller, requests } = open({ target });
  navigation.push('/search.html');
  await controller.start(document.createElement('div'));
  await turn();
  expect(requests.map(({ module }) => module)).toEqual(['./home', './search']);
});

test.each(['not-found', 'error'] as const)('a document that says "%s" is left as it is', async (kind) => {
  const { controller, slot } = open({ pathname: '/x', target: { kind } });
  await controller.start(null);
  expect(controller.view.get()).toEqual({ kind });
  expect(slot.show).not.toHaveBeenCalled();
});

test('a known route is shown at once, without asking the platform', async () => {
  const { controller, requests } = open();
  await controller.start(null);
  navigation.push('/search.html?query=6205');
  expect(requests.at(-1)).toMatchObject({ remote: 'mfe-catalog', module: './search' });
  expect(host.callsOf('commerce.query')).toEqual([]);
});

test('any other is resolved first; the page loads meanwhile', async () => {
  let answer: (result: CommerceResult<unknown>) => void = () => undefined;
  const { controller, requests } = open({ answer: () => new Promise((resolve) => (answer = resolve)) });
  await controller.start(null);
  navigation.push('/x.html');
  await turn();
  expect(navigation.state.get().isPageLoading).toBe(true);
  expect(requests).toHaveLength(1);
  answer(product());
  await turn();
  expect(requests.at(-1)).toMatchObject({
    module: './product',
    slot: { params: { uid: 'MQ==', urlKey: 'x', path: '/x.html' }, documentAge: undefined },
  });
  expect(navigation.state.get().isPageLoading).toBe(false);
});

test.each([301, 302])('a redirect with %d replaces the address; the query goes along', async (redirect_code) => {
  const { controller, requests } = open({
    pathname: '/old',
    search: '?utm=1',
    answer: (url) => (url === '/old' ? product({ redirect_code, relative_url: 'new.html' }) : product()),
  });
  const entries = history.length;
  await controller.start(null);
  await turn();
  expect(location.pathname + location.search).toBe('/new.html?utm=1');
  expect(history.length).toBe(entries);
  expect(requests.at(-1)).toMatchObject({ slot: { params: { path: '/new.html' } } });
});

test('nothing found, and a resolver that fails, are said; the page that was there goes', async () => {
  const { controller, slot } = open({ answer: (url) => (url === '/gone' ? { data: { route: null }, error: undefined } : failed) });
  await controller.start(null);
  navigation.push('/gone');
  await turn();
  expect(controller.view.get()).toEqual({ kind: 'not-found' });
  expect(slot.clear).toHaveBeenCalledTimes(1);
  navigation.push('/trouble');
  await turn();
  expect(controller.view.get()).toEqual({ kind: 'error' });
  navigation.push('/search.html');
  expect(controller.view.get()).toEqual({ kind: 'page' });
});

test('that nobody answered is told apart from an answer that is an error', async () => {
  const refused = { data: undefined, error: { message: 'Server error', isNetworkError: true, status: 500, errors: [] } };
  const { controller, onNoPage } = open({ answer: (url) => (url === '/refused' ? refused : failed) });
  await controller.start(null);
  navigation.push('/refused');
  await turn();
  navigation.push('/trouble');
  await turn();
  expect(onNoPage.mock.calls.map(([kind, { pathname }, isUnreachable]) => [kind, pathname, isUnreachable])).toEqual([
    ['error', '/refused', false],
    ['error', '/trouble', true],
  ]);
});

test('after an error the resolver is asked again on demand', async () => {
  let isDown = true;
  const { controller, requests } = open({ pathname: '/x.html', answer: () => (isDown ? failed : product()) });
  await controller.start(null);
  expect(controller.view.get()).toEqual({ kind: 'error' });
  isDown = false;
  controller.retry();
  await turn();
  expect(requests.at(-1)).toMatchObject({ module: './product' });
  expect(controller.view.get()).toEqual({ kind: 'page' });
});

test('a failed slot is tried again on demand', async () => {
  const { controller, slot } = open();
  await controller.start(null);
  controller.retry();
  expect(slot.retry).toHaveBeenCalledTimes(1);
});

test('a guest is sent from a protected page to sign-in, with the origin path in the query and in the history', async () => {
  const { controller, requests } = open({ pathname: '/address-book', search: '?page=2' });
  await controller.start(null);
  expect(navigation.state.get().location).toMatchObject({
    pathname: '/sign-in',
    search: `?from=${encodeURIComponent('/address-book?page=2')}`,
    state: { from: '/address-book?page=2' },
  });
  expect(requests.map(({ module }) => module)).toEqual(['./sign-in']);
});

test('a customer is shown it', async () => {
  const { controller, requests } = open();
  host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined });
  await controller.start(null);
  navigation.push('/address-book');
  expect(requests.at(-1)?.module).toBe('./addresses');
});

test('the last navigation wins', async () => {
  const waiting = new Map<string, (result: CommerceResult<unknown>) => void>();
  const { controller, requests } = open({ answer: (url) => new Promise((resolve) => waiting.set(url, resolve)) });
  await controller.start(null);
  navigation.push('/slow.html');
  navigation.push('/search.html');
  await turn();
  waiting.get('/slow.html')?.(product());
  await turn();
  expect(requests.at(-1)?.module).toBe('./search');
});

test('a page that was left tells nobody anything', async () => {
  const { controller, requests, onReady, onHead } = open();
  await controller.start(null);
  navigation.push('/search.html');
  requests[0]?.slot.report.ready(head);
  requests[0]?.slot.report.head(head);
  requests[0]?.slot.report.notFound();
  expect(onReady).not.toHaveBeenCalled();
  expect(onHead).not.toHaveBeenCalled();
  expect(controller.view.get()).toEqual({ kind: 'page' });
});

describe('who comes back to the page that is shown, before the next one has come,', () => {
  /** A shop at `/search.html` that is on its way to `/slow.html`, whose address waits to be answered. */
  const leave = async () => {
    let found = (_result: CommerceResult<unknown>): void => undefined;
    const opened = open({ pathname: '/search.html', answer: () => new Promise((resolve) => (found = resolve)) });
    await opened.controller.start(null);
    const [first] = opened.requests;
    if (!first) throw new Error('No page is shown.');
    navigation.push('/slow.html');
    await turn();
    return { ...opened, report: first.slot.report, first, answer: () => found(product()) };
  };

  test.each(['/search.html', '/search.html?query=6205'])('keeps it: %s', async (address) => {
    const { requests, answer } = await leave();
    navigation.push(address);
    expect(navigation.state.get().isPageLoading).toBe(false);
    answer();
    await turn();
    expect(requests).toHaveLength(1);
    expect(navigation.state.get()).toMatchObject({ location: { pathname: '/search.html' }, isPageLoading: false });
  });

  test('keeps it where what comes is not found, or leads elsewhere', async () => {
    for (const found of [
      { data: { route: null }, error: undefined },
      failed,
      product({ redirect_code: 301, relative_url: 'other.html' }),
    ]) {
      let reply = (_result: CommerceResult<unknown>): void => undefined;
      const { controller, onNoPage } = open({ pathname: '/search.html', answer: () => new Promise((resolve) => (reply = resolve)) });
      await controller.start(null);
      navigation.push('/slow.html');
      await turn();
      navigation.push('/search.html');
      reply(found);
      await turn();
      expect(onNoPage).not.toHaveBeenCalled();
      expect(controller.view.get()).toEqual({ kind: 'page' });
      expect(navigation.state.get().location.pathname).toBe('/search.html');
    }
  });

  test('is told then what the page said meanwhile, with the address that it has now', async () => {
    const { report, onReady, onHead } = await leave();
    report.ready({ title: 'first' });
    report.head({ title: 'second' });
    expect(onReady).not.toHaveBeenCalled();
    expect(onHead).not.toHaveBeenCalled();
    navigation.push('/search.html?query=6205');
    expect(onReady.mock.calls).toEqual([[{ title: 'second' }, expect.objectContaining({ search: '?query=6205' }), true]]);
    report.head({ title: 'third' });
    expect(onHead.mock.calls).toEqual([[{ title: 'third' }, expect.objectContaining({ search: '?query=6205' })]]);
  });

  test('finds what is there now, where the page has said meanwhile that there is no such thing', async () => {
    const { report, requests, controller } = await leave();
    report.notFound();
    expect(controller.view.get()).toEqual({ kind: 'page' });
    navigation.push('/search.html');
    expect(requests.map(({ module }) => module)).toEqual(['./search', './search']);
  });

  test('sees that it is still loading', async () => {
    const { slots } = await leave();
    slots.set({ status: 'loading' });
    navigation.push('/search.html');
    expect(navigation.state.get().isPageLoading).toBe(true);
  });

  test('a page that came to its place meanwhile does not say that the next one is there', async () => {
    let placed = (): void => undefined;
    const { controller, slot } = open({ answer: () => new Promise(() => undefined) });
    await controller.start(null);
    jest.mocked(slot.show).mockReturnValueOnce(new Promise((resolve) => (placed = resolve)));
    navigation.push('/search.html');
    navigation.push('/slow.html');
    placed();
    await turn();
    expect(navigation.state.get().isPageLoading).toBe(true);
  });
});

test('a page that is being left can be pressed, but puts no other address in place of the next; one that was left leads nowhere', async () => {
  const { controller, requests } = open({ pathname: '/search.html', answer: () => new Promise(() => undefined) });
  await controller.start(null);
  const own = requests[0]?.host?.navigation;
  own?.replace('/search.html?size=24');
  expect(navigation.state.get().location.search).toBe('?size=24');
  navigation.push('/slow.html');
  own?.replace('/search.html?size=48');
  expect(navigation.state.get().location.pathname).toBe('/slow.html');
  own?.push('/search.html?query=6205');
  expect(navigation.state.get().location).toMatchObject({ pathname: '/search.html', search: '?query=6205' });
  navigation.push('/');
  own?.push('/search.html');
  own?.replace('/search.html');
  expect(navigation.state.get().location.pathname).toBe('/');
});

test('another query on the same path is the page’s own matter; fresh data are not', async () => {
  const { controller, requests } = open({ pathname: '/search.html' });
  await controller.start(null);
  navigation.push('/search.html?query=6205');
  expect(requests).toHaveLength(1);
  navigation.push('/search.html?query=6206', { fresh: true });
  expect(requests).toHaveLength(2);
});

test('a page can say that there is no such thing after all', async () => {
  const { controller, requests } = open({ pathname: '/search.html' });
  await controller.start(null);
  requests[0]?.slot.report.notFound();
  expect(controller.view.get()).toEqual({ kind: 'not-found' });
});

test('what is likely to be opened is loaded ahead; protected pages are not, failures are quiet', async () => {
  const { controller, loader } = open({ answer: (url) => (url === '/x.html' ? product() : failed) });
  controller.prefetch('/x.html?page=2');
  controller.prefetch('/address-book');
  controller.prefetch('/trouble');
  await turn();
  expect(loader.load.mock.calls).toEqual([['mfe-catalog', './product']]);
});

test('the page’s router follows the shop on its own path only', async () => {
  const { controller, requests } = open({ pathname: '/search.html' });
  await controller.start(null);
  const seen = requests[0]?.host?.navigation.state;
  navigation.push('/search.html?query=1');
  expect(seen?.get().location.search).toBe('?query=1');
  navigation.push('/');
  expect(seen?.get().location.pathname).toBe('/search.html');
});

test('a fresh navigation to the same path asks the network, once', async () => {
  const query = jest.fn((..._asked: unknown[]) => fromValue({ data: {}, stale: false }));
  const { controller, requests } = open();
  host.set.bindings.set({ client: { query }, isCustomer: false });
  await controller.start(null);
  const document = defineOperation<unknown, Record<string, unknown>>('query Page{x}', 'anyone');
  const personal = defineOperation<unknown, Record<string, unknown>>('query Mine{x}', 'customer');
  const module = {
    operations: () => ({ page: operation(document, {}, { required: false }), mine: operation(personal, {}, { required: false }) }),
  };
  const policies = async () => {
    query.mockClear();
    await requests.at(-1)?.onLoaded?.(module);
    return query.mock.calls.map(([text, , context]) => [text, (context as { requestPolicy?: string }).requestPolicy]);
  };
  expect(await policies()).toEqual([['query Page{x}', undefined]]);
  const before = requests.length;
  navigation.push('/', { fresh: true });
  await turn();
  expect(requests).toHaveLength(before + 1);
  expect(await policies()).toEqual([['query Page{x}', 'network-only']]);
  navigation.push('/search.html');
  await turn();
  expect(await policies()).toEqual([['query Page{x}', undefined]]);
});

test('where there is no page, the head is no longer that of the page before', async () => {
  const { controller, onNoPage, requests } = open({
    pathname: '/x.html',
    answer: (url) => (url === '/x.html' ? product() : { data: { route: null }, error: undefined }),
  });
  await controller.start(null);
  navigation.push('/nothing');
  await turn();
  expect(onNoPage).toHaveBeenLastCalledWith('not-found', expect.objectContaining({ pathname: '/nothing' }), false);
  navigation.push('/x.html');
  await turn();
  requests.at(-1)?.slot.report.notFound();
  expect(onNoPage).toHaveBeenLastCalledWith('not-found', expect.objectContaining({ pathname: '/x.html' }), false);
});

describe('a link that has said what it leads to', () => {
  const BEARING = { type: 'PRODUCT', uid: 'MQ==', urlKey: 'bearing' } as const;
  const asked = () => host.callsOf('commerce.query').length;

  test('its page is shown without asking where the address leads', async () => {
    const { controller, requests } = open();
    await controller.start(null);
    controller.prefetch('/bearing.html?from=list', BEARING);
    navigation.push('/bearing.html?from=list');
    await turn();
    expect(requests.at(-1)).toMatchObject({
      module: './product',
      slot: { params: { uid: 'MQ==', urlKey: 'bearing', path: '/bearing.html' } },
    });
    expect(asked()).toBe(0);
  });

  test('where there is no such thing any more, the platform is asked, and believed', async () => {
    const { controller, requests } = open({ answer: () => product({ redirect_code: 301, relative_url: 'search.html' }) });
    await controller.start(null);
    controller.prefetch('/bearing.html', BEARING);
    navigation.push('/bearing.html');
    await turn();
    requests.at(-1)?.slot.report.notFound();
    await turn();
    expect(asked()).toBe(1);
    expect(location.pathname).toBe('/search.html');
    expect(requests.at(-1)?.module).toBe('./search');
  });

  test('what the platform does not know either is not found', async () => {
    const { controller, requests } = open({ answer: () => product() });
    await controller.start(null);
    controller.prefetch('/bearing.html', BEARING);
    navigation.push('/bearing.html');
    await turn();
    requests.at(-1)?.slot.report.notFound();
    await turn();
    requests.at(-1)?.slot.report.notFound();
    await turn();
    expect(controller.view.get()).toEqual({ kind: 'not-found' });
    expect(asked()).toBe(1);
  });

  test('the code of such pages can be loaded before', () => {
    const { controller, loader } = open();
    controller.prepare('PRODUCT');
    // Nobody shows categories here.
    controller.prepare('CATEGORY');
    expect(loader.load.mock.calls).toEqual([['mfe-catalog', './product']]);
  });
});

describe('a page that can begin before its data', () => {
  const document = defineOperation<unknown, Record<string, unknown>>('query Page{x}', 'anyone');
  const begins = jest.fn((): PageHead | undefined => head);
  const module = { operations: () => ({ page: operation(document, {}) }), begins };

  /** Whether the page is mounted though nothing has been answered. */
  async function isMounted(go: (shop: ReturnType<typeof open>) => void): Promise<boolean> {
    const shop = open();
    host.set.bindings.set({ client: { query: () => never }, isCustomer: false });
    await shop.controller.start(null);
    go(shop);
    await turn();
    let isLoaded = false;
    void Promise.resolve(shop.requests.at(-1)?.onLoaded?.(module)).then(() => (isLoaded = true));
    await turn();
    return isLoaded;
  }

  test('is not kept waiting', async () => {
    expect(await isMounted(() => navigation.push('/search.html'))).toBe(true);
  });

  test('waits where it has nothing to begin with', async () => {
    begins.mockReturnValueOnce(undefined);
    expect(await isMounted(() => navigation.push('/search.html'))).toBe(false);
  });

  test('waits where fresh data are wanted', async () => {
    expect(await isMounted(() => navigation.push('/search.html', { fresh: true }))).toBe(false);
  });

  test('waits on the way back, to be as high as it was', async () => {
    const isBack = isMounted(() => {
      navigation.start();
      navigation.push('/search.html');
      history.replaceState({ key: 'a', state: null, index: 0 }, '', '/');
      window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'a', state: null, index: 0 } }));
    });
    expect(await isBack).toBe(false);
  });
});
