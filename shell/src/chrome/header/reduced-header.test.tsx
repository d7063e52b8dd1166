import { act, screen } from '@testing-library/react';
import { cartRef, EMPTY_CART } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { CHROME_ANSWERS, renderChrome } from '../../testing/render-chrome';
import { ReducedHeader } from './reduced-header';

test('leads back to the cart as long as something is in it: not once the order is placed', async () => {
  const host = createStubHost({}, { pathname: '/checkout' });
  host.stateOf(cartRef).set({ ...EMPTY_CART, summary: { cartId: 'c', count: 2, at: 1 } });
  await renderChrome(ReducedHeader, { panel: undefined, onPanel: jest.fn() }, { host, answers: CHROME_ANSWERS });
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
  act(() => host.stateOf(cartRef).set({ ...EMPTY_CART, summary: { cartId: 'd', count: 0, at: 2 } }));
  expect(screen.queryByRole('link', { name: 'Back to cart' })).toBeNull();
});

test('says who is signed in, and opens the account as the other header does', async () => {
  const onPanel = jest.fn();
  const host = createStubHost({}, { pathname: '/checkout' });
  host.set.session.set({ status: 'guest' });
  const { user } = await renderChrome(ReducedHeader, { panel: undefined, onPanel }, { host, answers: CHROME_ANSWERS });
  await user.click(screen.getByRole('button', { name: 'Login / Register' }));
  expect(onPanel).toHaveBeenLastCalledWith('sign-in');
  const customer = { email: 'a@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: false, isCompanyAccount: false };
  act(() => host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer }));
  await user.click(screen.getByRole('button', { name: 'Welcome, Noura' }));
  expect(onPanel).toHaveBeenLastCalledWith('account-menu');
});
