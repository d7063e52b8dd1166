import { lastMonths, ordersAddress, toSpending } from './company-orders';

test('the last months run over the turn of the year', () => {
  expect(lastMonths(new Date('2026-02-28T23:00:00Z'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

test.each([
  ['', { user: undefined, page: 1 }],
  ['?user=Mg%3D%3D&page=3', { user: 'Mg==', page: 3 }],
  ['?page=-1', { user: undefined, page: 1 }],
  ['?page=x', { user: undefined, page: 1 }],
])('%s asks for %j', (search, query) => expect(ordersAddress.read(search)).toEqual(query));

test('addresses', () => {
  expect(ordersAddress.path({ user: undefined })).toBe('/company/orders');
  expect(ordersAddress.path({ user: 'Mg==', page: 2 })).toBe('/company/orders?user=Mg%3D%3D&page=2');
});

const spent = (month: string, user: string, value: number, orders = 1) => ({
  month,
  user_id: user,
  user_name: `User ${user}`,
  orders,
  total: { value, currency: 'SAR' as const },
});

test('months add up, empty ones too, of all or of one', () => {
  const spending = [spent('2026-01', 'b', 0.1), spent('2026-01', 'a', 0.2, 3), spent('2026-03', 'b', 5), null];
  const months = ['2026-01', '2026-02', '2026-03'];
  expect(toSpending(spending, { months, user: undefined, currency: 'SAR' })).toEqual({
    currency: 'SAR',
    months: [
      { month: '2026-01', orders: 4, total: 0.3 },
      { month: '2026-02', orders: 0, total: 0 },
      { month: '2026-03', orders: 1, total: 5 },
    ],
    total: { value: 5.3, currency: 'SAR' },
    highest: 5,
    users: [
      { id: 'a', name: 'User a' },
      { id: 'b', name: 'User b' },
    ],
  });
  expect(toSpending(spending, { months, user: 'a', currency: 'SAR' }).total.value).toBe(0.2);
  expect(toSpending([], { months, user: undefined, currency: 'SAR' })).toMatchObject({ highest: 0, total: { value: 0 }, users: [] });
});
