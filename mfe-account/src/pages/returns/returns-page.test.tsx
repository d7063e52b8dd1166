import { screen, within } from '@testing-library/react';
import { at, customerAt, open, press } from '../../testing/account-fixtures';
import { returned, returns } from '../../testing/return-fixtures';
import returnsPage from './returns-page';

const show = (answer: unknown, search = '') =>
  open(returnsPage, { host: customerAt('/return-management', search), answers: { CustomerReturns: answer } });

test('a guest is asked to sign in, and comes back', () => {
  open(returnsPage, { host: at('/return-management', '?page=2') });
  expect(screen.getByRole('heading', { level: 1, name: 'My Returns' })).toBeInTheDocument();
  expect(screen.getByText('Sign in to see your returns.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2Freturn-management%3Fpage%3D2');
});

test('shows each return with its state, order and items, and pages', async () => {
  show(
    returns([returned(), returned({ uid: 'x', number: '000000008', status: 'DENIED', order: null, items: null })], { count: 12, pages: 2 }),
  );
  const link = await screen.findByRole('link', { name: 'Return 000000007' });
  expect(link).toHaveAttribute('href', '/viewReturn/000000007');
  const card = within(link.closest('li') ?? document.body);
  for (const text of ['Please send it back', 'Mar 2, 2026', '6206']) expect(card.getByText(text)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Order 000000042' })).toHaveAttribute('href', '/order-history/000000042');
  expect(screen.getByText('Refused without inspection')).toBeInTheDocument();
  expect(screen.getByText('12 returns')).toBeInTheDocument();
  expect(document.querySelector('a[href="/return-management?page=2"]')).not.toBeNull();
});

test('a state that is new is one that waits', async () => {
  show(returns([returned({ status: 'MELTED', items: [] })]));
  expect(await screen.findByText('Waiting for approval')).toBeInTheDocument();
});

test('where there are none it is said how one begins', async () => {
  show(returns([]));
  expect(await screen.findByText('You have no returns.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose an order' })).toHaveAttribute('href', '/order-history?status=complete');
});

test('a page beyond the last leads back', async () => {
  show(returns([], { count: 3 }), '?page=9');
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/return-management');
});

test('that cannot be loaded says so, and can be tried again', async () => {
  const { user, host } = show(new Error('down'));
  expect(await screen.findByText('Your returns could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});
