import { screen, waitFor } from '@testing-library/react';
import { customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import sharedListPage from './shared-list-page';

const LINES = `?name=Conveyor+2&lines=${encodeURIComponent('6205-2RS:4,SPA-BELT:2:b3B0')}`;
const PRODUCTS = { products: { items: [{ __typename: 'SimpleProduct', uid: 'p1', sku: '6205-2RS', name: 'Ball bearing' }] } };
const MADE = { createRequisitionList: { requisition_list: { uid: 'OQ==' } } };
const show = (search: string, more: Record<string, unknown> = {}) =>
  open(sharedListPage, {
    host: customerAt('/shared-list', search),
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
  await user.click(await screen.findByRole('button', { name: 'Save as my list' }));
  expect(await screen.findByText('There is no part SPA-BELT any more. Nothing was saved.')).toBeInTheDocument();
  expect(sentIn(host).at(-1)).toEqual({ uid: 'OQ==' });
});

test('a name that is taken is said at its field; an address with nothing in it says so', async () => {
  const { user, unmount } = show(LINES, { CreateRequisitionList: new Error('A requisition list with the name "x" already exists.') });
  await user.click(await screen.findByRole('button', { name: 'Save as my list' }));
  expect(await screen.findByText('You have a list with this name.')).toBeInTheDocument();
  unmount();
  show('?lines=%3Cscript%3E');
  expect(await screen.findByText('This address passes no list on.')).toBeInTheDocument();
});
