import { isArabicPath, offlinePage, offlineResponse } from './offline-page';

const PAGES = [
  { path: '/bearings.html?page=2&view=list', title: 'Bearings &amp; more | AMC eShop' },
  { path: '/arabic/', title: '' },
];

test('says in both languages that there is no network, the address’s first', () => {
  const page = offlinePage([], false);
  expect(page).toContain('<title>You are offline</title>');
  expect(page).toContain('<section lang="ar" dir="rtl"><h1>أنت غير متصل بالإنترنت</h1>');
  expect(page).not.toMatch(/<script|<nav|undefined|\[object/);
  const arabic = offlinePage([], true);
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.indexOf('أعد المحاولة')).toBeLessThan(arabic.indexOf('Try again'));
});

test('lists the pages that can be opened', () => {
  const page = offlinePage(PAGES, false);
  expect(page).toContain('<a href="/bearings.html?page=2&amp;view=list"><bdi>Bearings &amp; more | AMC eShop</bdi></a>');
  expect(page).toContain('<a href="/arabic/"><bdi>/arabic/</bdi></a>');
});

test.each([
  ['/arabic', true],
  ['/arabic/bearings.html', true],
  ['/ar/', true],
  ['/ar_sa/bearings.html', true],
  ['/archive', false],
  ['/arabica-coffee.html', false],
  ['/ar.html', false],
  ['/bearings/arabic', false],
  ['/', false],
])('the address %s is Arabic: %s', (path, isArabic) => expect(isArabicPath(path)).toBe(isArabic));

test('is no success, and runs nothing', () => {
  const response = offlineResponse(PAGES, false);
  expect(response.status).toBe(503);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});
