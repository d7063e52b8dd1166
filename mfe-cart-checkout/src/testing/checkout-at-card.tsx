import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartRef, type SessionState } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import page from '../pages/checkout/checkout-page';
import { cartItem, cartState } from './cart-fixtures';
import { PAYMENT, REGIONS_ANSWER, SHIPPING_CHOICES } from './checkout-fixtures';

/** Where the card's fields come from. */
export const CARD_ORIGIN = 'https://pay.example';
const CUSTOMER: SessionState = {
  status: 'customer',
  expiresAt: 1,
  isKept: true,
  customer: { email: 'shopper@example.com', firstName: 'Sam', lastName: 'Shopper', isSubscribed: false, isCompanyAccount: false },
};

/** The checkout with a method chosen in its payment step: a card, or one with a `title` that the shop has no words of its own for. */
export async function openAtCard({
  code = 'hosted_card',
  title,
  isCustomer = false,
  fieldsUrl = CARD_ORIGIN,
  payment = () => 7,
  stored = { customerPaymentTokens: null },
}: { code?: string; title?: string; isCustomer?: boolean; fieldsUrl?: string | null; payment?: () => unknown; stored?: object } = {}) {
  const host = createStubHost({}, { language: 'en', pathname: '/checkout' });
  if (isCustomer) host.set.session.set(CUSTOMER);
  host.stateOf(cartRef).set(cartState([cartItem('6205-2RS', { quantity: 2 })]));
  host.answerRest = (path) => {
    if (path.endsWith('/shipping-information'))
      return { payment_methods: [PAYMENT, { code, title: title ?? 'Credit or Debit Card' }], totals: {} };
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
      WantsPurchaseOrders: { customer: { purchase_orders_enabled: false } },
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
    // Pasted: each key would render the whole checkout.
    await user.clear(await screen.findByRole('textbox', { name }));
    await user.paste(value);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Riyadh');
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: title ?? 'Credit or debit card' }));
  const sent = () =>
    host
      .callsOf('commerce.rest')
      .map(([request]) => request as { path: string; body?: { paymentMethod?: object } })
      .filter(({ path }) => path.endsWith('/payment-information'))
      .map(({ body }) => body?.paymentMethod);
  return { user, host, sent };
}

export const frame = () => screen.findByTitle<HTMLIFrameElement>('Card details');
export const review = () => screen.getByRole('button', { name: 'Review order' });

export async function say(data: object, { origin = CARD_ORIGIN }: { origin?: string } = {}) {
  const { contentWindow: source } = await frame();
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

export async function hearing() {
  const { contentWindow } = await frame();
  return jest.spyOn(contentWindow!, 'postMessage').mockImplementation(() => undefined);
}
