import { act, screen, waitFor, within } from '@testing-library/react';
import { cartRef, recentlyViewedRef, type ViewedProduct } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { renderPage, type RenderOptions } from 'shared-platform/testing';
import { cartItem, cartState } from '../../testing/cart-fixtures';
import page from './cart-page';

const product = (sku: string, more: Partial<ViewedProduct> = {}): ViewedProduct => ({
  sku,
  name: `Product ${sku}`,
  path: `/${sku.toLowerCase()}.html`,
  imageUrl: `http://localhost/media/${sku}.png`,
  ...more,
});

interface Options extends RenderOptions {
  items?: ReturnType<typeof cartItem>[];
}

async function open(products: readonly ViewedProduct[], { host = createStubHost(), answers = {}, items = [] }: Options = {}) {
  host.stateOf(cartRef).set(cartState(items));
  host.stateOf(recentlyViewedRef).set({ products });
  const view = renderPage(page, { host, answers });
  // With the parts that come after the rest.
  await act(async () => void (await import('./cart-extras')));
  return { ...view, host };
}

const section = () => within(screen.getByRole('region', { name: 'Recently viewed' }));
const absent = (name = 'Recently viewed') => expect(screen.queryByRole('region', { name })).toBeNull();
/** What the platform is asked, and what it answers. */
const answering = (answer: unknown) => {
  const asked: unknown[] = [];
  return { asked, answers: { ViewedProducts: (variables: unknown) => (asked.push(variables), answer) } };
};

test('below the empty cart, the newest first, with sized pictures', async () => {
  await open([product('B'), product('A', { imageUrl: undefined })]);
  expect(
    section()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Product B', '/b.html'],
    ['Product A', '/a.html'],
  ]);
  const [picture] = section().getAllByRole('presentation');
  expect(picture).toHaveAttribute('width', '160');
  expect(picture).toHaveAttribute('height', '160');
  expect(section().getByRole('heading', { level: 2 })).toBeInTheDocument();
});

test('follows what is viewed in another tab', async () => {
  const { host } = await open([]);
  absent();
  act(() => host.stateOf(recentlyViewedRef).set({ products: [product('A')] }));
  expect(section().getByRole('link', { name: 'Product A' })).toBeInTheDocument();
});

test('names and addresses are those of this store view', async () => {
  const { asked, answers } = answering({
    products: { items: [{ sku: 'A', name: 'محمل كريات', url_key: 'mahmal-a', url_suffix: '.html' }, null, { sku: 'B', name: null }] },
  });
  await open([product('A'), product('B')], { host: createStubHost({}, { language: 'ar' }), answers });
  expect(await screen.findByRole('link', { name: 'محمل كريات' })).toHaveAttribute('href', '/mahmal-a.html');
  expect(screen.getByRole('region', { name: 'شوهدت مؤخرًا' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Product B' })).toBeInTheDocument();
  expect(asked).toEqual([{ skus: ['A', 'B'] }]);
});

test('where the platform does not answer, the names of then', async () => {
  const { asked, answers } = answering(new Error('No answer'));
  await open([product('A')], { answers });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(section().getByRole('link', { name: 'Product A' })).toBeInTheDocument();
});

test('what is broken in the storage is left out', async () => {
  await open([product('A'), { sku: 7 } as never, null as never]);
  expect(section().getAllByRole('listitem')).toHaveLength(1);
});

test('absent where nothing was viewed, where nobody keeps it, and beside a cart with products', async () => {
  const { asked, answers } = answering({ products: { items: [] } });
  const { host } = await open([], { answers });
  absent();
  expect(host.callsOf('commerce.query')).toEqual([]);
  expect(asked).toEqual([]);
  await open([product('A')], { host: createStubHost({}, { without: [recentlyViewedRef] }) });
  absent();
  await open([product('A')], { items: [cartItem('X')] });
  absent();
});
