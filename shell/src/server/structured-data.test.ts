import { withWholeAddresses } from './structured-data';

const place = { origin: 'https://shop.example', prefix: '/arabic', canonical: 'https://shop.example/arabic/blog/grease' };

test('gives paths of pages origin and prefix, and pictures the origin', () => {
  const product = { '@type': 'Product', name: '/6205', image: ['/media/a.png'], offers: { url: '/a.html' } };
  expect(withWholeAddresses(product, place)).toEqual({
    '@type': 'Product',
    name: '/6205',
    image: ['https://shop.example/media/a.png'],
    offers: { url: 'https://shop.example/arabic/a.html' },
  });
});

test('gives the page its own address, where it names none', () => {
  const post = { mainEntityOfPage: '', itemListElement: [{ item: '/blog' }, { item: '' }], name: '' };
  expect(withWholeAddresses(post, place)).toEqual({
    mainEntityOfPage: place.canonical,
    itemListElement: [{ item: 'https://shop.example/arabic/blog' }, { item: place.canonical }],
    name: '',
  });
  expect(withWholeAddresses(post, { ...place, canonical: undefined })).toMatchObject({ mainEntityOfPage: '' });
});

test('leaves whole addresses and other values as they are', () => {
  const item = { url: 'https://elsewhere.example/a', image: '//cdn.example/a.png', position: 1, item: null };
  expect(withWholeAddresses(item, place)).toEqual(item);
});
