import { act, screen, waitFor } from '@testing-library/react';
import { customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import { pdf, UPLOAD_OPTIONS, UPLOAD_TOKEN, uploadEndpoint } from '../../testing/attachments-fixtures';
import { ticket, tickets } from '../../testing/ticket-fixtures';
import createTicketPage from './create-ticket-page';

const option = (value: string, label: string) => ({ __typename: 'ExtensionOption', value, label });
const OPTIONS = {
  supportTicketOptions: {
    __typename: 'SupportTicketOptions',
    categories: [option('product', 'Product and application'), option('order', 'Order')],
    priorities: [option('low', 'Low'), option('normal', 'Normal')],
  },
};
const created = (ticket: object | null, user_errors: readonly object[] = []) => ({ createSupportTicket: { ticket, user_errors } });
const DONE = created({ uid: 'x', number: 'TKT-000011' });

const show = (answer: unknown = DONE, search = '', options: unknown = OPTIONS, more: Record<string, unknown> = {}) =>
  open(createTicketPage, {
    host: customerAt('/create-support-ticket', search),
    answers: {
      TicketOptions: options,
      UploadOptions: UPLOAD_OPTIONS,
      CreateUploadToken: UPLOAD_TOKEN,
      CreateSupportTicket: answer,
      SentTickets: tickets([]),
      ...more,
    },
  });
const ticketsIn = (host: ReturnType<typeof show>['host']) => sentIn(host).filter((variables) => JSON.stringify(variables) !== '{}');
const lost = { data: undefined, error: { message: 'No answer', isNetworkError: true, status: undefined, errors: [] } };
type User = ReturnType<typeof show>['user'];

async function fill(user: User) {
  await user.type(await screen.findByRole('textbox', { name: /Subject/ }), ' Grease ');
  await user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Product and application');
  await user.type(screen.getByRole('textbox', { name: /Message/ }), 'Which one? ');
}

test('sends what was asked, and shows the ticket', async () => {
  const { user, host } = show();
  await fill(user);
  await user.click(press('Send'));
  expect(sentIn(host)).toEqual([{ input: { subject: 'Grease', category: 'product', priority: 'normal', message: 'Which one?' } }]);
  expect(host.callsOf('navigation.replace')).toEqual([['/viewSupport/TKT-000011']]);
});

test('an order that the address names is what the ticket is about', async () => {
  const { user, host } = show(DONE, '?order=000000042');
  await fill(user);
  await user.click(press('Send'));
  expect(sentIn(host)).toMatchObject([{ input: { order_number: '000000042' } }]);
});

test('says what is missing at its field, and keeps what was typed', async () => {
  const { user, host } = show();
  await user.type(await screen.findByRole('textbox', { name: /Subject/ }), 'Grease');
  await user.click(press('Send'));
  expect(screen.getByRole('combobox', { name: /Category/ })).toHaveAccessibleDescription(/required/i);
  expect(screen.getByRole('textbox', { name: /Message/ })).toHaveAccessibleDescription(/required/i);
  expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveValue('Grease');
  expect(sentIn(host)).toEqual([]);
});

test('an order that is not the customer’s is unknown, at its field', async () => {
  const { user } = show(created(null, [{ code: 'NOT_FOUND', message: 'Could not find an order', path: ['input', 'order_number'] }]));
  await fill(user);
  await user.type(screen.getByRole('textbox', { name: /Order number/ }), '٠٠٩');
  await user.click(press('Send'));
  expect(await screen.findByText('You have no order with this number.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Message/ })).toHaveValue('Which one? ');
});

test('another refusal is said above the form', async () => {
  const { user } = show(created(null, [{ code: 'INVALID_PARAMETER_VALUE', message: 'No', path: ['input', 'category'] }]));
  await fill(user);
  await user.click(press('Send'));
  expect(await screen.findByText('The ticket was not accepted. Check what you have written.')).toBeInTheDocument();
});

test('a form that cannot be loaded says so', async () => {
  const { user, host } = show(DONE, '', new Error('down'));
  expect(await screen.findByText('The form could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['supportTicketOptions', 'fileUploadOptions']]]);
});

test('files go along', async () => {
  uploadEndpoint();
  const { user, host } = show();
  await fill(user);
  await user.upload(screen.getByLabelText(/Attachments/), pdf());
  await screen.findByText('Uploaded');
  await user.click(press('Send'));
  await waitFor(() => expect(sentIn(host).at(-1)).toMatchObject({ input: { upload_ids: ['id1'] } }));
});

test('files that the platform knows no longer are sent again, and the ticket with them', async () => {
  const { names } = uploadEndpoint();
  const lost = created(null, [{ code: 'NOT_FOUND', message: 'No', path: ['input', 'upload_ids'] }]);
  let asked = 0;
  const { user, host } = show(() => ((asked += 1) === 1 ? lost : DONE));
  await fill(user);
  await user.upload(screen.getByLabelText(/Attachments/), pdf());
  await screen.findByText('Uploaded');
  await user.click(press('Send'));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/viewSupport/TKT-000011']]));
  expect(names).toEqual(['bush.pdf', 'bush.pdf']);
});

test.each([
  ['TOO_MANY_FILES', /too many files/],
  ['FILE_TOO_LARGE', /one of the files is too large/],
])('a refusal of the files (%s) says why at their field, and keeps them', async (code, reason) => {
  uploadEndpoint();
  const { user } = show(created(null, [{ code, message: 'No', path: ['input', 'upload_ids'] }]));
  await fill(user);
  const field = screen.getByLabelText(/Attachments/);
  await user.upload(field, pdf());
  await screen.findByText('Uploaded');
  await user.click(press('Send'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(reason));
  expect(screen.getByText('bush.pdf')).toBeInTheDocument();
});

test('where files cannot be added, a ticket is sent without any', async () => {
  const { user, host } = show(DONE, '', OPTIONS, { UploadOptions: new Error('down') });
  await fill(user);
  expect(screen.getByText(/Files cannot be added at the moment/)).toBeInTheDocument();
  await user.click(press('Send'));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/viewSupport/TKT-000011']]));
});

test('while it is sent nothing can be typed, chosen or added, and leaving asks', async () => {
  let answer: (given: unknown) => void = () => undefined;
  const { user, host } = show(new Promise((resolve) => (answer = resolve)));
  const { answer: answerOf } = host;
  host.answer = async (operation, variables) => {
    const given = await answerOf(operation, variables);
    return { ...given, data: await given.data };
  };
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await fill(user);
  await user.click(press('Send'));
  const subject = screen.getByRole('textbox', { name: /Subject/ });
  expect(screen.getByText(/It is being sent/)).toBeInTheDocument();
  await user.type(subject, ' more');
  await user.selectOptions(screen.getByRole('combobox', { name: /Priority/ }), 'Low');
  await user.upload(screen.getByLabelText(/Attachments/), pdf('late.pdf'));
  expect(subject).toHaveValue(' Grease ');
  expect(screen.getByRole('combobox', { name: /Priority/ })).toHaveValue('normal');
  expect(screen.getByRole('textbox', { name: /Order number/ })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: /Message/ })).toHaveAttribute('readonly');
  expect(screen.queryByText('late.pdf')).not.toBeInTheDocument();
  host.navigation.push('/');
  expect(confirm).toHaveBeenCalledTimes(1);
  await act(async () => answer(DONE));
  // It leaves by itself, without a question.
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/viewSupport/TKT-000011']]));
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('who leaves while it is sent stays where they have gone', async () => {
  let finish: () => void = () => undefined;
  const { user, host, unmount } = show();
  const { answer } = host;
  await fill(user);
  host.answer = (operation, variables) =>
    operation === 'CreateSupportTicket'
      ? new Promise((resolve) => (finish = () => resolve({ data: DONE, error: undefined })))
      : answer(operation, variables);
  await user.click(press('Send'));
  unmount();
  await act(async () => finish());
  await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'success' }]]));
  expect(host.callsOf('navigation.replace')).toEqual([]);
});

describe('an answer that was lost', () => {
  const message = {
    uid: 'm1',
    author_name: 'Noura',
    is_customer: true,
    text: 'Which one?',
    created_at: '2026-03-01 22:30:00',
    attachments: [],
  };
  const arrived = ticket({ number: 'TKT-000012', subject: 'Grease', status: 'OPEN', order: null, messages: [message] });
  const other = { __typename: 'ExtensionOption', value: 'order', label: 'Order' };

  test.each([
    ['it has arrived', [arrived], 1, '/viewSupport/TKT-000012'],
    [
      'the like of it has, of another order or kind',
      [
        { ...arrived, order: { __typename: 'CustomerOrder', id: 'Nw==', number: '000000007' } },
        { ...arrived, category: other },
      ],
      2,
      '/viewSupport/TKT-000011',
    ],
    ['it has not', [ticket(), { ...arrived, status: 'CLOSED' }, { ...arrived, messages: [] }], 2, '/viewSupport/TKT-000011'],
  ])('the next try looks whether %s', async (_what, items, times, path) => {
    const { user, host } = show(DONE, '', OPTIONS, { SentTickets: tickets(items) });
    const { answer } = host;
    host.answer = (operation, variables) => (operation === 'CreateSupportTicket' ? lost : answer(operation, variables));
    await fill(user);
    await user.click(press('Send'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    host.answer = answer;
    await user.click(press('Send'));
    await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([[path]]));
    expect(ticketsIn(host)).toHaveLength(times);
  });
});
