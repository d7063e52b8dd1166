import { act, screen, within } from '@testing-library/react';
import { customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import { UPLOAD_OPTIONS } from '../../testing/attachments-fixtures';
import { ticket, tickets } from '../../testing/ticket-fixtures';
import viewTicketPage from './view-ticket-page';

const done = (name: string) => ({ [name]: { ticket: { uid: 'Nw==', status: 'CLOSED' }, user_errors: [] } });
const show = (answer: unknown, more: Record<string, unknown> = {}, id = 'TKT-000007') =>
  open(viewTicketPage, {
    host: customerAt(`/viewSupport/${id}`),
    params: { id },
    answers: { SupportTicketByNumber: answer, UploadOptions: UPLOAD_OPTIONS, ...more },
  });

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

test('where another tab has closed it, what was typed stays', async () => {
  const { user } = show(tickets([ticket()]), { AddSupportTicketMessage: { addSupportTicketMessage: { ticket: null, user_errors: [] } } });
  const box = await screen.findByRole('textbox', { name: /Your message/ });
  await user.type(box, 'One more');
  await user.click(press('Send'));
  expect(await screen.findByText('The message was not sent: the ticket has been closed.')).toBeInTheDocument();
  expect(box).toHaveValue('One more');
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

test('a ticket that comes late is waited for where files cannot be sent', async () => {
  let answer = (_given: unknown) => {};
  show(new Promise((resolve) => (answer = resolve)), { UploadOptions: new Error('down') });
  await act(async () => undefined);
  expect(screen.queryByText('The ticket could not be loaded.')).toBeNull();
  await act(async () => answer(tickets([ticket()])));
  expect(screen.getByRole('heading', { level: 2, name: 'Which grease for 6206?' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});
