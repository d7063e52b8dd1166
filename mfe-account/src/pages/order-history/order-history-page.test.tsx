import { screen, within } from '@testing-library/react';
import { open, customerAt, press } from '../../testing/account-fixtures';
import { line, order, orders } from '../../testing/order-fixtures';
import orderHistory from './order-history-page';
import { address, toFilter } from './order-query';
import { toOrders } from './order-view';
import { holds } from './use-found-orders';

describe('the order history', () => {
  test('dates are those of Riyadh, Gregorian, with Western digits', () => {
    expect(toOrders(orders([order()]), 'en-US', 'SAR')[0]?.date).toBe('Mar 2, 2026');
    const arabic = toOrders(orders([order()]), 'ar-SA', 'SAR')[0]?.date ?? '';
    expect(arabic).toContain('2026');
    expect(arabic).not.toMatch(/[٠-٩]/);
    expect(toOrders(orders([order({ order_date: 'yesterday' })]), 'en-US', 'SAR')[0]?.date).toBe('yesterday');
  });

  test('what the platform leaves out does no harm', () => {
    const items = [null, { id: 'i', product_name: null, product_sku: 'X', quantity_ordered: null }];
    expect(toOrders(orders([null, order({ total: null, items })]), 'en-US', 'SAR')).toEqual([
      {
        id: 'NDI=',
        number: '000000042',
        date: 'Mar 2, 2026',
        status: 'Processing',
        phase: 'canceled',
        total: { value: 0, currency: 'SAR' },
        items: [{ id: 'i', name: 'X', sku: 'X', quantity: 0 }],
      },
    ]);
    expect(toOrders(undefined, 'en-US', 'SAR')).toEqual([]);
  });

  test('shows number, date, state, total and lines, and leads to the order and to other pages', async () => {
    open(orderHistory, { host: customerAt('/order-history'), answers: { OrderHistory: orders([order()], { count: 21, pages: 3 }) } });
    const link = await screen.findByRole('link', { name: 'Order 000000042' });
    expect(link).toHaveAttribute('href', '/order-history/000000042');
    const card = within(link.closest('li') ?? document.body);
    for (const text of ['Mar 2, 2026', 'Processing', 'SAR 1,234.50', '6206']) expect(card.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Order History' })).toBeInTheDocument();
    expect(screen.getByText('21 orders')).toBeInTheDocument();
    expect(document.querySelector('a[href="/order-history?page=2"]')).not.toBeNull();
  });

  test('a long order shows its first lines', async () => {
    const items = Array.from({ length: 300 }, (_, index) => line(`P-${index}`));
    open(orderHistory, { host: customerAt('/order-history'), answers: { OrderHistory: orders([order({ items })]) } });
    expect(await screen.findByText('and 296 more items')).toBeInTheDocument();
    expect(screen.queryByText('P-4')).toBeNull();
  });

  test('asks for the page of the address; nonsense is the first', async () => {
    const asked: unknown[] = [];
    const answers = { OrderHistory: (variables: unknown) => (asked.push(variables), orders([])) };
    open(orderHistory, { host: customerAt('/order-history', '?page=3'), answers }).unmount();
    open(orderHistory, { host: customerAt('/order-history', '?page=-1'), answers });
    await screen.findByText('You have not placed an order yet.');
    expect(screen.queryByRole('search')).toBeNull();
    expect(new Set(asked.map((variables) => JSON.stringify(variables)))).toEqual(
      new Set(['{"page":3,"filter":{}}', '{"page":1,"filter":{}}']),
    );
  });

  test('a page beyond the last leads back to the first', async () => {
    const host = customerAt('/order-history', '?page=99&status=pending');
    open(orderHistory, { host, answers: { OrderHistory: orders([], { count: 3 }) } });
    expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/order-history?status=pending');
  });

  test('that cannot be loaded says so, and can be tried again', async () => {
    const { user, host } = open(orderHistory, { host: customerAt('/order-history'), answers: { OrderHistory: new Error('down') } });
    expect(await screen.findByText('Your orders could not be loaded.')).toBeInTheDocument();
    await user.click(press('Try again'));
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  });
});

describe('searching the orders', () => {
  test('what is searched goes into the address', async () => {
    const host = customerAt('/order-history', '?page=2');
    const { user } = open(orderHistory, { host, answers: { OrderHistory: orders([order()], { pages: 2 }) } });
    await user.type(screen.getByRole('searchbox', { name: 'Order number, SKU or reference' }), ' 6205 2rs ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Complete');
    await user.type(screen.getByLabelText('From'), '2026-03-01');
    await user.click(press('Search orders'));
    expect(host.callsOf('navigation.push')).toEqual([['/order-history?query=6205+2rs&status=complete&from=2026-03-01']]);
  });

  test.each([
    ['', {}],
    ['?query=000000042', { number: { match: '000000042' } }],
    ['?query=6205', {}],
    ['?status=complete', { status: { eq: 'complete' } }],
    ['?status=nonsense&from=soon&to=2026-13-40', {}],
    [
      '?from=2026-03-01&to=2026-03-31',
      // Days of Riyadh, in the platform's UTC.
      { order_date: { from: '2026-02-28 21:00:00', to: '2026-03-31 20:59:59' } },
    ],
  ])('%p is asked of the platform as %p', (search, filter) => expect(toFilter(address.read(search), false)).toEqual(filter));

  test.each([
    ['?query=000000042', { text: { match: '000000042' } }],
    ['?query=6205+2rs&status=complete', { text: { match: '6205 2rs' }, status: { eq: 'complete' } }],
    ['', {}],
  ])('%p is asked of a platform with our extension as %p', (search, filter) =>
    expect(toFilter(address.read(search), true)).toEqual(filter),
  );

  test('a platform with our extension finds part numbers and references: no order is read to be looked through', async () => {
    const asked: unknown[] = [];
    const host = customerAt('/order-history', '?query=ucp205&page=2');
    const note = (variables: unknown) => (asked.push(variables), orders([order()], { count: 11, pages: 2 }));
    open(orderHistory, { host, answers: { OrderHistory: note, OrderSearch: note } });
    expect(await screen.findByRole('link', { name: 'Order 000000042' })).toBeInTheDocument();
    expect(screen.getByText('11 orders')).toBeInTheDocument();
    expect(new Set(asked.map((variables) => JSON.stringify(variables)))).toEqual(
      new Set(['{"page":2,"filter":{"text":{"match":"ucp205"}}}']),
    );
  });

  test('an address says the same again', () => {
    const search = '?query=%3Cb%3E+%F0%9F%94%A9&status=closed&from=2026-03-01&page=2';
    expect(address.path(address.read(search))).toBe(`/order-history${search}`);
    expect(address.read(`?query=${'x'.repeat(10_000)}`).query).toHaveLength(100);
  });

  test.each([
    ['6205 2rs', true],
    ['٦٢٠٥-٢rs', true],
    ['bearing 6206', true],
    ['po7', true],
    ['000042', true],
    ['9999', false],
    ['--', false],
  ])('an order holds %p: %p', (text, isFound) => expect(holds(order() as never, text)).toBe(isFound));

  test('on a plain platform part numbers and references are looked for in all orders, page by page', async () => {
    const other = order({ id: 'b', number: '000000041', items: [line('UCP205')], payment_methods: null });
    const answers = {
      OrderHistory: ({ filter }: { filter: { number?: { in?: string[] } } }) =>
        orders([order(), other].filter(({ number }) => filter.number?.in?.includes(number) ?? true)),
      OrderSearch: ({ page }: { page: number }) => orders(page === 1 ? [order()] : [other], { count: 2, pages: 2 }),
    };
    const host = customerAt('/order-history', '?query=ucp205');
    host.hasExtensions = false;
    open(orderHistory, { host, answers });
    expect(await screen.findByRole('link', { name: 'Order 000000041' })).toBeInTheDocument();
    expect(screen.getByText('1 order')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Order 000000042' })).toBeNull();
  });

  test('nothing found says so; a search that fails can be tried again', async () => {
    const host = customerAt('/order-history', '?query=nothing');
    host.hasExtensions = false;
    let isDown = true;
    const answers = { OrderHistory: orders([order()]), OrderSearch: () => (isDown ? new Error('down') : orders([order()])) };
    const { user } = open(orderHistory, { host, answers });
    expect(await screen.findByText('Your orders could not be loaded.')).toBeInTheDocument();
    isDown = false;
    await user.click(press('Try again'));
    expect(await screen.findByText('No order matches.')).toBeInTheDocument();
    expect(await screen.findByText('0 orders')).toBeInTheDocument();
  });
});
