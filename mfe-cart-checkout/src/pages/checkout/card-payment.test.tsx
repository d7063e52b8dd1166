import { screen, waitFor } from '@testing-library/react';
import { ANSWER_LIMIT_MS, READY_LIMIT_MS } from '../../features/card-fields/use-hosted-fields';
import { CARD_ORIGIN, frame, hearing, openAtCard, review, say } from '../../testing/checkout-at-card';
import { restFailure } from '../../testing/checkout-fixtures';

const FACE = { type: 'VI', maskedCC: '1111', expirationDate: '12/2099' };
const STORED = {
  customerPaymentTokens: {
    __typename: 'CustomerPaymentTokens',
    items: [
      {
        __typename: 'PaymentToken',
        public_hash: 'hash-1',
        payment_method_code: 'hosted_card',
        type: 'card',
        details: JSON.stringify(FACE),
      },
    ],
  },
};

afterEach(() => jest.useRealTimers());

test('a card is typed into the provider’s frame; its token goes with the order, and is not kept', async () => {
  const { user, sent } = await openAtCard();
  expect((await frame()).src).toBe('https://pay.example/fields?parent=http%3A%2F%2Flocalhost&lang=en');
  const heard = await hearing();
  await say({ type: 'hosted-card:ready' });
  await user.click(review());
  expect(heard).toHaveBeenCalledWith({ type: 'hosted-card:submit' }, CARD_ORIGIN);
  await say({ type: 'hosted-card:token', token: 'tok_evil', card: FACE }, { origin: 'https://evil.example' });
  expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  await say({ type: 'hosted-card:token', token: 'tok_1', card: FACE });
  expect(await screen.findByText(/Credit or debit card · Visa ending in/)).toBeVisible();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('tok_1');
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(sent()).toEqual([{ method: 'hosted_card', additional_data: { payment_method_nonce: 'tok_1' } }]));
});

test('what is wrong with a card is said, and another press asks again', async () => {
  const { user } = await openAtCard();
  const heard = await hearing();
  await say({ type: 'hosted-card:ready' });
  await user.click(review());
  await say({ type: 'hosted-card:error', field: 'number', message: 'Enter a valid card number.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid card number.');
  await user.click(review());
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the bank’s question is announced, and is waited for', async () => {
  const { user } = await openAtCard();
  await hearing();
  await say({ type: 'hosted-card:ready' });
  await user.click(review());
  await say({ type: 'hosted-card:challenge' });
  expect(await screen.findByText('Your bank asks you to confirm. Answer in the frame above.')).toBeVisible();
  await say({ type: 'hosted-card:ready' });
  await say({ type: 'hosted-card:token', token: 'tok_2', card: FACE });
  expect(await screen.findByRole('button', { name: 'Place Order' })).toBeVisible();
});

test('a declined card is asked for again; nothing else is', async () => {
  const { user, sent } = await openAtCard({ payment: () => restFailure(400, 'Transaction has been declined. Please try again later.') });
  await hearing();
  await say({ type: 'hosted-card:ready' });
  await user.click(review());
  await say({ type: 'hosted-card:token', token: 'tok_3', card: FACE });
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  expect(await screen.findByText(/The payment was declined\. Nothing was charged/)).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
  expect(await frame()).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

test('fields that do not come are said to be missing, and can be tried again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await openAtCard();
  await frame();
  expect(await screen.findByRole('alert', {}, { timeout: 2 * READY_LIMIT_MS })).toHaveTextContent('The card’s fields cannot be shown.');
  await user.click(review());
  expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByTitle('Card details')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a provider that does not answer is not waited for for ever', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await openAtCard();
  const heard = await hearing();
  await say({ type: 'hosted-card:ready' });
  await user.click(review());
  await waitFor(() => expect(heard).toHaveBeenCalled());
  // Waiting moves the clock.
  expect(await screen.findByRole('alert', {}, { timeout: 2 * ANSWER_LIMIT_MS })).toHaveTextContent('Nothing was charged.');
});

test.each([null, 'http://pay.example', 'javascript:alert(1)'])('fields at %s are not shown', async (fieldsUrl) => {
  await openAtCard({ fieldsUrl });
  expect(await screen.findByRole('alert')).toHaveTextContent('The card’s fields cannot be shown.');
  expect(screen.queryByTitle('Card details')).not.toBeInTheDocument();
});

test('a customer pays with a stored card, or stores another one', async () => {
  const { user, sent } = await openAtCard({ isCustomer: true, stored: STORED });
  expect(await screen.findByRole('radio', { name: /Visa ending in .*1111/ })).toBeChecked();
  expect(screen.queryByTitle('Card details')).not.toBeInTheDocument();
  await user.click(review());
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(sent()).toEqual([{ method: 'hosted_card_vault', additional_data: { public_hash: 'hash-1' } }]));
});

test('a new card of a customer is kept only if they say so', async () => {
  const { user, sent } = await openAtCard({ isCustomer: true, stored: STORED });
  await user.click(await screen.findByRole('radio', { name: 'Another card' }));
  await hearing();
  await say({ type: 'hosted-card:ready' });
  await user.click(screen.getByRole('checkbox', { name: 'Save this card for my next order' }));
  await user.click(review());
  await say({ type: 'hosted-card:token', token: 'tok_4', card: FACE });
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { method: 'hosted_card', additional_data: { payment_method_nonce: 'tok_4', is_active_payment_token_enabler: true } },
    ]),
  );
});
