import { createStubHost, type StubHost } from 'shared-testing';
import type { ShellNavigation } from '../services/navigation';
import { prefetchLinks, watchLinks } from './watch-links';

let host: StubHost;
beforeAll(() => {
  const navigation = new Proxy({}, { get: (_target, name) => host.navigation[name as 'push'] }) as ShellNavigation;
  const views = { storeCodes: ['default', 'arabic'], view: 'arabic' };
  watchLinks(navigation, views);
  prefetchLinks(navigation, views);
});
beforeEach(() => {
  host = createStubHost();
  history.replaceState(null, '', '/arabic/bearings.html?page=1');
  document.body.replaceChildren();
  // jsdom cannot follow links: what is left to the browser ends here.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

function click(markup: string, init: MouseEventInit = {}) {
  document.body.innerHTML = markup;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('a, span')?.dispatchEvent(event);
  return host.callsOf('navigation.push').map(([to]) => to);
}

test.each([
  ['<a href="/arabic/cart">x</a>', '/cart'],
  ['<a href="/arabic">x</a>', '/'],
  ['<a href="/arabic/cart?x=1#y">x</a>', '/cart?x=1#y'],
  ['<a href="http://localhost/arabic/seals.html">x</a>', '/seals.html'],
  ['<a href="/arabic/cart"><b><i>deep</i></b></a>', '/cart'],
  ['<a href="/arabic/bearings.html?page=2#list">x</a>', '/bearings.html?page=2#list'],
])('%s goes through the shop, to %s', (markup, to) => expect(click(markup)).toEqual([to]));

test.each([
  '<a href="https://elsewhere.example/">x</a>',
  '<a href="mailto:info@example.com">x</a>',
  '<a href="tel:920000000">x</a>',
  '<a href="/cart">another view</a>',
  '<a href="/default/cart">another view</a>',
  '<a href="/arabic/cart" target="_blank">x</a>',
  '<a href="/arabic/drawing.pdf" download>x</a>',
  '<a href="/arabic/cart" data-native>x</a>',
  '<a href="/media/datasheet.pdf">x</a>',
  '<a href="/rest/V1/x">x</a>',
  '<a href="#main">x</a>',
  '<a>no address</a>',
  '<span>no link</span>',
])('%s is left to the browser', (markup) => expect(click(markup)).toEqual([]));

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (init) => {
    expect(click('<a href="/arabic/cart">x</a>', init)).toEqual([]);
  },
);

test('a click that something else has used is left alone', () => {
  document.body.innerHTML = '<a href="/arabic/cart">x</a>';
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(host.callsOf('navigation.push')).toEqual([]);
});

test('links under the pointer or with the focus are prefetched once', () => {
  document.body.innerHTML =
    '<a href="/arabic/pre.html">x</a><a href="https://elsewhere.example">y</a>' +
    '<a href="/arabic/bearing.html" data-entity="PRODUCT" data-uid="MQ==" data-url-key="bearing">z</a>' +
    '<a href="/arabic/half.html" data-entity="PRODUCT">half</a><a href="/arabic/odd.html" data-entity="ORDER" data-uid="1" data-url-key="o">odd</a>';
  for (const link of document.querySelectorAll('a')) {
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    link.focus();
  }
  expect(host.callsOf('navigation.prefetch')).toEqual([
    ['/pre.html', undefined],
    ['/bearing.html', { type: 'PRODUCT', uid: 'MQ==', urlKey: 'bearing' }],
    ['/half.html', undefined],
    ['/odd.html', undefined],
  ]);
});
