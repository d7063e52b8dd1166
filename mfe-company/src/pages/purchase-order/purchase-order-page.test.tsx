import { screen, waitFor, within } from '@testing-library/react';
import { failed, Near } from 'shared-testing';
import { hostAt, open, sentIn } from '../../testing/company-fixtures';
import page from './purchase-order-page';

beforeEach(() => Object.assign(window, { IntersectionObserver: Near }));

const PATH = '/purchase-orders/uid-1';
const customer = (firstname: string) => ({ __typename: 'Customer', firstname, lastname: 'Saleh' });
const money = (value: number) => ({ __typename: 'Money', value, currency: 'SAR' });
const order = (more: object = {}) => ({
  customer: {
    __typename: 'Customer',
    email: 'admin@example.com',
    purchase_order: {
      __typename: 'PurchaseOrder',
      uid: 'uid-1',
      number: '000000003',
      created_at: '2026-11-15 06:45:00',
      status: 'APPROVAL_REQUIRED',
      available_actions: ['REJECT', 'CANCEL', 'VALIDATE', 'APPROVE'],
      created_by: { ...customer('Omar'), email: 'omar@example.com' },
      order: null,
      approval_flow: [
        {
          __typename: 'PurchaseOrderRuleApprovalFlow',
          rule_name: 'Above SAR 500',
          events: [
            { __typename: 'Event', name: null, role: 'Lead', status: 'PENDING', updated_at: '2026-11-15 06:45:00' },
            { __typename: 'Event', name: 'Sara Ali', role: 'Head', status: 'APPROVED', updated_at: '2026-11-16 06:45:00' },
          ],
        },
      ],
      comments: [
        { __typename: 'Comment', uid: 'c1', text: '<b>Line 2</b>', created_at: '2026-11-15 06:45:00', author: customer('Omar') },
        { __typename: 'Comment', uid: 'c2', text: 'ok', created_at: '2026-11-15 06:45:00', author: null },
      ],
      history_log: [
        {
          __typename: 'History',
          uid: 'h1',
          activity: 'Imported',
          message: 'Purchase order was submitted',
          created_at: '2026-11-15 06:45:00',
        },
      ],
      quote: {
        __typename: 'Cart',
        id: 'cart-1',
        prices: { __typename: 'CartPrices', grand_total: money(460) },
        shipping_addresses: [
          {
            __typename: 'ShippingCartAddress',
            selected_shipping_method: { __typename: 'SelectedShippingMethod', price_incl_tax: money(40) },
          },
        ],
        items: [
          {
            __typename: 'SimpleCartItem',
            uid: 'line-1',
            quantity: 12,
            product: {
              __typename: 'SimpleProduct',
              uid: 'p1',
              sku: 'UCP205',
              name: 'Pillow block unit',
              url_key: 'unit',
              url_suffix: '.html',
            },
            prices: { __typename: 'CartItemPrices', row_total_including_tax: money(420) },
          },
        ],
      },
      ...more,
    },
  },
});
const show = (answer: unknown, host = hostAt(PATH)) => open(page, host, { PurchaseOrderDetail: answer }, { id: 'uid-1' });

test('what is wanted, who approves, what was said and done', async () => {
  const { reported } = show(order());
  expect(await screen.findByRole('heading', { level: 1, name: 'Purchase order 000000003' })).toBeInTheDocument();
  const line = within(screen.getByRole('row', { name: /Pillow block unit/ }));
  expect(line.getByRole('link')).toHaveAttribute('href', '/unit.html');
  for (const text of ['UCP205', '12', 'SAR 420.00']) expect(line.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('SAR 460.00')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Delivery/ })).toHaveTextContent('SAR 40.00');
  expect(screen.getByRole('heading', { name: 'Above SAR 500' })).toBeInTheDocument();
  expect(screen.getByText('Waiting for Lead')).toBeInTheDocument();
  expect(screen.getByText('Approved by Sara Ali (Head)')).toBeInTheDocument();
  expect(screen.getByText('<b>Line 2</b>')).toBeInTheDocument();
  expect(screen.getByText('Former user')).toBeInTheDocument();
  expect(screen.getByText('Purchase order was submitted')).toBeInTheDocument();
  expect(reported.heads.at(-1)).toEqual({ title: 'Purchase order 000000003', robots: 'noindex' });
});

test('only what the platform allows is offered', async () => {
  show(order({ available_actions: [], order: { __typename: 'CustomerOrder', number: '000000044' }, status: 'ORDER_PLACED' }));
  await screen.findByRole('heading', { level: 1, name: /000000003/ });
  for (const name of ['Approve', 'Reject', 'Cancel purchase order', 'Place order'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('link', { name: 'Order 000000044' })).toHaveAttribute('href', '/order-history/000000044');
});

test('a rejection goes along with its reason, and leads to the next one', async () => {
  const { host, user } = open(
    page,
    hostAt(PATH),
    {
      PurchaseOrderDetail: order(),
      CommentPurchaseOrder: { addPurchaseOrderComment: { comment: { uid: 'c3' } } },
      RejectPurchaseOrder: { rejectPurchaseOrders: { errors: [] } },
    },
    { id: 'uid-1' },
  );
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject purchase order 000000003?' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' Too many ');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentIn(host)).toEqual([{ uid: 'uid-1', comment: 'Too many' }, { uid: 'uid-1' }]);
  expect(host.callsOf('commerce.invalidate')).toContainEqual([['customer']]);
  expect(host.callsOf('navigation.push')).toEqual([['/purchase-orders?show=approval']]);
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Purchase order 000000003 was rejected.' }]]);
});

test('a refusal is said where it was asked; the reason is not sent twice', async () => {
  const { host, user } = open(
    page,
    hostAt(PATH),
    {
      PurchaseOrderDetail: order(),
      CommentPurchaseOrder: { addPurchaseOrderComment: { comment: { uid: 'c3' } } },
      ApprovePurchaseOrder: { approvePurchaseOrders: { errors: [{ message: 'Not allowed any more.' }] } },
    },
    { id: 'uid-1' },
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Fine');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sentIn(host)).toEqual([{ uid: 'uid-1', comment: 'Fine' }, { uid: 'uid-1' }, { uid: 'uid-1' }]));
});

describe('an answer that was lost', () => {
  const LOST = failed('No answer', { isNetworkError: true, status: undefined });
  const NOT_YOURS = failed('x', {
    errors: [
      { message: 'The current customer is not authorized to retrieve the purchase order 000000003.', category: 'x', path: undefined },
    ],
  });
  const data = (more: object) => ({ data: order(more), error: undefined });
  const orderNumber = { __typename: 'CustomerOrder', number: '000000044' };
  const ALL = ['APPROVE', 'PLACE_ORDER', 'REJECT', 'CANCEL'];

  test.each([
    ['Approve', 'is approved', data({ status: 'APPROVED', available_actions: ['CANCEL'] }), 1],
    ['Approve', 'may no longer be seen', NOT_YOURS, 1],
    ['Approve', 'still waits', data({}), 2],
    ['Approve', 'was rejected by another', data({ status: 'REJECTED', available_actions: [] }), 2],
    ['Reject', 'is rejected', data({ status: 'REJECTED', available_actions: [] }), 1],
    ['Cancel purchase order', 'is cancelled', data({ status: 'CANCELED', available_actions: [] }), 1],
    ['Cancel purchase order', 'may no longer be seen', NOT_YOURS, 1],
    ['Place order', 'is ordered', data({ status: 'ORDER_PLACED', order: orderNumber, available_actions: [] }), 1],
    ['Place order', 'is not', data({ status: 'APPROVED', available_actions: ['PLACE_ORDER'] }), 2],
  ])('%s: the next try sees that it %s', async (button, what, now, times) => {
    const { host, user } = show(order({ available_actions: ALL }));
    host.answer = () => LOST;
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    const DECIDED = { data: {}, error: undefined };
    host.answer = (operation) => (operation === 'PurchaseOrderDetail' ? now : DECIDED);
    await user.click(dialog.getByRole('button', { name: button }));
    if (button === 'Cancel purchase order' && what === 'may no longer be seen')
      await waitFor(() => expect(host.callsOf('commerce.query')).toHaveLength(1));
    else await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'success' }]]));
    expect(host.callsOf('commerce.mutate')).toHaveLength(times);
    expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
  });

  const comments = (...texts: readonly string[]) =>
    texts.map((text, index) => ({ __typename: 'Comment', uid: `c${index}`, text, created_at: '2026-11-15 06:45:00', author: null }));

  test.each([
    ['has been added', ['Fine', 'Fine'], 1],
    ['has not: the like of it was there before', ['Fine'], 2],
  ])('of a comment: the next try sees that it %s', async (_what, texts, times) => {
    const { host, user } = show(order({ comments: comments('Fine') }));
    const field = await screen.findByRole('textbox', { name: /Comment/ });
    host.answer = () => LOST;
    await user.type(field, 'Fine');
    await user.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    host.answer = (operation) =>
      operation === 'PurchaseOrderDetail' ? data({ comments: comments(...texts) }) : { data: {}, error: undefined };
    await user.click(screen.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(host.callsOf('commerce.mutate')).toHaveLength(times);
    expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
    expect(host.callsOf('commerce.invalidate').at(-1)).toEqual([['customer']]);
  });
});

test('an approved one is ordered after a question', async () => {
  const { host, user } = open(
    page,
    hostAt(PATH),
    {
      PurchaseOrderDetail: order({ status: 'APPROVED', available_actions: ['CANCEL', 'PLACE_ORDER'] }),
      OrderPurchaseOrder: { placeOrderForPurchaseOrder: { order: { number: '000000044' } } },
    },
    { id: 'uid-1' },
  );
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(sentIn(host)).toEqual([{ uid: 'uid-1' }]));
  expect(host.callsOf('navigation.push')).toEqual([]);
});

test('a line of a product with variants tells what was chosen', async () => {
  const found = order();
  const [line] = found.customer.purchase_order.quote.items;
  const belt = {
    ...line,
    __typename: 'ConfigurableCartItem',
    configurable_options: [
      {
        __typename: 'SelectedConfigurableOption',
        configurable_product_option_value_uid: 'l1250',
        option_label: 'Belt length',
        value_label: '1250 mm',
      },
      null,
    ],
    configured_variant: { __typename: 'SimpleProduct', uid: 'p2', sku: 'SPA-1250' },
  };
  Object.assign(found.customer.purchase_order.quote, { items: [belt] });
  open(page, hostAt(PATH), { PurchaseOrderDetail: found }, { id: 'uid-1' });
  const row = await screen.findByRole('row', { name: /SPA-1250/ });
  expect(row).toHaveTextContent('Belt length: 1250 mm');
});

test('a comment is added, and an empty one is told', async () => {
  const { host, user } = open(
    page,
    hostAt(PATH),
    { PurchaseOrderDetail: order(), CommentPurchaseOrder: { addPurchaseOrderComment: { comment: { uid: 'c3' } } } },
    { id: 'uid-1' },
  );
  const field = await screen.findByRole('textbox', { name: /Comment/ });
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(field).toBeInvalid();
  await user.type(field, 'For line 2');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(sentIn(host)).toEqual([{ uid: 'uid-1', comment: 'For line 2' }]));
  expect(field).toHaveValue('');
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Your comment was added.' }]]);
});

test.each(['No such entity with entity_id = uid-1', 'The current customer is not authorized to retrieve the purchase order 000000003.'])(
  'one that is not there, and one of somebody else, are the same: not found (%s)',
  async (message) => {
    const { reported } = show(new Error(message));
    await waitFor(() => expect(reported.notFound).toBe(1));
  },
);

test('a comment that the platform refuses stays in its field', async () => {
  const host = hostAt(PATH);
  const { user } = show(order(), host);
  await user.type(await screen.findByRole('textbox', { name: /Comment/ }), 'For line 2');
  host.answer = () => failed('The platform is down');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveValue('For line 2');
});

test.each([
  ['Approve', 'primary'],
  ['Place order', 'primary'],
  ['Reject', 'danger'],
  ['Cancel purchase order', 'danger'],
])('%s is confirmed with a button that looks like what it does', async (name, look) => {
  const { user } = show(order({ available_actions: ['REJECT', 'CANCEL', 'APPROVE', 'PLACE_ORDER'] }));
  await user.click(await screen.findByRole('button', { name }));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name })).toHaveClass(look);
});
