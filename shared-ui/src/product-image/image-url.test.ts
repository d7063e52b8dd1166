import { imagePreload, imageSrcSet, imageUrl, nearestImageWidth, toOwnOrigin } from './image-url';

test('asks for the size and for what the browser reads best', () => {
  expect(imageUrl('/media/catalog/product/a.png', { width: 160, height: 160 })).toBe(
    '/media/catalog/product/a.png?auto=webp&format=png&width=160&height=160&fit=cover',
  );
  expect(imageUrl('https://shop/media/a.JPG', { width: 320 })).toBe('/media/a.JPG?auto=webp&format=pjpg&width=320&height=400&fit=cover');
  expect(imageUrl('/media/a.png?v=2#x', { width: 40, ratio: 1 })).toBe(
    '/media/a.png?v=2&auto=webp&format=png&width=40&height=40&fit=cover',
  );
});

test.each([
  ['/6/2/6205.png', undefined, '/media/catalog/product/6/2/6205.png'],
  ['6/2/6205.png', 'image-product', '/media/catalog/product/6/2/6205.png'],
  ['/seals.png', 'image-category', '/media/catalog/category/seals.png'],
  ['/r/e/red.png', 'image-swatch', '/media/attribute/swatch/r/e/red.png'],
  ['/media/catalog/category/seals.png', 'image-product', '/media/catalog/category/seals.png'],
  ['https://media.example/6205.png', 'image-product', 'https://media.example/6205.png'],
  // The folder is named already, in whichever way and of whichever kind.
  ['catalog/product/a.png', 'image-product', '/media/catalog/product/a.png'],
  ['/catalog/product/a.png', undefined, '/media/catalog/product/a.png'],
  ['catalog/category/x.png', undefined, '/media/catalog/category/x.png'],
  ['/catalog/category/x.png', 'image-category', '/media/catalog/category/x.png'],
  ['/attribute/swatch/r/e/red.png', 'image-swatch', '/media/attribute/swatch/r/e/red.png'],
  // A file whose name only begins so.
  ['/c/a/catalog/product/a.png', undefined, '/media/catalog/product/c/a/catalog/product/a.png'],
  ['/catalog/productive.png', undefined, '/media/catalog/product/catalog/productive.png'],
] as const)('the file %s of the kind %s is at %s', (url, type, address) =>
  expect(imageUrl(url, { width: 40, type }).split('?')[0]).toBe(address),
);

test.each([
  // The media's base with and without its slash: what stands behind it is one path.
  ['https://shop.example/media/catalog/product/a.png'],
  ['http://shop.example:8080/media/catalog/product/a.png'],
  ['//shop.example/media/catalog/product/a.png'],
  ['http://media/media/catalog/product/a.png'],
  // Installations whose document root is the project.
  ['/pub/media/catalog/product/a.png'],
  ['pub/media/catalog/product/a.png'],
  ['https://shop.example/pub/media/catalog/product/a.png'],
  // A base with a path of its own.
  ['https://cdn.example/store-1/media/catalog/product/a.png'],
  ['https://cdn.example/store-1/pub/media/catalog/product/a.png'],
  ['media/catalog/product/a.png'],
  ['/media/catalog/product/a.png'],
])('%s is a file of the shop’s own origin', (address) => {
  expect(toOwnOrigin(address)).toBe('/media/catalog/product/a.png');
  expect(imageUrl(address, { width: 40, type: 'image-category' }).split('?')[0]).toBe('/media/catalog/product/a.png');
});

test.each([
  'https://cdn.example/multimedia/a.png',
  'https://cdn.example/a.png?of=/media/a.png',
  '/static/frontend/none.png',
  'data:image/png,x',
])('%s is none of the platform’s media', (address) => expect(toOwnOrigin(address)).toBe(address));

test('a folder named media below the media stays', () =>
  expect(toOwnOrigin('https://shop.example/media/wysiwyg/media/a.png')).toBe('/media/wysiwyg/media/a.png'));

test('offers the widths of the specification', () => {
  const widths = imageSrcSet('/media/a.png')
    .split(', ')
    .map((candidate) => candidate.split(' ')[1]);
  expect(widths).toEqual(['40w', '80w', '160w', '320w', '640w', '960w', '1280w', '1600w', '2560w']);
});

test.each([
  [155, 1, 160],
  [155, 2, 320],
  [155, 3, 320],
  [20, 1, 40],
  [5000, 2, 2560],
  [120, 1, 80],
])('a container of %i px at %i × is nearest to %i', (width, ratio, nearest) => expect(nearestImageWidth(width, ratio)).toBe(nearest));

test('leaves out widths that no screen needs', () => {
  const widths = (width: number) => imageSrcSet('/media/a.png', 0.8, width).match(/\d+w/g);
  expect(widths(124)).toEqual(['80w', '160w', '320w', '640w']);
  expect(widths(2000)).toEqual(['1280w', '1600w', '2560w']);
});

test('a preload names the same files as the picture', () => {
  expect(imagePreload('/media/a.png', { width: 640, ratio: 1, sizes: '100vw' })).toEqual({
    href: imageUrl('/media/a.png', { width: 640, ratio: 1 }),
    srcset: imageSrcSet('/media/a.png', 1, 640),
    sizes: '100vw',
  });
});

test('every address of a picture is in the folder of its kind', () => {
  const addresses = (text: string) => text.match(/[^ ]+(?=\?)/g);
  expect(new Set(addresses(imageSrcSet('/seals.png', 1, 64, 'image-category')))).toEqual(new Set(['/media/catalog/category/seals.png']));
  const { href, srcset } = imagePreload('/seals.png', { width: 64, sizes: '64px', type: 'image-category' });
  expect(href).toMatch(/^\/media\/catalog\/category\/seals\.png\?/);
  expect(srcset).toBe(imageSrcSet('/seals.png', 0.8, 64, 'image-category'));
});
