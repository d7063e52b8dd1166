import { screen } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import { facetsAnswer, listAnswer, nearSize, readingAnswer } from '../../testing/sample-lists';
import { readRecentSearches } from '../../service/recent-searches';
import page from './search-page';

const WAYS_ON = {
  TopCategories: {
    categories: {
      __typename: 'CategoryResult',
      items: [
        {
          __typename: 'CategoryTree',
          uid: 'Mg==',
          children: [
            {
              __typename: 'CategoryTree',
              uid: 'Nw==',
              name: 'Bearings',
              url_path: 'bearings',
              url_suffix: '.html',
              position: 1,
              include_in_menu: 1,
              product_count: 1624,
            },
          ],
        },
      ],
    },
  },
  TopManufacturers: {
    manufacturers: {
      __typename: 'Manufacturers',
      items: [{ __typename: 'Manufacturer', uid: 'x', option_id: '83001', name: 'Norvik', product_count: 512 }],
    },
  },
};

function show(search: string, answers = {}, language: 'en' | 'ar' = 'en') {
  return renderPage(page, {
    host: createStubHost({}, { pathname: '/search.html', search, language }),
    answers: { ProductList: listAnswer(), ProductFacets: facetsAnswer(), SearchReading: readingAnswer(), ...WAYS_ON, ...answers },
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
  expect(screen.getByRole('link', { name: 'Ask us for the part' })).toHaveAttribute('href', '/contact-us?query=6250');
});

test('nothing found: what was understood, sizes with the same numbers, categories, manufacturers, and the question to us', async () => {
  show('?query=bearing%2025x52x1000000', {
    ProductList: listAnswer(0),
    ProductFacets: facetsAnswer(0, ['bearing 25x52x15']),
    SearchReading: readingAnswer({
      size: '25 × 52 × 1000000',
      words: ['bearing'],
      nearest_sizes: [nearSize('25 × 52 × 15', 'bearing 25x52x15')],
    }),
  });
  const understood = await screen.findByLabelText('We searched for');
  expect(understood).toHaveTextContent('Wordbearing');
  expect(understood).toHaveTextContent('Size25 × 52 × 1000000');
  expect(screen.getByRole('link', { name: '25 × 52 × 15' })).toHaveAttribute('href', '/search.html?query=bearing+25x52x15');
  // What is a size is not offered a second time as a search.
  expect(screen.queryByText('Did you mean:')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask us for the part' })).toHaveAttribute('href', '/contact-us?query=bearing+25x52x1000000');
  expect(await screen.findByRole('link', { name: 'Bearings 1,624 products' })).toHaveAttribute('href', '/bearings.html');
  expect(screen.getByRole('link', { name: 'Norvik 512 products' })).toHaveAttribute('href', '/search.html?f.manufacturer=83001');
});

test('a misspelled text says what it was read as, and leads back to what was typed', async () => {
  const answers = { SearchReading: readingAnswer({ read_as: 'bearing' }) };
  const { unmount } = show('?query=bering', answers);
  expect(await screen.findByText('Showing results for “bearing”.', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search for “bering” as typed' })).toHaveAttribute('href', '/search.html?query=%22bering%22');
  unmount();
  show('?query=bering', answers, 'ar');
  expect(await screen.findByText('تظهر نتائج «bearing».', { exact: false })).toBeInTheDocument();
});

test('a size that nothing has is said plainly, with links to the nearest ones', async () => {
  show('?query=20x47x15', {
    SearchReading: readingAnswer({ size: '20 × 47 × 15', is_near: true, nearest_sizes: [nearSize('20 × 47 × 14', '20x47x14')] }),
  });
  expect(await screen.findByText(/No \u206620 × 47 × 15\u2069; nearest:/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '20 × 47 × 14' })).toHaveAttribute('href', '/search.html?query=20x47x14');
});

test('a measure by its name that nothing has: the nearest ones', async () => {
  show('?query=bore%2036', {
    SearchReading: readingAnswer({
      measures: [{ __typename: 'SearchMeasure', code: 'bore_diameter', label: 'Bore diameter d', value: 36 }],
      is_near: true,
      nearest_sizes: [nearSize('35', 'bore 35')],
    }),
  });
  expect(await screen.findByText(/No \u206636\u2069; nearest:/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '35' })).toHaveAttribute('href', '/search.html?query=bore+35');
});

test('in quotes nothing was found: without them more is', async () => {
  show('?query=%22bering%22', { ProductList: listAnswer(0), ProductFacets: facetsAnswer(0) });
  expect(await screen.findByRole('link', { name: /^Search without quotes/ })).toHaveAttribute('href', '/search.html?query=bering');
});

test('a plain platform says nothing of how it reads; it offers other searches beside what it has found', async () => {
  const asked: unknown[] = [];
  renderPage(page, {
    host: createStubHost({}, { pathname: '/search.html', search: '?query=bering', hasExtensions: false }),
    answers: {
      ProductList: listAnswer(),
      ProductFacets: facetsAnswer(2, ['bearing']),
      SearchReading: () => (asked.push(1), readingAnswer({ read_as: 'bearing' })),
    },
  });
  expect(await screen.findByRole('link', { name: 'bearing' })).toHaveAttribute('href', '/search.html?query=bearing');
  expect(screen.queryByText(/Showing results/)).toBeNull();
  expect(asked).toEqual([]);
});

test('a plain platform that finds nothing: its own filters for the size that was typed', async () => {
  renderPage(page, {
    host: createStubHost({}, { pathname: '/search.html', search: '?query=25x52', hasExtensions: false }),
    answers: {
      ProductList: listAnswer(0),
      ProductFacets: facetsAnswer(0),
      ...WAYS_ON,
      AttributeOptions: {
        customAttributeMetadataV2: {
          items: [
            { code: 'bore_diameter', options: [{ label: '25 mm', value: '140025' }] },
            { code: 'outside_diameter', options: [{ label: '52 mm', value: '141052' }] },
          ],
        },
      },
    },
  });
  expect(await screen.findByRole('link', { name: /^Products of the size .*25 × 52.* mm$/ })).toHaveAttribute(
    'href',
    '/search.html?f.bore_diameter=140025&f.outside_diameter=141052',
  );
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
