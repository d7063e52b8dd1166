import { renderInHost } from 'shared-platform/testing';
import { pressCopyTwice } from 'shared-ui/copy/testing.ts';
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
  const { host } = renderInHost(Confirmation, { receipt: RECEIPT });
  expect(await pressCopyTwice('Copy the number')).toBe('000000021');
  expect(host.callsOf('toasts.add')).toEqual([
    [{ type: 'success', message: 'The number was copied.' }],
    [{ type: 'error', message: 'The number could not be copied.' }],
  ]);
});
