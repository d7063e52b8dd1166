import { screen, waitFor } from '@testing-library/react';
import { customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import { returned, returns, tracking } from '../../testing/return-fixtures';
import viewReturn from './view-return-page';

const one = (more: object = {}) => ({ customer: { __typename: 'Customer', return: returned(more) } });
const show = (answers: object = {}, id = '000000007') =>
  open(viewReturn, {
    host: customerAt(`/viewReturn/${id}`),
    params: { id },
    answers: { ReturnNumbers: returns([returned()]), ReturnByUid: one(), ...answers },
  });

test('says everything that the platform says of a return', async () => {
  show();
  expect(await screen.findByText('Too small.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Return 000000007' })).toBeInTheDocument();
  for (const text of ['Dock 4', 'TR-9', 'Wrong size', '1 of 2 accepted', '+966 920000000'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByText('Please send it back')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Order 000000042' })).toHaveAttribute('href', '/order-history/000000042');
});

test('is found on a later page of the customer’s returns', async () => {
  const numbers = ({ page }: { page: number }) => returns(page === 3 ? [returned()] : [returned({ number: '1' })], { pages: 3 });
  show({ ReturnNumbers: numbers });
  expect(await screen.findByText('Too small.')).toBeInTheDocument();
});

test.each(['000000001', '<script>', '9'.repeat(10_000)])(
  'a return that is not the customer’s, or none at all, is not found: %p',
  async (id) => {
    const asked: unknown[] = [];
    show({ ReturnByUid: (variables: unknown) => (asked.push(variables), one()) }, id);
    expect(await screen.findByText('You have no return with this number.')).toBeInTheDocument();
    expect(asked).toEqual([]);
  },
);

test.each(['ReturnNumbers', 'ReturnByUid'])('where %s does not answer it is said, and can be tried again', async (name) => {
  const { user, host } = show({ [name]: new Error('down') });
  expect(await screen.findByText('The return could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

test('a message is sent, and the return read again', async () => {
  const { user, host } = show({ AddReturnComment: { addReturnComment: { return: { uid: 'Nw==' } } } });
  const box = await screen.findByRole('textbox', { name: 'Your message' });
  await user.click(press('Send message'));
  expect(await screen.findByText('This field is required.')).toBeInTheDocument();
  await user.type(box, ' When will you come? ');
  await user.click(press('Send message'));
  await waitFor(() => expect(box).toHaveValue(''));
  expect(sentIn(host)).toEqual([{ input: { return_uid: 'Nw==', comment_text: 'When will you come?' } }]);
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

test('a message that is refused stays', async () => {
  const { user } = show({ AddReturnComment: new Error('Please enter a valid comment.') });
  const box = await screen.findByRole('textbox', { name: 'Your message' });
  await user.type(box, '.');
  await user.click(press('Send message'));
  expect(await screen.findByText('Please enter a valid comment.')).toBeInTheDocument();
  expect(box).toHaveValue('.');
});

test('tracking numbers are added and removed while the shop expects a parcel', async () => {
  const answers = { AddReturnTracking: { addReturnTracking: {} }, RemoveReturnTracking: { removeReturnTracking: {} } };
  const { user, host } = show(answers);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Carrier' }), 'SMSA Express');
  await user.type(screen.getByRole('textbox', { name: 'Tracking number' }), 'TR-10');
  await user.click(press('Add tracking number'));
  await waitFor(() => expect(host.callsOf('toasts.add')).toHaveLength(1));
  await user.click(press('Remove TR-9'));
  // Its repeat would be refused.
  expect(host.callsOf('commerce.mutate').at(-1)?.[2]).toEqual({ retry: false });
  await waitFor(() => expect(host.callsOf('toasts.add')).toHaveLength(2));
  expect(sentIn(host)).toEqual([
    { input: { return_uid: 'Nw==', carrier_uid: 'smsa', tracking_number: 'TR-10' } },
    { input: { return_shipping_tracking_uid: 't' } },
  ]);
  expect(screen.getByRole('heading', { name: 'Your parcels' })).toHaveFocus();
});

test('what carriers say of parcels is shown, good news and bad, and nothing where they say nothing', async () => {
  const parcels = [
    tracking({ uid: 'a', tracking_number: 'A1', status: { text: 'In transit', type: 'INFORMATION' } }),
    tracking({ uid: 'b', tracking_number: 'B2', status: { text: 'Not available.', type: 'ERROR' } }),
    tracking({ uid: 'c', tracking_number: 'C3', status: { text: '', type: 'INFORMATION' } }),
  ];
  show({ ReturnByUid: one({ shipping: { address: null, tracking: parcels } }) });
  const parcel = async (number: string) => (await screen.findByText(number)).closest('li');
  expect(await parcel('A1')).toHaveTextContent('SMSA Express · A1In transit');
  expect(screen.getByText('In transit').parentElement).toHaveClass('badge-info');
  expect(screen.getByText('Not available.').parentElement).toHaveClass('badge-error');
  expect(await parcel('C3')).toHaveTextContent(/C3Remove C3$/);
});

test('before and after that there is nothing to send', async () => {
  show({
    ReturnByUid: one({ status: 'PENDING', available_shipping_carriers: [], shipping: { address: null, tracking: [] }, comments: null }),
  });
  expect(await screen.findByText('Waiting for approval')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Your parcels' })).toBeNull();
  expect(screen.getByText('No messages yet.')).toBeInTheDocument();
});
