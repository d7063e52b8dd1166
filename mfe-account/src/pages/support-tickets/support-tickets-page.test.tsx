import { screen, within } from '@testing-library/react';
import { customerAt, open, press } from '../../testing/account-fixtures';
import { ticket, tickets } from '../../testing/ticket-fixtures';
import ticketsPage from './support-tickets-page';

const show = (answer: unknown, search = '') =>
  open(ticketsPage, { host: customerAt('/support-tickets-module', search), answers: { SupportTickets: answer } });

test('shows each ticket with its number, category, state and last message, and pages', async () => {
  show(tickets([ticket(), ticket({ uid: 'x', number: 'TKT-000008', subject: 'Invoice', status: 'CLOSED' })], { count: 12, pages: 2 }));
  const link = await screen.findByRole('link', { name: 'Which grease for 6206?' });
  expect(link).toHaveAttribute('href', '/viewSupport/TKT-000007');
  const card = within(link.closest('li') ?? document.body);
  for (const text of ['Waiting for you', 'TKT-000007', 'Mar 3, 2026']) expect(card.getByText(text)).toBeInTheDocument();
  expect(card.getByText(/Product and application/)).toBeInTheDocument();
  expect(screen.getByText('12 tickets')).toBeInTheDocument();
  expect(document.querySelector('a[href="/support-tickets-module?page=2"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'New ticket' })).toHaveAttribute('href', '/create-support-ticket');
});

test('a state is asked for by the address, and kept while paging', async () => {
  const { user, host } = show(tickets([ticket()], { count: 12, pages: 2 }), '?status=WAITING_FOR_CUSTOMER');
  await screen.findByRole('link', { name: 'Which grease for 6206?' });
  expect(document.querySelector('a[href="/support-tickets-module?status=WAITING_FOR_CUSTOMER&page=2"]')).not.toBeNull();
  const filter = screen.getByRole('combobox', { name: 'Status' });
  expect(filter).toHaveValue('WAITING_FOR_CUSTOMER');
  await user.selectOptions(filter, 'Closed');
  expect(host.callsOf('navigation.push')).toEqual([['/support-tickets-module?status=CLOSED']]);
});

test.each(['?status=MELTED', '?page=-3', '?page=x'])('%s asks for nothing special', async (search) => {
  show(tickets([ticket()]), search);
  expect(await screen.findByRole('link', { name: 'Which grease for 6206?' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('');
});

test('where there are none it is said what tickets are for', async () => {
  show(tickets([]));
  expect(await screen.findByText('You have no tickets.')).toBeInTheDocument();
});

test.each([
  ['?status=CLOSED', 0, 'No ticket has this status.'],
  ['?page=9', 3, 'There are no tickets on this page.'],
])('%s leads back to all', async (search, count, sentence) => {
  show(tickets([], { count }), search);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All tickets' })).toHaveAttribute('href', '/support-tickets-module');
});

test('that cannot be loaded says so, and can be tried again', async () => {
  const { user, host } = show(new Error('down'));
  expect(await screen.findByText('Your tickets could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

test('an answer that leaves the tickets out is a failure within the account area, and asked for again', async () => {
  let answer: unknown = { customer: { __typename: 'Customer' } };
  const { user } = show(() => answer);
  expect(await screen.findByText('Your tickets could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New ticket' })).toBeInTheDocument();
  answer = tickets([ticket()]);
  await user.click(press('Try again'));
  expect(await screen.findByRole('link', { name: 'Which grease for 6206?' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('of 300 a page at a time is shown, and the last one is reached', async () => {
  const many = Array.from({ length: 20 }, (_each, index) =>
    ticket({ uid: `u${index}`, number: `TKT-${index}`, subject: `Subject ${index}` }),
  );
  show(tickets(many, { count: 300, pages: 15 }), '?page=15');
  expect(await screen.findByText('300 tickets')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Subject / })).toHaveLength(20);
  expect(document.querySelector('a[href="/support-tickets-module?page=14"]')).not.toBeNull();
  expect(document.querySelector('a[href="/support-tickets-module?page=16"]')).toBeNull();
});
