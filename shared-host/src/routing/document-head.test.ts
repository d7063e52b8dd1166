import { ARABIC_VIEW, createStubHost, ENGLISH_VIEW } from 'shared-testing';
import { applyHead, describeHead } from './document-head';

const context = {
  config: createStubHost().config,
  view: ENGLISH_VIEW,
  views: [ENGLISH_VIEW, ARABIC_VIEW],
  origin: 'https://shop.example',
  path: '/bearings.html?page=2',
};

test('the title is the given text with the brand, or the brand alone', () => {
  expect(describeHead({ title: 'Bearings' }, context).title).toBe('Bearings | AMC eShop');
  expect(describeHead({ title: '' }, context).title).toBe('AMC eShop');
  expect(describeHead({ title: 'AMC eShop' }, context).title).toBe('AMC eShop');
  expect(describeHead({ title: 'محامل' }, { ...context, view: ARABIC_VIEW }).title).toBe('محامل | متجر AMC الإلكتروني');
});

test('canonical and alternates carry the prefix of their view; the default view has none', () => {
  const head = describeHead({ title: 'x', canonicalPath: '/bearings.html', alternatePaths: { arabic: '/محامل.html' } }, context);
  expect(head.canonical).toBe('https://shop.example/bearings.html');
  expect(head.alternates).toEqual([
    { language: 'en-US', href: 'https://shop.example/bearings.html' },
    { language: 'ar-SA', href: 'https://shop.example/arabic/محامل.html' },
    { language: 'x-default', href: 'https://shop.example/bearings.html' },
  ]);
});

test('without a canonical path it is the page’s, without its query', () => {
  expect(describeHead({ title: 'x' }, context).canonical).toBe('https://shop.example/bearings.html');
});

test.each([
  ['/about-us/', '/about-us'],
  ['/about-us/?a=/', '/about-us'],
  ['/blog/a//', '/blog/a'],
  ['/?q=1', '/'],
  ['/', '/'],
])('of %s it is %s', (path, canonical) =>
  expect(describeHead({ title: 'x' }, { ...context, path }).canonical).toBe(`https://shop.example${canonical}`),
);

test('what is not to be indexed has neither', () => {
  const head = describeHead({ title: 'Cart', robots: 'noindex' }, context);
  expect(head.canonical).toBeUndefined();
  expect(head.alternates).toEqual([]);
  expect(head.metas).toContainEqual({ key: 'robots', content: 'noindex', isProperty: false });
});

test('description and Open Graph', () => {
  const { metas } = describeHead({ title: 'Bearing', description: 'Deep groove', type: 'product', image: '/media/x.jpg' }, context);
  const of = (key: string) => metas.find((meta) => meta.key === key)?.content;
  expect([of('description'), of('og:title'), of('og:type'), of('og:image'), of('og:site_name'), of('og:locale'), of('og:url')]).toEqual([
    'Deep groove',
    'Bearing',
    'product',
    'https://shop.example/media/x.jpg',
    'AMC eShop',
    'en_US',
    'https://shop.example/bearings.html',
  ]);
  expect(of('robots')).toBeUndefined();
  expect([of('og:locale:alternate'), of('twitter:card')]).toEqual(['ar_SA', 'summary']);
});

test('the browser’s head becomes what is described; what is not the page’s stays', () => {
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width"><meta name="description" content="old" data-head><link rel="canonical" ' +
    'href="/old" data-head>';
  applyHead(describeHead({ title: 'Bearings', description: 'new' }, context));
  expect(document.title).toBe('Bearings | AMC eShop');
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute('content', 'new');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://shop.example/bearings.html');
  expect(document.head.querySelectorAll('link[hreflang]')).toHaveLength(3);
  expect(document.head.querySelector('meta[property="og:title"]')).not.toBeNull();
  expect(document.head.querySelector('meta[name="viewport"]')).not.toBeNull();
  applyHead(describeHead({ title: 'Cart', robots: 'noindex' }, context));
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  expect(document.head.querySelector('meta[name="description"]')).toBeNull();
});
