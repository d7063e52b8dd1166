import { act, screen } from '@testing-library/react';
import { customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import communicationsPage from './communications-page';

const known = ({ isSubscribed = true } = {}) => ({
  customer: {
    __typename: 'Customer',
    email: 'noura@example.com',
    is_subscribed: isSubscribed,
  },
});
const waitsFor = (count: number) => ({
  customer: { __typename: 'Customer', product_alerts: { __typename: 'ProductStockAlerts', total_count: count } },
});
const show = (answer: unknown, more: Record<string, unknown> = {}) =>
  open(communicationsPage, { host: customerAt('/communications'), answers: { Communications: answer, AlertCount: waitsFor(2), ...more } });
const box = () => screen.findByRole('checkbox', { name: 'Send me offers and technical news by email' });

test.each([true, false])('shows whether the newsletter is sent (%s), and changes it', async (isSubscribed) => {
  const { user, host } = show(known({ isSubscribed }), { ChangeNewsletter: { updateCustomerV2: { customer: null } } });
  const tick = await box();
  expect((tick as HTMLInputElement).checked).toBe(isSubscribed);
  expect(screen.getByText('noura@example.com')).toBeInTheDocument();
  await user.click(tick);
  await user.click(press('Save'));
  expect(sentIn(host)).toEqual([{ isSubscribed: !isSubscribed }]);
  // The account page's form has the session's word on it.
  expect(host.callsOf('session.reload')).toHaveLength(1);
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Your choice has been saved.' }]]);
});

test('all stock alerts end at once', async () => {
  const { user, host } = show(known(), { EndAllAlerts: { unsubscribeProductAlertStockAll: { success: true, message: null } } });
  expect(await screen.findByText('You are waiting for 2 products.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all stock alerts' })).toHaveAttribute('href', '/product-subscription');
  await user.click(press('End all stock alerts'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'All stock alerts have ended.' }]]);
});

test('comes at once: nothing is there to be moved by the number of alerts, and a number that cannot be had is said', async () => {
  let answer = (_given: unknown) => {};
  const { unmount } = show(known(), { AlertCount: new Promise((resolve) => (answer = resolve)) });
  await act(async () => undefined);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await act(async () => answer(waitsFor(2)));
  expect(screen.getByRole('checkbox')).toBeInTheDocument();
  expect(press('End all stock alerts')).toBeInTheDocument();
  unmount();
  show(known(), { AlertCount: new Error('down') });
  expect(await box()).toBeInTheDocument();
  expect(screen.getByText('Your choices could not be loaded.')).toBeInTheDocument();
});

test('a refusal is said', async () => {
  const { user } = show(known(), { EndAllAlerts: { unsubscribeProductAlertStockAll: { success: false, message: 'x' } } });
  await user.click(await screen.findByRole('button', { name: 'End all stock alerts' }));
  expect(await screen.findByText('The stock alerts could not be ended.')).toBeInTheDocument();
});

test('nothing waited for is nothing to end', async () => {
  show(known(), { AlertCount: waitsFor(0) });
  expect(await screen.findByText('You are not waiting for a product.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'End all stock alerts' })).not.toBeInTheDocument();
});

test('that cannot be loaded says so, and can be tried again', async () => {
  const { user, host } = show(new Error('down'));
  expect(await screen.findByText('Your choices could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

test('a shop without our extension has no stock alerts', async () => {
  const host = customerAt('/communications');
  host.hasExtensions = false;
  open(communicationsPage, { host, answers: { Communications: known() } });
  await box();
  expect(screen.queryByRole('heading', { name: 'Stock alerts' })).not.toBeInTheDocument();
});
