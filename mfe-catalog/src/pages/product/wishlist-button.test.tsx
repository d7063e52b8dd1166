import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_WISHLIST, wishlistRef, type WishlistState } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import { sessionPersistence } from 'shared-platform';
import { renderPage } from 'shared-platform/testing';
import { bearing, belt, labelsAnswer, productAnswer } from '../../testing/sample-products';
import page from './product-page';

const PATH = '/deep-groove-ball-bearing-6205-2rs.html';
const CUSTOMER = { status: 'customer', expiresAt: 0, isKept: true, customer: undefined } as const;
const NAME = 'Deep groove ball bearing 6205-2RS';

const entryOf = (sku: string, parentSku?: string) => ({ id: `e-${sku}`, listId: '1', sku, parentSku, name: sku, quantity: 1 });
const ready = (...entries: WishlistState['entries']): WishlistState => ({
  ...EMPTY_WISHLIST,
  status: 'ready',
  lists: [{ id: '1', name: 'Wish List', count: entries.length }],
  entries,
});
const toasts = (host: StubHost) => host.callsOf('toasts.add').map(([toast]) => toast as { type: string; message: string });

/** What waits for the browser to be idle. */
const waiting: (() => void)[] = [];
const becomeIdle = () => act(async () => waiting.splice(0).forEach((action) => action()));

interface Options {
  isCustomer?: boolean;
  state?: WishlistState;
  product?: Parameters<typeof productAnswer>[0];
  language?: 'en' | 'ar';
  without?: 'wishlist';
}

async function show({ isCustomer = true, state = ready(), product = bearing, language = 'en', without }: Options = {}) {
  const host = createStubHost({}, { language, pathname: PATH, search: '?x=1', ...(without ? { without: [without] } : {}) });
  if (isCustomer) host.set.session.set(CUSTOMER);
  host.stateOf(wishlistRef).set(state);
  const view = renderPage(page, {
    host,
    params: { urlKey: 'deep-groove-ball-bearing-6205-2rs', path: PATH },
    answers: { ProductPage: productAnswer(product), AttributeLabels: labelsAnswer },
  });
  await screen.findByRole('heading', { level: 1 });
  await becomeIdle();
  // Stands there only with the rest of what comes later.
  await screen.findByRole('button', { name: language === 'ar' ? 'مشاركة' : 'Share' });
  return { ...view, host, user: userEvent.setup() };
}

const add = () => screen.getByRole('button', { name: 'Add to Wishlist', pressed: false });
const remove = () => screen.getByRole('button', { name: 'Add to Wishlist', pressed: true });

// What is loaded on demand is there.
beforeAll(async () => void (await import('./later/later')));

beforeEach(() => {
  // A browser that is idle when a test says so.
  waiting.length = 0;
  Object.assign(window, { requestIdleCallback: (action: () => void) => waiting.push(action), cancelIdleCallback: () => {} });
});
afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

describe('a customer', () => {
  test('adds the product, and is told', async () => {
    const { host, user } = await show();
    expect(add()).toHaveAccessibleDescription(NAME);
    await user.click(add());
    await waitFor(() => expect(toasts(host)).toEqual([{ type: 'success', message: `${NAME} was added to your wishlist.` }]));
    expect(host.callsOf('wishlist.add')).toEqual([[{ sku: '6205-2RS' }]]);
    act(() => host.stateOf(wishlistRef).set(ready(entryOf('6205-2RS'))));
    expect(remove()).toHaveFocus();
  });

  test('takes it off again', async () => {
    const { host, user } = await show({ state: ready(entryOf('6205-2RS')) });
    await user.click(remove());
    await waitFor(() => expect(toasts(host)).toEqual([{ type: 'success', message: `${NAME} was removed from your wishlist.` }]));
    expect(host.callsOf('wishlist.remove')).toEqual([['6205-2RS']]);
  });

  test('by the keyboard, in Arabic', async () => {
    const { host, user } = await show({ language: 'ar' });
    screen.getByRole('button', { name: 'أضف إلى قائمة الأمنيات' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts(host)).toEqual([{ type: 'success', message: `أُضيف ${NAME} إلى قائمة أمنياتك.` }]));
  });

  test('sees that it works, and a second press does nothing', async () => {
    const { host, user } = await show();
    let end: () => void = () => {};
    host.give['wishlist.add'] = () => new Promise<void>((resolve) => (end = resolve));
    await user.click(add());
    await waitFor(() => expect(host.callsOf('wishlist.add')).toHaveLength(1));
    expect(add()).toHaveAttribute('aria-busy', 'true');
    await user.click(add());
    expect(host.callsOf('wishlist.add')).toHaveLength(1);
    end();
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-busy'));
  });

  test('sees that another part of the shop is at it', async () => {
    await show({ state: { ...ready(), busy: ['6205-2RS'] } });
    expect(add()).toHaveAttribute('aria-busy', 'true');
  });

  test('is told in the platform’s words why it was refused, and in the shop’s why it was not answered', async () => {
    const { host, user } = await show();
    host.give['wishlist.add'] = () => Promise.reject(Object.assign(new Error('This product is not available.'), { name: 'refused' }));
    await user.click(add());
    await waitFor(() => expect(toasts(host)).toEqual([{ type: 'error', message: 'This product is not available.' }]));
    host.give['wishlist.add'] = () => Promise.reject(new Error('wishlist.add gave no answer.'));
    await user.click(add());
    await waitFor(() =>
      expect(toasts(host)[1]).toEqual({ type: 'error', message: 'Your wishlist could not be changed. Please try again.' }),
    );
    expect(add()).not.toHaveAttribute('aria-busy');
  });

  test('is told once that the wish list did not come: by the shell', async () => {
    const { host, user } = await show();
    host.give['wishlist.add'] = () => Promise.reject(Object.assign(new Error('404'), { name: 'unavailable' }));
    await user.click(add());
    await waitFor(() => expect(host.callsOf('wishlist.add')).toHaveLength(1));
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-busy'));
    expect(toasts(host)).toEqual([]);
  });

  test.each(['unknown', 'failed'] as const)('whose lists are %s has them read; nobody hears where that fails', async (status) => {
    const { host } = await show({ state: { ...EMPTY_WISHLIST, status } });
    host.give['wishlist.refresh'] = () => Promise.reject(new Error('no'));
    await becomeIdle();
    await waitFor(() => expect(host.callsOf('wishlist.refresh')).toHaveLength(1));
    expect(toasts(host)).toEqual([]);
  });

  test('whose lists are known is asked nothing', async () => {
    const { host } = await show();
    expect(add()).toBeInTheDocument();
    await becomeIdle();
    expect(host.callsOf('wishlist.refresh')).toEqual([]);
  });
});

describe('a guest', () => {
  /** Presses the button where the shop has the dialog. */
  async function ask(language: 'en' | 'ar' = 'en') {
    const shown = await show({ isCustomer: false, state: { ...EMPTY_WISHLIST, status: 'guest' }, language });
    shown.host.slots = { ...shown.host.slots, isFilled: () => true };
    await shown.user.click(screen.getByRole('button', { name: language === 'ar' ? 'أضف إلى قائمة الأمنيات' : 'Add to Wishlist' }));
    const dialog = await screen.findByRole('dialog', {
      name: language === 'ar' ? 'سجّل الدخول لإضافته إلى قائمة أمنياتك' : 'Sign in to add it to your wishlist',
    });
    return { ...shown, dialog };
  }
  const signIn = async (host: StubHost) => {
    act(() => host.set.session.set(CUSTOMER));
    await becomeIdle();
    expect(host.callsOf('wishlist.add')).toEqual([]);
    act(() => host.stateOf(wishlistRef).set(ready()));
    act(() => host.events.emit('session:signed-in', { customerName: 'Noura' }));
    await becomeIdle();
  };

  test.each(['en', 'ar'] as const)('signs in over the page, and the product is added once all have followed (%s)', async (language) => {
    const { host } = await ask(language);
    expect(host.callsOf('slots.mount')[0]?.[0]).toBe('sign-in-dialog');
    await signIn(host);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => {
      await becomeIdle();
      expect(host.callsOf('wishlist.add')).toEqual([[{ sku: '6205-2RS' }]]);
    });
    await waitFor(() => expect(toasts(host)).toHaveLength(1));
    expect(toasts(host)[0]?.type).toBe('success');
    expect(host.callsOf('navigation.push')).toEqual([]);
  });

  test('who closes the dialog gets nothing on a list when they sign in later', async () => {
    const { host, user } = await ask();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(sessionPersistence.get('wishlistWanted')).toBeUndefined());
    await signIn(host);
    expect(host.callsOf('wishlist.add')).toEqual([]);
  });

  test('is led to sign in, and back to the product, which is added then', async () => {
    const { host, user, unmount } = await show({ isCustomer: false, state: { ...EMPTY_WISHLIST, status: 'guest' } });
    await user.click(add());
    await waitFor(() => expect(host.callsOf('navigation.push')).toEqual([[`/sign-in?from=${encodeURIComponent(`${PATH}?x=1`)}`]]));
    expect(host.callsOf('wishlist.add')).toEqual([]);
    expect(host.callsOf('wishlist.refresh')).toEqual([]);
    unmount();
    const back = await show();
    await becomeIdle();
    await waitFor(() => expect(back.host.callsOf('wishlist.add')).toEqual([[{ sku: '6205-2RS' }]]));
    expect(toasts(back.host)).toEqual([{ type: 'success', message: `${NAME} was added to your wishlist.` }]);
    back.unmount();
    const again = await show();
    expect(add()).toBeInTheDocument();
    await becomeIdle();
    expect(again.host.callsOf('wishlist.add')).toEqual([]);
  });

  test('who signs in on another product gets nothing that they do not see', async () => {
    const { host, user, unmount } = await show({ isCustomer: false });
    await user.click(add());
    await waitFor(() => expect(host.callsOf('navigation.push')).toHaveLength(1));
    unmount();
    const other = await show({ product: belt });
    await becomeIdle();
    await waitFor(() => expect(sessionPersistence.get('wishlistWanted')).toBeUndefined());
    expect(other.host.callsOf('wishlist.add')).toEqual([]);
  });

  test.each([['text'], [{ of: '6205-2RS' }], [{ of: '6205-2RS', item: null }], [{ of: '6205-2RS', item: { sku: 7 } }]])(
    'what the storage says may be anything: %j',
    async (stored) => {
      sessionPersistence.set('wishlistWanted', stored);
      const { host } = await show();
      await becomeIdle();
      await waitFor(() => expect(sessionPersistence.get('wishlistWanted')).toBeUndefined());
      expect(host.callsOf('wishlist.add')).toEqual([]);
    },
  );

  test('whose session has ended meanwhile is led to sign in, too', async () => {
    const { host, user } = await show();
    host.give['wishlist.add'] = () => Promise.reject(Object.assign(new Error('Please sign in.'), { name: 'signed-out' }));
    await user.click(add());
    await waitFor(() => expect(host.callsOf('navigation.push')).toHaveLength(1));
    expect(toasts(host)).toEqual([]);
  });
});

describe('a product with variants', () => {
  test('choose first, then the variant is added', async () => {
    const { host, user } = await show({ product: belt });
    await user.click(add());
    const option = screen.getByRole('combobox', { name: 'Belt length' });
    expect(option).toHaveFocus();
    expect(option).toHaveAccessibleDescription('Please choose: Belt length.');
    await user.selectOptions(option, '800 mm');
    await user.click(add());
    await waitFor(() =>
      expect(host.callsOf('wishlist.add')).toEqual([[{ sku: 'SPA-800', parentSku: 'SPA-BELT', selectedOptions: ['l800'] }]]),
    );
  });

  test('each variant is on the list, or not', async () => {
    const { user } = await show({ product: belt, state: ready(entryOf('SPA-800', 'SPA-BELT')) });
    expect(add()).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Belt length' }), '800 mm');
    expect(remove()).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Belt length' }), '2800 mm');
    expect(add()).toBeInTheDocument();
  });
});

test.each([
  ['no live release has wish lists', { without: 'wishlist' }],
  ['the platform has none', { state: { ...EMPTY_WISHLIST, status: 'disabled' } }],
] as const)('there is no button where %s', async (_name, given) => {
  await show(given);
  expect(screen.queryByRole('button', { name: /Wishlist/ })).toBeNull();
});
