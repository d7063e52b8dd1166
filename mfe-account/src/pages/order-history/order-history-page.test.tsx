import { act, screen, waitFor, within } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import { open, customerAt, press, signedIn } from '../../testing/account-fixtures';
import { line, order, orders, progressOf } from '../../testing/order-fixtures';
import orderHistory from './order-history-page';
import { address, isForPlatform, toFilter } from './order-query';
import { toOrders } from './order-view';
import { holds } from './use-found-orders';

describe('the order history', () => {
  test('dates are those of Riyadh, Gregorian, with Western digits', () => {
    expect(toOrders(orders([order()]), { locale: 'en-US', currency: 'SAR' })[0]?.date).toBe('Mar 2, 2026');
    const arabic = toOrders(orders([order()]), { locale: 'ar-SA', currency: 'SAR' })[0]?.date ?? '';
    expect(arabic).toContain('2026');
    expect(arabic).not.toMatch(/[٠-٩]/);
    expect(toOrders(orders([order({ order_date: 'yesterday' })]), { locale: 'en-US', currency: 'SAR' })[0]?.date).toBe('yesterday');
  });

  test('what the platform leaves out does no harm', () => {
    const items = [null, { id: 'i', product_name: null, product_sku: 'X', quantity_ordered: null }];
    expect(toOrders(orders([null, order({ total: null, items })]), { locale: 'en-US', currency: 'SAR' })).toEqual([
      {
        id: 'NDI=',
        number: '000000042',
        date: 'Mar 2, 2026',
        status: 'Processing',
        phase: 'canceled',
        progress: undefined,
        total: undefined,
        canReorder: true,
        isSent: false,
        invoices: 0,
        items: [{ id: 'i', name: 'X', sku: 'X', quantity: 0 }],
      },
    ]);
    expect(toOrders(undefined, { locale: 'en-US', currency: 'SAR' })).toEqual([]);
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

  test('says of each order where it is; the platform is asked for that of the same page', async () => {
    const asked: unknown[] = [];
    const told = progressOf(['2026-11-24 08:00:00', '2026-11-25 08:00:00'], ['2099-11-26', '2099-11-26']);
    const answers = { OrderHistory: orders([order()]), OrderProgress: (variables: unknown) => (asked.push(variables), orders([told])) };
    open(orderHistory, { host: customerAt('/order-history', '?page=2&status=processing'), answers });
    expect(await screen.findByText(/^Arrives .*Nov 26$/)).toBeInTheDocument();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('PackedNowNov 25');
    expect(asked[0]).toEqual({ page: 2, filter: { status: { eq: 'processing' } }, pageSize: 10 });
  });

  test('a plain platform is not asked, and promises nothing', async () => {
    const host = customerAt('/order-history');
    host.hasExtensions = false;
    const asked: unknown[] = [];
    open(orderHistory, { host, answers: { OrderHistory: orders([order()]), OrderProgress: () => (asked.push(1), orders([])) } });
    expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('OrderedNowMar 2');
    expect(asked).toEqual([]);
  });

  test('a total that the platform does not say is not shown', async () => {
    open(orderHistory, { host: customerAt('/order-history'), answers: { OrderHistory: orders([order({ total: null })]) } });
    await screen.findByRole('link', { name: 'Order 000000042' });
    expect(screen.queryByText(/SAR/)).toBeNull();
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

describe('what can be done with an order of the list', () => {
  const show = (
    listed: object,
    { answers = {}, prepare = (_host: ReturnType<typeof customerAt>) => {}, vatNumber = '300000000000003' } = {},
  ) => {
    const brand = { name: { en: 'AMC eShop', ar: 'متجر' }, phone: '9200', email: 'info@example.com', social: [], vatNumber };
    const host = createStubHost({}, { pathname: '/order-history', config: { brand } });
    signedIn(host);
    prepare(host);
    return open(orderHistory, {
      host,
      answers: { OrderHistory: orders([order(listed)]), OrderByNumber: orders([order(listed)]), ...answers },
    });
  };
  const papers = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `p${index}`, number: `00${index}`, total: null, items: [] }));

  test('ordering it again says of each line what became of it', async () => {
    const refuse = (host: ReturnType<typeof customerAt>) =>
      void (host.give['cart.add'] = () => [{ index: 1, sku: '6206', message: 'Not enough in stock.' }]);
    const { user, host } = show({}, { prepare: refuse });
    const button = await screen.findByRole('button', { name: 'Reorder' });
    expect(button).toHaveAccessibleDescription('Order 000000042');
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Some items could not be added to your cart.' })).toHaveFocus();
    expect(screen.getByText('Not enough in stock.')).toBeInTheDocument();
    expect(host.callsOf('cart.add')).toHaveLength(1);
  });

  test('an order that does not come is said, and nothing is ordered', async () => {
    const { user, host } = show({}, { answers: { OrderByNumber: new Error('down') } });
    await user.click(await screen.findByRole('button', { name: 'Reorder' }));
    await waitFor(() =>
      expect(host.callsOf('toasts.add')).toEqual([[{ type: 'error', message: 'Order 000000042 could not be loaded. Try again.' }]]),
    );
    expect(host.callsOf('cart.add')).toEqual([]);
    expect(press('Reorder')).not.toHaveAttribute('aria-busy');
  });

  test('only what there is to be done', async () => {
    show({ available_actions: [] });
    await screen.findByRole('link', { name: 'Order 000000042' });
    for (const name of ['Reorder', 'Invoice']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Track' })).toBeNull();
  });

  test('what has left is followed in the shipments of the order; several invoices stand in the order', async () => {
    show({ shipments: papers(1), invoices: papers(2) });
    expect(await screen.findByRole('link', { name: 'Track' })).toHaveAttribute('href', '/order-history/000000042#shipments');
    expect(screen.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/order-history/000000042#invoices');
  });

  test('its invoice is saved as a PDF', async () => {
    const documents = { makeDocument: jest.fn().mockResolvedValue(new Blob()), download: jest.fn() };
    jest.doMock('shared-documents', () => ({ ...documents, taxInvoice: (...given: unknown[]) => given }));
    const { user } = show({ invoices: papers(1) });
    await user.click(await screen.findByRole('button', { name: 'Invoice' }));
    await waitFor(() => expect(documents.download).toHaveBeenCalledWith(expect.any(Blob), '000.pdf'));
  });
});

describe('searching the orders', () => {
  test('what is searched goes into the address', async () => {
    const host = customerAt('/order-history', '?page=2');
    const { user } = open(orderHistory, { host, answers: { OrderHistory: orders([order()], { pages: 2 }) } });
    await user.type(screen.getByRole('searchbox', { name: 'Order number, SKU or reference' }), ' 6205 2rs ');
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filter', expanded: false }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Complete');
    await user.type(screen.getByLabelText('From'), '2026-03-01');
    await user.click(press('Search orders'));
    expect(host.callsOf('navigation.push')).toEqual([['/order-history?query=6205+2rs&status=complete&from=2026-03-01']]);
  });

  test('status and days are there where one of them is active, and how many are is said', async () => {
    open(orderHistory, {
      host: customerAt('/order-history', '?status=complete&from=2026-03-01'),
      answers: { OrderHistory: orders([order()]) },
    });
    expect(await screen.findByRole('button', { name: 'Filter (2 active)', expanded: true })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('complete');
    expect(screen.getByLabelText('From')).toHaveValue('2026-03-01');
  });

  test('days that make no sense are said by their fields, and nothing is searched', async () => {
    const host = customerAt('/order-history');
    const { user } = open(orderHistory, { host, answers: { OrderHistory: orders([order()]) } });
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.type(screen.getByLabelText('From'), '2026-03-02');
    await user.type(screen.getByLabelText('To'), '2026-03-01');
    await user.click(press('Search orders'));
    const last = screen.getByLabelText('To');
    expect(last).toHaveAccessibleDescription('The last day is before the first one.');
    await waitFor(() => expect(last).toHaveFocus());
    // What is typed of a date that is not whole yet has no value.
    Object.defineProperty(screen.getByLabelText('From'), 'validity', { value: { badInput: true } });
    await user.click(press('Search orders'));
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription('Enter day, month and year.');
    expect(screen.getByRole('search')).toHaveAttribute('novalidate');
    expect(host.callsOf('navigation.push')).toEqual([]);
  });

  test('a search keeps its form: what has the focus is still there once the address says it, and follows it back', async () => {
    const host = customerAt('/order-history');
    const { user } = open(orderHistory, { host, answers: { OrderHistory: orders([order()]) } });
    const searched = await screen.findByRole('searchbox');
    await user.type(searched, '6205{Enter}');
    const go = async (search: string) => {
      const state = host.navigation.state.get();
      await act(async () => host.set.navigation.set({ ...state, location: { ...state.location, search } }));
    };
    await go('?query=6205');
    expect(screen.getByRole('searchbox')).toBe(searched);
    expect(searched).toHaveFocus();
    await go('');
    expect(searched).toHaveValue('');
  });

  test.each([
    ['', {}],
    ['?query=000000042', { number: { match: '000000042' } }],
    ['?query=٠٠٠٠٠٠٠٤٢', { number: { match: '000000042' } }],
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
    ['?query=٦٢٠٥', { text: { match: '6205' } }],
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
    ['000000042', true],
    ['٠٠٠٠٠٠٠٤٢', true],
    ['٦٢٠٥', false],
  ])('a plain platform can look for %p: %p', (text, isAble) => expect(isForPlatform(text, false)).toBe(isAble));

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

  test('some pages are asked for ahead, and read in their order, whichever comes first', async () => {
    const wanted = (page: number) => order({ id: `o${page}`, number: `${100 - page}`, items: [line('UCP205')] });
    const answers = new Map<number, () => void>();
    const host = customerAt('/order-history', '?query=ucp205');
    host.hasExtensions = false;
    host.answer = (_operation, variables) =>
      new Promise((resolve) => {
        const { page } = variables as { page: number };
        answers.set(page, () => resolve({ data: orders([wanted(page)], { count: 9, pages: 9 }), error: undefined }));
      });
    const listed: string[][] = [];
    open(orderHistory, {
      host,
      answers: {
        OrderHistory: ({ filter }: { filter: { number?: { in?: string[] } } }) => {
          listed.push(filter.number?.in ?? []);
          return orders([]);
        },
      },
    });
    const answer = async (page: number) => act(async () => answers.get(page)?.());
    await waitFor(() => expect([...answers.keys()]).toEqual([1]));
    await answer(1);
    await waitFor(() => expect([...answers.keys()]).toEqual([1, 2, 3, 4, 5]));
    await answer(4);
    await answer(2);
    await waitFor(() => expect([...answers.keys()]).toEqual([1, 2, 3, 4, 5, 6]));
    for (const page of [3, 5, 6, 7, 8, 9]) {
      await waitFor(() => expect(answers.has(page)).toBe(true));
      await answer(page);
    }
    await waitFor(() => expect(listed.at(-1)).toEqual([99, 98, 97, 96, 95, 94, 93, 92, 91].map(String)));
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
