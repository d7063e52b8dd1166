import { screen, within } from '@testing-library/react';
import { open, customerAt, press } from '../../testing/account-in-hand';
import orderHistory from './order-history-page';
import { toOrders } from './order-view';

describe('the order history', () => {
  const order = (more: object = {}) => ({
    __typename: 'CustomerOrder' as const,
    id: 'MQ==',
    number: '000000042',
    order_date: '2026-03-01 22:30:00',
    status: 'Processing',
    total: { __typename: 'OrderTotal' as const, grand_total: { __typename: 'Money' as const, value: 1234.5, currency: 'SAR' as const } },
    items: [{ __typename: 'OrderItem' as const, id: 'i1', product_name: 'Bearing 6205', product_sku: '6205-2RS', quantity_ordered: 4 }],
    ...more,
  });
  const answer = (items: unknown[], pages = 1) =>
    ({
      customer: {
        __typename: 'Customer',
        orders: {
          __typename: 'CustomerOrders',
          total_count: items.length,
          page_info: { __typename: 'SearchResultPageInfo', current_page: 1, total_pages: pages },
          items,
        },
      },
    }) as never;

  test('dates are those of Riyadh, Gregorian, with Western digits', () => {
    expect(toOrders(answer([order()]), 'en-US')[0]?.date).toBe('Mar 2, 2026');
    const arabic = toOrders(answer([order()]), 'ar-SA')[0]?.date ?? '';
    expect(arabic).toContain('2026');
    expect(arabic).not.toMatch(/[٠-٩]/);
    expect(toOrders(answer([order({ order_date: 'yesterday' })]), 'en-US')[0]?.date).toBe('yesterday');
  });

  test('what the platform leaves out does no harm', () => {
    expect(
      toOrders(
        answer([null, order({ total: null, items: [null, { id: 'i', product_name: null, product_sku: 'X', quantity_ordered: null }] })]),
        'en-US',
      ),
    ).toEqual([
      {
        id: 'MQ==',
        number: '000000042',
        date: 'Mar 2, 2026',
        status: 'Processing',
        total: { value: 0, currency: 'SAR' },
        items: [{ id: 'i', name: 'X', sku: 'X', quantity: 0 }],
      },
    ]);
    expect(toOrders(undefined, 'en-US')).toEqual([]);
  });

  test('shows number, date, state, total and lines, and pages', async () => {
    open(orderHistory, { host: customerAt('/order-history'), answers: { OrderHistory: answer([order()], 3) } });
    const card = within((await screen.findByRole('heading', { name: 'Order 000000042' })).closest('li') ?? document.body);
    for (const text of ['Mar 2, 2026', 'Processing', 'SAR 1,234.50', '6205-2RS']) expect(card.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Order History' })).toBeInTheDocument();
    expect(document.querySelector('a[href="/order-history?page=2"]')).not.toBeNull();
  });

  test('asks for the page of the address; nonsense is the first', async () => {
    const asked: unknown[] = [];
    const answers = { OrderHistory: (variables: unknown) => (asked.push(variables), answer([])) };
    open(orderHistory, { host: customerAt('/order-history', '?page=3'), answers }).unmount();
    open(orderHistory, { host: customerAt('/order-history', '?page=-1'), answers });
    await screen.findByText('You have not placed an order yet.');
    expect(new Set(asked.map((variables) => JSON.stringify(variables)))).toEqual(new Set(['{"page":3}', '{"page":1}']));
  });

  test('that cannot be loaded says so, and can be tried again', async () => {
    const { user, host } = open(orderHistory, { host: customerAt('/order-history'), answers: { OrderHistory: new Error('down') } });
    expect(await screen.findByText('Your orders could not be loaded.')).toBeInTheDocument();
    await user.click(press('Try again'));
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  });
});
