import { screen, waitFor, within } from '@testing-library/react';
import { at, customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import { requisitionList, requisitionLists } from '../../testing/list-fixtures';
import requisitionListsPage from './requisition-lists-page';

const show = (answer: unknown, more: Record<string, unknown> = {}, search = '') =>
  open(requisitionListsPage, { host: customerAt('/requisition-lists', search), answers: { RequisitionLists: answer, ...more } });

test('shows each list with what is on it', async () => {
  show(requisitionLists([requisitionList(), requisitionList([], { uid: 'OA==', name: 'Monthly' })]));
  const link = await screen.findByRole('link', { name: 'Conveyor 2' });
  expect(link).toHaveAttribute('href', '/requisition-lists/Nw%3D%3D');
  expect(link.closest('li')).toHaveTextContent('2 parts · Changed on Mar 3, 2026');
  expect(screen.getByText('2 lists')).toBeInTheDocument();
});

test('300 lists are shown 10 a page', async () => {
  const all = Array.from({ length: 300 }, (_none, index) => requisitionList([], { uid: `u${index}`, name: `Line ${index}` }));
  const asked: number[] = [];
  const answer = ({ page }: { page: number }) => {
    asked.push(page);
    return requisitionLists(all.slice((page - 1) * 10, page * 10), { count: all.length, pages: all.length / 10 });
  };
  show(answer, {}, '?page=30');
  expect(await screen.findByRole('link', { name: 'Line 290' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Line/ })).toHaveLength(10);
  expect(screen.getByText('300 lists')).toBeInTheDocument();
  expect(document.querySelector('a[href="/requisition-lists?page=29"]')).not.toBeNull();
  expect(asked).toEqual([30]);
});

test('a list is made, and opened', async () => {
  const { user, host } = show(requisitionLists([]), {
    CreateRequisitionList: { createRequisitionList: { requisition_list: { uid: 'OQ==' } } },
  });
  expect(await screen.findByText('You have no lists.')).toBeInTheDocument();
  await user.click(press('New list'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New list' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('textbox', { name: 'Name of the list' })).toHaveAccessibleDescription(/required/i);
  await user.type(dialog.getByRole('textbox', { name: 'Name of the list' }), ' Line 4 ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sentIn(host)).toEqual([{ input: { name: 'Line 4', description: '' } }]);
  await waitFor(() => expect(host.callsOf('navigation.push')).toEqual([['/requisition-lists/OQ%3D%3D']]));
});

test('a name that is taken is said at its field', async () => {
  const { user } = show(requisitionLists([requisitionList()]), {
    UpdateRequisitionList: new Error('A requisition list with the name "A" already exists.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Rename Conveyor 2' }));
  const name = await screen.findByRole('textbox', { name: 'Name of the list' });
  expect(name).toHaveValue('Conveyor 2');
  await user.type(name, '!');
  await user.click(press('Save'));
  expect(await screen.findByText('You have a list with this name.')).toBeInTheDocument();
  expect(name).toHaveValue('Conveyor 2!');
});

test('a list keeps a name: the field can not be emptied', async () => {
  const { user, host } = show(requisitionLists([requisitionList()]), {});
  await user.click(await screen.findByRole('button', { name: 'Rename Conveyor 2' }));
  const name = await screen.findByRole('textbox', { name: 'Name of the list' });
  await user.clear(name);
  await user.click(press('Save'));
  expect(name).toHaveAccessibleDescription('This field can not be empty.');
  expect(sentIn(host)).toEqual([]);
});

test('one is deleted after one more question', async () => {
  const { user, host } = show(requisitionLists([requisitionList()]), {
    DeleteRequisitionList: { deleteRequisitionList: { status: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Conveyor 2' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the list' }));
  expect(sentIn(host)).toEqual([{ uid: 'Nw==' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('one that is gone already is deleted', async () => {
  const { user } = show(requisitionLists([requisitionList()]), { DeleteRequisitionList: new Error('The requisition list was not found.') });
  await user.click(await screen.findByRole('button', { name: 'Delete Conveyor 2' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('beyond the last page, and where it cannot be loaded', async () => {
  show(requisitionLists([], { count: 3 }), {}, '?page=9').unmount();
  const { user, host } = show(new Error('down'));
  expect(await screen.findByText('Your lists could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

test('a guest is asked to sign in', async () => {
  const host = at('/requisition-lists');
  host.set.session.set({ status: 'guest' });
  open(requisitionListsPage, { host, answers: { RequisitionLists: new Error('never') } });
  expect(await screen.findByText('Sign in to see your lists.')).toBeInTheDocument();
});
