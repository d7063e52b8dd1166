import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartRef, type SessionState } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import { renderPage, textOf } from 'shared-platform/testing';
import { cartItem, cartState } from '../../testing/cart-fixtures';
import { dispatchAnswer } from '../../testing/dispatch-fixtures';
import { PAYMENT, REGIONS_ANSWER, restFailure, SHIPPING_CHOICES, TRANSFER } from '../../testing/checkout-fixtures';
import { NETWORK_FAILURE } from '../../testing/fake-platform';
import page from './checkout-page';

const CUSTOMER: SessionState = {
  status: 'customer',
  expiresAt: 1,
  isKept: true,
  customer: { email: 'shopper@example.com', firstName: 'Sam', lastName: 'Shopper', isSubscribed: false, isCompanyAccount: false },
};
const BOOK = {
  customer: {
    __typename: 'Customer',
    addresses: [
      {
        __typename: 'CustomerAddress',
        id: 5,
        firstname: 'Sam',
        lastname: 'Shopper',
        street: ['Prince Turki Road'],
        city: 'Dammam',
        region: { __typename: 'CustomerAddressRegion', region: 'Eastern Province', region_code: 'SA-04', region_id: 1104 },
        postcode: '32210',
        telephone: '+966551112223',
        country_code: 'SA',
        default_shipping: true,
      },
    ],
  },
};

interface Options {
  language?: 'en' | 'ar';
  session?: SessionState;
  items?: Parameters<typeof cartState>[0];
  payment?: () => unknown;
  answers?: Record<string, unknown>;
  host?: StubHost;
}

function open({
  language = 'en',
  session,
  items = [cartItem('6205-2RS', { quantity: 2 })],
  payment = () => 7,
  answers = {},
  host = createStubHost({}, { language, pathname: '/checkout' }),
}: Options = {}) {
  if (session) host.set.session.set(session);
  host.stateOf(cartRef).set(cartState(items));
  host.answerRest = (path) => {
    if (path.endsWith('/shipping-information')) return { payment_methods: [PAYMENT, TRANSFER], totals: {} };
    return path.endsWith('/payment-information') ? payment() : { reserved_order_id: '000000021' };
  };
  const view = renderPage(page, {
    host,
    answers: {
      SaudiRegions: REGIONS_ANSWER,
      CheckoutAgreements: { checkoutAgreements: [] },
      CustomerAddresses: BOOK,
      SetGuestEmail: { setGuestEmailOnCart: { cart: { id: 'c1', email: 'x' } } },
      SetShippingAddress: {
        setShippingAddressesOnCart: { cart: { id: 'c1', shipping_addresses: [{ available_shipping_methods: SHIPPING_CHOICES }] } },
      },
      CartAuthorisation: { cart: { id: 'c1' } },
      WantsPurchaseOrders: { customer: { purchase_orders_enabled: false } },
      RecentOrders: { customer: { orders: { items: [{ id: btoa('7'), number: '000000030' }] } } },
      ...answers,
    },
  });
  return { ...view, host, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;
const field = (name: string) => screen.findByRole('textbox', { name });

async function fillAddress(user: User, { phone = '551234567' } = {}) {
  for (const [name, value] of [
    ['First Name', 'Sara'],
    ['Last Name', 'Ali'],
    ['Street Address', '7890 King Fahd Road'],
    ['City', 'Riyadh'],
    ['Postcode', '12345'],
    ['Phone', phone],
  ] as const) {
    // Pasted: each key would render the whole checkout.
    await user.clear(await field(name));
    await user.paste(value);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Riyadh');
}

async function goToReview(user: User, payment = 'Cash on delivery') {
  await user.type(await field('Email'), 'sara@example.com');
  await fillAddress(user);
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: payment }));
  await user.click(screen.getByRole('button', { name: 'Review order' }));
  await screen.findByRole('button', { name: 'Place Order' });
}

describe('a guest', () => {
  test('goes from address to order number, and is offered an account', async () => {
    const { host, user } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeInTheDocument();
    await goToReview(user);
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toHaveFocus();
    expect(screen.getByText('000000021')).toBeInTheDocument();
    expect(screen.getByText(/A confirmation is on its way to .*sara@example\.com/)).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Steps of the order' }))
        .getByText('Ordered')
        .closest('li'),
    ).toHaveAttribute('aria-current', 'step');
    expect(host.callsOf('slots.mount')).toEqual([
      ['create-account-after-order', expect.any(HTMLElement), { email: 'sara@example.com', firstName: 'Sara', lastName: 'Ali' }],
    ]);
  });

  test('reads beside the heading of the summary how many products there are, in sight or not', async () => {
    open({ items: ['A', 'B', 'C'].map((sku) => cartItem(sku)) });
    expect(await screen.findByText('3 products')).toBeInTheDocument();
  });

  test('sees what was chosen of a product with options beside the steps, and when it is ordered', async () => {
    const { user } = open({ items: [cartItem('SPA-1250', { options: [{ label: 'Belt length', value: '1250 mm' }] })] });
    const chosen = () => screen.findByText((_, element) => element?.textContent === 'Belt length: 1250 mm');
    expect(await chosen()).toBeInTheDocument();
    await goToReview(user);
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeInTheDocument();
    expect(await chosen()).toBeInTheDocument();
  });

  test('reads on which day the order leaves, as it was counted when it was placed', async () => {
    const { user } = open({ answers: { LineDispatch: dispatchAnswer({ '6205-2RS': 2 }) } });
    await goToReview(user);
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    const next = await screen.findByRole('heading', { name: 'What happens next' });
    const steps = within(next.parentElement ?? next);
    expect(steps.getByText(/^Dispatched on \w{3}, \w{3} \d+$/)).toBeInTheDocument();
    expect(sessionStorage.getItem('M2_VENIA_BROWSER_PERSISTENCE__checkout_receipt')).toMatch(/dispatch[\\":]+\d{4}-\d\d-\d\d/);
  });

  test('who pays by transfer is promised no day: it begins with the money', async () => {
    const { user } = open({ answers: { LineDispatch: dispatchAnswer({ '6205-2RS': 0 }) } });
    await goToReview(user, 'Bank transfer');
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    await screen.findByRole('heading', { name: 'What happens next' });
    expect(screen.queryByText(/Dispatched|Arrives/)).toBeNull();
  });

  test('finished steps fold to what was decided, and can be opened again', async () => {
    const { user } = open();
    await goToReview(user);
    const address = within(screen.getByRole('region', { name: 'Delivery address' }));
    expect(address.getByText('sara@example.com')).toBeInTheDocument();
    expect(address.getByText('+966 551234567')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Shipping method' })).getByText(/Standard delivery/)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Payment' })).getByText('Cash on delivery')).toBeInTheDocument();
    await user.click(address.getByRole('button', { name: 'Edit' }));
    expect(await field('First Name')).toHaveValue('Sara');
    expect(await field('Email')).toHaveValue('sara@example.com');
  });

  test('the focus goes to the heading of the step that opens', async () => {
    const { user } = open();
    await user.type(await field('Email'), 'sara@example.com');
    await fillAddress(user);
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Shipping method' })).toHaveFocus());
  });

  test('empty and wrong fields are told by the field; the first one gets the focus; nothing is sent', async () => {
    const { host, user } = open();
    await user.type(await field('Email'), 'sara@');
    await user.type(await field('Phone'), '55123456');
    await user.type(await field('Postcode'), '123');
    await user.type(await field('First Name'), 'S4ra');
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await waitFor(async () => expect(await field('Email')).toHaveFocus());
    expect(await field('Email')).toHaveAccessibleDescription(/Please enter valid email/);
    expect(await field('First Name')).toHaveAccessibleDescription('Name must contain only alphabets');
    expect(await field('Last Name')).toHaveAccessibleDescription('This field is required.');
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveAccessibleDescription('This field is required.');
    expect(await field('Postcode')).toHaveAccessibleDescription('Postcode must contain 5 digits');
    expect(await field('Phone')).toHaveAccessibleDescription('Invalid phone number(must contain 9 digits number)');
    expect(await field('Phone')).toHaveValue('55123456');
    expect(host.callsOf('commerce.mutate')).toEqual([]);
  });

  test('several mistakes are listed above the fields, with a way to each; one alone is not', async () => {
    const { user } = open();
    await user.type(await field('Email'), 'sara@example.com');
    await fillAddress(user, { phone: '55123456' });
    await user.clear(await field('City'));
    await user.type(await field('VAT number'), '3101');
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    const list = within(await screen.findByRole('group', { name: '3 fields need another look' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'City: This field is required.',
      'Phone: Invalid phone number(must contain 9 digits number)',
      'VAT number: A VAT number has 15 digits and begins and ends with 3',
    ]);
    expect(await field('City')).toHaveFocus();
    const vat = await field('VAT number');
    expect(list.getByRole('link', { name: 'VAT number' })).toHaveAttribute('href', `#${vat.id}`);
    await user.click(list.getByRole('link', { name: 'VAT number' }));
    expect(vat).toHaveFocus();
    await user.clear(vat);
    await user.type(await field('City'), 'Riyadh');
    expect(screen.queryByRole('group', { name: /another look/ })).not.toBeInTheDocument();
    expect(await field('Phone')).toHaveAccessibleDescription(/Invalid phone number/);
  });

  test('the short code of a National Address is checked for its form, and goes along with the street', async () => {
    const { host, user } = open();
    await user.type(await field('Email'), 'sara@example.com');
    await fillAddress(user);
    const code = await field('National Address short code');
    await user.type(code, 'RRR2929');
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAccessibleDescription(/four letters and four digits/);
    expect(code).toHaveAttribute('aria-invalid', 'true');
    await user.clear(code);
    await user.type(code, 'rrrd ٢٩٢٩');
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await screen.findByRole('button', { name: 'Continue to payment' });
    expect(host.callsOf('commerce.mutate').map(([, variables]) => variables)).toContainEqual(
      expect.objectContaining({ street: [expect.any(String), 'RRRD2929'] }),
    );
  });

  test('what is too long is said by its field, and nothing of it is cut', async () => {
    const { user } = open();
    await user.type(await field('Email'), 'sara@example.com');
    await fillAddress(user);
    const [company, street] = [await field('Company'), await field('Street Address')];
    fireEvent.change(company, { target: { value: 'x'.repeat(256) } });
    await user.clear(street);
    await user.paste('y'.repeat(256));
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await waitFor(() => expect(company).toHaveAccessibleDescription('At most 255 characters.'));
    expect(company).toHaveValue('x'.repeat(256));
    expect(street).toHaveAccessibleDescription(expect.stringContaining('At most 255 characters.'));
    expect(street).toHaveValue('y'.repeat(256));
    fireEvent.change(company, { target: { value: '' } });
    fireEvent.change(street, { target: { value: '7421 King Fahd Road' } });
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await user.click(await screen.findByRole('radio', { name: 'Cash on delivery' }));
    const reference = await field('Your reference');
    await user.click(reference);
    await user.paste('4'.repeat(33));
    await user.click(screen.getByRole('button', { name: 'Review order' }));
    await waitFor(() => expect(reference).toHaveAccessibleDescription(expect.stringContaining('At most 32 characters.')));
    expect(reference).toHaveValue('4'.repeat(33));
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  });

  test('a company’s name, VAT number and reference go along, and are shown', async () => {
    const { host, user } = open();
    await user.type(await field('Company'), 'Gulf Works');
    await user.type(await field('VAT number'), '٣١٠١٢٢٣٩٣٥٠٠٠٠٣');
    await user.type(await field('Email'), 'sara@example.com');
    await fillAddress(user);
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await user.click(await screen.findByRole('radio', { name: 'Cash on delivery' }));
    await user.type(await field('Your reference'), 'PO 4711');
    await user.click(screen.getByRole('button', { name: 'Review order' }));
    const step = (name: string) => within(screen.getByRole('region', { name }));
    expect(step('Delivery address').getByText('Gulf Works')).toBeInTheDocument();
    expect(step('Delivery address').getByText('310122393500003')).toBeInTheDocument();
    expect(step('Payment').getByText('PO 4711')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    const business = { company: 'Gulf Works', vat_id: '310122393500003' };
    expect(host.callsOf('commerce.mutate').at(-1)?.[1]).toMatchObject(business);
    const [shipping, payment] = host
      .callsOf('commerce.rest')
      .map(([request]) => request as { method: string; body: unknown })
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body);
    expect(shipping).toMatchObject({ addressInformation: { shipping_address: business, billing_address: business } });
    expect(payment).toMatchObject({ billingAddress: business, paymentMethod: { method: 'cashondelivery', po_number: 'PO 4711' } });
  });

  test('mistakes are told in Arabic too', async () => {
    const text = textOf('ar-SA');
    const { user } = open({ language: 'ar' });
    await user.type(await field(text('checkout.field.email')), 'nobody@nowhere');
    await user.type(await field(text('checkout.field.last-name')), 'R2D2');
    await user.type(await field(text('checkout.field.postcode')), '١٢٣');
    await user.type(await field(text('checkout.field.phone')), '51234567');
    await user.click(screen.getByRole('button', { name: text('checkout.to-delivery') }));
    await waitFor(async () => expect(await field(text('checkout.field.email'))).toHaveFocus());
    for (const [name, complaint] of [
      ['checkout.field.email', 'ui.rule.email'],
      ['checkout.field.last-name', 'ui.rule.name'],
      ['checkout.field.first-name', 'ui.rule.required'],
      ['checkout.field.postcode', 'checkout.field.postcode-error'],
      ['checkout.field.phone', 'ui.rule.phone'],
    ] as const)
      expect(await field(text(name))).toHaveAccessibleDescription(expect.stringContaining(text(complaint)));
    expect(await field(text('checkout.field.postcode'))).toHaveValue('١٢٣');
  });

  test('a phone number as people write it is sent as nine digits', async () => {
    const { host, user } = open();
    await user.type(await field('Email'), 'sara@example.com');
    await fillAddress(user, { phone: '٠٥٥ ١٢٣ ٤٥٦٧' });
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await waitFor(() =>
      expect(host.callsOf('commerce.mutate').at(-1)?.[1]).toMatchObject({ telephone: '551234567', region_code: 'SA-01' }),
    );
  });

  test('another billing address is asked for and sent', async () => {
    const { host, user } = open();
    await user.type(await field('Email'), 'sara@example.com');
    await fillAddress(user);
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Billing address is the same as the delivery address' }));
    await user.click(screen.getByRole('button', { name: 'Review order' }));
    expect(await field('First Name')).toHaveAccessibleDescription('This field is required.');
    expect(screen.getByText('Choose how you want to pay.')).toBeInTheDocument();
    await fillAddress(user);
    await user.clear(await field('City'));
    await user.type(await field('City'), 'Jeddah');
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    await user.click(screen.getByRole('button', { name: 'Review order' }));
    await user.click(await screen.findByRole('button', { name: 'Place Order' }));
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    const sent = host
      .callsOf('commerce.rest')
      .map(([request]) => request as { path: string; body: { billingAddress?: { city: string }; paymentMethod?: unknown } })
      .find(({ path }) => path.endsWith('payment-information'));
    expect(sent?.body).toMatchObject({ billingAddress: { city: 'Jeddah' }, paymentMethod: { method: 'banktransfer' } });
  });

  test('what was typed outlives a reload', async () => {
    const first = open();
    await first.user.type(await field('Email'), 'sara@example.com');
    await first.user.type(await field('City'), 'Riy');
    first.unmount();
    open();
    expect(await field('Email')).toHaveValue('sara@example.com');
    expect(await field('City')).toHaveValue('Riy');
  });

  test('a region list that cannot be had is told, and can be asked for again', async () => {
    let answer: unknown = new Error('No');
    const { user } = open({ answers: { SaudiRegions: () => answer } });
    expect(await screen.findByText('The list of regions could not be loaded.')).toBeInTheDocument();
    answer = REGIONS_ANSWER;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Riyadh' })).toBeInTheDocument();
  });
});

describe('the summary beside the steps', () => {
  const EXPRESS = {
    ...SHIPPING_CHOICES[0],
    carrier_code: 'tablerate',
    carrier_title: 'Express delivery',
    method_code: 'bestway',
    price_excl_tax: { __typename: 'Money', currency: 'SAR', value: 40 },
    price_incl_tax: { __typename: 'Money', currency: 'SAR', value: 46 },
  };
  const cart = { id: 'c1', shipping_addresses: [{ available_shipping_methods: [SHIPPING_CHOICES[0], EXPRESS] }] };
  const summary = () => within(screen.getByRole('region', { name: 'Your order' }));
  const amountOf = (label: RegExp) => summary().getByText(label, { selector: 'dt' }).nextSibling;

  test('says a delivery that costs nothing in one word, wherever it stands', async () => {
    const nothing = { __typename: 'Money', currency: 'SAR', value: 0 };
    const free = { ...EXPRESS, carrier_code: 'freeshipping', price_excl_tax: nothing, price_incl_tax: nothing };
    const answer = { id: 'c1', shipping_addresses: [{ available_shipping_methods: [SHIPPING_CHOICES[0], free] }] };
    const { user } = open({ answers: { SetShippingAddress: { setShippingAddressesOnCart: { cart: answer } } } });
    await user.type(await field('Email'), 'sara@example.com');
    await fillAddress(user);
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await user.click(await screen.findByRole('radio', { name: 'Free delivery' }));
    // The standard one costs more and comes on the same days.
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(amountOf(/^Shipping, Free delivery/)).toHaveTextContent('Free');
    expect(summary().getByRole('status')).toHaveTextContent(/^Shipping, Free delivery: Free\./);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await screen.findByRole('radio', { name: 'Cash on delivery' });
    expect(screen.getByRole('region', { name: 'Shipping method' })).toHaveTextContent(/· Free$/);
  });

  test('follows the marked delivery at once, says so, and asks the platform nothing', async () => {
    const { host, user } = open({ answers: { SetShippingAddress: { setShippingAddressesOnCart: { cart } } } });
    await user.type(await field('Email'), 'sara@example.com');
    expect(amountOf(/^Shipping/)).toHaveTextContent('Calculated at checkout');
    await fillAddress(user);
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await user.click(await screen.findByRole('radio', { name: 'Express delivery' }));
    expect(amountOf(/^Shipping, Express delivery/)).toHaveTextContent('46.00');
    expect(amountOf(/^VAT/)).toHaveTextContent('21.00');
    expect(amountOf(/^Grand Total/)).toHaveTextContent('161.00');
    expect(summary().getByRole('status')).toHaveTextContent(/Express delivery.*46\.00.*161\.00/);
    expect(host.callsOf('commerce.rest').filter(([request]) => (request as { method: string }).method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    // What the platform says counts from here on.
    await screen.findByRole('radio', { name: 'Cash on delivery' });
    expect(amountOf(/^Grand Total/)).toHaveTextContent('115.00');
    expect(summary().getByRole('status')).toHaveTextContent(/^$/);
  });

  test('has a list that a keyboard reaches; that nothing is final yet is said above', async () => {
    open();
    expect(await screen.findByText('You can change everything until you place the order.')).toBeInTheDocument();
    expect(summary().getByRole('region', { name: 'Products in your order' })).toHaveAttribute('tabindex', '0');
  });
});

describe('a customer', () => {
  test('is asked for no e-mail, chooses a saved address, and sees the number of the order', async () => {
    const { host, user } = open({ session: CUSTOMER });
    expect(await screen.findByRole('radio', { name: 'Sam Shopper · Prince Turki Road' })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await user.click(await screen.findByRole('radio', { name: 'Cash on delivery' }));
    await user.click(screen.getByRole('button', { name: 'Review order' }));
    await user.click(await screen.findByRole('button', { name: 'Place Order' }));
    expect(await screen.findByText('000000030')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View this order' })).toHaveAttribute('href', '/order-history/000000030');
    expect(host.callsOf('commerce.mutate').map(([, variables]) => variables)).toEqual([
      expect.objectContaining({ city: 'Dammam', region_code: 'SA-04', telephone: '551112223' }),
    ]);
    expect(host.callsOf('slots.mount')).toEqual([]);
  });

  test('changes no choice while it is sent', async () => {
    const express = { ...SHIPPING_CHOICES[0], carrier_title: 'Express', carrier_code: 'express' };
    const methods = [...SHIPPING_CHOICES, express];
    const { host, user } = open({
      session: CUSTOMER,
      answers: {
        SetShippingAddress: {
          setShippingAddressesOnCart: { cart: { id: 'c1', shipping_addresses: [{ available_shipping_methods: methods }] } },
        },
      },
    });
    const waits: (() => void)[] = [];
    const until =
      <Given extends unknown[], Answer>(send: (...given: Given) => Promise<Answer>) =>
      async (...given: Given) => {
        await new Promise<void>((resolve) => waits.push(resolve));
        return send(...given);
      };
    host.commerce.mutate = until(host.commerce.mutate) as typeof host.commerce.mutate;
    host.commerce.rest = until(host.commerce.rest) as typeof host.commerce.rest;
    for (const [chosen, other, button] of [
      ['Sam Shopper · Prince Turki Road', 'Another address', 'Continue to shipping'],
      ['Standard delivery', 'Express', 'Continue to payment'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: button }));
      await waitFor(() => expect(waits).toHaveLength(1));
      await user.click(screen.getByRole('radio', { name: other }));
      expect(screen.getByRole('radio', { name: other })).toHaveFocus();
      expect(screen.getByRole('radio', { name: chosen })).toBeChecked();
      waits.shift()?.();
    }
    expect(await screen.findByRole('radio', { name: 'Cash on delivery' })).toBeInTheDocument();
  });

  test('can type another one, and have it saved', async () => {
    const { host, user } = open({ session: CUSTOMER });
    await user.click(await screen.findByRole('radio', { name: 'Another address' }));
    expect(await field('First Name')).toHaveValue('Sam');
    await fillAddress(user);
    await user.click(screen.getByRole('checkbox', { name: 'Save this address in my address book' }));
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await waitFor(() => expect(host.callsOf('commerce.mutate').at(-1)?.[1]).toMatchObject({ city: 'Riyadh', saveInAddressBook: true }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await screen.findByRole('radio', { name: 'Cash on delivery' });
    const sent = host.callsOf('commerce.rest').map(([request]) => request as { body?: { addressInformation?: unknown } });
    // The platform takes this call's address in the other's place.
    expect(sent.find(({ body }) => body?.addressInformation)?.body?.addressInformation).toMatchObject({
      shipping_address: { city: 'Riyadh', save_in_address_book: 1 },
    });
    await user.click(within(screen.getByRole('region', { name: 'Delivery address' })).getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('checkbox', { name: 'Save this address in my address book' })).toBeChecked();
  });

  test('whose session ended is asked to sign in again', async () => {
    const first = open({ session: CUSTOMER });
    await screen.findByRole('radio', { name: 'Sam Shopper · Prince Turki Road' });
    first.unmount();
    open({ items: [] });
    expect(await screen.findByText(/You have been signed out/)).toHaveTextContent('shopper@example.com');
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    const notice = screen.getByRole('alert');
    expect(within(notice).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?from=%2Fcheckout');
  });
});

describe('placing the order', () => {
  test('a double click is one order', async () => {
    const answers: (() => void)[] = [];
    const { user } = open({ payment: () => new Promise((resolve) => answers.push(() => resolve(answers.length))) });
    await goToReview(user);
    await user.dblClick(screen.getByRole('button', { name: 'Place Order' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    expect(answers).toHaveLength(1);
  });

  test('a refusal stands above the button, nothing is lost, and it can be tried again', async () => {
    let tries = 0;
    const { user } = open({
      payment: () => (++tries === 1 ? restFailure(400, 'Some of the products are out of stock.') : 8),
    });
    await goToReview(user);
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Some of the products are out of stock.');
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeInTheDocument();
  });

  test('an order that nobody knows about is not offered again before it is known', async () => {
    const { host, user } = open({
      payment: () => restFailure(undefined, 'lost'),
      answers: { CartAuthorisation: new Error('x') },
    });
    await goToReview(user);
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    host.answer = () => ({ data: { cart: { id: 'c1' } }, error: undefined });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/Nothing was ordered/);
  });

  test('an order on its way when the document is loaded again: what became of it is said', async () => {
    const first = open({ payment: () => new Promise(() => undefined) });
    await goToReview(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Place Order' }));
    first.unmount();
    const { host } = open({ items: [], answers: { CartAuthorisation: new Error("The cart isn't active.") } });
    expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeInTheDocument();
    expect(host.callsOf('commerce.rest').filter(([request]) => (request as { method: string }).method === 'POST')).toEqual([]);
  });

  test('waits while offline', async () => {
    const { host, user } = open();
    await goToReview(user);
    act(() => host.set.connectivity.set({ isOnline: false, hasBeenOffline: true }));
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Place Order' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('what a store wants agreed to', () => {
  const agreement = (agreement_id: number, more: Record<string, unknown> = {}) => ({
    __typename: 'CheckoutAgreement',
    agreement_id,
    checkbox_text: 'I agree to the terms of sale',
    content: '<p>All sales are final.<img src=x onerror=alert(1)></p>',
    is_html: true,
    mode: 'MANUAL',
    name: 'Terms of sale',
    ...more,
  });
  const AGREEMENTS = {
    checkoutAgreements: [
      agreement(1),
      agreement(2, { mode: 'AUTO', is_html: false, name: 'Privacy', checkbox_text: 'We keep your address', content: '<b>No HTML</b>' }),
    ],
  };
  const box = () => screen.findByRole('checkbox', { name: 'I agree to the terms of sale' });
  const sentIds = (host: StubHost) =>
    host
      .callsOf('commerce.rest')
      .map(([request]) => request as { path: string; body?: { paymentMethod?: { extension_attributes?: unknown } } })
      .filter(({ path }) => path.endsWith('payment-information'))
      .map(({ body }) => body?.paymentMethod?.extension_attributes);

  test('is marked before the order is sent, and goes with it', async () => {
    const { host, user } = open({ answers: { CheckoutAgreements: AGREEMENTS } });
    await goToReview(user);
    expect(screen.getByText('We keep your address')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Terms & Conditions' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveAccessibleDescription('Please agree to this to place the order.');
    expect(sentIds(host)).toEqual([]);
    await user.click(await box());
    expect(await box()).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    expect(sentIds(host)).toEqual([{ agreement_ids: ['1', '2'] }]);
  });

  test('can be read: HTML without what could do harm, text as text; the mark outlives a look back', async () => {
    const { user } = open({ answers: { CheckoutAgreements: AGREEMENTS } });
    await goToReview(user);
    await user.click(await box());
    await user.click(screen.getByText('Read: Terms of sale'));
    const terms = await screen.findByRole('region', { name: 'Terms of sale' });
    expect(await within(terms).findByText('All sales are final.')).toBeInTheDocument();
    expect(document.querySelector('[onerror]')).toBeNull();
    await user.click(screen.getByText('Read: Privacy'));
    expect(await within(await screen.findByRole('region', { name: 'Privacy' })).findByText('<b>No HTML</b>')).toBeInTheDocument();
    await user.click(within(screen.getByRole('region', { name: 'Payment' })).getByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Review order' }));
    expect(await box()).toBeChecked();
  });

  test('that could not be asked for is asked for again; no order before', async () => {
    let answer: unknown = new Error('No');
    const { user } = open({ answers: { CheckoutAgreements: () => answer } });
    await goToReview(user);
    expect(screen.getByRole('button', { name: 'Place Order' })).toHaveAttribute('aria-disabled', 'true');
    answer = AGREEMENTS;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await box());
    expect(screen.getByRole('button', { name: 'Place Order' })).not.toHaveAttribute('aria-disabled');
  });

  test('stays known where asking again fails with the order', async () => {
    const answer = jest.fn<unknown, []>(() => AGREEMENTS);
    const { user } = open({
      answers: { CheckoutAgreements: answer },
      payment: () => restFailure(400, 'Not enough items for sale'),
    });
    await goToReview(user);
    await user.click(await box());
    answer.mockClear().mockReturnValue(new Error('lost'));
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/not available/);
    expect(answer).toHaveBeenCalled();
    expect(await box()).toBeChecked();
    expect(screen.getByRole('button', { name: 'Place Order' })).not.toHaveAttribute('aria-disabled');
  });

  test('and was made while the page stood is shown once the order was refused', async () => {
    let agreements: unknown = { checkoutAgreements: [] };
    const { user } = open({
      answers: { CheckoutAgreements: () => agreements },
      payment: () =>
        restFailure(400, "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again."),
    });
    await goToReview(user);
    agreements = AGREEMENTS;
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('it needs your consent to the terms');
    expect(await box()).not.toBeChecked();
  });
});

test('a guest with an empty cart, who may have been a customer before, is shown the way to sign in', async () => {
  open({ items: [] });
  expect(await screen.findByText(/Your session may have ended/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?from=%2Fcheckout');
});

test('whose session has ended is told so, instead of an empty cart', async () => {
  open({ items: [], session: { status: 'guest', hasEnded: true } });
  expect(await screen.findByRole('heading', { name: 'You have been signed out' })).toBeInTheDocument();
  expect(screen.queryByText('Your cart is empty')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?from=%2Fcheckout');
});

test('an empty cart, also one that was ordered in another tab, says so and leads on', async () => {
  open({ items: [] });
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  expect(screen.getByText(/ordered it in another tab/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeInTheDocument();
});

test('calls delivery, payment and regions by the shop’s Arabic words where the platform speaks English', async () => {
  const { user } = open({ language: 'ar', session: CUSTOMER });
  expect(await screen.findByText(/المنطقة الشرقية/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'المتابعة إلى الشحن' }));
  expect(await screen.findByRole('radio', { name: 'توصيل عادي' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'المتابعة إلى الدفع' }));
  expect(await screen.findByRole('radio', { name: 'الدفع عند الاستلام' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'تحويل بنكي' }));
  await user.click(screen.getByRole('button', { name: 'مراجعة الطلب' }));
  expect(await screen.findByText('تحويل بنكي')).toBeInTheDocument();
});

test('speaks Arabic, names from the platform', async () => {
  open({
    language: 'ar',
    answers: {
      SaudiRegions: {
        country: {
          __typename: 'Country',
          id: 'SA',
          available_regions: [{ __typename: 'Region', id: 1101, code: 'SA-01', name: 'الرياض' }],
        },
      },
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'إتمام الطلب' })).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: 'الرياض' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'الاسم الأول' })).toBeInTheDocument();
});

describe('a buyer whose company wants purchase orders', () => {
  const company = (...permissions: string[]) => ({
    ...COMPANY,
    WantsPurchaseOrders: {
      customer: { purchase_orders_enabled: true, role: { id: 'Mg==', permissions: permissions.map((id) => ({ id, children: [] })) } },
    },
  });
  const COMPANY = {
    RulesOfApproval: {
      customer: {
        purchase_order_approval_rules: {
          items: [
            {
              uid: 'MQ==',
              name: 'Above SAR 100',
              status: 'ENABLED',
              applies_to_roles: [{ id: 'Mg==' }],
              approver_roles: [{ id: 'Mw==', name: 'Maintenance Lead' }],
              condition: {
                __typename: 'PurchaseOrderApprovalRuleConditionAmount',
                attribute: 'GRAND_TOTAL',
                operator: 'MORE_THAN',
                amount: { value: 100 },
              },
            },
          ],
        },
      },
    },
    SetBillingAddress: { setBillingAddressOnCart: { cart: { id: 'c1' } } },
    SetPaymentMethod: { setPaymentMethodOnCart: { cart: { id: 'c1' } } },
    PlacePurchaseOrder: {
      placePurchaseOrder: {
        purchase_order: {
          uid: 'OQ==',
          number: '000000009',
          status: 'APPROVAL_REQUIRED',
          approval_flow: [{ rule_name: 'Above SAR 100', events: [{ role: 'Maintenance Lead' }] }],
        },
      },
    },
  };
  const BUYS = 'Magento_Sales::place_order';
  const toReview = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Continue to shipping' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await user.click(await screen.findByRole('radio', { name: 'Cash on delivery' }));
    await user.click(screen.getByRole('button', { name: 'Review order' }));
  };

  test('is told which rule asks for an approval, and gets the number of what waits for it', async () => {
    const { user } = open({ session: CUSTOMER, answers: company(BUYS, 'Magento_PurchaseOrderRule::view_approval_rules') });
    await toReview(user);
    expect(await screen.findByText(/rules ask for an approval before it is ordered/)).toBeInTheDocument();
    expect(screen.getByText('Above SAR 100').closest('li')).toHaveTextContent('Above SAR 100: approval by Maintenance Lead');
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Place Purchase Order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your purchase order waits for approval' })).toHaveFocus();
    expect(screen.getByText('000000009')).toBeInTheDocument();
    expect(screen.getByText(/Nothing is ordered yet\. It is waiting for/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View purchase order' })).toHaveAttribute('href', '/purchase-orders/OQ%3D%3D');
  });

  test('who may not read the rules is told that there may be some', async () => {
    const { user } = open({ session: CUSTOMER, answers: company(BUYS) });
    await toReview(user);
    expect(await screen.findByText(/rules decide whether somebody has to approve it/)).toBeInTheDocument();
  });

  test('who may not buy is told so, and cannot', async () => {
    const { user, host } = open({ session: CUSTOMER, answers: company() });
    await toReview(user);
    expect(await screen.findByText(/Your role in the company does not allow purchases/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Place Purchase Order' }));
    expect(host.callsOf('commerce.mutate').map(([operation]) => String(operation))).not.toContainEqual(
      expect.stringContaining('placePurchaseOrder'),
    );
  });

  test('nothing is ordered before it is known what the company wants', async () => {
    const { user, host } = open({ answers: company(BUYS) });
    const answer = host.answer;
    host.answer = (operation, variables) =>
      operation === 'WantsPurchaseOrders' ? (NETWORK_FAILURE as never) : answer(operation, variables);
    act(() => host.set.session.set(CUSTOMER));
    await toReview(user);
    expect(await screen.findByText(/Whether your company wants purchase orders could not be loaded/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(host.callsOf('commerce.rest').map(([request]) => (request as { path: string }).path)).not.toContain(
      '/carts/mine/payment-information',
    );
  });
});
