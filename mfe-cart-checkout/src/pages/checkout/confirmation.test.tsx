import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from 'shared-platform/testing';
import type { Receipt } from '../../features/checkout-process/checkout-state';
import { Confirmation } from './confirmation';

const RECEIPT: Receipt = {
  order: { number: '000000021' },
  email: 'sara@example.com',
  isGuest: false,
  items: [],
  shippingTitle: '',
  paymentTitle: 'Cash on delivery',
};

test('the number of the order is copied, and what came of it is said', async () => {
  const user = userEvent.setup();
  const { host } = renderInHost(Confirmation, { receipt: RECEIPT });
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(await navigator.clipboard.readText()).toBe('000000021');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'));
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(host.callsOf('toasts.add')).toEqual([
    [{ type: 'success', message: 'The number was copied.' }],
    [{ type: 'error', message: 'The number could not be copied.' }],
  ]);
});
