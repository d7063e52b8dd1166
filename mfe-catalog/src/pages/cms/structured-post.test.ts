import { structuredPost } from './structured-post';

const page = (content: string) => ({
  __typename: 'CmsPage' as const,
  identifier: 'blog/grease',
  title: 'How much grease?',
  content_heading: null,
  content,
  meta_title: null,
  meta_description: 'A formula.',
});
const CRUMBS = [{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: 'How much grease?' }];

test('a post with its day, and the way to it', () => {
  const [post, way] = structuredPost(page('<p><time datetime="2026-08-03">3 August 2026</time></p>'), CRUMBS);
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'How much grease?',
    description: 'A formula.',
    datePublished: '2026-08-03',
    mainEntityOfPage: '',
    publisher: { '@id': '/#organization' },
  });
  expect(way).toMatchObject({ itemListElement: [{ item: '/' }, { item: '/blog' }, { position: 3, item: '' }] });
});

test('no day is made up', () => {
  const [post] = structuredPost(page('<p><time datetime="soon">soon</time></p>'), CRUMBS);
  expect(post).not.toHaveProperty('datePublished');
});

test('the image is the first picture of the text, not one of a product in it', () => {
  const picture = '<p><img alt="" src="/media/a.png?width=640&amp;format=png"></p>';
  const products = '<div class="block block-products-list"><img src="/media/part.png"></div>';
  const [post] = structuredPost(page(`${picture}<p>Text</p>${products}`), CRUMBS);
  expect(post).toMatchObject({ image: '/media/a.png?width=640&format=png' });
  const [plain] = structuredPost(page(`<p>Text</p>${products}`), CRUMBS);
  expect(plain).not.toHaveProperty('image');
});
