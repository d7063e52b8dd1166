import { screen, waitFor } from '@testing-library/react';
import { failed } from 'shared-testing';
import { textOf } from 'shared-platform/testing';
import { hostAt, open, refusing, sentIn } from '../../testing/company-fixtures';
import page from './accept-invitation-page';

const PATH = '/company/customer/acceptinvitation';
const SEARCH = '?code=abc&customer_id=Mw%3D%3D&company_id=MQ%3D%3D&role_id=Mg%3D%3D';
const invited = (more = {}) => hostAt(PATH, { search: SEARCH, isCompanyAccount: false, ...more });

test('who was invited accepts, and is of the company from then on', async () => {
  const host = invited();
  const { user: hand, reported } = open(page, host, { AcceptCompanyInvitation: { acceptCompanyInvitation: { success: true } } });
  expect(await screen.findByText(/^A company has invited/)).toHaveTextContent(/^A company has invited admin@example.com to join it.$/);
  expect(screen.getByText('admin@example.com')).toContainHTML('class="break"');
  // Opening the link does nothing.
  expect(sentIn(host)).toEqual([]);
  await hand.click(screen.getByRole('button', { name: 'Accept invitation' }));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/account-information']]));
  expect(sentIn(host)).toEqual([{ input: { code: 'abc', role_id: 'Mg==', user: { customer_id: 'Mw==', company_id: 'MQ==' } } }]);
  expect(host.callsOf('session.reload')).toHaveLength(1);
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'You now belong to the company.' }]]);
  expect(reported.heads).toEqual([{ title: 'Invitation to a company', robots: 'noindex' }]);
});

test('what is accepted is accepted, also where the customer cannot be read just then', async () => {
  const host = invited();
  host.give['session.reload'] = () => Promise.reject(new Error('Internal server error'));
  const { user: hand } = open(page, host, { AcceptCompanyInvitation: { acceptCompanyInvitation: { success: true } } });
  await hand.click(await screen.findByRole('button', { name: 'Accept invitation' }));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/account-information']]));
});

test.each([
  [true, 1],
  [false, 2],
])('an answer that was lost: the next try looks whether they belong to the company: %s', async (isCompanyAccount, times) => {
  const host = invited();
  const { user: hand } = open(page, host, { AcceptCompanyInvitation: { acceptCompanyInvitation: { success: true } } });
  const { answer } = host;
  host.answer = () => failed('No answer', { isNetworkError: true, status: undefined });
  await hand.click(await screen.findByRole('button', { name: 'Accept invitation' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  host.answer = answer;
  host.give['session.reload'] = () => {
    host.set.session.set(hostAt(PATH, { isCompanyAccount }).session.state.get());
    return Promise.resolve();
  };
  await hand.click(screen.getByRole('button', { name: 'Accept invitation' }));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/account-information']]));
  expect(host.callsOf('commerce.mutate')).toHaveLength(times);
  expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
});

test('a guest signs in first, and comes back to the same invitation', async () => {
  open(page, invited({ isGuest: true }), {});
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/sign-in?from=${encodeURIComponent(PATH + SEARCH)}`,
  );
});

test.each([
  ['The invitation code is not valid.', 'This invitation is not valid any more. Ask for a new one.'],
  ["The current customer isn't authorized.", 'This invitation is for another account. Sign in with the email that was invited.'],
  ['A customer with the same email already assigned to company.', 'You belong to a company already.'],
])('“%s” is said in the shopper’s words', async (sentence, words) => {
  const host = refusing(invited(), sentence);
  const { user: hand } = open(page, host, {});
  await hand.click(await screen.findByRole('button', { name: 'Accept invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(host.callsOf('session.reload')).toEqual([]);
});

test('a link that is not whole, and somebody who has a company; Arabic', async () => {
  const { unmount } = open(page, hostAt(PATH, { search: '?code=abc' }), {});
  expect(await screen.findByText(/This link is not complete/)).toBeInTheDocument();
  unmount();
  const member = open(page, hostAt(PATH, { search: SEARCH }), {});
  expect(await screen.findByText('You belong to a company already.')).toBeInTheDocument();
  member.unmount();
  open(page, invited({ language: 'ar' }), {});
  expect(await screen.findByRole('button', { name: textOf('ar-SA')('invitation.accept') })).toBeInTheDocument();
});
