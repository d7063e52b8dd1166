import { act, screen, waitFor, within } from '@testing-library/react';
import { createStubHost, Near } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import homePage from './home-page';

const category = (name: string, more: object = {}) => ({
  __typename: 'CategoryTree' as const,
  uid: name,
  name,
  url_path: name.toLowerCase(),
  url_suffix: '.html',
  image: null,
  position: 1,
  include_in_menu: 1,
  product_count: 3,
  children: [],
  ...more,
});

const categories = {
  categories: {
    items: [
      {
        uid: 'root',
        product_count: 5756,
        children: [
          category('Tools', { position: 2, children: ['A', 'B', 'C', 'D', 'E'].map((name) => category(name)) }),
          category('Bearings', {
            position: 1,
            image: 'bearings.png',
            product_count: 1624,
            children: [category('Roller', { position: 2 }), category('Ball', { position: 1 }), category('Hidden', { include_in_menu: 0 })],
          }),
          category('All Products'),
          category('Nothing yet', { product_count: 0, children: [category('F')] }),
        ],
      },
    ],
  },
};

const WIDGET =
  '<div class="block widget block-products-list grid"><ol><li><a href="/a.html">Drawn by the platform</a>' +
  '<form data-product-sku="A"></form></li><li><form data-product-sku="B"></form></li></ol></div>';

const page = (content: string) => ({
  cmsPage: {
    __typename: 'CmsPage',
    identifier: 'home',
    title: 'Industrial parts',
    content_heading: null,
    content,
    meta_title: null,
    meta_description: null,
  },
});

const product = (sku: string) => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name: `Part ${sku}`,
  url_key: sku.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  small_image: null,
  price_range: {
    minimum_price: { regular_price: { value: 23, currency: 'SAR' }, final_price: { value: 23, currency: 'SAR' }, discount: null },
    maximum_price: { final_price: { value: 23, currency: 'SAR' } },
  },
  custom_attributesV2: { items: [] },
});

beforeEach(() => Object.assign(window, { IntersectionObserver: Near }));

function renderHome(content: string, answers: object = {}, host = createStubHost()) {
  return renderPage(homePage, {
    host,
    params: {},
    answers: {
      CmsPage: page(content),
      HomeCategories: categories,
      HomeDispatch: { storeConfig: { dispatch_cutoff: '14:00' } },
      ...answers,
    },
  });
}

test('categories of the menu in its order, with what is below them: three and the way to all where there are more than four', async () => {
  renderHome('<p>Text</p>');
  const section = within(await screen.findByRole('region', { name: 'Top categories' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Bearings', 'Tools']);
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Bearings',
    'Ball',
    'Roller',
    'Tools',
    'A',
    'B',
    'C',
    'All Tools',
  ]);
  expect(section.getByRole('link', { name: 'All Tools' })).toHaveAttribute('href', expect.stringMatching(/\/tools\.html$/));
  expect(section.getByText('1,624 products')).toBeInTheDocument();
  const pictures = [...document.querySelectorAll('section img')].map((picture) => picture.getAttribute('src')?.split('?')[0]);
  expect(pictures).toEqual(['/media/catalog/category/bearings.png']);
});

test('what the shop promises is what the platform says; without our extension nothing is said of the dispatch', async () => {
  const { unmount } = renderHome('<p>Text</p>');
  const facts = within(await screen.findByRole('list', { name: 'Good to know' }));
  expect(facts.getByText('5,756 products, found by number or size')).toBeInTheDocument();
  expect(await facts.findByText('Ordered by 14:00, dispatched the same working day')).toBeInTheDocument();
  unmount();
  renderHome('<p>Text</p>', {}, createStubHost({}, { hasExtensions: false }));
  expect(within(await screen.findByRole('list', { name: 'Good to know' })).queryByText(/14:00/)).toBeNull();
});

test('categories come with the facts above them, which would move them; where those cannot be had, without', async () => {
  let answer = (_dispatch: unknown) => {};
  const { unmount } = renderHome('<p>Text</p>', { HomeDispatch: new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByText('Text')).toBeInTheDocument();
  await act(async () => undefined);
  expect(screen.queryByRole('region', { name: 'Top categories' })).toBeNull();
  await act(async () => answer({ storeConfig: { dispatch_cutoff: '14:00' } }));
  expect(screen.getByText(/14:00/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Top categories' })).toBeInTheDocument();
  unmount();
  renderHome('<p>Text</p>', { HomeDispatch: new Error('Internal server error') });
  expect(await screen.findByRole('region', { name: 'Top categories' })).toBeInTheDocument();
});

test('where the platform does not say its categories, the page is whole without them', async () => {
  renderHome('<p>Text</p>', { HomeCategories: new Error('Internal server error') });
  expect(await screen.findByText('Text')).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Good to know' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Top categories' })).toBeNull();
});

test('an editor’s list of products is shown as lists are: price, stock, and what orders them, in the editor’s order', async () => {
  const asked: unknown[] = [];
  renderHome(`<section class="cms-section"><h2>Featured</h2>${WIDGET}</section>`, {
    ProductList: (variables: unknown) => {
      asked.push(variables);
      return { products: { total_count: 2, page_info: null, items: [product('B'), product('A')] } };
    },
  });
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /^Part / }).map(({ textContent }) => textContent)).toEqual(['Part A', 'Part B']),
  );
  expect(asked[0]).toMatchObject({ filter: { sku: { in: ['A', 'B'] } } });
  expect(screen.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(2);
  expect(screen.queryByText('Drawn by the platform')).toBeNull();
});

test('what is seen below a list is not moved by it: it waits until its end is out of sight', async () => {
  const bottoms = [400, 400, 1200];
  const measure = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, 0, bottoms.shift() ?? 1200));
  renderHome(WIDGET, { ProductList: { products: { total_count: 2, page_info: null, items: [product('A'), product('B')] } } });
  await waitFor(() => expect(bottoms).toHaveLength(2));
  expect(screen.getByText('Drawn by the platform')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getByText('Drawn by the platform')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByRole('link', { name: 'Part A' })).toBeInTheDocument();
  measure.mockRestore();
});

test('a list whose products the platform does not know any more stays as the platform has drawn it', async () => {
  renderHome(WIDGET, { ProductList: { products: { total_count: 0, page_info: null, items: [] } } });
  expect(await screen.findByText('Drawn by the platform')).toBeInTheDocument();
});

test('who comes back finds what was viewed last', async () => {
  const state = { products: ['A', 'B'].map((sku) => ({ sku, name: sku, path: `/${sku}.html`, imageUrl: undefined })) };
  const host = createStubHost();
  const service = { state: { get: () => state, subscribe: () => () => undefined } };
  const { service: other } = host;
  Object.assign(host, { service: (name: string) => (name === 'recentlyViewed' ? service : other(name as never)) });
  renderHome('<p>Text</p>', { ProductList: { products: { total_count: 2, page_info: null, items: [product('A'), product('B')] } } }, host);
  const section = within(await screen.findByRole('region', { name: 'Last viewed' }));
  expect(await section.findByRole('link', { name: 'Part A' })).toBeInTheDocument();
});
