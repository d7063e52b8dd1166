import { screen } from '@testing-library/react';
import { at, open, press, sentIn } from '../../testing/account-fixtures';
import cancelGuestOrder from './cancel-guest-order-page';

const LINK = '?order_id=NDI%3D&confirmation_key=k-1';
const show = (answer: unknown, search = LINK) =>
  open(cancelGuestOrder, { host: at('/sales/order/cancel', search), answers: { ConfirmCancelOrder: answer } });
const refusal = (message: string) => ({ confirmCancelOrder: { error: message, errorV2: { code: 'UNDEFINED', message }, order: null } });

test('opening the link does nothing; the button cancels, and says which order', async () => {
  const { user, host } = show({ confirmCancelOrder: { error: null, errorV2: null, order: { id: 'NDI=', number: '000000042' } } });
  expect(screen.getByRole('heading', { level: 1, name: 'Cancel your order' })).toBeInTheDocument();
  expect(sentIn(host)).toEqual([]);
  await user.click(press('Cancel the order'));
  expect((await screen.findByText('Order 000000042 was cancelled.')).closest('[tabindex]')).toHaveFocus();
  expect(sentIn(host)).toEqual([{ input: { order_id: 'NDI=', confirmation_key: 'k-1' } }]);
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});

test.each([
  'The order cancellation could not be confirmed.',
  'Current user is not authorized to cancel this order',
  "The entity that was requested doesn't exist. Verify the entity and try again.",
])('a wrong key, a customer’s order and none at all are told alike: %s', async (message) => {
  const { user } = show(refusal(message));
  await user.click(press('Cancel the order'));
  expect(await screen.findByText('This link is not valid any more. Look your order up and ask again.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', '/guest-order');
});

test('an order that has left in the meantime, or is cancelled already, says so', async () => {
  const { user } = show(refusal('Order already closed, complete, cancelled or on hold'));
  await user.click(press('Cancel the order'));
  expect(await screen.findByText('This order can no longer be cancelled.')).toBeInTheDocument();
});

test('a platform that does not answer is said; another press tries again', async () => {
  const { user, host } = show(new Error('down'));
  await user.click(press('Cancel the order'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(press('Cancel the order'));
  expect(sentIn(host)).toHaveLength(2);
});

test.each(['', '?order_id=NDI%3D', '?confirmation_key=k-1'])('a link that is not whole leads to the look-up: “%s”', (search) => {
  show({}, search);
  expect(screen.getByText('This link is not complete. Open it from the email once more.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});
