import { screen, waitFor, within } from '@testing-library/react';
import { customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import { BELT, entry, requisitionList, requisitionLists } from '../../testing/list-fixtures';
import requisitionListPage from './requisition-list-page';
import { Near } from 'shared-testing';

beforeEach(() => Object.assign(window, { IntersectionObserver: Near }));

const LIST = requisitionLists([requisitionList()]);
const show = (answer: unknown = LIST, more: Record<string, unknown> = {}, id = 'Nw==') =>
  open(requisitionListPage, {
    host: customerAt(`/requisition-lists/${id}`),
    params: { id },
    answers: { RequisitionList: answer, ...more },
  });
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

test('shows each part with its number, choice, price and stock', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Conveyor 2' })).toBeInTheDocument();
  const [bearing, belt] = within(screen.getByRole('list', { name: 'Parts of the list' })).getAllByRole('listitem');
  expect(bearing).toHaveTextContent('24.15');
  expect(within(bearing as HTMLElement).getByRole('textbox', { name: /Quantity of/ })).toHaveValue('4');
  expect(belt).toHaveTextContent('Length: 1000 mm');
  expect(belt).toHaveTextContent('Out of stock');
});

test('everything goes into the cart, and each part says what became of it', async () => {
  const { user, host } = show();
  host.give['cart.add'] = () => [{ index: 1, sku: 'SPA-BELT', message: 'The product is out of stock.' }];
  await user.click(await screen.findByRole('button', { name: 'Add all 2 parts to the cart' }));
  expect(host.callsOf('cart.add')).toEqual([
    [
      [
        { sku: '6205-2RS', name: 'Deep groove ball bearing 6205-2RS', quantity: 4 },
        { sku: 'SPA-BELT', name: 'Wedge belt SPA', quantity: 2, selectedOptions: ['b3B0'] },
      ],
      { isSaidByPage: true },
    ],
  ]);
  expect(await screen.findByRole('heading', { name: /Some items could not be added|could not/ })).toHaveFocus();
  expect(screen.getByText('The product is out of stock.')).toBeInTheDocument();
});

test('what is chosen is put into the cart, copied, moved or removed', async () => {
  const lists = requisitionLists([requisitionList(), requisitionList([], { uid: 'OA==', name: 'Monthly' })]);
  const { user, host } = show(LIST, {
    OtherRequisitionLists: lists,
    MoveToRequisitionList: { moveItemsBetweenRequisitionLists: { destination_requisition_list: { uid: 'OA==' } } },
    CopyToRequisitionList: { copyItemsBetweenRequisitionLists: { requisition_list: { uid: 'OQ==' } } },
    CreateRequisitionList: { createRequisitionList: { requisition_list: { uid: 'OQ==' } } },
    RemoveFromRequisitionList: { deleteRequisitionListItems: { requisition_list: { uid: 'Nw==' } } },
  });
  await user.click(await box(/Choose Wedge belt/));
  await user.click(press('Add 1 chosen part to the cart'));
  expect(host.callsOf('cart.add')).toMatchObject([[[{ sku: 'SPA-BELT' }], { isSaidByPage: true }]]);
  await user.click(press('Move to a list'));
  const move = within(await screen.findByRole('dialog', { name: 'Move to a list' }));
  expect(await move.findByRole('combobox', { name: 'List' })).toHaveValue('OA==');
  await user.click(move.getByRole('button', { name: 'Move to a list' }));
  await waitFor(() => expect(sentIn(host)).toEqual([{ from: 'Nw==', to: 'OA==', items: ['ZTI='] }]));
  await user.click(press('Copy to a list'));
  const copy = within(await screen.findByRole('dialog', { name: 'Copy to a list' }));
  await user.selectOptions(await copy.findByRole('combobox', { name: 'List' }), 'A new list …');
  await user.type(copy.getByRole('textbox', { name: 'Name of the new list' }), 'Spare');
  await user.click(copy.getByRole('button', { name: 'Copy to a list' }));
  await waitFor(() => expect(sentIn(host).slice(1)).toEqual([{ input: { name: 'Spare' } }, { from: 'Nw==', to: 'OQ==', items: ['ZTI='] }]));
  await user.click(await box(/Choose all/));
  await user.click(press('Remove'));
  await waitFor(() => expect(sentIn(host).at(-1)).toEqual({ list: 'Nw==', items: ['ZTE=', 'ZTI='] }));
});

test('a quantity is saved; what is none is not', async () => {
  const { user, host } = show(LIST, { SetRequisitionQuantity: { updateRequisitionListItems: { requisition_list: { uid: 'Nw==' } } } });
  const field = await screen.findByRole('textbox', { name: /Quantity of Deep/ });
  await user.clear(field);
  await user.type(field, '١٢');
  await user.click(press('Save'));
  await waitFor(() => expect(sentIn(host)).toEqual([{ list: 'Nw==', item: 'ZTE=', quantity: 12 }]));
  await user.clear(field);
  await user.type(field, '1.5{Enter}');
  expect(screen.getByText('Enter a whole number.')).toBeInTheDocument();
  expect(sentIn(host)).toHaveLength(1);
});

test.each([
  ['Could not find a product with SKU "X"', 'We have no part with this number.'],
  ['You need to choose options for your item.', 'This part comes in several sizes. Enter the number of one of them.'],
])('a part is put on the list by its number; %s', async (says, told) => {
  const { user, host } = show(LIST, { AddToRequisitionList: new Error(says) });
  await user.type(await screen.findByRole('textbox', { name: 'Part number' }), ' X ');
  await user.click(press('Add to the list'));
  expect(sentIn(host)).toEqual([{ uid: 'Nw==', items: [{ sku: 'X', quantity: 1 }] }]);
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Part number' })).toHaveValue(' X ');
});

test('the link has the whole list, of every page', async () => {
  const { user, host } = show(requisitionLists([requisitionList([entry()], { count: 2, pages: 2 })]));
  await screen.findByRole('link', { name: /Deep groove/ });
  host.answer = (_operation, variables) => {
    const { page } = variables as { page: number };
    return { data: requisitionLists([requisitionList([page === 1 ? entry() : BELT], { count: 2, pages: 2 })]), error: undefined };
  };
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(press('Pass the list on'));
  expect(await screen.findByText(/The link has been copied/)).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith(
    `http://localhost/shared-list?name=Conveyor+2&lines=${encodeURIComponent('6205-2RS:4,SPA-BELT:2:b3B0')}`,
  );
});

test('where the clipboard is not to be had the link stands in a field', async () => {
  const { user, host } = show();
  await screen.findByRole('link', { name: /Deep groove/ });
  host.answer = () => ({ data: LIST, error: undefined });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(press('Pass the list on'));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
    `http://localhost/shared-list?name=Conveyor+2&lines=${encodeURIComponent('6205-2RS:4,SPA-BELT:2:b3B0')}`,
  );
});

test.each(['OTk=', '<script>', '../x'])('%s is not found', async (id) => {
  show(requisitionLists([]), {}, id);
  expect(await screen.findByText('There is no such list.')).toBeInTheDocument();
});

test('that cannot be loaded says so; an empty one says how to fill it', async () => {
  const failing = show(new Error('down'));
  expect(await screen.findByText('The list could not be loaded.')).toBeInTheDocument();
  failing.unmount();
  show(requisitionLists([requisitionList([])]));
  expect(await screen.findByText('There is nothing on this list.')).toBeInTheDocument();
});
