import { screen, waitFor } from '@testing-library/react';
import { failed } from 'shared-testing';
import { at, customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import { line, order, orders } from '../../testing/order-fixtures';
import createReturn from './create-return-page';

const choice = (code: string, label: string, options: readonly string[], isRequired = false) => ({
  __typename: 'ReturnItemAttributeMetadata',
  code,
  label,
  is_required: isRequired,
  frontend_input: options.length > 0 ? 'SELECT' : 'TEXT',
  options: options.map((text, index) => ({ __typename: 'AttributeOptionMetadata', label: text, value: String(index + 1) })),
});
const QUESTIONS = {
  attributesForm: { items: [choice('reason', 'Reason', ['Wrong size', 'Other'], true), choice('reason_other', 'Details', []), null] },
};
const eligible = () => [
  line('6205', { quantity_shipped: 4, quantity_refunded: 1, quantity_return_requested: 1 }),
  line('6206', { quantity_shipped: 1 }),
];
const show = (given: unknown = order({ items_eligible_for_return: eligible() }), { answers = {}, search = '?order=000000042' } = {}) =>
  open(createReturn, {
    host: customerAt('/createRmaPage', search),
    answers: {
      OrderForReturn: given instanceof Error ? given : orders(given === null ? [] : [given]),
      ReturnQuestions: QUESTIONS,
      ...answers,
    },
  });
const DONE = { RequestReturn: { requestReturn: { return: { uid: 'Nw==', number: '000000007' } } } };
const tick = (name: string) => screen.findByRole('checkbox', { name });

test('what is chosen is asked for, with quantity and answers', async () => {
  const { user, host } = show(undefined, { answers: DONE });
  await user.click(await tick('Return Bearing 6205'));
  expect(screen.getByText('of 2')).toBeInTheDocument();
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  expect(quantity).toHaveValue('2');
  await user.clear(quantity);
  await user.type(quantity, '٣');
  await user.click(press('Request return'));
  expect(await screen.findByText('Enter 2 or less.')).toBeInTheDocument();
  expect(screen.getByText('This field is required.')).toBeInTheDocument();
  expect(sentIn(host)).toEqual([]);
  await user.clear(quantity);
  await user.type(quantity, '١');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Other');
  await user.type(screen.getByRole('textbox', { name: 'Details' }), 'Runs with noise <b>');
  await user.type(screen.getByRole('textbox', { name: 'Anything else we should know?' }), 'Thanks');
  await user.click(press('Request return'));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/viewReturn/000000007']]));
  expect(sentIn(host)).toEqual([
    {
      input: {
        order_uid: 'NDI=',
        items: [
          {
            order_item_uid: 'line-6205',
            quantity_to_return: 1,
            selected_custom_attributes: [{ attribute_code: 'reason', value: '2' }],
            entered_custom_attributes: [{ attribute_code: 'reason_other', value: 'Runs with noise <b>' }],
          },
        ],
        comment_text: 'Thanks',
      },
    },
  ]);
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

test('nothing chosen is told, and nothing sent; what is no longer chosen is not asked after', async () => {
  const { user, host } = show(undefined, { answers: DONE });
  await user.click(await tick('Return Bearing 6206'));
  await user.click(await tick('Return Bearing 6206'));
  await user.click(press('Request return'));
  expect(await screen.findByText('Choose at least one item.')).toBeInTheDocument();
  expect(sentIn(host)).toEqual([]);
});

test('what the platform refuses is told, and what was typed stays', async () => {
  const { user } = show(undefined, { answers: { RequestReturn: new Error('A quantity of Bearing 6205 is greater than you can return.') } });
  await user.click(await tick('Return Bearing 6205'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Other');
  await user.click(press('Request return'));
  expect(await screen.findByText('You can return fewer pieces than that.')).toBeInTheDocument();
  expect(await tick('Return Bearing 6205')).toBeChecked();
});

describe('an answer that was lost', () => {
  const PIECE = { uid: 'i', request_quantity: 1, order_item: { __typename: 'OrderItem', id: 'line-6206' } };
  const arrived = (more: object = {}) => ({
    __typename: 'Return',
    uid: 'OQ==',
    number: '000000009',
    items: [PIECE],
    comments: [],
    ...more,
  });

  test.each([
    ['it has arrived', [arrived()], 1, '/viewReturn/000000009'],
    ['the like of it was there before', [arrived({ uid: 'Nw==' })], 2, '/viewReturn/000000007'],
    ['it has arrived, with words of the shop', [arrived({ comments: [{ uid: 'c', text: 'Thanks' }] })], 1, '/viewReturn/000000009'],
    ['another has arrived', [arrived({ items: [{ ...PIECE, request_quantity: 2 }] }), arrived({ items: [] })], 2, '/viewReturn/000000007'],
  ])('the next try looks whether %s', async (_what, items, times, path) => {
    const before = {
      items_eligible_for_return: eligible(),
      returns: { __typename: 'Returns', items: [{ __typename: 'Return', uid: 'Nw==' }] },
    };
    const { user, host } = show(order(before), { answers: { ...DONE, SentReturns: orders([order({ returns: { items } })]) } });
    const { answer } = host;
    host.answer = () => failed('No answer', { isNetworkError: true, status: undefined });
    await user.click(await tick('Return Bearing 6206'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Other');
    await user.click(press('Request return'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    host.answer = answer;
    await user.click(press('Request return'));
    await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([[path]]));
    expect(sentIn(host)).toHaveLength(times);
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  });
});

test('a guest is asked to sign in, and comes back to the order', async () => {
  open(createReturn, { host: at('/createRmaPage', '?order=000000042') });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2FcreateRmaPage%3Forder%3D000000042');
});

test.each([
  ['no order', undefined, '', 'Which order do you want to return something of?'],
  ['no number', undefined, '?order=%3Cb%3E', 'Which order do you want to return something of?'],
  ['somebody else’s order', null, '?order=000000001', 'You have no order with this number.'],
  [
    'an order of which nothing can be returned',
    order({ items_eligible_for_return: [] }),
    '?order=000000042',
    'Nothing of this order can be returned.',
  ],
])('%s', async (_what, given, search, said) => {
  show(given, { search });
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('that cannot be loaded says so, and can be tried again', async () => {
  const { user, host } = show(new Error('down'));
  expect(await screen.findByText('The order could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer', 'attributesForm']]]);
});
