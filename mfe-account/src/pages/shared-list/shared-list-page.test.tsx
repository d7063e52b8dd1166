import { act, screen, waitFor } from '@testing-library/react';
import { failed } from 'shared-testing';
import { at, customerAt, open, press, sentIn, signedIn } from '../../testing/account-fixtures';
import sharedListPage from './shared-list-page';

const LINES = `?name=Conveyor+2&lines=${encodeURIComponent('6205-2RS:4,SPA-BELT:2:b3B0')}`;
const PRODUCTS = { products: { items: [{ __typename: 'SimpleProduct', uid: 'p1', sku: '6205-2RS', name: 'Ball bearing' }] } };
const MADE = { createRequisitionList: { requisition_list: { uid: 'OQ==' } } };
const show = (search: string, more: Record<string, unknown> = {}, host = customerAt('/shared-list', search)) =>
  open(sharedListPage, {
    host,
    answers: { SharedListProducts: PRODUCTS, CreateRequisitionList: MADE, ...more },
  });

test('what is passed on is shown, and saved when it is asked for', async () => {
  const { user, host } = show(LINES, {
    AddToRequisitionList: { addProductsToRequisitionList: { requisition_list: { uid: 'OQ==', items_count: 2 } } },
  });
  expect(await screen.findByText('Ball bearing')).toBeInTheDocument();
  expect(sentIn(host)).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Name of the list' })).toHaveValue('Conveyor 2');
  await user.click(press('Save as my list'));
  expect(sentIn(host)).toEqual([
    { input: { name: 'Conveyor 2' } },
    {
      uid: 'OQ==',
      items: [
        { sku: '6205-2RS', quantity: 4 },
        { sku: 'SPA-BELT', quantity: 2, selected_options: ['b3B0'] },
      ],
    },
  ]);
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/requisition-lists/OQ%3D%3D']]));
});

test('where a part is gone nothing is saved', async () => {
  const { user, host } = show(LINES, {
    AddToRequisitionList: new Error('Could not find a product with SKU "SPA-BELT"'),
    DeleteRequisitionList: { deleteRequisitionList: { status: true } },
  });
  await screen.findByText('Ball bearing');
  await user.click(press('Save as my list'));
  expect(await screen.findByText('There is no part SPA-BELT any more. Nothing was saved.')).toBeInTheDocument();
  expect(sentIn(host).at(-1)).toEqual({ uid: 'OQ==' });
});

test('a name that is taken is said at its field; an address with nothing in it says so', async () => {
  const { user, unmount } = show(LINES, { CreateRequisitionList: new Error('A requisition list with the name "x" already exists.') });
  await screen.findByText('Ball bearing');
  await user.click(press('Save as my list'));
  expect(await screen.findByText('You have a list with this name.')).toBeInTheDocument();
  unmount();
  show('?lines=%3Cscript%3E');
  expect(await screen.findByText('This address passes no list on.')).toBeInTheDocument();
  await act(async () => undefined);
});

test('a guest sees the parts and puts them into the cart; only a list of their own needs signing in, with the way back', async () => {
  const host = at('/shared-list', LINES);
  host.give['cart.add'] = () => [{ index: 1, sku: 'SPA-BELT', message: 'The product is out of stock.' }];
  const { user } = show(LINES, {}, host);
  expect(screen.getByText('SPA-BELT')).toBeInTheDocument();
  expect(await screen.findByText('Ball bearing')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/sign-in?from=${encodeURIComponent(`/shared-list${LINES}`)}`,
  );
  await user.click(press('Add all 2 parts to the cart'));
  expect(host.callsOf('cart.add')).toEqual([
    [
      [
        { sku: '6205-2RS', name: 'Ball bearing', quantity: 4 },
        { sku: 'SPA-BELT', name: 'SPA-BELT', quantity: 2, selectedOptions: ['b3B0'] },
      ],
      { isSaidByPage: true },
    ],
  ]);
  expect(await screen.findByText('The product is out of stock.')).toBeInTheDocument();
  await act(async () => signedIn(host));
  expect(screen.getByRole('textbox', { name: 'Name of the list' })).toHaveValue('Conveyor 2');
});

test('names that could not be read are said to be missing, not to be unknown; the parts can be bought, the names read again', async () => {
  let answer: unknown = new Error('Internal server error');
  const { user, host } = show(LINES, { SharedListProducts: () => answer }, at('/shared-list', LINES));
  expect(await screen.findByText('The names of the parts could not be loaded.')).toBeInTheDocument();
  expect(screen.getByText('6205-2RS')).toBeInTheDocument();
  expect(press('Add all 2 parts to the cart')).toBeEnabled();
  answer = PRODUCTS;
  await user.click(press('Try again'));
  expect(await screen.findByText('Ball bearing')).toBeInTheDocument();
  expect(screen.queryByText('The names of the parts could not be loaded.')).toBeNull();
  // The shop does not know the other part: that is no failure.
  expect(screen.getByText('SPA-BELT')).toBeInTheDocument();
  expect(host.callsOf('commerce.invalidate')).toEqual([[['products']]]);
});

test('of 300 parts the address carries 200, and that is said; those go into the cart', async () => {
  const lines = Array.from({ length: 200 }, (_none, index) => `S${index}:1`).join();
  const { user, host } = show(`?name=Big&lines=${encodeURIComponent(lines)}&of=300`);
  await act(async () => undefined);
  expect(screen.getByText(/carries 200 of the 300 parts/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').filter((item) => item.closest('[aria-label="Parts of the list"]'))).toHaveLength(200);
  await user.click(press('Add all 200 parts to the cart'));
  await waitFor(() => expect(host.callsOf('cart.add')).toHaveLength(4));
  expect(await screen.findByText('200 parts are in your cart.')).toBeInTheDocument();
});

test('an empty list that no network let go is said, and replaced by the next try', async () => {
  const lost = failed('Failed to fetch', { isNetworkError: true, status: undefined });
  const { user, host } = show(LINES);
  await screen.findByText('Ball bearing');
  const answers: Record<string, unknown> = { CreateRequisitionList: MADE };
  host.answer = (name) => (name in answers ? { data: answers[name], error: undefined } : lost);
  await user.click(press('Save as my list'));
  expect(await screen.findByText(/An empty list “Conveyor 2” is left; saving again replaces it\.$/)).toBeInTheDocument();
  await user.click(press('Save as my list'));
  // Still no network: no second list is asked for.
  await waitFor(() => expect(sentIn(host)).toHaveLength(4));
  expect(sentIn(host).at(-1)).toEqual({ uid: 'OQ==' });
  answers.DeleteRequisitionList = { deleteRequisitionList: { status: true } };
  answers.AddToRequisitionList = { addProductsToRequisitionList: { requisition_list: { uid: 'OQ==', items_count: 2 } } };
  await user.click(press('Save as my list'));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toHaveLength(1));
  expect(host.callsOf('commerce.mutate').map(([operation]) => /mutation (\w+)/.exec(String(operation))?.[1])).toEqual([
    'CreateRequisitionList',
    'AddToRequisitionList',
    'DeleteRequisitionList',
    'DeleteRequisitionList',
    'DeleteRequisitionList',
    'CreateRequisitionList',
    'AddToRequisitionList',
  ]);
});

test('an empty list that is gone already keeps nobody from saving', async () => {
  const { user, host } = show(LINES, { AddToRequisitionList: failed('Failed to fetch', { isNetworkError: true, status: undefined }) });
  await screen.findByText('Ball bearing');
  host.answer = (name) =>
    name === 'CreateRequisitionList'
      ? { data: MADE, error: undefined }
      : failed(name === 'DeleteRequisitionList' ? 'The requisition list was not found.' : 'Something broke.');
  await user.click(press('Save as my list'));
  expect(await screen.findByRole('alert')).not.toHaveTextContent('is left');
});
