import { act, screen, waitFor, within } from '@testing-library/react';
import { createStubHost, failed } from 'shared-testing';
import { customerAt, open, press, sentIn, signedIn } from '../../testing/account-fixtures';
import { line, order, orders, progressOf } from '../../testing/order-fixtures';
import orderDetail from './order-detail-page';

const show = (
  given: unknown = order(),
  { answers = {}, number = '000000042', prepare = (_host: ReturnType<typeof customerAt>) => {} } = {},
) => {
  const host = customerAt(`/order-history/${number}`);
  prepare(host);
  const found = given instanceof Error ? given : orders(given === undefined ? [] : [given]);
  return open(orderDetail, { host, params: { number }, answers: { OrderByNumber: found, CancellationReasons: REASONS, ...answers } });
};
const REASONS = {
  storeConfig: {
    order_cancellation_enabled: true,
    order_cancellation_reasons: [{ description: 'The order was placed by mistake' }, { description: 'Other' }],
  },
};
const BRAND = { name: { en: 'AMC eShop', ar: 'متجر' }, phone: '9200', email: 'info@example.com', social: [] };
const sar = (value: number) => ({ value, currency: 'SAR' });
const INVOICED = { grand_total: sar(10), total_tax: sar(1.3), shipping_handling: null, discounts: [] };
const located = (host: ReturnType<typeof customerAt>, hash: string) => {
  const state = host.navigation.state.get();
  return { ...state, location: { ...state.location, hash } };
};
const region = (name: string) => within(screen.getByRole('region', { name }));

test('says everything that the platform says of an order', async () => {
  show(
    order({
      items: [line('6205-2RS', { quantity_shipped: 1 }), line('6206')],
      shipments: [
        {
          id: 's',
          number: '000000007',
          tracking: [{ carrier: 'smsa', title: 'SMSA', number: 'TR-1' }, null],
          items: [{ id: 'x', product_sku: '6205-2RS', product_name: 'x', quantity_shipped: 1 }],
          comments: null,
        },
      ],
      invoices: [{ id: 'i', number: '000000008', total: INVOICED, items: [] }],
      credit_memos: [{ id: 'c', number: '000000009', total: null, items: [] }],
      comments: [{ message: 'Left at the gate.', timestamp: '2026-03-02 10:00:00' }],
    }),
  );
  expect(await screen.findByText('A part of it is on its way.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Order 000000042' })).toBeInTheDocument();
  expect(screen.getByText('Processing')).toBeInTheDocument();
  const items = region('Items');
  for (const text of ['SAR 1,234.50', 'Welcome', '−SAR 5.00', 'SAR 161.00', '1 of 4 shipped'])
    expect(items.getByText(text)).toBeInTheDocument();
  expect(region('Shipments').getByText('TR-1')).toBeInTheDocument();
  expect(region('Invoices').getByText('SAR 10.00')).toBeInTheDocument();
  expect(region('Credit memos').getByRole('heading', { name: 'Credit memo 000000009' })).toBeInTheDocument();
  expect(region('Messages from the shop').getByText('Left at the gate.')).toBeInTheDocument();
  expect(region('Payment').getByText('PO-7')).toBeInTheDocument();
  expect(region('Delivery address').getByText('+966 551234567')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull();
});

test.each([
  [25, 'SAR 25.00'],
  [0, 'Free'],
])('a delivery of %d says “%s”', async (value, said) => {
  show(order({ total: { ...order().total, shipping_handling: { amount_including_tax: sar(value) } } }));
  await screen.findByRole('region', { name: 'Items' });
  expect(region('Items').getByText('Delivery', { selector: 'dt > bdi' }).parentElement?.nextSibling).toHaveTextContent(said);
});

test('says the steps with their days, and the day that was promised; nothing is shown before both have come', async () => {
  const told = progressOf(['2026-11-24 08:00:00', '2026-11-25 08:00:00'], ['2099-11-26', '2099-11-26']);
  let answer = (_given: unknown) => {};
  const later = new Promise((resolve) => (answer = resolve));
  show(order(), { answers: { OrderProgress: later } });
  await act(async () => undefined);
  expect(screen.queryByRole('region', { name: 'Items' })).toBeNull();
  await act(async () => answer(orders([told])));
  expect(screen.getByText(/^Arrives .*Nov 26$/)).toBeInTheDocument();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('PackedNowNov 25');
});

test('a platform that does not tell them shows the order all the same', async () => {
  show(order(), { answers: { OrderProgress: new Error('down') } });
  expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('OrderedNowMar 2');
  expect(screen.queryByText(/Arrives|Late/)).toBeNull();
});

test('a cancelled order promises nothing any more', async () => {
  const answers = { OrderProgress: orders([progressOf(['2026-11-24 08:00:00'], ['2026-11-26', '2026-11-26'])]) };
  show(order({ items: [line('6206', { quantity_canceled: 4 })] }), { answers });
  expect(await screen.findByText('It was cancelled.')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Steps of the order' })).toBeNull();
  expect(screen.queryByText(/Arrives|Late/)).toBeNull();
});

test('an order on hold says so', async () => {
  show(order({ status: 'On Hold' }));
  expect(await screen.findByText(/^It is on hold/)).toBeInTheDocument();
});

test('an address that names the shipments leads to them', async () => {
  const shipments = [{ id: 's', number: '7', tracking: [], items: [], comments: null }];
  show(order({ shipments }), { prepare: (host) => host.set.navigation.set(located(host, '#shipments')) });
  expect(await screen.findByRole('region', { name: 'Shipments' })).toHaveFocus();
});

test('says which amounts have VAT in them, and what the order comes to without it', async () => {
  show(order());
  await screen.findByRole('region', { name: 'Items' });
  const items = region('Items');
  expect(items.getByText('Prices of the items include VAT.')).toBeInTheDocument();
  const rows = items.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ['Subtotal incl. VAT', 'SAR 1,209.50'],
    ['Welcome', '−SAR 5.00'],
    ['Delivery incl. VAT', 'SAR 25.00'],
    ['Total excl. VAT', 'SAR 1,073.50'],
    ['VAT', 'SAR 161.00'],
    ['Total incl. VAT', 'SAR 1,234.50'],
  ]);
});

test('of a total whose tax is not told nothing is said without it', async () => {
  show(order({ total: { ...order().total, total_tax: { value: null, currency: null } } }));
  await screen.findByRole('region', { name: 'Items' });
  expect(region('Items').queryByText('Total excl. VAT')).toBeNull();
});

test('an order that is not the customer’s, or none at all, is not found', async () => {
  const asked: unknown[] = [];
  const answers = { OrderByNumber: (variables: unknown) => (asked.push(variables), orders([])) };
  show(undefined, { answers }).unmount();
  show(undefined, { answers, number: '<script>' });
  expect(await screen.findByText('You have no order with this number.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Order' })).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ number: '-' });
});

test('that cannot be loaded says so, and can be tried again', async () => {
  const { user, host } = show(new Error('down'));
  expect(await screen.findByText('The order could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

describe('ordering again', () => {
  test('only where the platform allows it', async () => {
    show(order({ available_actions: [] }));
    expect(await screen.findByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reorder' })).toBeNull();
  });

  test('puts every line into the cart, and says of each what became of it', async () => {
    const { user, host } = show(order(), {
      prepare: (stub) => void (stub.give['cart.add'] = () => [{ index: 1, sku: '6206', message: 'Not enough in stock.' }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Reorder' }));
    expect(await screen.findByRole('heading', { name: 'Some items could not be added to your cart.' })).toHaveFocus();
    expect(host.callsOf('cart.add')).toEqual([
      [
        [
          { sku: '6205-2RS', name: 'Bearing 6205-2RS', quantity: 4 },
          { sku: '6206', name: 'Bearing 6206', quantity: 4 },
        ],
        { isSaidByPage: true },
      ],
    ]);
    const [added, refused] = within(screen.getByRole('heading', { name: /Some items/ }).closest('section') ?? document.body).getAllByRole(
      'listitem',
    );
    expect(added).toHaveTextContent('in your cart');
    expect(refused).toHaveTextContent('Not enough in stock.');
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  });

  test('what the cart says when nothing can be added is said', async () => {
    const { user } = show(order(), {
      prepare: (stub) => void (stub.give['cart.add'] = () => Promise.reject(new Error('Unable to create cart'))),
    });
    await user.click(await screen.findByRole('button', { name: 'Reorder' }));
    expect(await screen.findByText('Unable to create cart')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View cart' })).toBeNull();
  });
});

describe('cancelling', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel order 000000042?' }));
  const ask = async (answer: unknown) => {
    const opened = show(order(), { answers: { CancelOrder: answer } });
    await opened.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await dialog().findByRole('radio', { name: 'Other' });
    return opened;
  };

  test('asks why, cancels, and reads the order again', async () => {
    const { user, host } = await ask({ cancelOrder: { error: null, errorV2: null, order: { id: 'NDI=', status: 'Canceled' } } });
    await user.click(dialog().getByRole('button', { name: 'Cancel the order' }));
    expect(dialog().getByText('This field is required.')).toBeInTheDocument();
    expect(dialog().getAllByRole('radio')[0]).toHaveFocus();
    expect(sentIn(host)).toEqual([]);
    await user.click(dialog().getByRole('radio', { name: 'Other' }));
    await user.click(dialog().getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentIn(host)).toEqual([{ input: { order_id: 'NDI=', reason: 'Other' } }]);
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
    expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Order 000000042 was cancelled.' }]]);
    expect(press('Print')).toHaveFocus();
  });

  test('once it was sent nothing is asked, and the reason is forgotten', async () => {
    const { user, host } = await ask({ cancelOrder: { error: null, errorV2: null, order: { id: 'NDI=', status: 'Canceled' } } });
    await user.click(dialog().getByRole('radio', { name: 'Other' }));
    expect(sessionStorage).toHaveLength(1);
    await user.click(dialog().getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    host.navigation.push('/left');
    expect(confirm).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  test('a reason that was chosen earlier and is none any more is not sent', async () => {
    const first = await ask(undefined);
    await first.user.click(dialog().getByRole('radio', { name: 'Other' }));
    first.unmount();
    const fewer = {
      storeConfig: { ...REASONS.storeConfig, order_cancellation_reasons: [{ description: 'The order was placed by mistake' }] },
    };
    const { user, host } = show(order(), { answers: { CancellationReasons: fewer } });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(await dialog().findByRole('radio')).not.toBeChecked();
    await user.click(dialog().getByRole('button', { name: 'Cancel the order' }));
    expect(await dialog().findByText('This field is required.')).toBeInTheDocument();
    expect(sentIn(host)).toEqual([]);
  });

  test('the reason that is sent stays chosen meanwhile; the others can be read, and have the focus', async () => {
    const { user, host } = await ask(undefined);
    host.commerce.mutate = () => new Promise(() => undefined);
    const other = dialog().getByRole('radio', { name: 'Other' });
    await user.click(other);
    await user.click(dialog().getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'));
    const radios = dialog().getAllByRole('radio');
    expect(radios.length).toBeGreaterThan(1);
    for (const radio of radios) {
      await user.click(radio);
      expect(radio).toHaveFocus();
      expect(other).toBeChecked();
    }
  });

  test.each([
    ['is cancelled', [line('6206', { quantity_canceled: 4 })], 1],
    ['is refunded', [line('6206', { quantity_invoiced: 4, quantity_refunded: 4 })], 1],
    ['is as it was', [line('6206')], 2],
  ])('an answer that was lost: the next try looks whether the order %s', async (_what, items, times) => {
    const { user, host } = await ask({ cancelOrder: { error: null, errorV2: null, order: { id: 'NDI=', status: 'Canceled' } } });
    const { answer } = host;
    host.answer = () => failed('No answer', { isNetworkError: true, status: undefined });
    await user.click(dialog().getByRole('radio', { name: 'Other' }));
    await user.click(dialog().getByRole('button', { name: 'Cancel the order' }));
    expect(await dialog().findByRole('alert')).toBeInTheDocument();
    host.answer = (operation, variables) =>
      operation === 'OrderByNumber' ? { data: orders([order({ items })]), error: undefined } : answer(operation, variables);
    await user.click(dialog().getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'success' }]]));
    expect(host.callsOf('commerce.mutate')).toHaveLength(times);
    expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
  });

  test('an order that has left in the meantime stays, with the reason', async () => {
    const message = 'Order with one or more items shipped cannot be cancelled';
    const { user } = await ask({ cancelOrder: { error: message, errorV2: { code: 'PARTIAL_ORDER_ITEM_SHIPPED', message }, order: null } });
    await user.click(dialog().getByRole('radio', { name: 'Other' }));
    await user.click(dialog().getByRole('button', { name: 'Cancel the order' }));
    expect(await dialog().findByText('This order can no longer be cancelled.')).toBeInTheDocument();
  });

  test('only where the platform allows it', async () => {
    show(order({ available_actions: ['REORDER', 'RETURN'] }));
    expect(await screen.findByRole('link', { name: 'Return items' })).toHaveAttribute('href', '/createRmaPage?order=000000042');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

test('an invoice is made as a PDF when it is asked for; what goes wrong is said', async () => {
  const documents = {
    makeDocument: jest.fn().mockResolvedValueOnce(new Blob()).mockRejectedValueOnce(new Error('A font did not come')),
    download: jest.fn(),
  };
  jest.doMock('shared-documents', () => ({ ...documents, taxInvoice: (...given: unknown[]) => given }));
  const host = createStubHost({}, { pathname: '/order-history/000000042', config: { brand: { ...BRAND, vatNumber: '300000000000003' } } });
  signedIn(host);
  const invoiced = order({ invoices: [{ id: 'i', number: '000000008', total: INVOICED, items: [] }] });
  const { user } = open(orderDetail, {
    host,
    params: { number: '000000042' },
    answers: { OrderByNumber: orders([invoiced]), CancellationReasons: REASONS },
  });
  await user.click(await screen.findByRole('button', { name: 'Tax invoice (PDF)' }));
  await waitFor(() => expect(documents.download).toHaveBeenCalledWith(expect.any(Blob), '000000008.pdf'));
  expect(documents.makeDocument).toHaveBeenCalledWith([
    expect.objectContaining({ number: '000000008', vat: 1.3, total: 10 }),
    expect.objectContaining({ title: 'Simplified Tax Invoice', vat: 'VAT 15%' }),
    'en-US',
  ]);
  await user.click(press('Tax invoice (PDF)'));
  await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ message: 'The invoice could not be made. Try again.' }]]));
});

test('a shop without a VAT number writes no invoice', async () => {
  show(order({ invoices: [{ id: 'i', number: '000000008', total: INVOICED, items: [] }] }));
  expect(await screen.findByText('Invoice 000000008')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tax invoice (PDF)' })).not.toBeInTheDocument();
});
