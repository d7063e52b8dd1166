import { act, screen, waitFor, within } from '@testing-library/react';
import { REFUSED, wishlistRef, type WishlistState } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import { textOf, type Answers } from 'shared-platform/testing';
import { at, customerAt, open, press, signedIn } from '../../testing/account-fixtures';
import { NOTHING_WISHED, product, products, TWO_LISTS, wished as entry, wishes as state } from '../../testing/wish-fixtures';
import wishlistPage from './wishlist-page';

const PATH = '/wishlist';
function show(
  wishes: WishlistState,
  { answers = {}, search = '', host = customerAt(PATH, search) }: { answers?: Answers; search?: string; host?: StubHost } = {},
) {
  host.stateOf(wishlistRef).set(wishes);
  return open(wishlistPage, { host, answers: { ...NOTHING_WISHED, ...answers } });
}
const row = async (name: string) => within((await screen.findByRole('heading', { level: 2, name })).closest('li') ?? document.body);
const toasts = (host: StubHost) =>
  host.callsOf('toasts.add').map(([toast]) => toast as { message: string; onAction?: (close: () => void) => void });

test('entries come with their products and with what can be done with them, which make them higher', async () => {
  const settings = { storeConfig: { __typename: 'StoreConfig', enable_multiple_wishlists: '1', maximum_number_of_wishlists: '5' } };
  let answer = (_given: unknown) => {};
  const later = new Promise((resolve) => (answer = resolve));
  const host = customerAt(PATH);
  host.supports = () => true;
  show(state([entry('6206')]), { host, answers: { ...products(product('6206')), WishlistSettings: later } });
  expect(screen.getByText('1 product')).toBeInTheDocument();
  await act(async () => undefined);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  await act(async () => answer(settings));
  const shown = await row('Bearing 6206');
  expect(shown.getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
  expect(shown.getByRole('button', { name: 'Move to another list' })).toBeInTheDocument();
});

test('entries wait for their products', async () => {
  show(state([entry('6206')]), { answers: products(product('6206')) });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect((await row('Bearing 6206')).getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
});

test('what is sold out leads nowhere on a platform without stock notices', async () => {
  const host = createStubHost({}, { pathname: PATH, hasExtensions: false });
  signedIn(host);
  show(state([entry('6206')]), { host, answers: products(product('6206', { stock_status: 'OUT_OF_STOCK' })) });
  const soldOut = await row('Bearing 6206');
  expect(await soldOut.findByText('Out of stock')).toBeInTheDocument();
  expect(soldOut.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  expect(soldOut.queryByRole('button', { name: 'Notify me' })).toBeNull();
  expect(soldOut.getByRole('link', { name: 'Bearing 6206' })).toHaveAttribute('href', '/bearing-6206.html');
});

test('a guest comes back to the list and page that the address says', () => {
  open(wishlistPage, { host: at(PATH, '?list=7&page=2') });
  const link = screen.getByRole('link', { name: 'Sign In' });
  expect(link).toHaveAttribute('href', `/sign-in?from=${encodeURIComponent(`${PATH}?list=7&page=2`)}`);
});

test('a guest is asked to sign in, to come back here; nothing is asked for', () => {
  const { host } = open(wishlistPage, { host: at(PATH) });
  expect(screen.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2Fwishlist');
  expect(host.callsOf('wishlist.refresh')).toEqual([]);
});

test('shows what is known of a product, and reads the lists when it is opened', async () => {
  const { host, reported } = show(state([entry('6206', { quantity: 4 })]), {
    answers: products(product('6206', { only_x_left_in_stock: 3 })),
  });
  const item = await row('Bearing 6206');
  expect(await item.findByText('SAR 24.15')).toBeInTheDocument();
  for (const text of ['6206', 'Only 3 left', 'Quantity: 4']) expect(item.getByText(text)).toBeInTheDocument();
  expect(item.getByRole('link', { name: 'Bearing 6206' })).toHaveAttribute('href', '/bearing-6206.html');
  expect(screen.getByText('1 product')).toBeInTheDocument();
  expect(host.callsOf('wishlist.refresh')).toHaveLength(1);
  expect(reported.heads).toEqual([{ title: 'My Wishlist', robots: 'noindex' }]);
});

test('a product goes into the cart in the quantity that was wished for', async () => {
  const { user, host } = show(state([entry('6206', { quantity: 4 })]), { answers: products(product('6206')) });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(host.callsOf('cart.add')).toEqual([
    [[{ sku: '6206', name: 'Bearing 6206', quantity: 4, imageUrl: 'https://media.example/a.svg' }]],
  ]);
});

test('what the cart refuses is said by the product', async () => {
  const host = customerAt(PATH);
  host.give['cart.add'] = () => [{ index: 0, sku: '6206', message: 'Only 3 left.' }];
  const { user } = show(state([entry('6206')]), { host, answers: products(product('6206')) });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 3 left.');
});

test('a variant is shown and bought as the one that was chosen', async () => {
  const variant = { __typename: 'ConfigurableVariant', attributes: [{ __typename: 'O', uid: 'u1', code: 'length', label: '1250 mm' }] };
  const belt = product('SPA', {
    __typename: 'ConfigurableProduct',
    variants: [
      null,
      { ...variant, product: product('SPA-1250', { stock_status: 'OUT_OF_STOCK' }) },
      { ...variant, product: product('SPA-1000') },
    ],
  });
  const { user, host } = show(
    state([
      entry('SPA-1250', { parentSku: 'SPA' }),
      entry('SPA-1000', { parentSku: 'SPA' }),
      entry('SPA-9', { parentSku: 'SPA' }),
      entry('SPA'),
    ]),
    { answers: products(belt) },
  );
  const chosen = await row('Bearing SPA-1000');
  expect(await chosen.findByText('1250 mm')).toBeInTheDocument();
  await user.click(chosen.getByRole('button', { name: 'Add to Cart' }));
  expect(host.callsOf('cart.add')[0]).toEqual([[expect.objectContaining({ sku: 'SPA-1000', parentSku: 'SPA', selectedOptions: ['u1'] })]]);
  const soldOut = await row('Bearing SPA-1250');
  expect(soldOut.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  expect(soldOut.getByRole('button', { name: 'Notify me' })).toBeInTheDocument();
  expect((await row('Bearing SPA-9')).getByText('No longer available')).toBeInTheDocument();
  expect((await row('Bearing SPA')).getByRole('link', { name: 'Choose options' })).toHaveAttribute('href', '/bearing-SPA.html');
});

test('what is taken off can be put back', async () => {
  const { user, host } = show(state([entry('6206', { quantity: 2, parentSku: 'P' })]), { answers: products() });
  await user.click(await screen.findByRole('button', { name: 'Remove Bearing 6206' }));
  await waitFor(() => expect(toasts(host)).toHaveLength(1));
  expect(host.callsOf('wishlist.remove')).toEqual([['6206', '1']]);
  expect(screen.getByText('1 product')).toHaveFocus();
  const close = jest.fn();
  await act(async () => toasts(host)[0]?.onAction?.(close));
  expect(close).toHaveBeenCalled();
  expect(host.callsOf('wishlist.add')).toEqual([[{ sku: '6206', quantity: 2, parentSku: 'P' }, '1']]);
});

test('a change that the platform refuses is said in its words', async () => {
  const host = customerAt(PATH);
  host.give['wishlist.remove'] = () => Promise.reject(Object.assign(new Error('Not now.'), { name: REFUSED }));
  const { user } = show(state([entry('6206')]), { host, answers: products(product('6206')) });
  await user.click(await screen.findByRole('button', { name: 'Remove Bearing 6206' }));
  await waitFor(() => expect(toasts(host)).toEqual([{ type: 'error', message: 'Not now.' }]));
});

test('several lists: each has an address, and a product moves between them', async () => {
  const wishes = state([entry('A'), entry('B', { listId: '2' })], TWO_LISTS);
  const { user, host } = show(wishes, { search: '?list=2', answers: products(product('A'), product('B')) });
  const lists = within(await screen.findByRole('navigation', { name: 'Wishlists' }));
  expect(lists.getByRole('link', { name: 'Workshop' })).toHaveAttribute('aria-current', 'page');
  expect(lists.getByRole('link', { name: 'Wish List' })).toHaveAttribute('href', PATH);
  expect(screen.queryByText('Bearing A')).toBeNull();
  await user.click(press('Move to another list'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to another list' }));
  expect(within(dialog.getByRole('combobox', { name: 'List' })).getAllByRole('option')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Move to another list' }));
  expect(host.callsOf('wishlist.move')).toEqual([['e-B', '1']]);
  await waitFor(() => expect(toasts(host)[0]?.message).toBe('Bearing B is now on “Wish List”.'));
});

describe('a new list', () => {
  const settings = (more: object = {}) => ({
    WishlistSettings: {
      storeConfig: { __typename: 'StoreConfig', enable_multiple_wishlists: '1', maximum_number_of_wishlists: '3', ...more },
    },
  });
  const inDialog = () => within(screen.getByRole('dialog', { name: 'Move to another list' }));
  const hostWithCreate = (create = jest.fn(async (_name: string) => '7')) => {
    const host = customerAt(PATH);
    Object.assign(host.service(wishlistRef) ?? {}, { create });
    host.supports = () => true;
    return { host, create };
  };
  async function begin(wishes: WishlistState, made?: (name: string) => Promise<string>) {
    const { host, create } = hostWithCreate(jest.fn(made ?? (async () => '7')));
    const { user } = show(wishes, { host, answers: { ...products(product('A')), ...settings() } });
    await user.click(await screen.findByRole('button', { name: 'Move to another list' }));
    await screen.findByRole('dialog');
    if (wishes.lists.length > 1) await user.selectOptions(inDialog().getByRole('combobox', { name: 'List' }), 'A new list …');
    return { user, host, create, submit: () => user.click(inDialog().getByRole('button', { name: 'Move to another list' })) };
  }
  const refuse = (message: string) => (): Promise<string> => Promise.reject(Object.assign(new Error(message), { name: REFUSED }));

  test('is made, and the product moves to it, though there is but one list yet', async () => {
    const { user, host, create, submit } = await begin(state([entry('A')]));
    await submit();
    expect(inDialog().getByRole('textbox', { name: 'Name of the new list' })).toHaveAccessibleDescription(/required/i);
    await user.type(inDialog().getByRole('textbox', { name: 'Name of the new list' }), ' Spares ');
    await submit();
    await waitFor(() => expect(host.callsOf('wishlist.move')).toEqual([['e-A', '7']]));
    expect(create.mock.calls).toEqual([['Spares']]);
    await waitFor(() => expect(toasts(host)[0]?.message).toBe('Bearing A is now on “Spares”.'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('1 product')).toHaveFocus();
  });

  test('with the name of another is not sent', async () => {
    const { user, create, submit } = await begin(state([entry('A')], TWO_LISTS));
    await user.type(inDialog().getByRole('textbox', { name: 'Name of the new list' }), 'workshop');
    await submit();
    expect(inDialog().getByRole('textbox')).toHaveAccessibleDescription('You have a wishlist with this name.');
    expect(create).not.toHaveBeenCalled();
  });

  test('that the platform refuses is said in its words; what there is now is read', async () => {
    const { user, host, submit } = await begin(state([entry('A')], TWO_LISTS), refuse('You can have 3 wish lists at most.'));
    await user.type(inDialog().getByRole('textbox'), 'Spares');
    await submit();
    expect(await inDialog().findByRole('alert')).toHaveTextContent('You can have 3 wish lists at most.');
    expect(host.callsOf('wishlist.refresh')).toHaveLength(2);
    expect(host.callsOf('wishlist.move')).toEqual([]);
  });

  test('stays where the product does not come to it, and is not made again', async () => {
    const { user, host, create, submit } = await begin(state([entry('A')], TWO_LISTS));
    host.give['wishlist.move'] = refuse('Not now.');
    await user.type(inDialog().getByRole('textbox'), 'Spares');
    await submit();
    expect(await inDialog().findByRole('alert')).toHaveTextContent('The list “Spares” was made. Not now.');
    expect(inDialog().getByRole('combobox')).toHaveDisplayValue('Spares');
    host.give['wishlist.move'] = () => undefined;
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(create).toHaveBeenCalledTimes(1);
    expect(host.callsOf('wishlist.move')).toEqual([
      ['e-A', '7'],
      ['e-A', '7'],
    ]);
  });

  test.each([
    ['a platform with one list for each', settings({ enable_multiple_wishlists: '0' })],
    ['a platform that does not say', { WishlistSettings: new Error('Cannot query field') }],
    ['whoever has as many as there may be', settings({ maximum_number_of_wishlists: '1' })],
  ])('is not offered: %s', async (_who, answers) => {
    show(state([entry('A')]), { host: hostWithCreate().host, answers: { ...products(product('A')), ...answers } });
    await screen.findByText('SAR 24.15');
    expect(screen.queryByRole('button', { name: 'Move to another list' })).toBeNull();
  });
});

test('300 products are shown 20 at a time; a page beyond the last is the last', async () => {
  const asked: string[][] = [];
  const answers = { WishedProducts: ({ skus }: { skus: string[] }) => (asked.push(skus), { products: { items: [] } }) };
  show(state(Array.from({ length: 300 }, (_none, index) => entry(`S${index}`))), { search: '?page=99', answers });
  expect(await screen.findByRole('heading', { name: 'Bearing S280' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(20);
  expect(screen.getByText('300 products')).toBeInTheDocument();
  expect(document.querySelector('a[href="/wishlist?page=14"]')).not.toBeNull();
  await waitFor(() => expect(asked.map(({ length }) => length)).toEqual([20]));
});

test('another page of the list is read from its beginning', async () => {
  const { host } = show(state(Array.from({ length: 30 }, (_none, index) => entry(`S${index}`))), { answers: products() });
  const { location } = host.navigation.state.get();
  act(() => host.set.navigation.set({ isPageLoading: false, location: { ...location, search: '?page=2' } }));
  expect(await screen.findByRole('heading', { name: 'Bearing S20' })).toBeInTheDocument();
  expect(screen.getByText('30 products')).toHaveFocus();
});

test('an entry that goes asks for nothing again', async () => {
  const asked: string[][] = [];
  const answers = {
    WishedProducts: ({ skus }: { skus: string[] }) => (asked.push(skus), { products: { items: skus.map((sku) => product(sku)) } }),
  };
  const { host } = show(state([entry('A'), entry('B')]), { answers });
  await screen.findAllByText('SAR 24.15');
  act(() => host.stateOf(wishlistRef).set(state([entry('B')])));
  expect(screen.getAllByText('SAR 24.15')).toHaveLength(1);
  expect(asked).toEqual([['A', 'B']]);
});

test('an empty list has a way on', async () => {
  show(state([]));
  await act(async () => undefined);
  expect(screen.getByText('There is nothing on this wishlist yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/shop-now.html');
});

test('lists that cannot be read say so, and can be tried again', async () => {
  const { user, host } = show(state([], { status: 'failed' }));
  expect(screen.getByText('Your wishlist could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('wishlist.refresh')).toHaveLength(2);
});

test('so do prices', async () => {
  let isDown = true;
  const { user } = show(state([entry('6206')]), {
    answers: { WishedProducts: () => (isDown ? new Error('down') : products(product('6206')).WishedProducts) },
  });
  expect(await screen.findByText('Prices and stock could not be loaded.')).toBeInTheDocument();
  isDown = false;
  await user.click(press('Try again'));
  expect(await screen.findByText('SAR 24.15')).toBeInTheDocument();
});

test('where the platform has no lists there are none', async () => {
  show(state([], { status: 'disabled', lists: [] }));
  await act(async () => undefined);
  expect(screen.getByText('This shop has no wishlists.')).toBeInTheDocument();
});

test('counts in Arabic', async () => {
  const host = createStubHost({}, { language: 'ar', pathname: PATH });
  signedIn(host);
  show(state([entry('A'), entry('B')]), { host, answers: products() });
  expect(await screen.findByRole('heading', { level: 1, name: textOf('ar-SA')('wish.title') })).toBeInTheDocument();
  expect(screen.getByText('منتجان')).toBeInTheDocument();
});
