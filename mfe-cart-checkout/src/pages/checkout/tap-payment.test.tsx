/* The worked example of docs/payment-methods.md, beside what Tap's own code asks and answers. */
import { screen, waitFor } from '@testing-library/react';
import recorded from '../../features/payment-methods/methods/tap/tap-fields.recorded.json';
import { frame, hearing, openAtCard, review, say } from '../../testing/checkout-at-card';

const TAP = 'https://sdk.tap.company';
const { fromFrame, toFrame } = recorded;
const openAtTap = (fieldsUrl = recorded.address) => openAtCard({ code: 'tap', fieldsUrl });
const fromTap = (message: object) => say(message, { origin: TAP });

test('the frame is Tap’s own, with the merchant’s key, and the brands, language and currency of the shop', async () => {
  await openAtTap();
  const { origin, pathname, searchParams } = new URL((await frame()).src);
  expect(origin + pathname).toBe(`${TAP}/v2/card/index.html`);
  expect(searchParams.get('publicKey')).toBe('pk_test_recorded');
  expect(searchParams.get('mdn')).toBe('ZW5jcnlwdGVk');
  expect(JSON.parse(searchParams.get('paymentOptions') ?? '')).toMatchObject({
    locale: 'en',
    direction: 'ltr',
    currencyCode: 'SAR',
    supportedPaymentMethods: ['MADA', 'VISA', 'MASTERCARD'],
    saveCardOption: 'none',
  });
  expect(document.querySelectorAll('script[src*="tap"]')).toHaveLength(0);
});

test('a mada card is typed into it; the token goes with the order as its nonce, and is not kept', async () => {
  const { user, sent } = await openAtTap();
  const heard = await hearing();
  await fromTap(fromFrame.ready);
  await fromTap(fromFrame.dimension);
  expect(await frame()).toHaveAttribute('height', '149');
  await fromTap(fromFrame.bin);
  await fromTap(fromFrame.complete);
  await user.click(review());
  expect(heard).toHaveBeenCalledWith(toFrame.tokenize, TAP);
  await say(fromFrame.token, { origin: 'https://evil.example' });
  expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  await fromTap(fromFrame.token);
  expect(await screen.findByText(/Credit or debit card · mada ending in .*0017/)).toBeVisible();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('tok_');
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(sent()).toEqual([{ method: 'tap', additional_data: { payment_method_nonce: 'tok_Rec0rdedB7d0f9' } }]));
});

test('fields with gaps are not sent: Tap would not answer', async () => {
  const { user } = await openAtTap();
  const heard = await hearing();
  await fromTap(fromFrame.ready);
  await user.click(review());
  expect(await screen.findByRole('alert')).toHaveTextContent('The card was not accepted. Check its details.');
  await fromTap(fromFrame.incomplete);
  await user.click(review());
  expect(heard).not.toHaveBeenCalled();
  await fromTap(fromFrame.complete);
  await user.click(review());
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what Tap and the bank say is said here, too', async () => {
  const { user } = await openAtTap();
  await hearing();
  await fromTap(fromFrame.ready);
  await fromTap(fromFrame.complete);
  await user.click(review());
  await fromTap(fromFrame.error);
  expect(await screen.findByRole('alert')).toHaveTextContent('Card number is not supported');
  await user.click(review());
  await fromTap(fromFrame.challenge);
  expect(await screen.findByText('Your bank asks you to confirm. Answer in the frame above.')).toBeVisible();
  await fromTap(fromFrame.challengeFailed);
  expect(await screen.findByRole('alert')).toHaveTextContent('The card was not accepted.');
  expect(review()).toBeEnabled();
});

test('an address that no shop could trust with cards is no frame', async () => {
  await openAtTap('http://sdk.tap.company/v2/card/index.html');
  expect(await screen.findByRole('alert')).toHaveTextContent('The card’s fields cannot be shown.');
  expect(screen.queryByTitle('Card details')).not.toBeInTheDocument();
});

test('the marks of those whose cards are taken have names', async () => {
  await openAtTap();
  const card = screen.getByRole('radio', { name: 'Credit or debit card' });
  expect(card).toHaveAccessibleDescription('Charged when you place the order. mada Visa Mastercard');
  await waitFor(() => expect(card.closest('label')?.querySelectorAll('svg > *')).toHaveLength(7));
  expect(screen.getByRole('radio', { name: 'Cash on delivery' })).toHaveAccessibleDescription('Pay the driver when the order arrives.');
});
