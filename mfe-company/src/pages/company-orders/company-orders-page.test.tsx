import { act, screen, within } from '@testing-library/react';
import { hostAt, open } from '../../testing/company-fixtures';
import companyOrdersPage from './company-orders-page';

const order = (more: object = {}) => ({
  __typename: 'CompanyOrder',
  number: '000000042',
  order_date: '2026-03-01 22:30:00',
  status: 'Processing',
  user_id: 'Mg==',
  user_name: 'Huda Salem',
  total: { value: 1200.5, currency: 'SAR' },
  ...more,
});
const month = new Date().toISOString().slice(0, 7);
const spent = (user: string, name: string, value: number) => ({
  month,
  user_id: user,
  user_name: name,
  orders: 2,
  total: { value, currency: 'SAR' },
});
const answers = (items: readonly object[], count = items.length, pages = 1) => ({
  CompanyOrders: {
    company: { __typename: 'Company', id: 'MQ==', orders: { items, total_count: count, page_info: { total_pages: pages } } },
  },
  CompanySpending: {
    company: { __typename: 'Company', id: 'MQ==', spending: [spent('Mg==', 'Huda Salem', 1000), spent('MQ==', 'Noura Ali', 250)] },
  },
});
const show = (given: Record<string, unknown>, search = '') => open(companyOrdersPage, hostAt('/company/orders', { search }), given);

test('shows who has ordered what, and what it comes to by month as a chart and as its table', async () => {
  show(answers([order(), order({ number: '000000041', user_name: 'Noura Ali' })], 24, 2));
  const table = await screen.findByRole('table', { name: 'Orders' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('000000042');
  expect(within(table).getByText('Huda Salem')).toBeInTheDocument();
  expect(screen.getByText('24 orders')).toBeInTheDocument();
  expect(
    screen.getByRole('img', { name: /Spending of the last 12 months: SAR 1,250.00. The highest month: SAR 1,250.00/ }),
  ).toBeInTheDocument();
  expect(document.querySelectorAll('svg[role="img"] rect')).toHaveLength(12);
  const sums = screen.getByRole('table', { name: 'Spending by month', hidden: true });
  expect(within(sums).getAllByRole('row', { hidden: true }).at(-1)).toHaveTextContent('4SAR 1,250.00');
  expect(document.querySelector('a[href="/company/orders?page=2"]')).not.toBeNull();
});

test('orders come with what stands above them, which would move them', async () => {
  const given = answers([order()]);
  let answer = (_spending: unknown) => {};
  show({ ...given, CompanySpending: new Promise((resolve) => (answer = resolve)) });
  await act(async () => undefined);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  await act(async () => answer(given.CompanySpending));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Spending by month', 'Orders']);
});

test('orders do not wait for a sum that cannot be had', async () => {
  show({ ...answers([order()]), CompanySpending: new Error('down') });
  expect(await screen.findByRole('table', { name: 'Orders' })).toBeInTheDocument();
});

test('one user can be looked at', async () => {
  const { user, host } = show(answers([order()]), '?user=Mg%3D%3D');
  const filter = await screen.findByRole('combobox', { name: 'User' });
  expect(filter).toHaveValue('Mg==');
  expect(screen.getByRole('img', { name: /SAR 1,000.00/ })).toBeInTheDocument();
  await user.selectOptions(filter, 'Everybody');
  expect(host.callsOf('navigation.push')).toEqual([['/company/orders']]);
});

test.each([
  ['', 0, 'Nobody has ordered anything yet.'],
  ['?page=9', 3, 'There are no orders on this page.'],
])('%s without orders', async (search, count, sentence) => {
  show(answers([], count), search);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test.each([
  ['You do not have authorization to perform this action.', /your role|not allowed|does not/i],
  ['Customer is not a company user.', /company account/i],
])('%s is explained', async (says, told) => {
  show({ CompanyOrders: new Error(says), CompanySpending: new Error(says) });
  expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
});
