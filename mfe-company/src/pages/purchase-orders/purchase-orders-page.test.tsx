import { screen, within } from '@testing-library/react';
import { hostAt, open } from '../../testing/company-fixtures';
import page from './purchase-orders-page';
import { ordersAddress, toVariables } from './purchase-orders';

const PATH = '/purchase-orders';
const order = (number: number, more: object = {}) => ({
  __typename: 'PurchaseOrder',
  uid: `uid-${number}`,
  number: `00000000${number}`,
  created_at: '2026-11-15 06:45:00',
  status: 'APPROVAL_REQUIRED',
  created_by: { __typename: 'Customer', firstname: 'Omar', lastname: 'Saleh' },
  quote: {
    __typename: 'Cart',
    id: `cart-${number}`,
    prices: { __typename: 'CartPrices', grand_total: { __typename: 'Money', value: 1234.5, currency: 'SAR' } },
  },
  ...more,
});
const answer = (items: unknown[], { isEnabled = true, pages = 1, total = items.length } = {}) => ({
  customer: {
    __typename: 'Customer',
    email: 'admin@example.com',
    purchase_orders_enabled: isEnabled,
    purchase_orders: {
      __typename: 'PurchaseOrders',
      total_count: total,
      page_info: { __typename: 'SearchResultPageInfo', current_page: 1, total_pages: pages },
      items,
    },
  },
});
const show = (answers: unknown, host = hostAt(PATH)) => open(page, host, { PurchaseOrders: answers });

test('lists who wants what for how much, and where it stands', async () => {
  const { reported } = show(answer([order(1), null, order(2, { status: 'ORDER_PLACED', created_by: null, quote: null })]));
  const [, first, second] = await screen.findAllByRole('row');
  expect(within(first as HTMLElement).getByRole('link', { name: '000000001' })).toHaveAttribute('href', '/purchase-orders/uid-1');
  for (const text of ['Nov 15, 2026', 'Omar Saleh', 'SAR 1,234.50', 'Waiting for approval'])
    expect(within(first as HTMLElement).getByText(text)).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Ordered')).toBeInTheDocument();
  expect(within(second as HTMLElement).getAllByText('–')).toHaveLength(2);
  expect(reported.heads).toEqual([{ title: 'Purchase orders', robots: 'noindex' }]);
});

test.each([
  ['', { page: 1, show: 'all', status: undefined }],
  ['?show=approval&status=REJECTED&page=3', { page: 3, show: 'approval', status: 'REJECTED' }],
  ['?show=everything&status=lost&page=-1', { page: 1, show: 'all', status: undefined }],
] as const)('%s asks for %j', (search, query) => {
  expect(ordersAddress.read(search)).toEqual(query);
  expect(ordersAddress.read(ordersAddress.path(query).slice(PATH.length))).toEqual(query);
});

test.each([
  [
    { page: 1, show: 'all', status: undefined },
    { page: 1, filter: { company_purchase_orders: true } },
  ],
  [
    { page: 2, show: 'approval', status: undefined },
    { page: 2, filter: { require_my_approval: true } },
  ],
  [
    { page: 1, show: 'mine', status: 'APPROVED' },
    { page: 1, filter: { status: 'APPROVED' } },
  ],
] as const)('%j is %j of the platform', (query, variables) => expect(toVariables(query)).toEqual(variables));

test('what is chosen is in the address', async () => {
  const { host, user } = show(answer([order(1)]), hostAt(PATH, { search: '?show=mine' }));
  expect(await screen.findByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Waiting for me' })).toHaveAttribute('href', '/purchase-orders?show=approval');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected');
  expect(host.callsOf('navigation.push')).toEqual([['/purchase-orders?show=mine&status=REJECTED']]);
});

test('an empty list says so, and leads to all of them', async () => {
  show(answer([]), hostAt(PATH, { search: '?show=approval' }));
  expect(await screen.findByText('There are no purchase orders here.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', PATH);
});

test('a company that uses none is told so', async () => {
  show(answer([], { isEnabled: false }));
  expect(await screen.findByText('Your company does not use purchase orders.')).toBeInTheDocument();
});

test('a role without the right, and somebody without a company', async () => {
  const { unmount } = show(new Error('You do not have authorization to perform this action.'));
  expect(await screen.findByText('Your role does not allow this')).toBeInTheDocument();
  unmount();
  show(new Error('Customer is not a company user.'));
  expect(await screen.findByText('This is not a company account')).toBeInTheDocument();
});

test('a failure is told, and what was asked is asked again', async () => {
  const { host, user } = show(new Error('The platform is down'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});
