import { act, screen, waitFor } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import { renderChrome } from '../../testing/render-chrome';
import Overlays from './overlays';

const CUSTOMER = {
  status: 'customer' as const,
  expiresAt: 0,
  isKept: true,
  customer: { email: 'a@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: false, isCompanyAccount: false },
};

async function open(panel: 'account-menu' | 'sign-in' | 'mini-cart') {
  const host = createStubHost();
  if (panel === 'account-menu') host.set.session.set(CUSTOMER);
  const onClose = jest.fn();
  return { ...(await renderChrome(Overlays, { panel, rootCategoryUid: 'Mg==', onClose }, { host })), onClose };
}

describe('the account menu', () => {
  const shown = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  test('has the links that the live releases bring', async () => {
    const { host } = await open('account-menu');
    expect(shown()).toEqual(['Order History /order-history', 'My Account /account-information']);
    act(() => host.set.links.set({ account: [{ path: '/manage-subuser', label: 'Manage SubUser', icon: undefined }] }));
    expect(shown()).toEqual(['Manage SubUser /manage-subuser']);
    act(() => host.set.links.set({}));
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('signs out, and closes first', async () => {
    const { user, host, onClose } = await open('account-menu');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onClose).toHaveBeenCalled();
    expect(host.callsOf('session.signOut')).toHaveLength(1);
  });

  test('takes the focus, and closes on Escape and on a press outside', async () => {
    const { user, onClose } = await open('account-menu');
    expect(screen.getByRole('link', { name: 'Order History' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(document.body);
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('the sign-in dialog', () => {
  type SlotProps = { view: string; onViewChange: (view: string) => void };

  test('is titled by its view', async () => {
    const { host } = await open('sign-in');
    expect(screen.getByRole('dialog', { name: 'Signin / Register' })).toBeInTheDocument();
    const given = host.callsOf('slots.mount')[0]?.[2] as SlotProps;
    expect(given.view).toBe('SIGNIN');
    act(() => given.onViewChange('FORGOT_PASSWORD'));
    expect(screen.getByRole('dialog', { name: 'Forgot Password' })).toBeInTheDocument();
  });

  test('closes by itself once the user is signed in', async () => {
    const { host, onClose } = await open('sign-in');
    act(() => host.set.session.set(CUSTOMER));
    act(() => host.events.emit('session:signed-in', { customerName: 'Noura' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

test('the mini cart is a dialog around the buying team’s slot', async () => {
  const { host } = await open('mini-cart');
  expect(screen.getByRole('dialog', { name: 'Your cart' })).toBeInTheDocument();
  expect(host.callsOf('slots.mount')[0]?.[0]).toBe('mini-cart');
});
