import { act, screen, waitFor, within } from '@testing-library/react';
import { customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import { pdf, UPLOAD_OPTIONS, UPLOAD_TOKEN, uploadEndpoint } from '../../testing/attachments-fixtures';
import { ticket, tickets } from '../../testing/ticket-fixtures';
import viewTicketPage from './view-ticket-page';

const done = (name: string) => ({ [name]: { ticket: { uid: 'Nw==', status: 'CLOSED' }, user_errors: [] } });
const show = (answer: unknown, more: Record<string, unknown> = {}, id = 'TKT-000007') =>
  open(viewTicketPage, {
    host: customerAt(`/viewSupport/${id}`),
    params: { id },
    answers: { SupportTicketByNumber: answer, UploadOptions: UPLOAD_OPTIONS, CreateUploadToken: UPLOAD_TOKEN, ...more },
  });
const refused = (code: string, ...path: string[]) => ({
  addSupportTicketMessage: { ticket: null, user_errors: [{ code, message: 'No', path: ['input', ...path] }] },
});
const filesField = () => screen.getByLabelText(/Attachments/, { selector: 'input' });
const messageBox = () => screen.findByRole('textbox', { name: /Your message/ });
const lost = { data: undefined, error: { message: 'No answer', isNetworkError: true, status: undefined, errors: [] } };
const messagesIn = (host: ReturnType<typeof show>['host']) => sentIn(host).filter((variables) => JSON.stringify(variables) !== '{}');

test('shows the thread, oldest first, and what it is about', async () => {
  show(tickets([ticket()]));
  expect(screen.getByRole('heading', { level: 1, name: 'Ticket TKT-000007' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Which grease for 6206?' })).toBeInTheDocument();
  const [own, answer] = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(own).toHaveTextContent('You');
  expect(answer).toHaveTextContent('Support');
  expect(answer).toHaveTextContent('table.pdf');
  expect(screen.getByRole('link', { name: 'Order 000000042' })).toHaveAttribute('href', '/order-history/000000042');
});

test('a message is sent, and the ticket is read again', async () => {
  const { user, host } = show(tickets([ticket()]), { AddSupportTicketMessage: done('addSupportTicketMessage') });
  const box = await screen.findByRole('textbox', { name: /Your message/ });
  await user.type(box, ' Thank you ');
  await user.click(press('Send'));
  expect(sentIn(host)).toEqual([{ input: { ticket_uid: 'Nw==', message: 'Thank you' } }]);
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  expect(box).toHaveValue('');
});

test('an empty message is not sent', async () => {
  const { user, host } = show(tickets([ticket()]));
  const box = await screen.findByRole('textbox', { name: /Your message/ });
  await user.type(box, '   ');
  await user.click(press('Send'));
  expect(box).toHaveAccessibleDescription(/required/i);
  expect(sentIn(host)).toEqual([]);
});

describe('where another tab has closed it', () => {
  test('what was typed and added stays to be read and copied, until it is discarded', async () => {
    uploadEndpoint();
    let status = 'OPEN';
    const { user, host } = show(() => tickets([ticket({ status })]), {
      AddSupportTicketMessage: () => ((status = 'CLOSED'), refused('NOT_ALLOWED_IN_THIS_STATE', 'ticket_uid')),
    });
    const box = await messageBox();
    await user.type(box, 'One more');
    await user.upload(filesField(), pdf());
    await screen.findByText('Uploaded');
    await user.click(press('Send'));
    expect(await screen.findByText(/The ticket has been closed meanwhile/)).toBeInTheDocument();
    expect(screen.getByText(/This ticket is closed/)).toBeInTheDocument();
    expect(box).toHaveValue('One more');
    expect(box).toHaveAttribute('readonly');
    expect(within(screen.getByRole('list', { name: 'Files that were not sent' })).getByText('bush.pdf')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();

    await user.click(press('Copy the text'));
    expect(await screen.findByText('The text has been copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('One more');
    // Leaving would lose it: it is asked about.
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    host.navigation.push('/');
    expect(confirm).toHaveBeenCalledTimes(1);
    await user.click(press('Discard'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText(/This ticket is closed/)).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(/This ticket is closed/);
    expect(document.body).not.toHaveFocus();
    host.navigation.push('/');
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('and the page cannot be read again, the form says so', async () => {
    const { user } = show(tickets([ticket()]), { AddSupportTicketMessage: refused('NOT_ALLOWED_IN_THIS_STATE', 'ticket_uid') });
    const box = await messageBox();
    await user.type(box, 'One more');
    await user.click(press('Send'));
    expect(await screen.findByText('The message was not sent: the ticket has been closed.')).toBeInTheDocument();
    expect(box).toHaveValue('One more');
  });

  test('and nobody has typed anything, it is closed, and no more', async () => {
    let status = 'OPEN';
    const { user } = show(() => tickets([ticket({ status })]), {
      CloseSupportTicket: () => ((status = 'CLOSED'), done('closeSupportTicket')),
    });
    await user.click(await screen.findByRole('button', { name: 'Close ticket' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close ticket' }));
    expect(await screen.findByText(/This ticket is closed/)).toBeInTheDocument();
    expect(screen.queryByText(/closed meanwhile/)).not.toBeInTheDocument();
  });
});

test.each([
  ['TOO_MANY_FILES', 'upload_ids', /too many files/],
  ['FILE_TYPE_NOT_ALLOWED', 'upload_ids', /of a type that is not accepted here/],
  ['FILE_TOO_LARGE', 'upload_ids', /one of the files is too large/],
  ['NOT_FOUND', 'upload_ids', /could not be found any more/],
  ['INVALID_PARAMETER_VALUE', 'message', /The message was not accepted/],
])('a refusal says its own reason (%s), and what was typed stays', async (code, field, reason) => {
  uploadEndpoint();
  const { user } = show(tickets([ticket()]), { AddSupportTicketMessage: refused(code, field) });
  const box = await messageBox();
  await user.type(box, 'One more');
  await user.upload(filesField(), pdf());
  await screen.findByText('Uploaded');
  await user.click(press('Send'));
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.queryByText(/has been closed/)).not.toBeInTheDocument();
  expect(box).toHaveValue('One more');
  expect(screen.getByText('bush.pdf')).toBeInTheDocument();
});

describe('an answer that was lost', () => {
  const own = (uid: string, text: string, attachments: readonly object[] = []) => ({
    uid,
    author_name: 'Noura Ali',
    is_customer: true,
    text,
    created_at: '2026-03-04 08:00:00',
    attachments,
  });
  /** The platform takes each message; the first answer is lost, or with `isTaken: false` the first message. */
  const open = ({ isTaken = true, attachments = [] as readonly object[] } = {}) => {
    const first = own('m3', 'Thank you');
    let messages: readonly object[] = [first];
    const shown = show(() => tickets([ticket({ messages })]), {});
    const { answer } = shown.host;
    let tries = 0;
    shown.host.answer = (operation, variables) => {
      if (operation !== 'AddSupportTicketMessage') return answer(operation, variables);
      tries += 1;
      if (tries > 1 || isTaken) messages = [...messages, own(`new${tries}`, 'Thank you', attachments)];
      return tries === 1 ? lost : { data: done('addSupportTicketMessage'), error: undefined };
    };
    return shown;
  };
  const messagesSent = (host: ReturnType<typeof show>['host']) => messagesIn(host).length;

  test('is asked for with the next try, and what has arrived is not sent again', async () => {
    const { user, host } = open();
    const box = await messageBox();
    await user.type(box, 'Thank you');
    await user.click(press('Send'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(box).toHaveValue('Thank you');
    await user.click(press('Send'));
    await waitFor(() => expect(box).toHaveValue(''));
    expect(messagesSent(host)).toBe(1);
    expect(within(screen.getByRole('list', { name: 'Messages' })).getAllByText('Thank you')).toHaveLength(2);
    expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'success' }]]);
    // The same once more is another message.
    await user.type(box, 'Thank you');
    await user.click(press('Send'));
    await waitFor(() => expect(messagesSent(host)).toBe(2));
  });

  test('of what has not arrived: it is sent', async () => {
    const { user, host } = open({ isTaken: false });
    const box = await messageBox();
    await user.type(box, 'Thank you');
    await user.click(press('Send'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.click(press('Send'));
    await waitFor(() => expect(box).toHaveValue(''));
    expect(messagesSent(host)).toBe(2);
  });

  test('while nobody knows what became of it nothing is sent', async () => {
    const { user, host } = open();
    await user.type(await messageBox(), 'Thank you');
    await user.click(press('Send'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    const { answer } = host;
    host.answer = () => lost;
    await user.click(press('Send'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(messagesSent(host)).toBe(1);
    host.answer = answer;
    await user.click(press('Send'));
    await waitFor(() => expect(host.callsOf('toasts.add')).toHaveLength(1));
    expect(messagesSent(host)).toBe(1);
  });

  test('nor where the platform refuses to say: whatever refuses, nothing is sent until it is known', async () => {
    const { user, host } = open();
    await user.type(await messageBox(), 'Thank you');
    await user.click(press('Send'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    const { answer } = host;
    const refused = { message: 'Internal server error', isNetworkError: false, status: 200, errors: [] };
    for (const _again of [1, 2]) {
      host.answer = () => ({ data: undefined, error: refused });
      await user.click(press('Send'));
      await waitFor(() => expect(press('Send')).not.toHaveAttribute('aria-busy'));
      expect(messagesSent(host)).toBe(1);
    }
    host.answer = answer;
    await user.click(press('Send'));
    await waitFor(() => expect(host.callsOf('toasts.add')).toHaveLength(1));
    expect(messagesSent(host)).toBe(1);
  });

  test('after a reload: files that the first try has attached are not taken for expired ones', async () => {
    const { names } = uploadEndpoint();
    const attachments = [{ uid: 'f9', name: 'bush.pdf', size: 9, url: 'http://localhost/rest/V1/uploads/id1' }];
    const { user, host } = show(tickets([ticket({ messages: [own('m3', 'Thank you', attachments)] })]), {
      AddSupportTicketMessage: refused('NOT_FOUND', 'upload_ids'),
    });
    const box = await messageBox();
    await user.type(box, 'Thank you');
    await user.upload(filesField(), pdf());
    await screen.findByText('Uploaded');
    await user.click(press('Send'));
    await waitFor(() => expect(box).toHaveValue(''));
    expect(names).toEqual(['bush.pdf']);
    expect(messagesSent(host)).toBe(1);
  });
});

test('a message goes with its files; while it is sent nothing can be added, and leaving asks', async () => {
  uploadEndpoint();
  let answer: (given: unknown) => void = () => undefined;
  const { user, host } = show(tickets([ticket()]), { AddSupportTicketMessage: new Promise((resolve) => (answer = resolve)) });
  const { answer: answerOf } = host;
  host.answer = async (operation, variables) => {
    const given = await answerOf(operation, variables);
    return { ...given, data: await given.data };
  };
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const box = await messageBox();
  const files = filesField();
  // Files alone are unsent, too.
  await user.upload(files, pdf());
  await screen.findByText('Uploaded');
  host.navigation.push('/');
  expect(confirm).toHaveBeenCalledTimes(1);
  await user.type(box, 'Here it is');
  await user.click(press('Send'));
  expect(screen.getByText(/It is being sent/)).toBeInTheDocument();
  await user.type(box, ' and more');
  await user.upload(files, pdf('late.pdf'));
  expect(box).toHaveValue('Here it is');
  expect(screen.queryByText('late.pdf')).not.toBeInTheDocument();
  host.navigation.push('/');
  expect(confirm).toHaveBeenCalledTimes(2);
  await act(async () => answer(done('addSupportTicketMessage')));
  await waitFor(() => expect(box).toHaveValue(''));
  expect(messagesIn(host)).toEqual([{ input: { ticket_uid: 'Nw==', message: 'Here it is', upload_ids: ['id1'] } }]);
  expect(screen.queryByText('bush.pdf')).not.toBeInTheDocument();
  host.navigation.push('/');
  expect(confirm).toHaveBeenCalledTimes(2);
});

test.each([
  ['NOT_ALLOWED_IN_THIS_STATE', 'success', 'The ticket is closed.'],
  ['NOT_FOUND', 'error', 'The ticket could not be closed.'],
])('one that cannot be closed (%s) is %s', async (code, type, message) => {
  const answer = { closeSupportTicket: { ticket: null, user_errors: [{ code, message: 'No', path: ['uid'] }] } };
  const { user, host } = show(tickets([ticket()]), { CloseSupportTicket: answer });
  await user.click(await screen.findByRole('button', { name: 'Close ticket' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close ticket' }));
  await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ type, message }]]));
});

test('is closed after one more question', async () => {
  const { user, host } = show(tickets([ticket()]), { CloseSupportTicket: done('closeSupportTicket') });
  await user.click(await screen.findByRole('button', { name: 'Close ticket' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close this ticket?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it open' }));
  expect(sentIn(host)).toEqual([]);
  await user.click(press('Close ticket'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close ticket' }));
  expect(sentIn(host)).toEqual([{ uid: 'Nw==' }]);
});

test('a closed one takes no message', async () => {
  show(tickets([ticket({ status: 'CLOSED', order: null })]));
  expect(await screen.findByText(/This ticket is closed/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each(['TKT-000099', '<script>', '../x'])('%s is not found', async (id) => {
  show(tickets([]), {}, id);
  expect(await screen.findByText('There is no ticket with this number.')).toBeInTheDocument();
});

test('that cannot be loaded says so', async () => {
  show(new Error('down'));
  expect(await screen.findByText('The ticket could not be loaded.')).toBeInTheDocument();
});

test('where files cannot be sent, a ticket that comes late is waited for; it is answered and closed without any', async () => {
  let answer = (_given: unknown) => {};
  let options: unknown = new Error('down');
  const { user, host } = show(new Promise((resolve) => (answer = resolve)), {
    UploadOptions: () => options,
    AddSupportTicketMessage: done('addSupportTicketMessage'),
  });
  await act(async () => undefined);
  expect(screen.queryByText('The ticket could not be loaded.')).toBeNull();
  await act(async () => answer(tickets([ticket()])));
  expect(screen.getByRole('heading', { level: 2, name: 'Which grease for 6206?' })).toBeInTheDocument();
  expect(screen.getByText(/Files cannot be added at the moment/)).toBeInTheDocument();
  expect(press('Close ticket')).toBeInTheDocument();
  const box = await messageBox();
  await user.type(box, 'Thank you');
  await user.click(press('Send'));
  await waitFor(() => expect(box).toHaveValue(''));
  expect(messagesIn(host)).toEqual([{ input: { ticket_uid: 'Nw==', message: 'Thank you' } }]);
  await user.type(box, 'With a file');
  options = UPLOAD_OPTIONS;
  await user.click(press('Try again'));
  expect(await screen.findByLabelText(/Attachments/, { selector: 'input' })).toBeInTheDocument();
  expect(box).toHaveValue('With a file');
  expect(screen.queryByText(/Files cannot be added/)).not.toBeInTheDocument();
});

test('a file of a message is fetched with a token for files alone', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  const { user, host } = show(tickets([ticket()]));
  await user.click(await screen.findByRole('button', { name: 'table.pdf' }));
  await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'error', message: 'table.pdf could not be fetched.' }]]));
  expect(fetched).toHaveBeenCalledWith('http://localhost/rest/V1/uploads/f1', {
    headers: { Authorization: 'Bearer upload-token' },
    signal: expect.any(AbortSignal),
  });
});
