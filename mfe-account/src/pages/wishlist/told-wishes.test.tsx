/* What is asked for with the page: it is shown before the service has read the lists. */
import { act, screen, within } from '@testing-library/react';
import { wishlistRef, type WishlistState } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import type { Answers } from 'shared-platform/testing';
import { at, customerAt, open } from '../../testing/account-fixtures';
import { product, told, wished, wishes } from '../../testing/wish-fixtures';
import wishlistPage from './wishlist-page';

const PATH = '/wishlist';
const UNKNOWN = wishes([], { status: 'unknown', lists: [] });
/** What is asked for after the page, with its variables. */
const recorded = () => {
  const asked: unknown[] = [];
  const record = (answer: unknown) => (variables: unknown) => (asked.push(variables), answer);
  return {
    asked,
    answers: {
      WishedProducts: (variables: { skus: string[] }) => (
        asked.push(variables.skus),
        { products: { __typename: 'Products', items: variables.skus.map((sku) => product(sku)) } }
      ),
      WishComments: record(new Error('down')),
    },
  };
};
function show(state: WishlistState, { answers, search = '' }: { answers: Answers; search?: string }) {
  const host = customerAt(PATH, search);
  host.stateOf(wishlistRef).set(state);
  return open(wishlistPage, { host, answers });
}
const row = async (name: string) => within((await screen.findByRole('heading', { level: 2, name })).closest('li') ?? document.body);
const A = wished('A', { quantity: 3 });
const B = wished('B', { listId: '2' });

test('the first list stands there with its products and comments, and nothing of it is asked for again', async () => {
  const { asked, answers } = recorded();
  const shown = { ...A, description: 'For the press' };
  const { host } = show(UNKNOWN, { answers: { ...told({ 'Wish List': [A], Workshop: [B] }, [shown]), ...answers } });
  const entry = await row('Bearing A');
  for (const text of ['SAR 24.15', 'Quantity: 3', 'For the press']) expect(entry.getByText(text)).toBeInTheDocument();
  expect(entry.getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
  expect(screen.getByText('1 product')).toBeInTheDocument();
  expect(within(screen.getByRole('navigation', { name: 'Wishlists' })).getAllByRole('link')).toHaveLength(2);
  act(() =>
    host.stateOf(wishlistRef).set(
      wishes([A, B], {
        lists: [
          { id: '1', name: 'Wish List', count: 1 },
          { id: '2', name: 'Workshop', count: 1 },
        ],
      }),
    ),
  );
  expect((await row('Bearing A')).getByText('For the press')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('of the list and page that the address says', async () => {
  const { asked, answers } = recorded();
  const entries = Array.from({ length: 25 }, (_none, index) => wished(`S${index}`, { listId: '2' }));
  const all = told({ 'Wish List': [A], Workshop: entries }, entries.slice(20));
  const variables: unknown[] = [];
  show(UNKNOWN, {
    search: '?list=2&page=2',
    answers: { ...all, ShownWishesOf: (given: unknown) => (variables.push(given), all.ShownWishesOf), ...answers },
  });
  expect((await row('Bearing S20')).getByText('SAR 24.15')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  expect(variables[0]).toEqual({ listId: '2', page: 2, pageSize: 20 });
  expect(asked).toEqual([]);
});

test('what did not come with it is asked for, and nothing else', async () => {
  const { asked, answers } = recorded();
  show(UNKNOWN, { answers: { ...told({ 'Wish List': [A, wished('C')] }, [A]), ...answers } });
  expect((await row('Bearing C')).getByText('SAR 24.15')).toBeInTheDocument();
  expect((await row('Bearing A')).getByText('SAR 24.15')).toBeInTheDocument();
  expect(asked).toEqual([['C'], { listId: '1', page: 1 }]);
});

test('somebody else’s list is not found, and nothing is said of it', async () => {
  const { answers } = recorded();
  const none = { ShownWishesOf: { customer: { __typename: 'Customer', wishlist_v2: null } } };
  const { host } = show(UNKNOWN, { search: '?list=9', answers: { ...told({ 'Wish List': [A] }, []), ...none, ...answers } });
  act(() => host.stateOf(wishlistRef).set(wishes([A])));
  expect(await screen.findByRole('link', { name: 'To your wishlists' })).toHaveAttribute('href', PATH);
  expect(screen.queryByText('Bearing A')).toBeNull();
});

test('a list of which not all came waits for the service', async () => {
  const { answers } = recorded();
  const all = told({ 'Wish List': [A] }, [A]);
  const [list] = all.Wishlists.customer.wishlists;
  const more = {
    ...list,
    items_count: 300,
    items_v2: { ...list?.items_v2, page_info: { __typename: 'SearchResultPageInfo', total_pages: 3 } },
  };
  const { host } = show(UNKNOWN, {
    answers: { ...all, Wishlists: { customer: { __typename: 'Customer', wishlists: [more] } }, ...answers },
  });
  await act(async () => undefined);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  act(() => host.stateOf(wishlistRef).set(wishes([A])));
  expect(await row('Bearing A')).toBeTruthy();
});

test('what came with it stays where the service cannot read the lists', async () => {
  const { answers } = recorded();
  const { host } = show(UNKNOWN, { answers: { ...told({ 'Wish List': [A] }, [A]), ...answers } });
  await row('Bearing A');
  act(() => host.stateOf(wishlistRef).set({ ...UNKNOWN, status: 'failed' }));
  expect((await row('Bearing A')).getByText('SAR 24.15')).toBeInTheDocument();
});

test('where it does not come, the service’s lists and their products are shown', async () => {
  const down = new Error('down');
  const { asked, answers } = recorded();
  show(wishes([A]), { answers: { ...told({}, []), Wishlists: down, ShownWishes: down, ...answers } });
  expect((await row('Bearing A')).getByText('SAR 24.15')).toBeInTheDocument();
  expect(asked).toContainEqual(['A']);
});

test('a list that was emptied since is empty', async () => {
  const { answers } = recorded();
  const { host } = show(UNKNOWN, { answers: { ...told({ 'Wish List': [A] }, [A]), ...answers } });
  await row('Bearing A');
  act(() => host.stateOf(wishlistRef).set(wishes([])));
  expect(screen.getByText('There is nothing on this wishlist yet.')).toBeInTheDocument();
});

test('a guest’s lists are not asked for', async () => {
  const asked: string[] = [];
  const record = (name: string) => ({ [name]: () => (asked.push(name), new Error('no')) });
  open(wishlistPage, { host: at(PATH), answers: { ...record('Wishlists'), ...record('ShownWishes'), ...record('WishlistSettings') } });
  await act(async () => undefined);
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('on a platform without the extension nobody is asked for stock notices', async () => {
  const host = createStubHost({}, { pathname: PATH, hasExtensions: false });
  host.set.session.set({ ...customerAt(PATH).session.state.get() });
  const { answers } = recorded();
  const alerts = jest.fn(() => new Error('Cannot query field'));
  host.stateOf(wishlistRef).set(UNKNOWN);
  open(wishlistPage, { host, answers: { ...told({ 'Wish List': [A] }, [A]), WishAlerts: alerts, ...answers } });
  expect((await row('Bearing A')).getByText('SAR 24.15')).toBeInTheDocument();
  expect(alerts).not.toHaveBeenCalled();
});
