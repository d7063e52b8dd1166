import { screen, waitFor } from '@testing-library/react';
import { createStubHost } from 'shared-contracts/testing';
import { renderPage } from 'shared-platform/testing';
import cmsPage from './cms-page';
import type { CmsPageQuery } from './cms-page.graphql.ts';
import homePage from './home-page';

const answer = (identifier: string, heading: string | null = null): CmsPageQuery => ({
  cmsPage: {
    __typename: 'CmsPage',
    identifier,
    url_key: identifier,
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
  expect(reported.heads[0]).toMatchObject({ title: 'Frequently Asked Questions', canonicalPath: '/faqs', description: 'Answers.' });
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
