import { act, screen, within } from '@testing-library/react';
import { type CartItem, cartRef, EMPTY_CART, type SearchSuggestionsProps, wishlistRef } from 'shared-contracts';
import { ARABIC_VIEW, createStubHost, ENGLISH_VIEW } from 'shared-testing';
import { CHROME_ANSWERS, renderChrome } from '../../testing/render-chrome';
import { softReload } from '../soft-reload';
import { Header } from './header';
import { groupViews } from './store-list';

const open = async (host = createStubHost(), panel?: 'mini-cart') => {
  const onPanel = jest.fn();
  return { ...(await renderChrome(Header, { rootCategoryUid: 'Mg==', panel, onPanel }, { host, answers: CHROME_ANSWERS })), onPanel };
};
const inCart = (count: number) => {
  const host = createStubHost();
  host.stateOf(cartRef).set({ ...EMPTY_CART, summary: { cartId: 'c', count, at: 1 } });
  return host;
};
const money = (value: number) => ({ value, currency: 'SAR' });
const details = {
  id: 'c',
  email: undefined,
  items: [{} as CartItem],
  totals: { subtotalExcludingTax: money(0), discounts: [], taxes: [], shipping: undefined, grandTotal: money(1240.75) },
  coupons: [],
};
const customer = { email: 'a@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: false, isCompanyAccount: false };

test('leads to home, to what the releases bring, and to the cart', async () => {
  await open();
  for (const [name, to] of [
    ['AMC eShop', '/'],
    ['Locations', '/locations'],
    ['View cart', '/cart'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  }
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('search')).toBeInTheDocument();
});

describe('the cart trigger', () => {
  test.each([
    [0, 'Cart, 0 items', null],
    [1, 'Cart, 1 item', '1'],
    [99, 'Cart, 99 items', '99'],
    [100, 'Cart, 100 items', '99+'],
    [2500, 'Cart, 2,500 items', '99+'],
  ])('with %d is called "%s" and shows %s', async (count, name, badge) => {
    await open(inCart(count));
    const trigger = screen.getByRole('button', { name });
    if (badge === null) expect(trigger).toHaveTextContent('');
    else expect(within(trigger).getByText(badge)).toHaveAttribute('dir', 'ltr');
  });

  test('shows the sum of the last visit until the lines are read, and none that is no amount', async () => {
    const host = inCart(3);
    const summary = { cartId: 'c', count: 3, at: 1, total: { value: 17.5, currency: 'SAR' } };
    host.stateOf(cartRef).set({ ...EMPTY_CART, summary });
    await open(host);
    expect(screen.getByRole('link', { name: 'View cart SAR 17.50' })).toHaveTextContent('SAR 17.50');
    for (const total of [undefined, 'junk', {}, { value: '17', currency: 'SAR' }, { value: 1, currency: '?' }]) {
      act(() => host.stateOf(cartRef).set({ ...EMPTY_CART, summary: { ...summary, total: total as never } }));
      expect(screen.getByRole('link', { name: 'View cart' })).toHaveTextContent('View cart');
    }
    act(() => host.stateOf(cartRef).set({ ...EMPTY_CART, summary: { ...summary, count: 0 } }));
    expect(screen.getByRole('link', { name: 'View cart' })).toBeInTheDocument();
  });

  test('toggles the mini cart', async () => {
    const { user, onPanel } = await open();
    await user.click(screen.getByRole('button', { name: 'Cart, 0 items' }));
    expect(onPanel).toHaveBeenLastCalledWith('mini-cart');
  });

  test('closes it when it is open', async () => {
    const { user, onPanel } = await open(createStubHost(), 'mini-cart');
    expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Cart, 0 items' }));
    expect(onPanel).toHaveBeenLastCalledWith(undefined);
  });

  test('is hidden on /checkout', async () => {
    await open(createStubHost({}, { pathname: '/checkout' }));
    expect(screen.queryByRole('button', { name: /^Cart/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View cart' })).not.toBeInTheDocument();
  });
});

test('the link to the cart shows the sum, once it is known', async () => {
  const host = inCart(2);
  await open(host);
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveTextContent('View cart');
  act(() => host.stateOf(cartRef).set({ ...host.stateOf(cartRef).get(), details }));
  expect(screen.getByRole('link', { name: 'View cart SAR 1,240.75' })).toHaveTextContent('SAR 1,240.75');
});

describe('the wish list', () => {
  test('asks a guest to sign in, and is a customer’s page', async () => {
    const host = createStubHost();
    host.set.session.set({ status: 'guest' });
    const { user, onPanel } = await open(host);
    const link = screen.getByRole('link', { name: 'My Wishlist' });
    await user.click(link);
    expect(onPanel).toHaveBeenLastCalledWith('sign-in');
    expect(host.callsOf('navigation.push')).toEqual([]);
    act(() => host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer }));
    await user.click(link);
    expect(onPanel).toHaveBeenCalledTimes(1);
  });

  test('is missing where no release has it', async () => {
    await open(createStubHost({}, { without: [wishlistRef] }));
    expect(screen.queryByRole('link', { name: 'My Wishlist' })).not.toBeInTheDocument();
  });
});

describe('the account trigger', () => {
  test('of a customer whose name is not known yet greets nobody', async () => {
    const host = createStubHost();
    host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined });
    await open(host);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
  });

  test('of a guest opens the sign-in dialog', async () => {
    const { user, onPanel, host } = await open();
    await user.click(screen.getByRole('button', { name: 'Login / Register' }));
    expect(onPanel).toHaveBeenLastCalledWith('sign-in');
    expect(host.callsOf('session.reload')).toEqual([]);
    expect(host.callsOf('slots.prefetch')).toContainEqual(['sign-in-dialog']);
  });

  test('reads again what the page shows, for a guest too', async () => {
    const host = createStubHost();
    const { user } = await open(host);
    await user.click(screen.getByRole('button', { name: 'Login / Register' }));
    expect(host.callsOf('commerce.invalidate')).toEqual([[]]);
    // A cart that nobody looks at is left alone.
    expect(host.callsOf('cart.refresh')).toEqual([]);
    act(() => host.stateOf(cartRef).set({ ...EMPTY_CART, details }));
    await user.click(screen.getByRole('button', { name: 'Login / Register' }));
    expect(host.callsOf('cart.refresh')).toHaveLength(1);
    expect(host.callsOf('wishlist.refresh')).toEqual([]);
    // The cart shows by itself what could not be read.
    host.give['cart.refresh'] = () => Promise.reject(new Error('planned'));
    await user.click(screen.getByRole('button', { name: 'Login / Register' }));
    await act(async () => undefined);
    expect(host.callsOf('telemetry.recordError')).toEqual([]);
  });

  test('loads the document again where the configuration says so', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const reload = jest.fn();
    const host = createStubHost();
    host.config = { ...host.config, hardReloads: true };
    await open(host);
    softReload(host, reload);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(500);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(host.callsOf('commerce.invalidate')).toEqual([]);
    jest.useRealTimers();
  });

  test('of a customer says welcome, opens the menu, and reads the customer again', async () => {
    const host = createStubHost();
    host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer });
    const { user, onPanel } = await open(host);
    await user.click(screen.getByRole('button', { name: 'Welcome, Noura' }));
    expect(onPanel).toHaveBeenLastCalledWith('account-menu');
    expect(host.callsOf('session.reload')).toHaveLength(1);
  });

  test('before the session is known, nothing personal is shown', async () => {
    const host = createStubHost();
    host.set.session.set({ status: 'unknown' });
    await open(host);
    expect(screen.getByRole('button', { name: 'Login / Register' })).toBeInTheDocument();
  });
});

describe('the store switcher', () => {
  test('lists the views, the current one disabled, and switches', async () => {
    const { user, host } = await open();
    await user.click(screen.getByRole('button', { name: 'Store view: EN' }));
    expect(await screen.findByRole('button', { name: 'English Current' })).toBeDisabled();
    // One group is no group.
    expect(screen.queryByText('Main Store')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    expect(host.callsOf('storeView.switchView')).toEqual([['arabic']]);
  });

  test('names the groups where there are several', async () => {
    const host = createStubHost();
    const outlet = { ...ENGLISH_VIEW, code: 'outlet', groupCode: 'outlet', groupName: 'Outlet', sortOrder: 5 };
    host.set.storeView.set({ ...host.set.storeView.get(), available: [ENGLISH_VIEW, ARABIC_VIEW, outlet] });
    const { user } = await open(host);
    await user.click(screen.getByRole('button', { name: 'Store view: EN' }));
    expect(await screen.findByText('Main Store')).toBeInTheDocument();
    expect(screen.getByText('Outlet')).toBeInTheDocument();
    // The line above has one other language only where there is one.
    expect(screen.queryByRole('link', { name: 'العربية' })).not.toBeInTheDocument();
  });

  test('the other language is one press away, in its own words', async () => {
    const { user, host } = await open(createStubHost({}, { pathname: '/seals.html' }));
    const link = screen.getByRole('link', { name: 'العربية' });
    expect(link).toHaveAttribute('href', '/arabic/seals.html');
    expect(link).toHaveAttribute('lang', 'ar');
    await user.click(link);
    expect(host.callsOf('storeView.switchView')).toEqual([['arabic']]);
  });

  test('closes on a press outside it, and on Escape, which gives the focus back', async () => {
    const { user } = await open();
    const trigger = screen.getByRole('button', { name: 'Store view: EN' });
    await user.click(trigger);
    await user.click(document.body);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger);
    await user.keyboard('{Escape}');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(trigger).toHaveFocus();
  });

  test('is hidden when there is only one', async () => {
    const host = createStubHost();
    host.set.storeView.set({ ...host.set.storeView.get(), available: [ENGLISH_VIEW] });
    await open(host);
    expect(screen.queryByRole('button', { name: /^Store view/ })).not.toBeInTheDocument();
  });

  test('views are grouped by store group, in the platform’s order', async () => {
    const other = { ...ENGLISH_VIEW, code: 'outlet', groupCode: 'outlet', groupName: 'Outlet', sortOrder: 5 };
    expect(groupViews([other, ARABIC_VIEW, ENGLISH_VIEW]).map(({ name, views }) => [name, ...views.map(({ code }) => code)])).toEqual([
      ['Main Store', 'default', 'arabic'],
      ['Outlet', 'outlet'],
    ]);
  });
});

describe('the currency switcher', () => {
  test('is hidden when there is only one', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /^Currency/ })).not.toBeInTheDocument();
  });

  test('lists the currencies, the current one disabled, and switches', async () => {
    const host = createStubHost();
    host.set.storeView.set({ ...host.set.storeView.get(), currencies: ['SAR', 'USD'] });
    const { user } = await open(host);
    await user.click(screen.getByRole('button', { name: 'Currency: SAR' }));
    expect(await screen.findByRole('button', { name: 'SAR Current' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'USD' }));
    expect(host.callsOf('storeView.switchCurrency')).toEqual([['USD']]);
  });
});

test('the offline indicator is shown from the loss of the connection until it is back, not before a first loss', async () => {
  const { host } = await open();
  const connect = (isOnline: boolean, hasBeenOffline: boolean) => act(() => host.set.connectivity.set({ isOnline, hasBeenOffline }));
  expect(screen.queryByText('Offline')).not.toBeInTheDocument();
  connect(false, true);
  expect(screen.getByText('Offline')).toBeInTheDocument();
  connect(true, true);
  expect(screen.queryByText('Offline')).not.toBeInTheDocument();
});

describe('search', () => {
  test('Arabic-Indic digits are searched as Western ones', async () => {
    const { user, host } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' ٦٢٠٥ 2rs {Enter}');
    expect(host.callsOf('navigation.push')).toEqual([['/search.html?query=6205+2rs']]);
  });

  test('nothing is not searched for', async () => {
    const { user, host } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), '   {Enter}');
    expect(host.callsOf('navigation.push')).toEqual([]);
  });

  test('the search page’s text stays in the box', async () => {
    await open(createStubHost({}, { pathname: '/search.html', search: '?query=6205%202rs' }));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('6205 2rs');
  });
});

describe('the search box with suggestions', () => {
  const SHOWN = { isShown: true, activeId: 'option-2' };

  /** A host whose slot is filled, and what the slot was given last. */
  const withSuggestions = async (options: Parameters<typeof createStubHost>[1] = {}) => {
    const host = createStubHost({}, options);
    host.slots = { ...host.slots, isFilled: (name) => name === 'search-suggestions' };
    const given = (): SearchSuggestionsProps => {
      const [, , first] = host.callsOf('slots.mount').at(-1) ?? [];
      return (host.callsOf('slots.update').at(-1)?.[0] ?? first) as SearchSuggestionsProps;
    };
    return { ...(await open(host)), given, box: screen.getByRole('combobox', { name: 'Search' }) };
  };

  test('nothing of it is loaded before the box has the focus, and nothing is left after', async () => {
    const { user, host, box, given } = await withSuggestions();
    expect(host.callsOf('slots.mount')).toEqual([]);
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.click(box);
    expect(host.callsOf('slots.mount')[0]?.[0]).toBe('search-suggestions');
    act(() => given().onList(SHOWN));
    await user.tab();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).not.toHaveAttribute('aria-activedescendant');
  });

  test('says what the list is like, and gives it what is typed', async () => {
    const { user, box, given } = await withSuggestions();
    await user.type(box, '62');
    expect(given().text).toBe('62');
    act(() => given().onList(SHOWN));
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveAttribute('aria-controls', given().listId);
    expect(box).toHaveAttribute('aria-activedescendant', 'option-2');
    act(() => given().onText('6205'));
    expect(box).toHaveValue('6205');
  });

  test('a key that the list has dealt with does nothing else', async () => {
    const { user, host, box, given } = await withSuggestions();
    await user.type(box, '6205');
    const answer = jest.fn((key: string) => key === 'Enter');
    act(() => given().onKeys(answer));
    await user.keyboard('{Enter}');
    expect(answer).toHaveBeenCalledWith('Enter', '6205');
    expect(host.callsOf('navigation.push')).toEqual([]);
    await user.keyboard('{Shift>}{Home}{/Shift}');
    expect(answer).not.toHaveBeenCalledWith('Home', '6205');
  });

  test('suggestions that come after Enter stay away, until somebody types on', async () => {
    const { container, user, box, given } = await withSuggestions();
    const list = () => container.querySelector('.suggestions');
    await user.type(box, '6205');
    expect(list()).not.toBeNull();
    const { onList } = given();
    await user.keyboard('{Enter}');
    act(() => onList(SHOWN));
    expect(box).toHaveFocus();
    expect(list()).toBeNull();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(list()).not.toBeNull();
    await user.keyboard('{Enter}2');
    expect(list()).not.toBeNull();
  });

  test('Enter with nothing chosen searches; Escape clears the box once the list is closed', async () => {
    const { user, host, box, given } = await withSuggestions();
    await user.type(box, '6205{Enter}');
    expect(host.callsOf('navigation.push')).toEqual([['/search.html?query=6205']]);
    let isOpen = true;
    act(() => given().onKeys((key) => key === 'Escape' && isOpen));
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('6205');
    isOpen = false;
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
  });

  test('an address with 10,000 characters is cut in the box', async () => {
    const { box } = await withSuggestions({ pathname: '/search.html', search: `?query=${'<b>'.repeat(4000)}` });
    expect(box).toHaveValue('<b>'.repeat(67).slice(0, 200));
  });
});

test('above the bar: whom to call, what is promised, help; quick order stands in the bar', async () => {
  const host = createStubHost(
    {},
    { config: { brand: { ...createStubHost().config.brand, delivery: { en: 'In two days', ar: 'خلال يومين' } } } },
  );
  host.set.links.set({
    header: [
      { path: '/quickOrder', label: 'Quick Order', icon: 'bolt' },
      { path: '/contact-us', label: 'How can We Help?', icon: 'phone' },
    ],
  });
  await open(host);
  expect(screen.getByRole('link', { name: 'Call 9200 00000' })).toHaveAttribute('href', 'tel:920000000');
  expect(screen.getByText('In two days')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'How can We Help?' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Quick Order' })).toHaveLength(1);
});

test('the drawer’s trigger says whether it is open', async () => {
  const { user, onPanel } = await open();
  const trigger = screen.getByRole('button', { name: 'Menu' });
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await user.click(trigger);
  expect(onPanel).toHaveBeenLastCalledWith('drawer');
});

test('speaks Arabic', async () => {
  await open(createStubHost({}, { language: 'ar' }));
  expect(screen.getByRole('navigation', { name: 'الرئيسية' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'متجر AMC الإلكتروني' })).toBeInTheDocument();
});
