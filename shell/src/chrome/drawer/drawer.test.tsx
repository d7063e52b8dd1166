import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createStubHost, type StubHost } from 'shared-testing';
import { CHROME_ANSWERS, renderChrome } from '../../testing/render-chrome';
import Drawer, { viewBefore } from './drawer';

beforeAll(() => void Object.assign(window, { matchMedia: () => ({ matches: false }) }));

/** What the drawer gives to the account's slot. */
type SlotGiven = { view: string; onViewChange: (view: string) => void; onClose: () => void };

async function open(host: StubHost = createStubHost()) {
  const onClose = jest.fn();
  const view = await renderChrome(Drawer, { rootCategoryUid: 'Mg==', onClose }, { host, answers: CHROME_ANSWERS });
  await screen.findByRole('button', { name: 'Bearings' });
  return {
    ...view,
    onClose,
    slot: () => (view.host.callsOf('slots.update').at(-1)?.[0] ?? view.host.callsOf('slots.mount').at(-1)?.[2]) as SlotGiven,
  };
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

test.each([
  ['CREATE_ACCOUNT', 'SIGN_IN'],
  ['FORGOT_PASSWORD', 'SIGN_IN'],
  ['SIGN_IN', 'MENU'],
  ['MY_ACCOUNT', 'MENU'],
  ['MENU', undefined],
] as const)('back goes from %s to %s', (view, before) => expect(viewBefore(view)).toBe(before));

test('begins with the main menu: categories, Housing without a link, and a contact link at the end', async () => {
  await open();
  expect(title()).toBe('Main Menu');
  expect(screen.getByRole('link', { name: 'Seals' })).toHaveAttribute('href', '/seals.html');
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('search')).toBeInTheDocument();
  // There is nowhere to go back to.
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Housing' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', '/contact-us');
});

test('goes down one category at a time, to the leaf; "All {name}" is first, help is last; back goes up; the focus follows', async () => {
  const { user, onClose } = await open();
  expect(screen.getByRole('heading', { name: 'Main Menu' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Bearings' }));
  expect(title()).toBe('Bearings');
  expect(screen.getByRole('heading', { name: 'Bearings' })).toHaveFocus();
  const links = screen.getAllByRole('link');
  expect(links[0]).toHaveTextContent('All Bearings');
  expect(links[0]).toHaveAttribute('href', '/bearings.html');
  expect(links.at(-1)).toHaveAttribute('href', '/contact-us');
  await user.click(screen.getByRole('button', { name: 'Ball Bearings' }));
  await user.click(screen.getByRole('button', { name: 'Deep Groove' }));
  expect(screen.getByRole('link', { name: 'Sealed' })).toHaveAttribute('href', '/bearings/ball/deep/sealed.html');
  for (const name of ['Ball Bearings', 'Bearings', 'Main Menu']) {
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(title()).toBe(name);
    expect(screen.getByRole('heading', { name })).toHaveFocus();
  }
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['ltr', 300, 100, 'touch', 1],
  ['rtl', 100, 300, 'touch', 1],
  ['ltr', 100, 300, 'touch', 0],
  ['ltr', 300, 100, 'mouse', 0],
])('in %s a sweep from %d to %d by %s closes it %d times', async (direction, from, to, pointerType, times) => {
  const { onClose } = await open();
  const content = screen.getByRole('dialog').firstElementChild as HTMLElement;
  content.style.direction = direction;
  const point = (type: string, clientX: number) =>
    fireEvent(content, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 200 }), { pointerType }));
  point('pointerdown', from);
  point('pointerup', to);
  if (times > 0) await waitFor(() => expect(onClose).toHaveBeenCalledTimes(times));
  else expect(screen.getByRole('dialog')).not.toHaveAttribute('data-closing');
});

test('closes over 192 ms', async () => {
  const { onClose } = await open();
  jest.useFakeTimers();
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.click());
  jest.advanceTimersByTime(191);
  expect(onClose).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a guest gets the sign-in view, from there the others, and back', async () => {
  const { user, slot, host } = await open();
  await user.click(screen.getByRole('button', { name: 'Login / Register' }));
  expect(title()).toBe('Sign In');
  expect(slot().view).toBe('SIGN_IN');
  act(() => slot().onViewChange('FORGOT_PASSWORD'));
  expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeInTheDocument();
  expect(slot().view).toBe('FORGOT_PASSWORD');
  // The same slot: what was typed in it stays.
  expect(host.callsOf('slots.mount')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(title()).toBe('Sign In');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(title()).toBe('Main Menu');
});

test('a customer gets the account view; after signing in the menu is shown', async () => {
  const host = createStubHost();
  host.set.session.set({
    status: 'customer',
    expiresAt: 0,
    isKept: true,
    customer: { email: 'a@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: false, isCompanyAccount: false },
  });
  const { user, slot } = await open(host);
  await user.click(screen.getByRole('button', { name: 'Welcome, Noura' }));
  expect(title()).toBe('My Account');
  expect(slot().view).toBe('MY_ACCOUNT');
  act(() => host.events.emit('session:signed-in', { customerName: 'Noura' }));
  expect(await screen.findByRole('heading', { name: 'Main Menu' })).toBeInTheDocument();
});

test('is a dialog that overlays know, and lets go of everything', async () => {
  const { host, unmount } = await open();
  expect(screen.getByRole('dialog', { name: 'Main Menu' })).toBeInTheDocument();
  expect(host.callsOf('overlays.open')[0]?.[0]).toBe('drawer');
  unmount();
  expect(host.held()).toBe(0);
});

test('the wish list is a customer’s page; a guest is asked to sign in, here', async () => {
  const host = createStubHost();
  host.set.session.set({ status: 'guest' });
  const { user, onClose } = await open(host);
  await user.click(screen.getByRole('link', { name: 'My Wishlist' }));
  expect(title()).toBe('Sign In');
  expect(onClose).not.toHaveBeenCalled();
  act(() => host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('link', { name: 'My Wishlist' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
