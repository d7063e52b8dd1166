import { act, screen, waitFor, within } from '@testing-library/react';
import { wishlistRef, type WishlistState } from 'shared-contracts';
import { createStubHost, failed, type StubHost } from 'shared-testing';
import { textOf, type Answers } from 'shared-platform/testing';
import { customerAt, open, press, sentIn, signedIn } from '../../testing/account-fixtures';
import { belt, NOTHING_WISHED, product, products, TWO_LISTS, wished, wishes } from '../../testing/wish-fixtures';
import wishlistPage from './wishlist-page';

const PATH = '/wishlist';
const SETTINGS = { __typename: 'StoreConfig', enable_multiple_wishlists: '1', maximum_number_of_wishlists: '5' };
const several = (more: object = {}) => ({ WishlistSettings: { storeConfig: { ...SETTINGS, ...more } } });

/** A customer whose lists can be made and changed. */
function show(state: WishlistState, { answers = {}, search = '' }: { answers?: Answers; search?: string } = {}) {
  const host = customerAt(PATH, search);
  const create = jest.fn(async (_name: string) => '7');
  Object.assign(host.service(wishlistRef) ?? {}, { create });
  host.supports = () => true;
  host.stateOf(wishlistRef).set(state);
  return { ...open(wishlistPage, { host, answers: { ...NOTHING_WISHED, ...several(), ...products(product('A')), ...answers } }), create };
}
const toasts = (host: StubHost) =>
  host.callsOf('toasts.add').map(([toast]) => toast as { message: string; onAction?: (close: () => void) => void });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = async (name: string) => within((await screen.findByRole('heading', { level: 2, name })).closest('li') ?? document.body);
const many = (count: number) => Array.from({ length: count }, (_none, index) => wished(`S${index}`));
const anyProduct = { WishedProducts: ({ skus }: { skus: string[] }) => ({ products: { items: skus.map((sku) => product(sku)) } }) };
const answerAny = (host: StubHost, of: (sku: string) => object = product) => {
  host.answer = (_operation, variables) => ({
    data: { products: { items: (variables as { skus: string[] }).skus.map(of) } },
    error: undefined,
  });
};

describe('a list is made', () => {
  test.each([
    ['beside others', wishes([wished('A')])],
    ['where there is none', wishes([], { lists: [] })],
  ])('%s, and opened', async (_where, state) => {
    const { user, host, create } = show(state);
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    const { getByRole } = await dialog('New list');
    await user.type(getByRole('textbox', { name: 'Name of the list' }), ' Spares ');
    await user.click(getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(host.callsOf('navigation.push')).toEqual([['/wishlist?list=7']]));
    expect(create.mock.calls).toEqual([['Spares']]);
    expect(toasts(host)).toEqual([{ type: 'success', message: 'The list “Spares” was made.' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['empty', '', /required/i],
    ['blank', '   ', /required/i],
    ['another list’s', 'workshop', 'You have a wishlist with this name. At most 255 characters.'],
    ['longer than the platform keeps it', 'ن'.repeat(300), 'Use at most 255 characters. At most 255 characters.'],
  ])('not by a name that is %s', async (_what, name, said) => {
    const { user, create } = show(wishes([], TWO_LISTS));
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    const { getByRole } = await dialog('New list');
    const field = getByRole('textbox', { name: 'Name of the list' });
    await user.click(field);
    await user.paste(name);
    await user.click(getByRole('button', { name: 'Save' }));
    expect(field).toHaveAccessibleDescription(said);
    expect(field).toHaveValue(name);
    expect(field).toHaveFocus();
    expect(create).not.toHaveBeenCalled();
  });

  test('not by a name that another tab was faster with', async () => {
    const { user, host, create } = show(wishes([wished('A')]));
    create.mockRejectedValue(new Error('Wish list "Spares" already exists.'));
    host.give['wishlist.refresh'] = () =>
      host.stateOf(wishlistRef).set(wishes([wished('A')], { lists: [...TWO_LISTS.lists, { id: '3', name: 'Spares', count: 0 }] }));
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    const { getByRole } = await dialog('New list');
    await user.type(getByRole('textbox'), 'spares');
    await user.click(getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getByRole('textbox')).toHaveAccessibleDescription(/You have a wishlist with this name/));
  });
});

describe('a list is renamed', () => {
  async function begin(answers: Answers = {}) {
    const shown = show(wishes([wished('A')], TWO_LISTS), { answers });
    await shown.user.click(await screen.findByRole('button', { name: 'Rename' }));
    const { getByRole } = await dialog('Rename the list');
    const field = getByRole('textbox', { name: 'Name of the list' });
    const rename = async (name: string) => {
      await shown.user.clear(field);
      if (name !== '') await shown.user.type(field, name);
      await shown.user.click(getByRole('button', { name: 'Save' }));
    };
    return { ...shown, field, rename };
  }

  test('and read again, here and in other tabs', async () => {
    localStorage.clear();
    const { host, field, rename } = await begin({ RenameWishlist: { updateWishlist: { uid: '1', name: 'Line 4' } } });
    expect(field).toHaveValue('Wish List');
    await rename(' Line 4 ');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentIn(host)).toEqual([{ listId: '1', name: 'Line 4' }]);
    expect(host.callsOf('wishlist.refresh')).toHaveLength(2);
    expect(toasts(host)).toEqual([{ type: 'success', message: 'The list is called “Line 4” now.' }]);
    expect(Object.keys(localStorage).some((key) => key.includes('wishlistChangedAt'))).toBe(true);
  });

  test.each([
    ['', /can not be empty/],
    ['WORKSHOP', /You have a wishlist with this name/],
  ])('not to %j', async (name, said) => {
    const { host, field, rename } = await begin();
    await rename(name);
    expect(field).toHaveAccessibleDescription(said);
    expect(sentIn(host)).toEqual([]);
  });

  test.each([
    ['at its field, where it is about the name', 'Wish list "Spares" already exists.', 'textbox'],
    ['above the form, where it is not', 'Too Many Requests', 'alert'],
  ])('what the platform says is said %s', async (_where, says, at) => {
    const { field, rename } = await begin({ RenameWishlist: new Error(says) });
    await rename('Spares');
    if (at === 'textbox') await waitFor(() => expect(field).toHaveAccessibleDescription(/You have a wishlist with this name/));
    else expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(field).toHaveValue('Spares');
  });
});

describe('a list is deleted', () => {
  const second = (answers: Answers = {}) => show(wishes([wished('A', { listId: '2' })], TWO_LISTS), { answers, search: '?list=2' });
  const confirm = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Delete the list' }));
    const { getByRole, getByText } = await dialog('Delete this list?');
    expect(getByText('Workshop')).toBeInTheDocument();
    expect(getByText('The product on it goes with it.')).toBeInTheDocument();
    await user.click(getByRole('button', { name: 'Delete the list' }));
  };

  test('after one more question; the first list is shown, and has the focus', async () => {
    const { user, host } = second({ DeleteWishlist: { deleteWishlist: { status: true } } });
    await confirm(user);
    await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([[PATH]]));
    expect(sentIn(host)).toEqual([{ listId: '2' }]);
    expect(host.callsOf('wishlist.refresh')).toHaveLength(2);
    const { location } = host.navigation.state.get();
    act(() => host.set.navigation.set({ isPageLoading: false, location: { ...location, search: '' } }));
    act(() => host.stateOf(wishlistRef).set(wishes([])));
    expect(screen.getByText('0 products')).toHaveFocus();
  });

  test('also where another tab was faster', async () => {
    const { user, host } = second({ DeleteWishlist: new Error('The wishlist was not found.') });
    await confirm(user);
    await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([[PATH]]));
  });

  test('what the platform refuses is said in the dialog', async () => {
    const { user, host } = second({ DeleteWishlist: new Error('Too Many Requests') });
    await confirm(user);
    expect(await (await dialog('Delete this list?')).findByRole('alert')).toBeInTheDocument();
    expect(host.callsOf('navigation.replace')).toEqual([]);
  });

  test('never the customer’s first one', async () => {
    show(wishes([wished('A')], TWO_LISTS));
    expect(await screen.findByRole('button', { name: 'Rename' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete the list' })).toBeNull();
  });
});

test.each([
  ['a platform with one list for each', several({ enable_multiple_wishlists: '0' })],
  ['a platform that does not say', { WishlistSettings: new Error('Cannot query field') }],
])('lists are neither made nor changed on %s', async (_which, answers) => {
  show(wishes([wished('A', { listId: '2' })], TWO_LISTS), { search: '?list=2', answers });
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  for (const name of ['New list', 'Rename', 'Delete the list']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('one list is called by its name; of several the current one is marked', async () => {
  const { host } = show(wishes([wished('A')]));
  expect(screen.getByText('1 product')).toHaveTextContent('Wish List 1 product');
  await act(async () => undefined);
  act(() => host.stateOf(wishlistRef).set(wishes([wished('A')], TWO_LISTS)));
  expect(screen.getByText('1 product')).toHaveTextContent(/^1 product$/);
  expect(screen.getByRole('link', { name: 'Wish List' })).toHaveAttribute('aria-current', 'page');
});

test('whoever has as many lists as there may be renames and deletes them', async () => {
  show(wishes([], TWO_LISTS), { search: '?list=2', answers: several({ maximum_number_of_wishlists: '2' }) });
  expect(await screen.findByRole('button', { name: 'Delete the list' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New list' })).toBeNull();
});

describe('a list that is none of the customer’s', () => {
  const missing = () => screen.queryByText('This list does not exist any more.');

  test.each(['99', '%3Cscript%3E', '1%20or%201=1'])('?list=%s is not there, and no other is shown in its place', async (id) => {
    show(wishes([wished('A')], TWO_LISTS), { search: `?list=${id}` });
    expect(missing()).toBeNull();
    await act(async () => undefined);
    expect(missing()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To your wishlists' })).toHaveAttribute('href', PATH);
    expect(screen.queryByText('Bearing A')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Wishlists' })).toBeNull();
  });

  test('may have been made a moment ago: that is known once the lists are read', async () => {
    const { host } = show(wishes([wished('A')]), { search: '?list=7' });
    act(() => host.stateOf(wishlistRef).set(wishes([wished('A')], { lists: [{ id: '7', name: 'New', count: 0 }] })));
    await act(async () => undefined);
    expect(missing()).toBeNull();
    expect(screen.getByText('0 products')).toBeInTheDocument();
  });

  test('is not said to be gone where the lists cannot be read', async () => {
    const host = customerAt(PATH, '?list=7');
    host.stateOf(wishlistRef).set(wishes([wished('A')]));
    host.give['wishlist.refresh'] = () => Promise.reject(new Error('down'));
    const { user } = open(wishlistPage, { host });
    expect(await screen.findByText('Your wishlist could not be loaded.')).toBeInTheDocument();
    host.give['wishlist.refresh'] = () => undefined;
    await user.click(press('Try again'));
    await waitFor(() => expect(missing()).toBeInTheDocument());
  });
});

describe('all of a list', () => {
  test('300 products go into the cart from every page, and stay on the list', async () => {
    const { user, host } = show(wishes(many(300)), { answers: anyProduct });
    const add = await screen.findByRole('button', { name: 'Add all 300 products to the cart' });
    answerAny(host);
    await user.click(add);
    expect(await screen.findByText('300 parts are in your cart.')).toBeInTheDocument();
    const sent = host.callsOf('cart.add').map(([items]) => (items as { sku: string }[]).map(({ sku }) => sku));
    expect(sent.map(({ length }) => length)).toEqual([50, 50, 50, 50, 50, 50]);
    expect(sent.flat()).toEqual(many(300).map(({ sku }) => sku));
    expect(host.callsOf('wishlist.remove')).toEqual([]);
  });

  test('what cannot be ordered is said line by line', async () => {
    const entries = [wished('A'), wished('B'), wished('C'), wished('SPA'), wished('SPA-1000', { parentSku: 'SPA', quantity: 2 })];
    const known: Record<string, object> = { A: product('A'), B: product('B', { stock_status: 'OUT_OF_STOCK' }), SPA: belt() };
    const { user, host } = show(wishes(entries), { answers: products(...Object.values(known)) });
    const add = await screen.findByRole('button', { name: 'Add all 5 products to the cart' });
    host.answer = () => ({ data: { products: { items: Object.values(known) } }, error: undefined });
    await user.click(add);
    const outcome = within((await screen.findByRole('heading', { name: /Some items/ })).closest('section') ?? document.body);
    expect(outcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('in your cart'),
      expect.stringContaining('Out of stock'),
      expect.stringContaining('No longer available'),
      expect.stringContaining('Its options have to be chosen first.'),
      expect.stringContaining('in your cart'),
    ]);
    expect(host.callsOf('cart.add')).toEqual([
      [
        [
          expect.objectContaining({ sku: 'A', quantity: 1 }),
          expect.objectContaining({ sku: 'SPA-1000', parentSku: 'SPA', selectedOptions: ['u1'], quantity: 2 }),
        ],
        { isSaidByPage: true },
      ],
    ]);
  });

  test('goes nowhere where its products cannot be read', async () => {
    const { user, host } = show(wishes([wished('A')]));
    const add = await screen.findByRole('button', { name: 'Add the product to the cart' });
    host.answer = () => failed('down');
    await user.click(add);
    expect(await screen.findByText('The products could not be read. Nothing was added to the cart.')).toBeInTheDocument();
    expect(host.callsOf('cart.add')).toEqual([]);
  });

  test('is passed on by a link, a variant as what was chosen, without any id', async () => {
    const { user, host } = show(wishes([wished('A', { quantity: 3 }), wished('SPA-1000', { parentSku: 'SPA' })]), {
      answers: products(product('A'), belt()),
    });
    const copy = await screen.findByRole('button', { name: 'Copy link' });
    host.answer = () => ({ data: { products: { items: [belt()] } }, error: undefined });
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(copy);
    expect(await screen.findByText(/The link has been copied/)).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(`http://localhost/shared-list?name=Wish+List&lines=${encodeURIComponent('A:3,SPA:1:u1')}`);
  });

  test('300 products are more than a link carries, and that is said', async () => {
    const { user } = show(wishes(many(300)), { answers: anyProduct });
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/The link carries the first 200 of the 300 parts/)).toBeInTheDocument();
  });
});

describe('what is out of stock', () => {
  const SOLD_OUT = products(product('A', { stock_status: 'OUT_OF_STOCK' }));
  const BEGUN = { RenewProductSubscription: { subscribeProductAlertStock: { success: true, message: null } } };
  const ENDED = { EndProductSubscription: { unsubscribeProductAlertStock: { success: true, message: null } } };
  const alerts = (status: string) => ({
    WishAlerts: {
      customer: {
        __typename: 'Customer',
        product_alerts: { __typename: 'ProductStockAlerts', items: [{ __typename: 'P', uid: 'a', status, product: product('A') }] },
      },
    },
  });

  test('is told of by one press, which can be undone', async () => {
    const { user, host } = show(wishes([wished('A')]), { answers: { ...SOLD_OUT, ...BEGUN, ...ENDED } });
    const entry = await row('Bearing A');
    await user.click(await entry.findByRole('button', { name: 'Notify me' }));
    expect(await entry.findByText('We will write to you when it is back.')).toBeInTheDocument();
    expect(entry.getByRole('button', { name: 'Do not notify me' })).toHaveFocus();
    expect(toasts(host)).toMatchObject([{ type: 'success', message: 'We will write to you when Bearing A is back.', actionText: 'Undo' }]);
    await act(async () => toasts(host)[0]?.onAction?.(() => undefined));
    expect(await entry.findByRole('button', { name: 'Notify me' })).toBeInTheDocument();
    expect(sentIn(host)).toEqual([{ sku: 'A' }, { sku: 'A' }]);
  });

  test('and is told of already says so, and can be ended', async () => {
    const { user, host } = show(wishes([wished('A')]), { answers: { ...SOLD_OUT, ...ENDED, ...alerts('WAITING') } });
    const entry = await row('Bearing A');
    await user.click(await entry.findByRole('button', { name: 'Do not notify me' }));
    expect(await entry.findByRole('button', { name: 'Notify me' })).toBeInTheDocument();
    expect(toasts(host)).toMatchObject([{ message: 'You will not be told when Bearing A is back.' }]);
  });

  test('and was told of once is not waited for any more', async () => {
    show(wishes([wished('A')]), { answers: { ...SOLD_OUT, ...alerts('SENT') } });
    expect(await (await row('Bearing A')).findByRole('button', { name: 'Notify me' })).toBeInTheDocument();
  });

  test.each([
    ['in its words', new Error('Too Many Requests')],
    ['in the shop’s', { subscribeProductAlertStock: { success: false, message: 'The product is in stock.' } }],
  ])('what the platform refuses is said %s', async (_how, answer) => {
    const { user, host } = show(wishes([wished('A')]), { answers: { ...SOLD_OUT, RenewProductSubscription: answer } });
    const entry = await row('Bearing A');
    await user.click(await entry.findByRole('button', { name: 'Notify me' }));
    await waitFor(() => expect(toasts(host)).toMatchObject([{ type: 'error' }]));
    expect(entry.getByRole('button', { name: 'Notify me' })).not.toHaveAttribute('aria-busy');
  });
});

describe('quantity and comment of an entry', () => {
  const COMMENTS = {
    WishComments: {
      customer: {
        __typename: 'Customer',
        wishlist_v2: {
          __typename: 'Wishlist',
          id: '1',
          items_v2: { __typename: 'WishlistItems', items: [{ __typename: 'SimpleWishlistItem', id: 'e-A', description: 'For line 4' }] },
        },
      },
    },
  };
  const saved = (...errors: string[]) => ({
    UpdateWish: { updateProductsInWishlist: { user_errors: errors.map((message) => ({ code: 'UNDEFINED', message })) } },
  });
  async function begin(answers: Answers, entry = wished('A', { quantity: 2 })) {
    const shown = show(wishes([entry]), { answers });
    const item = await row(entry.name);
    await item.findAllByText(/SAR/);
    await shown.user.click(item.getByRole('button', { name: 'Quantity and comment' }));
    const { getByRole } = await dialog('Quantity and comment');
    const quantity = getByRole('textbox', { name: 'Quantity' });
    const comment = getByRole('textbox', { name: /Comment/ });
    return { ...shown, item, quantity, comment, save: () => shown.user.click(getByRole('button', { name: 'Save' })) };
  }

  test('come with the entry, which they make higher', async () => {
    let answer = (_given: unknown) => {};
    const later = new Promise((resolve) => (answer = resolve));
    show(wishes([wished('A')]), { answers: { WishComments: later } });
    await act(async () => undefined);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await act(async () => answer(COMMENTS.WishComments));
    expect((await row('Bearing A')).getByText('For line 4')).toBeInTheDocument();
  });

  test('are changed, and read again', async () => {
    const { user, host, item, quantity, comment, save } = await begin({ ...COMMENTS, ...saved() });
    expect(item.getByText('For line 4')).toBeInTheDocument();
    expect(quantity).toHaveValue('2');
    expect(comment).toHaveValue('For line 4');
    await user.clear(quantity);
    await user.type(quantity, '١٢');
    await user.type(comment, ' and 5 ');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentIn(host)).toEqual([{ listId: '1', wish: { wishlist_item_id: 'e-A', quantity: 12, description: 'For line 4 and 5' } }]);
    expect(host.callsOf('wishlist.refresh')).toHaveLength(2);
    expect(toasts(host)).toEqual([{ type: 'success', message: 'Saved.' }]);
  });

  test('a comment that was not changed is not sent: it may not have been read', async () => {
    const { user, host, quantity, save } = await begin({ WishComments: new Error('down'), ...saved() });
    await user.clear(quantity);
    await user.type(quantity, '3');
    await save();
    await waitFor(() => expect(sentIn(host)).toEqual([{ listId: '1', wish: { wishlist_item_id: 'e-A', quantity: 3 } }]));
  });

  test('of a variant are sent with what was chosen', async () => {
    const entry = wished('SPA-1000', { parentSku: 'SPA' });
    const { host, save } = await begin({ ...products(belt()), ...saved() }, entry);
    await save();
    await waitFor(() => expect(sentIn(host)).toMatchObject([{ wish: { selected_options: ['u1'] } }]));
  });

  test('what is no quantity is not sent', async () => {
    const { user, host, quantity, save } = await begin({});
    await user.clear(quantity);
    await user.type(quantity, '1.5');
    await save();
    expect(quantity).toHaveAccessibleDescription('Enter a whole number.');
    expect(sentIn(host)).toEqual([]);
  });

  test('what the platform refuses is said in the dialog; what was typed stays', async () => {
    const { user, comment, save } = await begin(saved('Could not find a wishlist item with ID "e-A"'));
    await user.type(comment, 'For line 9');
    await save();
    expect(await (await dialog('Quantity and comment')).findByRole('alert')).toBeInTheDocument();
    expect(comment).toHaveValue('For line 9');
  });
});

test('a list in Arabic: what can be done with it', async () => {
  const host = createStubHost({}, { language: 'ar', pathname: PATH });
  signedIn(host);
  host.stateOf(wishlistRef).set(wishes([wished('A'), wished('B'), wished('C')]));
  open(wishlistPage, { host, answers: products(product('A')) });
  expect(await screen.findByRole('button', { name: 'أضف المنتجات الـ3 كلها إلى السلة' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: textOf('ar-SA')('wish.edit') })).toHaveLength(3);
});
