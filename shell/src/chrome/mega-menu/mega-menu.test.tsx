import { act, fireEvent, screen, within } from '@testing-library/react';
import { createStubHost, type StubHost } from 'shared-testing';
import { CATEGORIES, category, CHROME_ANSWERS, renderChrome } from '../../testing/render-chrome';
import { MainNavigation } from './main-navigation';
import { columnsFor } from './submenu';
import { findActive, toMenuCategories } from './menu-categories';

async function open(host: StubHost = createStubHost()) {
  const view = await renderChrome(MainNavigation, { rootCategoryUid: 'Mg==' }, { host, answers: CHROME_ANSWERS });
  await screen.findByRole('link', { name: 'Bearings' });
  return view;
}
const point = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));

describe('the categories of the menus', () => {
  test('are those with include_in_menu, by position, at every level', () => {
    expect(toMenuCategories(CATEGORIES).map(({ name }) => name)).toEqual(['Bearings', 'Housing', 'Seals']);
    expect(toMenuCategories(CATEGORIES)[0]?.children.map(({ name }) => name)).toEqual(['Ball Bearings', 'Roller Bearings']);
    expect(toMenuCategories([null, category('A', { children: [category('B', { include_in_menu: 0 })] })])[0]?.children).toEqual([]);
    expect(toMenuCategories(undefined)).toEqual([]);
  });

  test('link to their path with the suffix; Housing is a heading, in every language', () => {
    const [bearings, housing] = toMenuCategories(CATEGORIES);
    expect(bearings?.path).toBe('/bearings.html');
    expect(housing?.path).toBeUndefined();
    expect(toMenuCategories([category('هياكل المحامل', { url_key: 'housing' })])[0]?.path).toBeUndefined();
  });

  test.each([
    ['/bearings.html', 'Bearings'],
    ['/bearings/ball/deep/sealed.html', 'Bearings'],
    ['/housing/plummer.html', 'Housing'],
    ['/bearings-catalogue.html', undefined],
    ['/', undefined],
  ])('%s lies in %s', (path, name) => {
    expect(findActive(toMenuCategories(CATEGORIES), path)?.name).toBe(name);
  });
});

describe('the mega menu', () => {
  test('shows the top categories; the active one is said', async () => {
    await open(createStubHost({}, { pathname: '/bearings/ball.html' }));
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Bearings', 'Seals']);
    expect(nav.getByRole('link', { name: 'Bearings' })).toHaveAttribute('aria-current', 'true');
    expect(nav.getByRole('link', { name: 'Seals' })).not.toHaveAttribute('aria-current');
    expect(nav.queryByRole('link', { name: 'Housing' })).not.toBeInTheDocument();
  });

  test('opens a submenu three levels deep under the mouse, and closes when it leaves', async () => {
    await open();
    point(screen.getByRole('link', { name: 'Bearings' }));
    for (const [name, to] of [
      ['Ball Bearings', '/bearings/ball.html'],
      ['Deep Groove', '/bearings/ball/deep.html'],
      ['All Bearings', '/bearings.html'],
    ] as const) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
    }
    // The third level is folded.
    expect(screen.queryByRole('link', { name: 'Sealed' })).not.toBeInTheDocument();
    const fold = screen.getByRole('button', { name: 'More of Deep Groove' });
    fireEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Sealed' })).toHaveAttribute('href', '/bearings/ball/deep/sealed.html');
    fireEvent(screen.getByRole('navigation'), new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
    expect(screen.queryByRole('link', { name: 'Sealed' })).not.toBeInTheDocument();
  });

  test('a touch opens the category’s page, not the submenu', async () => {
    await open();
    point(screen.getByRole('link', { name: 'Bearings' }), 'touch');
    expect(screen.getByRole('link', { name: 'Bearings' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('Housing opens by focus, has columns, and no "All Housing"', async () => {
    await open();
    act(() => screen.getByRole('button', { name: 'Housing' }).focus());
    expect(await screen.findByRole('link', { name: 'Plummer Blocks' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'All Housing' })).not.toBeInTheDocument();
  });

  test.each<[string, (user: Awaited<ReturnType<typeof open>>['user']) => Promise<void>]>([
    ['a press outside', async (user) => user.click(document.body)],
    ['Escape', async (user) => user.keyboard('{Escape}')],
    [
      'a key outside',
      async () => {
        fireEvent.keyDown(document.body, { key: 'x' });
      },
    ],
  ])('closes on %s', async (_name, act) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Housing' }));
    await screen.findByRole('link', { name: 'Plummer Blocks' });
    await act(user);
    expect(screen.getByRole('button', { name: 'Housing' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape leads back to the entry that is open', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Housing' }));
    act(() => document.querySelector<HTMLElement>('a[href="/housing/plummer.html"]')?.focus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Housing' })).toHaveFocus();
  });

  test('families have a picture and a count, and no row has one alone', async () => {
    await open();
    point(screen.getByRole('link', { name: 'Bearings' }));
    expect(await screen.findByText('1,086 products')).toBeInTheDocument();
    expect(document.querySelector('img')?.getAttribute('src')).toContain('/media/catalog/category/ball.png');
    expect([1, 2, 5, 6, 7, 8, 9, 11, 20].map(columnsFor)).toEqual([1, 2, 5, 3, 4, 4, 5, 4, 5]);
  });

  test('closes when the page changes', async () => {
    const { user, host } = await open();
    await user.click(screen.getByRole('button', { name: 'Housing' }));
    act(() =>
      host.set.navigation.set({ ...host.set.navigation.get(), location: { ...host.set.navigation.get().location, pathname: '/cart' } }),
    );
    expect(screen.getByRole('button', { name: 'Housing' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('following an entry of the submenu asks for fresh data', async () => {
    const { user, host } = await open();
    await user.click(screen.getByRole('button', { name: 'Housing' }));
    // user-event's pointer leaves the menu on its way to the entry.
    fireEvent.click(await screen.findByRole('link', { name: 'Plummer Blocks' }));
    expect(host.callsOf('navigation.push')).toEqual([['/housing/plummer.html', { fresh: true }]]);
    expect(screen.queryByRole('link', { name: 'Plummer Blocks' })).not.toBeInTheDocument();
  });

  test('with hard reloads the document is loaded: the link is left to the browser', async () => {
    const host = createStubHost();
    host.config = { ...host.config, hardReloads: true };
    const { user } = await open(host);
    await user.click(screen.getByRole('button', { name: 'Housing' }));
    const link = await screen.findByRole('link', { name: 'Plummer Blocks' });
    expect(link).toHaveAttribute('data-native');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
    expect(host.callsOf('navigation.push')).toEqual([]);
  });
});
