import { screen } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import { facetsAnswer, listAnswer } from '../../testing/sample-lists';
import { readRecentSearches } from '../../service/recent-searches';
import page from './search-page';

function show(search: string, answers = {}, language: 'en' | 'ar' = 'en') {
  return renderPage(page, {
    host: createStubHost({}, { pathname: '/search.html', search, language }),
    answers: { ProductList: listAnswer(), ProductFacets: facetsAnswer(), ...answers },
  });
}

test('the searched text is in heading and title; search engines stay out', async () => {
  const { reported } = show('?query=6205');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search results for “6205”' })).toBeInTheDocument();
  expect(reported.heads[0]).toMatchObject({ title: 'Search results for “6205”', robots: 'noindex' });
});

test.each([
  ['?query=%D9%A6%D9%A2%D9%A0%D9%A5', '6205'],
  ['?query=%20%206205%202rs%20', '6205 2rs'],
])('%s searches for %s', async (search, wanted) => {
  const asked: unknown[] = [];
  show(search, { ProductList: (variables: unknown) => (asked.push(variables), listAnswer()) });
  await screen.findByRole('heading', { level: 1 });
  expect(asked[0]).toMatchObject({ search: wanted, filter: {} });
});

test('pages and filters keep the searched text', async () => {
  show('?query=6205');
  expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/search.html?query=6205&page=2');
});

test('nothing found: hints, and other searches where the platform has some', async () => {
  show('?query=6250', { ProductList: listAnswer(0), ProductFacets: facetsAnswer(0, ['6205']) });
  expect(await screen.findByRole('heading', { name: 'No results for “6250”' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '6205' })).toHaveAttribute('href', '/search.html?query=6205');
  expect(screen.getByRole('link', { name: 'Ask us for the part' })).toHaveAttribute('href', '/contact-us');
});

test('a misspelled text says what it was read as; a plain platform offers other searches beside what it has found', async () => {
  const answers = { ProductList: listAnswer(), ProductFacets: facetsAnswer(2, ['bearing']) };
  const { unmount } = show('?query=bering', answers);
  expect(await screen.findByText('No products for “bering”. Showing results for “bearing”.')).toBeInTheDocument();
  unmount();
  const arabic = show('?query=bering', answers, 'ar');
  expect(await screen.findByText('لا توجد منتجات لعبارة «bering». تظهر نتائج «bearing».')).toBeInTheDocument();
  arabic.unmount();
  renderPage(page, {
    host: createStubHost({}, { pathname: '/search.html', search: '?query=bering', hasExtensions: false }),
    answers,
  });
  expect(await screen.findByRole('link', { name: 'bearing' })).toHaveAttribute('href', '/search.html?query=bearing');
  expect(screen.queryByText(/No products for|Showing results/)).toBeNull();
});

test('without a text: all products', async () => {
  const { reported } = show('');
  expect(await screen.findByRole('heading', { level: 1, name: 'All products' })).toBeInTheDocument();
  expect(reported.heads[0]?.title).toBe('All products');
});

test('Arabic', async () => {
  show('?query=6205', {}, 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'نتائج البحث عن «6205»' })).toBeInTheDocument();
});

test('a search that is shown is a recent one; the page of all products is none', async () => {
  show('?query=%20seal%20%20kit&page=2');
  await screen.findAllByRole('heading', { level: 1 });
  show('');
  expect(readRecentSearches()).toEqual(['seal kit']);
});

test('bad input 1: a search of 10,000 characters is cut, in the question and on the page', async () => {
  const asked: { search?: string }[] = [];
  show(`?query=${'a'.repeat(10_000)}`, { ProductList: (variables: { search?: string }) => (asked.push(variables), listAnswer()) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent.length).toBeLessThan(200);
  expect(asked[0]?.search).toHaveLength(128);
});

test('bad input 2: a script in a search is a text that is searched for', async () => {
  const query = '<script>alert(1)</script>';
  const { reported, container } = show(`?query=${encodeURIComponent(query)}`, {
    ProductList: listAnswer(0),
    ProductFacets: facetsAnswer(0),
  });
  expect(await screen.findByRole('heading', { name: `No results for “${query}”` })).toBeInTheDocument();
  expect(container.querySelector('script')).toBeNull();
  expect(reported.heads[0]?.title).toContain(query);
});
