import { screen, within } from '@testing-library/react';
import { failed } from 'shared-testing';
import { at, field, open, press, sentIn } from '../../testing/account-fixtures';
import { order, progressOf } from '../../testing/order-fixtures';
import guestOrder from './guest-order-page';

const found = (more: object = {}) => order({ token: 't-42', ...more });
const lookUp = async (answer: unknown, number = ' 000000٠٤٢ ', answers: object = {}) => {
  const opened = open(guestOrder, { host: at('/guest-order'), answers: { GuestOrder: answer, CancellationReasons: REASONS, ...answers } });
  const { user } = opened;
  await user.type(field('Order number'), number);
  await user.type(field('Email'), 'guest@example.com');
  await user.type(field('Last Name'), 'Al Qahtani');
  await user.click(press('Find order'));
  return opened;
};
const REASONS = { storeConfig: { order_cancellation_enabled: true, order_cancellation_reasons: [{ description: 'Other' }] } };
const INPUT = { input: { number: '000000042', email: 'guest@example.com', lastname: 'Al Qahtani' } };
const asked = (host: ReturnType<typeof at>) => host.callsOf('commerce.query').map(([, variables, options]) => [variables, options]);

test('an order is found by number, e-mail and last name, shown, and forgotten', async () => {
  const { host, user } = await lookUp({ guestOrder: found() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 000000042' })).toHaveFocus();
  expect(screen.getByText('SAR 1,234.50')).toBeInTheDocument();
  expect(asked(host)).toEqual([
    // What the platform's own answer does not tell is asked for by the same details.
    [INPUT, { policy: 'network-only' }],
    [INPUT, { policy: 'network-only' }],
  ]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('guest@example.com');
  await user.click(press('Find another order'));
  expect(field('Order number')).toHaveValue('');
});

test('a guest sees the steps, and the day that was promised; a plain platform is not asked', async () => {
  const told = progressOf(
    ['2026-11-24 08:00:00', '2026-11-25 08:00:00', '2026-11-26 08:00:00', '2026-11-29 08:00:00'],
    ['2026-11-26', '2026-11-30'],
  );
  const { unmount } = await lookUp({ guestOrder: found() }, '42', { GuestOrderProgress: { guestOrder: told } });
  expect(await screen.findByText('Delivered Sun, Nov 29')).toBeInTheDocument();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Delivered');
  unmount();
  const host = at('/guest-order');
  host.hasExtensions = false;
  const { user } = open(guestOrder, { host, answers: { GuestOrder: { guestOrder: found() } as never } });
  await user.type(field('Order number'), '42');
  await user.type(field('Email'), 'guest@example.com');
  await user.type(field('Last Name'), 'Al Qahtani');
  await user.click(press('Find order'));
  expect((await screen.findByRole('listitem', { current: 'step' })).textContent).toBe('OrderedNowMar 2');
  expect(asked(host)).toHaveLength(1);
});

test('what does not come besides keeps the order from nobody', async () => {
  await lookUp({ guestOrder: found() }, '42', { GuestOrderProgress: new Error('down') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 000000042' })).toHaveFocus();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Ordered');
});

test('an order that there is not, and one whose details are others, are told alike', async () => {
  await lookUp(new Error("We couldn't locate an order with the information provided."));
  expect(await screen.findByText('There is no order with this number, email and last name.')).toBeInTheDocument();
  expect(field('Order number')).toHaveValue(' 000000٠٤٢ ');
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
});

test('a customer’s order leads to signing in', async () => {
  await lookUp(new Error('Please login to view the order.'));
  expect(await screen.findByText('This order was placed with an account. Sign in to see it.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2Forder-history%2F000000042');
});

test('no answer is told as such', async () => {
  const { user } = open(guestOrder, {
    host: Object.assign(at('/guest-order'), { answer: () => failed('x', { isNetworkError: true, status: undefined }) }),
  });
  await user.type(field('Order number'), '1');
  await user.type(field('Email'), 'guest@example.com');
  await user.type(field('Last Name'), 'A');
  await user.click(press('Find order'));
  expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
});

test.each(['<script>alert(1)</script>', '🔩', '\u202e24', '9'.repeat(300)])('%p is no number', async (number) => {
  const { host } = await lookUp({ guestOrder: found() }, number);
  expect(await screen.findByText('Enter the number as it is in the confirmation.')).toBeInTheDocument();
  expect(asked(host)).toEqual([]);
});

describe('cancelling', () => {
  const cancel = async (answer: unknown) => {
    const opened = await lookUp({ guestOrder: found() }, '42', { AskToCancelGuestOrder: answer });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel order 000000042?' }));
    expect(dialog.getByText(/We will send you an email/)).toBeInTheDocument();
    await user.click(await dialog.findByRole('radio', { name: 'Other' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    return opened;
  };

  test('a guest is sent a mail, which cancels the order; until then it goes on', async () => {
    const { host } = await cancel({ requestGuestOrderCancel: { error: null, errorV2: null, order: { id: 'NDI=' } } });
    expect((await screen.findByText(/We have sent you an email/)).closest('[tabindex]')).toHaveFocus();
    expect(sentIn(host)).toEqual([{ input: { token: 't-42', reason: 'Other' } }]);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(screen.getByText('Processing')).toBeInTheDocument();
  });

  test('an order that has left in the meantime stays, with the reason', async () => {
    const message = 'Order with one or more items shipped cannot be cancelled';
    await cancel({ requestGuestOrderCancel: { error: message, errorV2: { code: 'PARTIAL_ORDER_ITEM_SHIPPED', message }, order: null } });
    expect(await within(screen.getByRole('dialog')).findByText('This order can no longer be cancelled.')).toBeInTheDocument();
  });

  test('only where the platform allows it', async () => {
    await lookUp({ guestOrder: found({ available_actions: ['REORDER'] }) });
    expect(await screen.findByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});
