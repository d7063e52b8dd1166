import { toParts } from './cms-parts';

const WIDGET =
  '<div class="block widget block-products-list grid"><div class="block-content"><ol class="product-items">' +
  '<li class="product-item"><a href="/a.html">A</a><form data-role="tocart-form" data-product-sku="6205-2RS" method="post"></form></li>' +
  '<li class="product-item"><a href="/b.html">B</a><form data-role="tocart-form" data-product-sku="A&amp;B &quot;1&quot;"></form></li>' +
  '<li class="product-item"><form data-product-sku="6205-2RS"></form></li></ol></div></div>';

test('content without anything special is one text', () =>
  expect(toParts('<p>One</p><div class="block"><p>Two</p></div>')).toEqual([
    { kind: 'text', html: '<p>One</p><div class="block"><p>Two</p></div>' },
  ]));

test('no content is no part', () => expect(toParts(' \n')).toEqual([]));

test('the banner that content begins with, the list of products within a section, what stands around them', () => {
  const hero = '\n<section class="wide cms-hero"><section>x</section></section>';
  expect(toParts(`${hero}<section><h2>Featured</h2>${WIDGET}</section><p>End</p>`)).toEqual([
    { kind: 'banner', html: hero },
    { kind: 'text', html: '<section><h2>Featured</h2>' },
    { kind: 'products', html: WIDGET, skus: ['6205-2RS', 'A&B "1"'] },
    { kind: 'text', html: '</section><p>End</p>' },
  ]);
});

test('the same list in the platform’s Page Builder is found once, with what it is within', () => {
  const built = `<div data-content-type='products' data-appearance="grid">${WIDGET}</div>`;
  expect(toParts(`${built}${WIDGET}`).map(({ kind, html }) => [kind, html])).toEqual([
    ['products', built],
    ['products', WIDGET],
  ]);
});

test('a list without products, and a banner further down, stay what the platform has drawn', () => {
  const html = '<p>x</p><section class="cms-hero"></section><div class="block-products-list"><p>We can’t find any products.</p></div>';
  expect(toParts(html)).toEqual([{ kind: 'text', html }]);
});

test('what never ends, ends with the text', () =>
  expect(toParts('<div data-content-type="products"><div><form data-product-sku="1">')).toEqual([
    { kind: 'products', html: '<div data-content-type="products"><div><form data-product-sku="1">', skus: ['1'] },
  ]));

test('as many products as one answer holds', () => {
  const forms = Array.from({ length: 40 }, (_one, index) => `<form data-product-sku="${index}"></form>`).join('');
  const [part] = toParts(`<div data-content-type="products">${forms}</div>`);
  expect(part?.kind === 'products' && part.skus).toHaveLength(24);
});
