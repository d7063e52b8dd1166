import { createStubHost } from 'shared-testing';
import { purify } from './purify';
import { sanitizeNow } from './sanitize.server';
import { toShopLink } from './shop-link';

const host = createStubHost();
host.navigation.href = (to) => `/arabic${to}`;
const toLink = toShopLink(host);

test.each([
  ['/bearings.html?page=2#list', '/arabic/bearings.html?page=2#list'],
  ['/', '/arabic/'],
  ['/mediation', '/arabic/mediation'],
  ['/arabic/bearings.html', '/arabic/bearings.html'],
  ['/default/bearings.html', '/default/bearings.html'],
  ['/media/sheet.pdf', '/media/sheet.pdf'],
  ['//elsewhere.example', '//elsewhere.example'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['mailto:a@b.co', 'mailto:a@b.co'],
  ['#list', '#list'],
])('%s becomes %s', (address, link) => expect(toLink(address)).toBe(link));

test.each([
  ['server', sanitizeNow],
  ['browser', purify],
])('the %s’s sanitizer writes them', (_where, sanitize) => {
  const html = '<p><a href="/seals.html">Seals</a> <a href="https://elsewhere.example/">Web</a> <a>none</a></p>';
  expect(sanitize(html, toLink)).toBe(
    '<p><a href="/arabic/seals.html">Seals</a> <a href="https://elsewhere.example/">Web</a> <a>none</a></p>',
  );
});
