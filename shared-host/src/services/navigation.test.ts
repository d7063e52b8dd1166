import { createEventBus } from 'shared-contracts';
import { createNavigation, openedLocation } from './navigation';

const initial = { pathname: '/', search: '', hash: '', state: null, key: 'first' };

function open(prefix = '') {
  const events = createEventBus();
  const paths: string[] = [];
  events.on('navigation:navigated', ({ path }) => paths.push(path));
  const onPrefetch = jest.fn();
  return {
    navigation: createNavigation({ storeCodes: ['default', 'arabic'], prefix, initial, events, onPrefetch }),
    paths,
    onPrefetch,
  };
}
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const address = () => `${location.pathname}${location.search}${location.hash}`;

beforeEach(() => history.replaceState(null, '', '/'));

test('push makes a history entry with its state, and says where the shop is', () => {
  const { navigation, paths } = open();
  const before = history.length;
  navigation.push('/search.html?query=6205#results', { state: { from: '/x' } });
  expect(history.length).toBe(before + 1);
  expect(address()).toBe('/search.html?query=6205#results');
  expect(navigation.state.get().location).toMatchObject({
    pathname: '/search.html',
    search: '?query=6205',
    hash: '#results',
    state: { from: '/x' },
  });
  expect(paths).toEqual(['/search.html']);
  expect(navigation.lastAction()).toBe('push');
});

test('replace makes none, nor does a push to where the shop is', () => {
  const { navigation } = open();
  const before = history.length;
  navigation.replace('/cart');
  navigation.push('/cart');
  expect(history.length).toBe(before);
  expect(address()).toBe('/cart');
  expect(navigation.lastAction()).toBe('replace');
});

test('somebody who went back while the shop was starting is followed', () => {
  history.replaceState({ key: 'x', state: { from: '/y' }, index: 3 }, '', '/arabic/cart');
  const { navigation, paths } = open('/arabic');
  // Where the browser is by the time that somebody listens.
  history.replaceState({ key: 'w', state: null, index: 2 }, '', '/arabic/bearings.html?page=2');
  navigation.start();
  expect(navigation.state.get().location).toMatchObject({ pathname: '/bearings.html', search: '?page=2', key: 'w' });
  expect(navigation.lastAction()).toBe('pop');
  expect(paths).toEqual(['/bearings.html']);
  expect(history.state).toMatchObject({ key: 'w', index: 2 });
});

test('every entry has a key of its own', () => {
  const { navigation } = open();
  const keys = ['/a', '/b', '/a'].map((path) => (navigation.push(path), navigation.state.get().location.key));
  expect(new Set(keys).size).toBe(3);
});

test('a query or a fragment alone is of the page that is shown', () => {
  const { navigation } = open();
  navigation.push('/bearings.html?page=2');
  navigation.push('#specifications');
  expect(address()).toBe('/bearings.html?page=2#specifications');
  navigation.push('?page=3');
  expect(address()).toBe('/bearings.html?page=3');
});

test('a store prefix is taken off', () => {
  const { navigation } = open();
  navigation.push('/arabic/cart');
  expect(address()).toBe('/cart');
  navigation.push('/arabic//elsewhere.example');
  expect(address()).toBe('/elsewhere.example');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  'cart',
])('%s is refused', (to) => {
  const { navigation } = open();
  expect(() => navigation.push(to)).toThrow(TypeError);
  expect(() => navigation.replace(to)).toThrow(TypeError);
  expect(address()).toBe('/');
});

test('a page with typed text is asked before it is left, not when only its query changes', () => {
  const { navigation } = open();
  navigation.push('/contact-us');
  const mayLeave = jest.fn(() => false);
  const end = navigation.block(mayLeave);
  navigation.push('/contact-us?step=2');
  expect(mayLeave).not.toHaveBeenCalled();
  navigation.push('/cart');
  expect(location.pathname).toBe('/contact-us');
  mayLeave.mockReturnValue(true);
  navigation.push('/cart');
  expect(location.pathname).toBe('/cart');
  end();
  navigation.push('/');
  expect(mayLeave).toHaveBeenCalledTimes(2);
});

test('typed text that is not sent is left when the shopper says so; what they went to last is gone to', () => {
  const { navigation } = open();
  navigation.push('/contact-us');
  const mayLeave = jest.fn(() => true);
  const end = navigation.block(mayLeave, { unsaved: true });
  navigation.push('/contact-us?step=2');
  expect(navigation.leaveQuestion.get()).toBeUndefined();
  navigation.push('/cart', { state: 'first' });
  expect(location.pathname).toBe('/contact-us');
  navigation.leaveQuestion.get()?.answer(false);
  expect(navigation.leaveQuestion.get()).toBeUndefined();
  expect(location.pathname).toBe('/contact-us');
  navigation.push('/cart');
  navigation.push('/wishlist?page=2', { fresh: true });
  navigation.leaveQuestion.get()?.answer(true);
  expect(address()).toBe('/wishlist?page=2');
  expect(navigation.takeFresh()).toBe(true);
  expect(mayLeave).not.toHaveBeenCalled();
  // Saved meanwhile: nobody is asked, and a question that is shown goes.
  navigation.push('/cart');
  end();
  navigation.replace('/');
  expect(navigation.leaveQuestion.get()).toBeUndefined();
  expect(address()).toBe('/');
});

test('who has agreed to leave is asked nothing more on the way: a page for customers leads on to signing in', () => {
  const { navigation } = open();
  navigation.push('/contact-us');
  navigation.block(() => true, { unsaved: true });
  const end = navigation.state.subscribe(() => {
    if (navigation.state.get().location.pathname === '/order-history') navigation.replace('/sign-in?from=%2Forder-history');
  });
  navigation.push('/order-history');
  navigation.leaveQuestion.get()?.answer(true);
  expect(navigation.leaveQuestion.get()).toBeUndefined();
  expect(address()).toBe('/sign-in?from=%2Forder-history');
  end();
});

test('who may not leave at all is not asked', () => {
  const { navigation } = open();
  navigation.block(() => false);
  navigation.block(() => true, { unsaved: true });
  navigation.push('/cart');
  expect(navigation.leaveQuestion.get()).toBeUndefined();
  expect(address()).toBe('/');
});

test('fresh data are asked for once, by the navigation that wants them', () => {
  const { navigation } = open();
  navigation.push('/bearings.html', { fresh: true });
  expect(navigation.takeFresh()).toBe(true);
  expect(navigation.takeFresh()).toBe(false);
  navigation.push('/seals.html');
  expect(navigation.takeFresh()).toBe(false);
});

test('the address bar and links carry the prefix of the view, locations do not', () => {
  const { navigation } = open('/arabic');
  navigation.push('/bearings.html?page=2');
  expect(address()).toBe('/arabic/bearings.html?page=2');
  expect(navigation.state.get().location.pathname).toBe('/bearings.html');
  navigation.push('?page=3');
  expect(address()).toBe('/arabic/bearings.html?page=3');
  navigation.replace('/');
  expect(address()).toBe('/arabic/');
  // A path that somebody has kept with its prefix.
  navigation.push('/arabic/cart');
  expect(address()).toBe('/arabic/cart');
});

test.each([
  ['/arabic/bearings.html?page=2#list', '/bearings.html', '?page=2', '#list'],
  ['/arabic', '/', '', ''],
  ['/bearings.html', '/bearings.html', '', ''],
  ['/arabic/default/cart', '/default/cart', '', ''],
  ['/french/cart', '/french/cart', '', ''],
  ['/arabic//evil.example', '/evil.example', '', ''],
])('a document opened at %s is at %s', (opened, pathname, search, hash) => {
  history.replaceState(null, '', opened);
  expect(openedLocation(['default', 'arabic'])).toEqual({ pathname, search, hash, state: null, key: 'first' });
});

test('who presses Back while the document is being loaded is at its address first, then follows', () => {
  window.openedAt = 'http://localhost/arabic/bearings.html?page=2';
  history.replaceState({ key: 'before', state: { from: '/' }, index: 3 }, '', '/arabic/cart');
  const opened = openedLocation(['default', 'arabic']);
  expect(opened).toEqual({ pathname: '/bearings.html', search: '?page=2', hash: '', state: null, key: 'first' });
  const navigation = createNavigation({
    storeCodes: ['default', 'arabic'],
    prefix: '/arabic',
    initial: opened,
    events: createEventBus(),
    onPrefetch: jest.fn(),
  });
  delete window.openedAt;
  navigation.start();
  expect(navigation.state.get().location).toMatchObject({ pathname: '/cart', search: '', key: 'before', state: { from: '/' } });
  expect(navigation.state.initial().location).toBe(opened);
  expect(address()).toBe('/arabic/cart');
});

test('a page whose path begins like a prefix stays where it is', () => {
  history.replaceState(null, '', '/arabic/default/cart');
  const opened = createNavigation({
    storeCodes: ['default', 'arabic'],
    prefix: '/arabic',
    initial: openedLocation(['default', 'arabic']),
    events: createEventBus(),
    onPrefetch: jest.fn(),
  });
  opened.start();
  expect(address()).toBe('/arabic/default/cart');
  opened.push('?x=1');
  expect(address()).toBe('/arabic/default/cart?x=1');
});

test('links carry the prefix of the view', () => {
  expect(open('/arabic').navigation.href('/cart?x=1')).toBe('/arabic/cart?x=1');
  expect(open('/arabic').navigation.href('#main')).toBe('#main');
  expect(open().navigation.href('/cart')).toBe('/cart');
});

test('prefetching is handed on; page loading is said once', () => {
  const { navigation, onPrefetch } = open();
  navigation.prefetch('/cart');
  expect(onPrefetch).toHaveBeenCalledWith('/cart');
  const told = jest.fn();
  navigation.state.subscribe(told);
  navigation.setPageLoading(true);
  navigation.setPageLoading(true);
  expect(told).toHaveBeenCalledTimes(1);
  expect(navigation.state.get().isPageLoading).toBe(true);
});

test('the address stays as it was opened; back and forward are followed, with their keys and states', () => {
  history.replaceState(null, '', '/arabic/bearings.html?page=2');
  const events = createEventBus();
  const navigation = createNavigation({
    storeCodes: ['default', 'arabic'],
    prefix: '/arabic',
    initial: { ...initial, pathname: '/bearings.html', search: '?page=2' },
    events,
    onPrefetch: jest.fn(),
  });
  navigation.start();
  expect(address()).toBe('/arabic/bearings.html?page=2');
  const first = history.state;
  navigation.push('/cart');
  history.replaceState(first, '', '/arabic/bearings.html?page=2');
  window.dispatchEvent(new PopStateEvent('popstate', { state: first }));
  expect(navigation.state.get().location).toMatchObject({ pathname: '/bearings.html', search: '?page=2', key: 'first' });
  expect(navigation.lastAction()).toBe('pop');
});

test('a page with typed text is asked before the browser’s "back" leaves it, too', async () => {
  const { navigation } = open();
  navigation.start();
  navigation.push('/contact-us');
  const mayLeave = jest.fn(() => false);
  navigation.block(mayLeave);
  history.back();
  await popped();
  await popped();
  expect(address()).toBe('/contact-us');
  expect(navigation.state.get().location.pathname).toBe('/contact-us');
  mayLeave.mockReturnValue(true);
  navigation.back();
  await popped();
  expect(navigation.state.get().location.pathname).toBe('/');
  expect(mayLeave).toHaveBeenCalledTimes(2);
});

test('the browser’s "back" asks, too: it is done when the shopper says so, and closes the question when it is pressed again', async () => {
  const { navigation } = open();
  navigation.start();
  navigation.push('/contact-us');
  const end = navigation.block(() => true, { unsaved: true });
  const back = async () => {
    history.back();
    await popped();
    await popped();
  };
  await back();
  expect(address()).toBe('/contact-us');
  expect(navigation.leaveQuestion.get()).toBeDefined();
  await back();
  expect(address()).toBe('/contact-us');
  expect(navigation.leaveQuestion.get()).toBeUndefined();
  await back();
  navigation.leaveQuestion.get()?.answer(true);
  await popped();
  expect(navigation.state.get().location.pathname).toBe('/');
  expect(navigation.lastAction()).toBe('pop');
  end();
});

test('"back" pressed again before the browser is back at the page closes the question, too, and the address is the page’s', async () => {
  const { navigation } = open();
  navigation.start();
  navigation.push('/cart');
  navigation.push('/contact-us');
  const end = navigation.block(() => true, { unsaved: true });
  // Browsers give up a way through the history that has not ended for the next one.
  const go = jest.spyOn(history, 'go').mockImplementationOnce(() => history.back());
  history.back();
  await popped();
  expect(navigation.leaveQuestion.get()).toBeDefined();
  await popped();
  expect(navigation.leaveQuestion.get()).toBeUndefined();
  await popped();
  expect(go).toHaveBeenLastCalledWith(2);
  expect(address()).toBe('/contact-us');
  expect(navigation.state.get().location.pathname).toBe('/contact-us');
  // The next one asks again.
  history.back();
  await popped();
  expect(navigation.leaveQuestion.get()).toBeDefined();
  await popped();
  expect(address()).toBe('/contact-us');
  navigation.leaveQuestion.get()?.answer(false);
  go.mockRestore();
  end();
});

test('who agrees to leave before the browser is back at the page is led where the browser’s "back" leads', async () => {
  const { navigation } = open();
  navigation.start();
  navigation.push('/cart');
  navigation.push('/contact-us');
  const end = navigation.block(() => true, { unsaved: true });
  history.back();
  await popped();
  navigation.leaveQuestion.get()?.answer(true);
  await popped();
  await popped();
  expect(address()).toBe('/cart');
  expect(navigation.state.get().location.pathname).toBe('/cart');
  expect(navigation.leaveQuestion.get()).toBeUndefined();
  end();
});

test('who goes on by a link before the browser is back at the page is led there, one entry further', async () => {
  const { navigation } = open();
  navigation.start();
  navigation.push('/contact-us');
  const end = navigation.block(() => true, { unsaved: true });
  history.back();
  await popped();
  navigation.leaveQuestion.get()?.answer(false);
  navigation.push('/cart');
  navigation.leaveQuestion.get()?.answer(true);
  await popped();
  expect(address()).toBe('/cart');
  expect(navigation.state.get().location.pathname).toBe('/cart');
  end();
  // "Back" is not taken back, and leads to the page that was left.
  history.back();
  await popped();
  expect(address()).toBe('/contact-us');
  expect(navigation.state.get().location.pathname).toBe('/contact-us');
});

test('who left the document before the browser was back at the page, and returns, is asked again and can go on', async () => {
  const { navigation } = open();
  navigation.start();
  navigation.push('/contact-us');
  const end = navigation.block(() => true, { unsaved: true });
  const go = jest.spyOn(history, 'go').mockImplementationOnce(() => undefined);
  history.back();
  await popped();
  navigation.leaveQuestion.get()?.answer(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(navigation.leaveQuestion.get()).toBeDefined();
  await popped();
  expect(address()).toBe('/contact-us');
  navigation.push('/cart');
  navigation.leaveQuestion.get()?.answer(true);
  expect(address()).toBe('/cart');
  go.mockRestore();
  end();
});
