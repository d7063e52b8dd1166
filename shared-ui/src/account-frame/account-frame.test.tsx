import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-contracts/testing';
import { renderInHost } from 'shared-platform/testing';
import { AccountFrame } from './account-frame';

const labels = { navigation: 'My account', signOut: 'Logout' };
const open = (pathname = '/orders', section?: string) => {
  const host = createStubHost({}, { pathname });
  host.set.links.set({
    'account-area': [
      { path: '/orders', label: 'Orders', icon: undefined },
      { path: '/users', label: 'Users', icon: undefined },
    ],
  });
  return renderInHost(AccountFrame, { title: 'Orders', labels, section, children: 'page' }, { host, messages: {} });
};

test('has the links of the live releases, the current one marked, and the way out', async () => {
  const { host } = open();
  const navigation = within(screen.getByRole('navigation', { name: 'My account' }));
  expect(navigation.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  expect(navigation.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current');
  await userEvent.click(navigation.getByRole('button', { name: 'Logout' }));
  expect(host.callsOf('session.signOut')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
});

test('a page below another marks that one', () => {
  open('/orders/42');
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current');
});

test('a page whose address says nothing of it marks the link that it names', () => {
  open('/view/42', '/users');
  expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Orders' })).not.toHaveAttribute('aria-current');
});

test('a withdrawn release takes its links along', () => {
  const { host } = open();
  act(() => host.set.links.set({}));
  expect(screen.queryByRole('link')).toBeNull();
});
