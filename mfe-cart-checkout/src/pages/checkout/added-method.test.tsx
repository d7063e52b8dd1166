import { screen, waitFor } from '@testing-library/react';
import { localPersistence } from 'shared-platform';
import { storablePayment, toPlatformPayment } from '../../features/payment-methods/payment-methods';
import { openAtCard, review } from '../../testing/checkout-at-card';

/** The folders' methods, and one more. */
jest.mock('../../features/payment-methods/generated/methods', () => ({
  __esModule: true,
  default: [
    ...jest.requireActual<{ default: unknown[] }>('../../features/payment-methods/generated/methods').default,
    ...jest.requireActual<{ default: unknown[] }>('../../testing/points-method/method').default,
  ],
}));

test('a method that is added is offered, asks what it needs, and is sent and kept as it says; nothing else knows it', async () => {
  const { user, sent } = await openAtCard({ code: 'points', title: 'Loyalty points' });
  expect(await screen.findByText('Paid with your points.')).toBeInTheDocument();
  expect(await screen.findByText('All of your points')).toBeInTheDocument();
  await user.click(review());
  const number = screen.getByRole('textbox', { name: /Member number/ });
  await waitFor(() => expect(number).toHaveAccessibleDescription('This field is required.'));
  await user.type(number, 'M-7');
  await user.click(review());
  expect(await screen.findByText(/120 points/)).toBeInTheDocument();
  expect(localPersistence.get('paymentMethod')).toMatchObject({ code: 'points', data: { points: '120', purchaseOrder: 'M-7' } });
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(sent()).toEqual([{ method: 'points', po_number: 'M-7', additional_data: { loyalty_points: 120 } }]));
});

const method = (code: string, data: Record<string, string>) => ({ code, title: code, data });

test.each([
  ['what its schema takes', method('points', { points: '1', purchaseOrder: '7' }), true],
  ['what its schema does not take', method('points', { other: '1' }), false],
  ['a card’s token', method('hosted_card', { nonce: 'n' }), false],
  ['a stored card, which is another method of the platform', method('hosted_card_vault', { publicHash: 'h' }), false],
  ['what a method without a schema has of its own', method('cashondelivery', { pin: '1' }), false],
  ['the buyer’s number', method('banktransfer', { purchaseOrder: '7', summary: 'x' }), true],
])('%s is kept or not, as the method says', (_what, chosen, isKept) => {
  expect(storablePayment(chosen)).toEqual(isKept ? chosen : undefined);
});

test('a stored card is sent as its form’s method sends it; what a method does not send stays here', () => {
  expect(toPlatformPayment(method('hosted_card_vault', { publicHash: 'h' }))).toEqual({ additional_data: { public_hash: 'h' } });
  expect(toPlatformPayment(method('cashondelivery', { nonce: 'n' }))).toEqual({ additional_data: {} });
});
