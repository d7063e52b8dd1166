import { act, screen, waitFor, within } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import { signedIn, open, customerAt, field, press, sentIn } from '../../testing/account-fixtures';
import { line, order, orders, progressOf } from '../../testing/order-fixtures';
import accountInformation from './account-information-page';

const at = () => customerAt('/account-information');
const ADDRESS = {
  id: 1,
  firstname: 'Noura',
  lastname: 'Ali',
  company: null,
  street: ['7421 King Fahd Road'],
  city: 'Riyadh',
  region: { region: 'Riyadh' },
  postcode: '12345',
  country_code: 'SA',
  telephone: '551234567',
  default_shipping: true,
  default_billing: false,
};
const overview = (items: readonly unknown[], { count = items.length, addresses = [ADDRESS] as readonly unknown[] } = {}) => ({
  customer: { __typename: 'Customer', orders: { __typename: 'CustomerOrders', total_count: count, items }, addresses },
});
const contact = (more: object = {}) => ({
  customer: {
    __typename: 'Customer',
    salesrep: {
      user_id: 7,
      username: 'o.harbi',
      email: 'omar@example.com',
      firstname: 'Omar',
      lastname: 'Al Harbi',
      is_active: true,
      ...more,
    },
  },
});
const NOTHING = { AccountOverview: overview([]), AccountContact: { customer: { __typename: 'Customer', salesrep: null } } };
const region = (name: string) => screen.findByRole('region', { name });

describe('account information', () => {
  test('shows what is known, saves, and reads the customer again', async () => {
    const host = at();
    const { user } = open(accountInformation, { host, answers: { ...NOTHING, UpdateCustomer: { updateCustomerV2: { customer: {} } } } });
    await screen.findByText(/You have not placed an order yet/);
    expect(screen.getByText('shopper@example.com')).toBeInTheDocument();
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Sara');
    await user.click(press('Save'));
    await waitFor(() => expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Your changes have been saved.' }]]));
    expect(sentIn(host)).toEqual([{ input: { firstname: 'Sara', lastname: 'Ali', is_subscribed: true } }]);
    expect(host.callsOf('session.reload')).toHaveLength(1);
    // Also by the page that shows whether the newsletter is sent.
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  });

  test('a refusal is said, and what was typed stays', async () => {
    const { user } = open(accountInformation, { host: at(), answers: { ...NOTHING, UpdateCustomer: new Error('Not now') } });
    await region('Your details');
    await user.type(field('Last Name'), 'x');
    await user.click(press('Save'));
    expect(await screen.findByText('Not now')).toBeInTheDocument();
    expect(field('Last Name')).toHaveValue('Alix');
  });

  test('stands in the frame of the account area, with its links', async () => {
    const host = at();
    host.set.links.set({ 'account-area': [{ path: '/account-information', label: 'My Account', icon: undefined }] });
    open(accountInformation, { host, answers: NOTHING });
    await screen.findByText(/You have not placed an order yet/);
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the account at a glance', () => {
  test('says first where the newest orders are', async () => {
    const shipped = order({
      items: [line('6206', { quantity_shipped: 4 })],
      shipments: [{ id: 's', tracking: [{ title: 'SMSA', carrier: 'smsa', number: 'TR-1' }] }],
    });
    open(accountInformation, { host: at(), answers: { ...NOTHING, AccountOverview: overview([shipped], { count: 6 }) } });
    const recent = within(await region('Where is my order?'));
    expect(await recent.findByRole('link', { name: 'Order 000000042' })).toHaveAttribute('href', '/order-history/000000042');
    for (const text of ['Mar 2, 2026', 'Processing', 'SAR 1,234.50', 'TR-1']) expect(recent.getByText(text)).toBeInTheDocument();
    expect(recent.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/order-history');
    expect(recent.getByRole('listitem', { current: 'step' })).toHaveTextContent('SentNow');
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('Where is my order?');
  });

  test('a promise that was broken is said', async () => {
    const told = progressOf(['2026-03-01 22:30:00'], ['2026-03-04', '2026-03-08']);
    const answers = { ...NOTHING, AccountOverview: overview([order()]), OrderProgress: orders([told]) };
    open(accountInformation, { host: at(), answers });
    expect(await screen.findByText('Late: it was promised for Wed, Mar 4 – Sun, Mar 8')).toBeInTheDocument();
  });

  test('default addresses, and the way to all of them', async () => {
    open(accountInformation, { host: at(), answers: NOTHING });
    expect(within(await region('Default delivery address')).getByText('+966 551234567')).toBeInTheDocument();
    expect(within(await region('Default billing address')).getByText('None chosen yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Address Book' })).toHaveAttribute('href', '/address-book');
    expect(screen.getByText(/You have not placed an order yet/)).toBeInTheDocument();
  });

  test('who to write to, as long as there is somebody', async () => {
    const answers = { AccountOverview: overview([]), AccountContact: contact() };
    const { unmount } = open(accountInformation, { host: at(), answers });
    expect((await screen.findByText('omar@example.com')).closest('a')).toHaveAttribute('href', 'mailto:omar@example.com');
    unmount();
    open(accountInformation, { host: at(), answers: { ...answers, AccountContact: contact({ is_active: false }) } });
    await screen.findByText(/You have not placed an order yet/);
    expect(screen.queryByRole('region', { name: 'Your contact' })).toBeNull();
  });

  test.each([
    [{}, 'Omar Al Harbi'],
    [{ firstname: '', lastname: '' }, 'o.harbi'],
  ])('the contact with %j is called %s', async (names, called) => {
    open(accountInformation, { host: at(), answers: { AccountOverview: overview([]), AccountContact: contact(names) } });
    expect(within(await region('Your contact')).getByText(called)).toBeInTheDocument();
  });

  test('what was saved is not called failed because the customer cannot be read anew', async () => {
    const host = at();
    host.give['session.reload'] = () => Promise.reject(new Error('Internal server error'));
    const { user } = open(accountInformation, { host, answers: { ...NOTHING, UpdateCustomer: { updateCustomerV2: { customer: {} } } } });
    await screen.findByText(/You have not placed an order yet/);
    await user.type(field('First Name'), 'x');
    await user.click(press('Save'));
    await waitFor(() => expect(host.callsOf('toasts.add')).toHaveLength(1));
    expect(screen.queryByText(/Internal server error/)).toBeNull();
  });

  test('a platform without our extensions is not asked for the contact', async () => {
    const host = createStubHost({}, { hasExtensions: false });
    signedIn(host);
    const asked: string[] = [];
    open(accountInformation, {
      host,
      answers: { AccountOverview: overview([]), AccountContact: () => (asked.push('contact'), contact()) },
    });
    await screen.findByText(/You have not placed an order yet/);
    expect(asked).toEqual([]);
  });

  const PARTS = ['Where is my order?', 'Your details', 'Default delivery address', 'Default billing address'];
  const parts = () => screen.queryAllByRole('region').map((part) => part.querySelector('h2')?.textContent);

  test.each([
    ['AccountOverview', []],
    ['AccountContact', PARTS],
  ])('its parts come all at once, but the last: nothing is there to be moved by %s', async (late, before) => {
    const answers: Record<string, unknown> = { AccountOverview: overview([]), AccountContact: contact() };
    let answer = (_given: unknown) => {};
    const later = new Promise((resolve) => (answer = resolve));
    open(accountInformation, { host: at(), answers: { ...answers, [late]: later } });
    // What was answered at once would be there by now.
    await act(async () => undefined);
    expect(parts()).toEqual(before);
    await act(async () => answer(answers[late]));
    expect(parts()).toEqual([...PARTS, 'Your contact']);
  });

  test('orders that cannot be loaded do not keep the form away', async () => {
    const { user, host } = open(accountInformation, { host: at(), answers: { ...NOTHING, AccountOverview: new Error('down') } });
    expect(await screen.findByText('Your orders could not be loaded.')).toBeInTheDocument();
    expect(field('First Name')).toHaveValue('Noura');
    await user.click(press('Try again'));
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  });
});
