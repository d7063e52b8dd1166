import { screen, waitFor, within } from '@testing-library/react';
import { failed } from 'shared-testing';
import { customerAt, open, press, sentIn, signedIn } from '../../testing/account-fixtures';
import accountSecurityPage from './account-security-page';

const show = (answers: Record<string, unknown> = {}, more: { isCompanyAccount?: boolean } = {}) => {
  const host = customerAt('/account-security');
  signedIn(host, more);
  return open(accountSecurityPage, { host, answers });
};
const emailForm = () => within(screen.getByRole('form', { name: 'Email address' }));
const passwordForm = () => within(screen.getByRole('form', { name: 'Password' }));
const current = (form: ReturnType<typeof within>) => form.getByLabelText('Current password', { selector: 'input' });

test('the e-mail address is changed with the password', async () => {
  const { user, host } = show({ ChangeEmail: { updateCustomerEmail: { customer: { email: 'n@example.com' } } } });
  await user.type(emailForm().getByRole('textbox', { name: /New email/ }), ' n@example.com');
  await user.type(current(emailForm()), 'Passw0rd!');
  await user.click(press('Change the email address'));
  expect(sentIn(host)).toEqual([{ email: 'n@example.com', password: 'Passw0rd!' }]);
  expect(host.callsOf('session.reload')).toHaveLength(1);
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

test('password managers read whose password each form is about', async () => {
  const { user } = show();
  await user.click(press('Delete the account'));
  for (const form of [emailForm(), passwordForm(), within(await screen.findByRole('dialog'))]) {
    const owners = form.getAllByDisplayValue<HTMLInputElement>('shopper@example.com');
    // They pass over what is of the type `hidden`.
    expect(owners.map(({ autocomplete, type }) => [autocomplete, type])).toEqual([['username', 'email']]);
  }
});

test.each([
  ['shopper@example.com', /must be different/],
  [' Shopper@Example.com', /must be different/],
  ['not an address', /valid email/],
])('%s is no new address', async (typed, complaint) => {
  const { user, host } = show();
  await user.type(emailForm().getByRole('textbox', { name: /New email/ }), typed);
  await user.type(current(emailForm()), 'Passw0rd!');
  await user.click(press('Change the email address'));
  expect(emailForm().getByRole('textbox', { name: /New email/ })).toHaveAccessibleDescription(complaint);
  expect(sentIn(host)).toEqual([]);
});

test.each([
  ["The password doesn't match this account. Verify the password and try again.", 'Current password'],
  ['A customer with the same email address already exists in an associated website.', 'New email address'],
])('%s stands at its field', async (says, label) => {
  const { user } = show({ ChangeEmail: new Error(says) });
  await user.type(emailForm().getByRole('textbox', { name: /New email/ }), 'n@example.com');
  await user.type(current(emailForm()), 'Passw0rd!');
  await user.click(press('Change the email address'));
  await waitFor(() => expect(emailForm().getByLabelText(label, { selector: 'input' })).toHaveAttribute('aria-invalid', 'true'));
  expect(emailForm().getByRole('textbox', { name: /New email/ })).toHaveValue('n@example.com');
});

test.each(['ChangeEmail', 'ChangePassword'])('that the platform does not answer is no field’s fault: %s', async (operation) => {
  const { user } = show({ [operation]: new Error('Internal server error') });
  const form = operation === 'ChangeEmail' ? emailForm() : passwordForm();
  if (operation === 'ChangeEmail') await user.type(form.getByRole('textbox', { name: /New email/ }), 'n@example.com');
  else await user.type(form.getByLabelText('New password', { selector: 'input' }), 'N3wPassw0rd!');
  await user.type(current(form), 'Passw0rd!');
  await user.click(form.getByRole('button', { name: /^Change the/ }));
  expect(await form.findByRole('alert')).toBeInTheDocument();
  for (const input of form.getAllByLabelText(/assword|email/, { selector: 'input' })) expect(input).toBeValid();
});

test('a changed e-mail address that cannot be read anew is changed', async () => {
  const host = customerAt('/account-security');
  host.give['session.reload'] = () => Promise.reject(new Error('Internal server error'));
  const { user } = open(accountSecurityPage, {
    host,
    answers: { ChangeEmail: { updateCustomerEmail: { customer: { email: 'n@example.com' } } } },
  });
  await user.type(emailForm().getByRole('textbox', { name: /New email/ }), 'n@example.com');
  await user.type(current(emailForm()), 'Passw0rd!');
  await user.click(press('Change the email address'));
  await waitFor(() => expect(host.callsOf('toasts.add')).toHaveLength(1));
  expect(emailForm().queryByRole('alert')).toBeNull();
});

test('the password is changed, and must be another one', async () => {
  const { user, host } = show({ ChangePassword: { changeCustomerPassword: { email: 'shopper@example.com' } } });
  const next = () => passwordForm().getByLabelText('New password', { selector: 'input' });
  await user.type(current(passwordForm()), 'Passw0rd!');
  await user.type(next(), 'Passw0rd!');
  await user.click(press('Change the password'));
  expect(next()).toHaveAccessibleDescription(/must be different/);
  await user.type(next(), '2');
  await user.click(press('Change the password'));
  expect(sentIn(host)).toEqual([{ currentPassword: 'Passw0rd!', newPassword: 'Passw0rd!2' }]);
  await waitFor(() => expect(next()).toHaveValue(''));
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  host.navigation.push('/left');
  expect(confirm).not.toHaveBeenCalled();
});

test.each([
  ['is the account’s', { generateCustomerToken: { token: 'x' } }, ['ChangePassword', 'ProvePassword']],
  ['is not', new Error('The account sign-in was incorrect.'), ['ChangePassword', 'ProvePassword', 'ChangePassword']],
])('a password whose change was not answered: the next try sees that it %s', async (_what, proof, sent) => {
  const { user, host } = show({ ChangePassword: { changeCustomerPassword: { email: 'shopper@example.com' } }, ProvePassword: proof });
  const { answer } = host;
  const operations: string[] = [];
  let isLost = true;
  host.answer = (operation, variables) => {
    operations.push(operation);
    return isLost ? failed('No answer', { isNetworkError: true, status: undefined }) : answer(operation, variables);
  };
  const next = passwordForm().getByLabelText('New password', { selector: 'input' });
  await user.type(current(passwordForm()), 'Passw0rd!');
  await user.type(next, 'N3wPassw0rd!');
  await user.click(press('Change the password'));
  expect(await passwordForm().findByRole('alert')).toBeInTheDocument();
  isLost = false;
  await user.click(press('Change the password'));
  await waitFor(() => expect(next).toHaveValue(''));
  expect(operations).toEqual(sent);
});

const page = (name: string, items: readonly object[], pages: number) => ({
  customer: { __typename: 'Customer', [name]: { __typename: 'Page', items, page_info: { __typename: 'Info', total_pages: pages } } },
});

test('a copy has every page of everything, and the day in Riyadh in its name', async () => {
  let saved: Blob | undefined;
  let name = '';
  URL.createObjectURL = (blob: Blob) => ((saved = blob), 'blob:x');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  jest.useFakeTimers({ now: new Date('2026-12-31T21:00:00Z'), advanceTimers: true });
  const { user, host } = show();
  host.answer = (operation, variables) => {
    const { page: number = 0 } = variables as { page?: number };
    const data: Record<string, unknown> = {
      CollectedAccount: { customer: { __typename: 'Customer', email: 'shopper@example.com' }, customerPaymentTokens: { items: [] } },
      CollectedOrders: page('orders', [{ number: `order-${number}` }], 3),
      CollectedReturns: page('returns', [], 0),
      CollectedReviews: page('reviews', [{ summary: `review-${number}` }], 2),
      CollectedTickets: page('support_tickets', [{ number: 'TKT-1' }], 1),
      CollectedRequests: page('drawing_requests', [], 0),
      CollectedAlerts: page('product_alerts', [], 0),
      CollectedWishlists: {
        customer: { wishlists: [{ id: '7', name: 'Workshop', items_v2: { items: [{ id: `${number}` }], page_info: { total_pages: 2 } } }] },
      },
      CollectedRequisitionLists: {
        customer: {
          requisition_lists: {
            items: [{ uid: 'Nw==', name: 'Monthly', items: { items: [{ quantity: 3 }], page_info: { total_pages: 1 } } }],
          },
        },
      },
    };
    return { data: data[operation], error: undefined };
  };
  await user.click(press('Download your data'));
  await waitFor(() => expect(saved).toBeDefined());
  jest.useRealTimers();
  expect(name).toBe('my-data-2027-01-01.json');
  const copy: unknown = JSON.parse(new TextDecoder().decode(await saved?.arrayBuffer()));
  expect(copy).toMatchObject({
    account: { email: 'shopper@example.com' },
    orders: [{ number: 'order-1' }, { number: 'order-2' }, { number: 'order-3' }],
    reviews: [{ summary: 'review-1' }, { summary: 'review-2' }],
    wish_lists: [{ name: 'Workshop', items: [{ id: '1' }, { id: '2' }] }],
    requisition_lists: [{ name: 'Monthly', items: [{ quantity: 3 }] }],
    support_tickets: [{ number: 'TKT-1' }],
  });
  expect(JSON.stringify(copy)).not.toContain('__typename');
});

test('a review of a product that is gone is collected without it', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => ((saved = blob), 'blob:x');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, host } = show();
  host.answer = (operation, variables) => {
    if (operation !== 'CollectedReviews') return { data: { customer: {} }, error: undefined };
    const { withProducts } = variables as { withProducts: boolean };
    const reviews = { items: [{ summary: 'Good' }], page_info: { total_pages: 1 } };
    return withProducts
      ? failed('Cannot return null for non-nullable field "ProductReview.product".')
      : { data: { customer: { reviews } }, error: undefined };
  };
  await user.click(press('Download your data'));
  await waitFor(() => expect(saved).toBeDefined());
  expect(JSON.parse(new TextDecoder().decode(await saved?.arrayBuffer()))).toMatchObject({ reviews: [{ summary: 'Good' }] });
});

test('half a copy is none', async () => {
  const { user } = show();
  await user.click(press('Download your data'));
  expect(await screen.findByText('Your data could not be collected. Try again later.')).toBeInTheDocument();
});

describe('the end of the account', () => {
  const PROVEN = { generateCustomerToken: { token: 'x' } };
  const ask = async (answers: Record<string, unknown>, more = {}) => {
    const shown = show(answers, more);
    await shown.user.click(press('Delete the account'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await shown.user.type(dialog.getByLabelText('Current password', { selector: 'input' }), 'Passw0rd!');
    await shown.user.click(dialog.getByRole('button', { name: 'Delete the account' }));
    return { ...shown, dialog };
  };

  test('says what goes and what stays', () => {
    show();
    expect(screen.getByText(/are deleted for good/)).toBeInTheDocument();
    expect(screen.getByText(/stay for six years/)).toBeInTheDocument();
  });

  test('comes with the right password, and signs out', async () => {
    const { host } = await ask({ ProvePassword: PROVEN, DeleteAccount: { deleteCustomer: true } });
    await waitFor(() => expect(host.callsOf('session.signOut')).toHaveLength(1));
  });

  test('does not with a wrong one', async () => {
    const { host, dialog } = await ask({
      ProvePassword: new Error('The account sign-in was incorrect or your account is disabled temporarily.'),
    });
    expect(await dialog.findByText('This is not your password.')).toBeInTheDocument();
    expect(sentIn(host)).toHaveLength(1);
  });

  describe('is understood though its answer was lost', () => {
    const LOST = failed('No answer', { isNetworkError: true, status: undefined });
    const REFUSED = new Error("The current customer isn't authorized.");
    const WRONG = new Error('The account sign-in was incorrect or your account is disabled temporarily.');
    const HERE = { customer: { __typename: 'Customer', email: 'shopper@example.com' } };
    const refused = ({ message }: Error) => failed('x', { errors: [{ message, category: 'x', path: undefined }] });
    /** As `ask`, with what has no answer; `isGone`: the deletion has been carried out. */
    const lose = async (unanswered: readonly string[], answers: Record<string, unknown>, { isGone = false } = {}) => {
      const shown = show(answers);
      const { host, user } = shown;
      const { answer } = host;
      let isDeleted = false;
      host.answer = (operation, variables) => {
        if (operation === 'DeleteAccount') isDeleted = isGone;
        if (operation === 'ProvePassword' && isDeleted) return refused(WRONG);
        return unanswered.includes(operation) ? LOST : answer(operation, variables);
      };
      await user.click(press('Delete the account'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
      await user.type(dialog.getByLabelText('Current password', { selector: 'input' }), 'Passw0rd!');
      await user.click(dialog.getByRole('button', { name: 'Delete the account' }));
      return { ...shown, dialog, answer };
    };
    const again = async ({ user, dialog }: Awaited<ReturnType<typeof ask>>) =>
      user.click(dialog.getByRole('button', { name: 'Delete the account' }));

    test('at once, where the account’s token is refused', async () => {
      const { host } = await lose(['DeleteAccount'], { ProvePassword: PROVEN, AccountToDelete: REFUSED }, { isGone: true });
      await waitFor(() => expect(host.callsOf('session.signOut')).toHaveLength(1));
      expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'success' }]]);
      expect(sentIn(host).filter((each) => Object.keys(each as object).length === 0)).toHaveLength(1);
    });

    test('and not where the session alone has ended: the password is still the account’s', async () => {
      const { host, dialog } = await lose(['DeleteAccount'], { ProvePassword: PROVEN, AccountToDelete: REFUSED });
      expect(await dialog.findByRole('alert')).toBeInTheDocument();
      expect(host.callsOf('session.signOut')).toEqual([]);
      expect(host.callsOf('toasts.add')).toEqual([]);
    });

    test.each(['with the dialog open', 'with the dialog opened anew'])('with the next try, %s', async (how) => {
      const shown = await lose(['DeleteAccount', 'AccountToDelete'], { ProvePassword: PROVEN });
      expect(await shown.dialog.findByRole('alert')).toBeInTheDocument();
      const { host, user } = shown;
      expect(host.callsOf('session.signOut')).toEqual([]);
      host.answer = (operation) => refused(operation === 'AccountToDelete' ? REFUSED : WRONG);
      if (how === 'with the dialog opened anew') {
        await user.click(shown.dialog.getByRole('button', { name: 'Keep the account' }));
        await user.click(press('Delete the account'));
        const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
        await user.type(dialog.getByLabelText('Current password', { selector: 'input' }), 'Passw0rd!');
        await again({ ...shown, dialog });
      } else await again(shown);
      await waitFor(() => expect(host.callsOf('session.signOut')).toHaveLength(1));
      expect(sentIn(host).filter((each) => Object.keys(each as object).length === 0)).toHaveLength(1);
    });

    test('and sent again where the account is there; the password is proved again', async () => {
      const shown = await lose(['DeleteAccount'], { ProvePassword: PROVEN, AccountToDelete: HERE });
      expect(await shown.dialog.findByRole('alert')).toBeInTheDocument();
      const { host, answer } = shown;
      host.answer = (operation, variables) =>
        operation === 'DeleteAccount' ? { data: { deleteCustomer: true }, error: undefined } : answer(operation, variables);
      await again(shown);
      await waitFor(() => expect(host.callsOf('session.signOut')).toHaveLength(1));
      expect(sentIn(host)).toHaveLength(4);
    });

    test('a refused token alone says nothing: no deletion was sent', async () => {
      const { host, dialog } = await ask({ ProvePassword: WRONG, AccountToDelete: REFUSED });
      expect(await dialog.findByText('This is not your password.')).toBeInTheDocument();
      expect(host.callsOf('session.signOut')).toEqual([]);
      expect(host.callsOf('commerce.query')).toEqual([]);
    });
  });

  test('does not for who administers a company', async () => {
    const says = 'Cannot delete the company admin. Delete operation has been stopped. Please repeat the action for the other customers.';
    const { host, dialog } = await ask({ ProvePassword: PROVEN, DeleteAccount: new Error(says) }, { isCompanyAccount: true });
    expect(await dialog.findByText(/You administer your company/)).toBeInTheDocument();
    expect(host.callsOf('session.signOut')).toEqual([]);
  });
});
