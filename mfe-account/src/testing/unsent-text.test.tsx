import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type PageParams, wishlistRef } from 'shared-contracts';
import type { DefinedPage } from 'shared-platform';
import type { Answers } from 'shared-platform/testing';
import { Near } from 'shared-testing';
import guestOrder from '../pages/guest-order/guest-order-page';
import requisitionList from '../pages/requisition-list/requisition-list-page';
import requisitionListsPage from '../pages/requisition-lists/requisition-lists-page';
import sharedList from '../pages/shared-list/shared-list-page';
import viewReturn from '../pages/view-return/view-return-page';
import wishlist from '../pages/wishlist/wishlist-page';
import { at, customerAt, open } from './account-fixtures';
import { requisitionList as list, requisitionLists } from './list-fixtures';
import { returned, returns } from './return-fixtures';
import { product, products, TWO_LISTS, wished, wishes } from './wish-fixtures';

beforeEach(() => Object.assign(window, { IntersectionObserver: Near }));

/** Text that is not sent yet: where it is typed, and in which field. */
interface Unsent {
  page: DefinedPage;
  path: string;
  search?: string;
  params?: PageParams;
  answers?: Answers;
  isGuest?: boolean;
  /** What opens the dialog with the field. */
  pressed?: string;
  /** The option of a list of choices that shows the field. */
  chosen?: string;
  field: string;
}

const LISTS = requisitionLists([list(), list([], { uid: 'OA==', name: 'Monthly' })]);
const ONE_LIST = {
  page: requisitionList,
  path: '/requisition-lists/Nw==',
  params: { id: 'Nw==' },
  answers: { RequisitionList: requisitionLists([list()]), OtherRequisitionLists: LISTS },
};
const WISHES = {
  page: wishlist,
  path: '/wishlist',
  answers: {
    WishlistSettings: { storeConfig: { __typename: 'StoreConfig', enable_multiple_wishlists: '1', maximum_number_of_wishlists: '5' } },
    ...products(product('A')),
  },
};
const RETURN = {
  page: viewReturn,
  path: '/viewReturn/000000007',
  params: { id: '000000007' },
  answers: { ReturnNumbers: returns([returned()]), ReturnByUid: { customer: { __typename: 'Customer', return: returned() } } },
};
const ASKED: Readonly<Record<string, Unsent>> = {
  'a tracking number of a return': { ...RETURN, field: 'Tracking number' },
  'a message about a return': { ...RETURN, field: 'Your message' },
  'the name of a new list': {
    page: requisitionListsPage,
    path: '/requisition-lists',
    answers: { RequisitionLists: LISTS },
    pressed: 'New list',
    field: 'Name of the list',
  },
  'another description of a list': {
    page: requisitionListsPage,
    path: '/requisition-lists',
    answers: { RequisitionLists: LISTS },
    pressed: 'Rename Conveyor 2',
    field: 'Description',
  },
  'a part for a list': { ...ONE_LIST, field: 'Part number' },
  'the name of a copy': {
    page: sharedList,
    path: '/shared-list',
    search: '?name=A&lines=6204:1',
    answers: { SharedListProducts: { products: { items: [] } } },
    field: 'Name of the list',
  },
  'the name of a new wish list': { ...WISHES, pressed: 'New list', field: 'Name of the list' },
  'another name of a wish list': { ...WISHES, pressed: 'Rename', field: 'Name of the list' },
  'a comment on a wish': { ...WISHES, pressed: 'Quantity and comment', field: 'Comment' },
  'the list that a wish moves to': { ...WISHES, pressed: 'Move to another list', chosen: 'A new list …', field: 'Name of the new list' },
};
const LOOKED_UP = { page: guestOrder, path: '/guest-order', isGuest: true };

async function show({ page, path, search = '', params = {}, answers = {}, isGuest = false, pressed }: Unsent) {
  const host = isGuest ? at(path, search) : customerAt(path, search);
  if (isGuest) host.set.session.set({ status: 'guest' });
  host.supports = () => true;
  host.stateOf(wishlistRef).set(wishes([wished('A')], TWO_LISTS));
  const shown = open(page, { host, params, answers });
  if (pressed) await shown.user.click(await screen.findByRole('button', { name: pressed }));
  return { ...shown, host };
}
const typedIn = async (name: string) => screen.findByRole('textbox', { name });

test.each(Object.entries(ASKED))('%s is there again after a reload, and asked about before it is left', async (_what, unsent) => {
  const { user, host, unmount } = await show(unsent);
  if (unsent.chosen) await user.selectOptions(await screen.findByRole('combobox'), unsent.chosen);
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  host.navigation.push('/first');
  expect(confirm).not.toHaveBeenCalled();
  fireEvent.change(await typedIn(unsent.field), { target: { value: 'Typed' } });
  host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(1);
  unmount();
  await show(unsent);
  expect(await typedIn(unsent.field)).toHaveValue('Typed');
});

test.each([
  ['a message about a return', 'Send message', 'AddReturnComment'],
  ['a part for a list', 'Add to the list', 'AddToRequisitionList'],
] as const)('%s: nothing is typed while it is sent, which an empty field would take away afterwards', async (what, button, operation) => {
  const unsent = ASKED[what] as Unsent;
  const { user, host } = await show(unsent);
  let arrive: () => void = () => undefined;
  host.answer = (name) =>
    new Promise((resolve) => {
      if (name === operation) arrive = () => resolve({ data: {}, error: undefined });
    });
  const field = await typedIn(unsent.field);
  await user.type(field, 'First');
  await user.click(screen.getByRole('button', { name: button }));
  await user.type(field, 'second');
  expect(field).toHaveValue('First');
  await act(async () => arrive());
  await waitFor(() => expect(field).toHaveValue(''));
  await user.type(field, 'second');
  expect(field).toHaveValue('second');
});

test.each(['Escape', 'a press beside it', 'Close'])(
  '%s closes a dialog, and what was typed is there when it is opened again',
  async (how) => {
    const unsent = ASKED['the name of a new list'] as Unsent;
    const { user } = await show(unsent);
    fireEvent.change(await typedIn(unsent.field), { target: { value: 'Line 4' } });
    const dialog = screen.getByRole('dialog');
    if (how === 'Escape') fireEvent(dialog, new Event('cancel', { cancelable: true }));
    else await user.click(how === 'Close' ? within(dialog).getByRole('button', { name: 'Close' }) : dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New list' }));
    expect(await typedIn(unsent.field)).toHaveValue('Line 4');
  },
);

test('a draft belongs to its list, and is forgotten once it was sent', async () => {
  const unsent = ASKED['another description of a list'] as Unsent;
  const answers = { ...unsent.answers, UpdateRequisitionList: { updateRequisitionList: { requisition_list: { uid: 'Nw==' } } } };
  const { user, unmount } = await show({ ...unsent, answers });
  fireEvent.change(await typedIn(unsent.field), { target: { value: 'Belts' } });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Rename Monthly' }));
  expect(await typedIn(unsent.field)).toHaveValue('');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Rename Conveyor 2' }));
  expect(await typedIn(unsent.field)).toHaveValue('Belts');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  await show(unsent);
  expect(await typedIn(unsent.field)).toHaveValue('');
});

test('an order that is looked up: number and e-mail stay, the last name does not, and nothing is asked', async () => {
  const { host, unmount } = await show({ ...LOOKED_UP, field: 'Email' });
  const confirm = jest.spyOn(window, 'confirm');
  for (const [name, value] of [
    ['Order number', '000000042'],
    ['Email', 'a@example.com'],
    ['Last Name', 'Alharbi'],
  ] as const)
    fireEvent.change(await typedIn(name), { target: { value } });
  host.navigation.push('/left');
  expect(confirm).not.toHaveBeenCalled();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Alharbi');
  unmount();
  await show({ ...LOOKED_UP, field: 'Email' });
  expect(await typedIn('Email')).toHaveValue('a@example.com');
  expect(await typedIn('Order number')).toHaveValue('000000042');
  expect(await typedIn('Last Name')).toHaveValue('');
});
