import { act, screen, waitFor } from '@testing-library/react';
import { createStubHost } from 'shared-contracts/testing';
import { renderChrome } from '../../testing/render-chrome';
import { sampleRegistry } from 'shared-host/testing/sample-registry';
import { accountEntries } from './account-entries';
import Overlays from './overlays';

const customer = (isCompanyAccount: boolean) => ({
  status: 'customer' as const,
  expiresAt: 0,
  customer: { email: 'a@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: false, isCompanyAccount },
});

async function open(
  panel: 'account-menu' | 'sign-in' | 'mini-cart',
  { isCompany = false, registry = undefined as ReturnType<typeof sampleRegistry> | undefined } = {},
) {
  const host = createStubHost();
  if (panel === 'account-menu') host.set.session.set(customer(isCompany));
  const onClose = jest.fn();
  return {
    ...(await renderChrome(
      Overlays,
      { panel, rootCategoryUid: 'Mg==', onPanel: jest.fn(), onClose },
      { host, ...(registry ? { registry } : {}) },
    )),
    onClose,
  };
}

describe('the account menu', () => {
  const ENTRIES = [
    'Order History /order-history',
    'My Account /account-information',
    'My Wishlist /wishlist',
    'Address Book /address-book',
    'My Returns /return-management',
    'Product Subscription /product-subscription',
    'Service Module /service-module',
    'My Support Tickets /support-tickets-module',
  ];
  const shown = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  test('has the specification’s entries, in order', async () => {
    await open('account-menu');
    expect(shown()).toEqual(ENTRIES);
  });

  test('of a company account has two more', async () => {
    await open('account-menu', { isCompany: true });
    expect(shown()).toEqual([...ENTRIES, 'Manage SubUser /manage-subuser', 'Manage Role /manage-role']);
  });

  test('hides what the platform cannot do, and what no release shows', async () => {
    expect(accountEntries({ isCompany: false, hasExtensions: false }).map(({ path }) => path)).toEqual([
      '/order-history',
      '/account-information',
      '/wishlist',
      '/address-book',
      '/return-management',
    ]);
    await open('account-menu', {
      registry: sampleRegistry({ 'mfe-account': { routes: [{ path: '/order-history', module: './orders' }] } }),
    });
    expect(shown()).toEqual(['Order History /order-history']);
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
  type Given = { view: string; onViewChange: (view: string) => void };

  test('is titled by its view', async () => {
    const { host } = await open('sign-in');
    expect(screen.getByRole('dialog', { name: 'Signin / Register' })).toBeInTheDocument();
    const given = host.callsOf('slots.mount')[0]?.[2] as Given;
    expect(given.view).toBe('SIGNIN');
    act(() => given.onViewChange('FORGOT_PASSWORD'));
    expect(screen.getByRole('dialog', { name: 'Forgot Password' })).toBeInTheDocument();
  });

  test('closes by itself once the user is signed in', async () => {
    const { host, onClose } = await open('sign-in');
    act(() => host.set.session.set(customer(false)));
    act(() => host.events.emit('session:signed-in', { customerName: 'Noura' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

test('the mini cart is a dialog around the buying team’s slot', async () => {
  const { host } = await open('mini-cart');
  expect(screen.getByRole('dialog', { name: 'Your cart' })).toBeInTheDocument();
  expect(host.callsOf('slots.mount')[0]?.[0]).toBe('mini-cart');
});
