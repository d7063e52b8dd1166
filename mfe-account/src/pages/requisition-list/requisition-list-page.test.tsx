import { screen, waitFor, within } from '@testing-library/react';
import { customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import { entry, requisitionList, requisitionLists } from '../../testing/list-fixtures';
import requisitionListPage from './requisition-list-page';
import { failed, Near } from 'shared-testing';

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
  ['was saved', { updateRequisitionListItems: { requisition_list: { uid: 'Nw==' } } }, false],
  ['was refused', new Error('Internal server error'), true],
] as const)('a quantity that %s: whether leaving asks, and a reload brings it back', async (_what, answer, isUnsaved) => {
  const { user, host, unmount } = show(LIST, { SetRequisitionQuantity: answer });
  const find = () => screen.findByRole('textbox', { name: /Quantity of Deep/ });
  await user.clear(await find());
  await user.type(await find(), '12{Enter}');
  if (isUnsaved) expect(await screen.findByRole('alert')).toBeInTheDocument();
  else await waitFor(() => expect(host.callsOf('toasts.add')).toHaveLength(1));
  expect(await find()).toHaveValue('12');
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(isUnsaved ? 1 : 0);
  unmount();
  show(LIST);
  expect(await find()).toHaveValue(isUnsaved ? '12' : '4');
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

describe('300 parts, 50 a page', () => {
  const part = (index: number) =>
    entry({ uid: `u${index}`, quantity: 1, product: { ...entry().product, uid: `p${index}`, sku: `S${index}`, name: `Part ${index}` } });
  const all = Array.from({ length: 300 }, (_none, index) => part(index));
  const pageOf = (page: number) =>
    requisitionLists([requisitionList(all.slice((page - 1) * 50, page * 50), { count: all.length, pages: all.length / 50 })]);
  async function showMany() {
    const { user, host } = show(({ page }: { page: number }) => pageOf(page));
    expect(await screen.findByRole('link', { name: 'Part 49' })).toBeInTheDocument();
    expect(document.querySelector('a[href="/requisition-lists/Nw%3D%3D?page=6"]')).not.toBeNull();
    host.answer = (_operation, variables) => ({ data: pageOf((variables as { page: number }).page), error: undefined });
    return { user, host };
  }

  test('go into the cart from every page, and not only from the one that is shown', async () => {
    const { user, host } = await showMany();
    await user.click(press('Add all 300 parts to the cart'));
    expect(await screen.findByText('300 parts are in your cart.')).toBeInTheDocument();
    const sent = host.callsOf('cart.add').flatMap(([items]) => items as { sku: string }[]);
    expect(sent.map(({ sku }) => sku)).toEqual(all.map(({ product }) => product.sku));
  });

  test('that cannot all be read are not put into the cart in part', async () => {
    const { user, host } = await showMany();
    const { answer } = host;
    host.answer = (operation, variables) => ((variables as { page: number }).page === 4 ? failed('down') : answer(operation, variables));
    await user.click(press('Add all 300 parts to the cart'));
    expect(await screen.findByText('The list could not be read. Nothing was added to the cart.')).toBeInTheDocument();
    expect(host.callsOf('cart.add')).toEqual([]);
    await user.click(press('Copy link'));
    expect(await screen.findByText('The list could not be read.')).toBeInTheDocument();
  });

  test('are passed on as far as a link carries them, and that is said', async () => {
    const { user } = await showMany();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(press('Copy link'));
    expect(await screen.findByText(/The link carries the first 200 of the 300 parts/)).toBeInTheDocument();
    const link = new URL(String(write.mock.calls[0]?.[0]));
    expect(link.searchParams.get('lines')?.split(',')).toHaveLength(200);
    expect(link.searchParams.get('of')).toBe('300');
  });
});

describe('a link to the list', () => {
  const shown = async () => {
    const { user, host } = show();
    await screen.findByRole('link', { name: /Deep groove/ });
    host.answer = () => ({ data: LIST, error: undefined });
    return user;
  };
  const LINK = `http://localhost/shared-list?name=Conveyor+2&lines=${encodeURIComponent('6205-2RS:4,SPA-BELT:2:b3B0')}`;
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test('is copied', async () => {
    const user = await shown();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(screen.queryByRole('button', { name: 'Pass the list on' })).toBeNull();
    await user.click(press('Copy link'));
    expect(await screen.findByText(/The link has been copied/)).toBeInTheDocument();
    expect(screen.queryByText(/carries/)).toBeNull();
    expect(write).toHaveBeenCalledWith(LINK);
  });

  test.each([
    ['is passed on by what the device has for it', undefined, 'The list has been passed on.'],
    ['is copied where that does not open', new DOMException('', 'NotAllowedError'), /The link has been copied/],
  ])('%s', async (_what, refusal, told) => {
    const give = jest.fn(() => (refusal ? Promise.reject(refusal) : Promise.resolve()));
    Object.assign(navigator, { share: give });
    const user = await shown();
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(press('Pass the list on'));
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(give).toHaveBeenCalledWith({ title: 'Conveyor 2', url: LINK });
  });

  test('that is not passed on after all is no failure', async () => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) });
    const user = await shown();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(press('Pass the list on'));
    await waitFor(() => expect(press('Pass the list on')).not.toHaveAttribute('aria-busy'));
    expect(write).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
  });

  test('stands in a field where the clipboard is not to be had', async () => {
    const user = await shown();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(press('Copy link'));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(LINK);
  });
});

test('where the other lists cannot be read they are asked for again, and no new one is offered in their place', async () => {
  let isDown = true;
  const lists = requisitionLists([requisitionList(), requisitionList([], { uid: 'OA==', name: 'Monthly' })]);
  const { user } = show(LIST, { OtherRequisitionLists: () => (isDown ? new Error('down') : lists) });
  await user.click(await box(/Choose Wedge belt/));
  await user.click(press('Move to a list'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to a list' }));
  expect(await dialog.findByText('Your lists could not be loaded.')).toBeInTheDocument();
  expect(dialog.queryByRole('combobox')).toBeNull();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('combobox', { name: 'List' })).toHaveDisplayValue('Monthly');
});

test('while entries are moved no other list is chosen', async () => {
  const lists = requisitionLists([requisitionList(), requisitionList([], { uid: 'OA==', name: 'Monthly' })]);
  const { user, host } = show(LIST, { OtherRequisitionLists: lists });
  await user.click(await box(/Choose Wedge belt/));
  await user.click(press('Move to a list'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to a list' }));
  const list = await dialog.findByRole('combobox', { name: 'List' });
  host.answer = () => new Promise(() => undefined);
  await user.click(dialog.getByRole('button', { name: 'Move to a list' }));
  await user.selectOptions(list, 'A new list …');
  expect(list).toHaveDisplayValue('Monthly');
  expect(list).toHaveAttribute('aria-disabled', 'true');
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
