import { screen, waitFor } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import { formatDate } from 'shared-ui';
import cmsPage from './cms-page';
import type { CmsPageQuery } from './cms-page.graphql.ts';
import homePage from './home-page';

const answer = (identifier: string, heading: string | null = null): CmsPageQuery => ({
  cmsPage: {
    __typename: 'CmsPage',
    identifier,
    title: 'Frequently Asked Questions',
    content_heading: heading,
    content: '<h2>How long?</h2><script>alert(1)</script>',
    meta_title: null,
    meta_description: 'Answers.',
  },
});

test('shows the platform’s page', async () => {
  const { reported } = renderPage(cmsPage, {
    params: { identifier: 'faqs', path: '/faqs' },
    answers: { CmsPage: answer('faqs') },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'How long?' })).toBeInTheDocument();
  expect(document.querySelector('main script, div script')).toBeNull();
  expect(reported.heads[0]).toMatchObject({ title: 'Frequently Asked Questions', description: 'Answers.' });
  expect(reported.heads[0]).not.toHaveProperty('canonicalPath');
});

test('the home page asks for its own identifier, whatever the parameters', async () => {
  const asked: unknown[] = [];
  const { reported } = renderPage(homePage, {
    params: {},
    answers: { CmsPage: (variables: unknown) => (asked.push(variables), answer('home')) },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(asked[0]).toEqual({ identifier: 'home' });
  expect(reported.heads[0]?.canonicalPath).toBe('/');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
});

test.each([
  ['<section class="cms-hero"><h2>Parts</h2></section>', true],
  ["\n <div id='x' class='wide cms-hero'><h2>Parts</h2></div>", true],
  ['<p>First</p><section class="cms-hero"><h2>Parts</h2></section>', false],
  ['<section class="cms-hero-less"><h2>Parts</h2></section>', false],
  ['', false],
])(
  'the part finder stands beside a banner that the home page begins with, known before the banner is there: %s',
  async (content, isBeside) => {
    const { cmsPage: page } = answer('home');
    const { container } = renderPage(homePage, { params: {}, answers: { CmsPage: { cmsPage: { ...page, content } } } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(container.querySelector('.beside') !== null).toBe(isBeside);
  },
);

test.each([
  ['en', ['Home', 'Blog', 'Reading a bearing number']],
  ['ar', ['الرئيسية', 'المدونة', 'Reading a bearing number']],
] as const)('a post stands below the list of them (%s)', async (language, way) => {
  renderPage(cmsPage, {
    host: createStubHost({}, { language }),
    params: { identifier: 'blog/reading-a-bearing-number' },
    answers: { CmsPage: answer('blog/reading-a-bearing-number', 'Reading a bearing number') },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(way);
  expect(screen.getByRole('link', { name: way[1] })).toHaveAttribute('href', expect.stringMatching(/\/blog$/));
});

test.each([
  ['en', 'Sep 14, 2026'],
  ['ar', formatDate('2026-09-14 09:00:00', 'ar-SA')],
] as const)('an editor’s day is written as the shop writes days (%s)', async (language, day) => {
  const { cmsPage: page } = answer('blog/grease');
  renderPage(cmsPage, {
    host: createStubHost({}, { language }),
    params: { identifier: 'blog/grease' },
    answers: { CmsPage: { cmsPage: { ...page, content: '<p><time datetime="2026-09-14">some day</time></p>' } } },
  });
  expect(await screen.findByText(day)).toHaveAttribute('datetime', '2026-09-14');
});

test('no such page is told apart from no answer', async () => {
  for (const said of ['The CMS page with the "nope" ID doesn\'t exist.', 'The CMS page with the "nope" ID doesn’t exist']) {
    const missing = renderPage(cmsPage, { params: { identifier: 'nope' }, answers: { CmsPage: new Error(said) } });
    await waitFor(() => expect(missing.reported.notFound).toBe(1));
    missing.unmount();
  }
  const failed = renderPage(cmsPage, {
    host: createStubHost(),
    params: { identifier: 'faqs' },
    answers: { CmsPage: new Error('Internal server error') },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(failed.reported.notFound).toBe(0);
});
