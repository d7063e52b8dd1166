import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionState } from 'shared-contracts';
import { createStubHost } from 'shared-contracts/testing';
import { renderPage } from 'shared-platform/testing';
import { ANSWER_LIMIT_MS, READY_LIMIT_MS } from '../../features/card-payment/use-hosted-fields';
import { cartItem, cartState } from '../../testing/cart-in-hand';
import { PAYMENT, REGIONS_ANSWER, restFailure, SHIPPING_CHOICES } from '../../testing/checkout-in-hand';
import page from './checkout-page';

const ORIGIN = 'https://pay.example';
const FACE = { type: 'VI', maskedCC: '1111', expirationDate: '12/2099' };
const CUSTOMER: SessionState = {
  status: 'customer',
  expiresAt: 1,
  isKept: true,
  customer: { email: 'shopper@example.com', firstName: 'Sam', lastName: 'Shopper', isSubscribed: false, isCompanyAccount: false },
};
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

/** The checkout with a card chosen in its payment step. */
async function openAtCard({
  isCustomer = false,
  fieldsUrl = ORIGIN,
  payment = () => 7,
  stored = { customerPaymentTokens: null },
}: { isCustomer?: boolean; fieldsUrl?: string | null; payment?: () => unknown; stored?: object } = {}) {
  const host = createStubHost({}, { language: 'en', pathname: '/checkout' });
  if (isCustomer) host.set.session.set(CUSTOMER);
  host.set.cart.set(cartState([cartItem('6205-2RS', { quantity: 2 })]));
  host.answerRest = (path) => {
    if (path.endsWith('/shipping-information'))
      return { payment_methods: [PAYMENT, { code: 'hosted_card', title: 'Credit or Debit Card' }], totals: {} };
    return path.endsWith('/payment-information') ? payment() : { reserved_order_id: '000000021' };
  };
  const user = userEvent.setup({ delay: null });
  renderPage(page, {
    host,
    answers: {
      SaudiRegions: REGIONS_ANSWER,
      CheckoutAgreements: { checkoutAgreements: [] },
      CustomerAddresses: { customer: { __typename: 'Customer', addresses: [] } },
      SetGuestEmail: { setGuestEmailOnCart: { cart: { id: 'c1', email: 'x' } } },
      SetShippingAddress: {
        setShippingAddressesOnCart: { cart: { id: 'c1', shipping_addresses: [{ available_shipping_methods: SHIPPING_CHOICES }] } },
      },
      CartAuthorisation: { cart: { id: 'c1' } },
      RecentOrders: { customer: { orders: { items: [] } } },
      CardFields: { storeConfig: { __typename: 'StoreConfig', store_code: 'default', hosted_card_fields_url: fieldsUrl } },
      StoredCards: stored,
    },
  });
  for (const [name, value] of [
    ...(isCustomer ? [] : [['Email', 'sara@example.com'] as const]),
    ['First Name', 'Sara'],
    ['Last Name', 'Ali'],
    ['Street Address', '7890 King Fahd Road'],
    ['City', 'Riyadh'],
    ['Postcode', '12345'],
    ['Phone', '551234567'],
  ] as const) {
    await user.clear(await screen.findByRole('textbox', { name }));
    await user.type(screen.getByRole('textbox', { name }), value);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Riyadh');
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: 'Credit or Debit Card' }));
  const sent = () =>
    host
      .callsOf('commerce.rest')
      .map(([request]) => request as { path: string; body?: { paymentMethod?: object } })
      .filter(({ path }) => path.endsWith('/payment-information'))
      .map(({ body }) => body?.paymentMethod);
  return { user, host, sent };
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Card details');
const review = () => screen.getByRole('button', { name: 'Review order' });

async function say(data: object, { origin = ORIGIN }: { origin?: string } = {}) {
  const { contentWindow: source } = await frame();
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

async function hearing() {
  const { contentWindow } = await frame();
  return jest.spyOn(contentWindow!, 'postMessage').mockImplementation(() => undefined);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a card is typed into the provider’s frame; its token goes with the order, and is not kept', async () => {
  const { user, sent } = await openAtCard();
  expect((await frame()).src).toBe('https://pay.example/fields?parent=http%3A%2F%2Flocalhost&lang=en');
  const heard = await hearing();
  await say({ type: 'hosted-card:ready' });
  await user.click(review());
  expect(heard).toHaveBeenCalledWith({ type: 'hosted-card:submit' }, ORIGIN);
  await say({ type: 'hosted-card:token', token: 'tok_evil', card: FACE }, { origin: 'https://evil.example' });
  expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  await say({ type: 'hosted-card:token', token: 'tok_1', card: FACE });
  expect(await screen.findByText(/Credit or Debit Card · Visa ending in/)).toBeVisible();
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
  expect(await screen.findByRole('radio', { name: 'Credit or Debit Card' })).toBeChecked();
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
