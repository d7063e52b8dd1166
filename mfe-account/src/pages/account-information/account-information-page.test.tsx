import { screen, waitFor } from '@testing-library/react';
import { signedIn, open, at, field, press, sentIn } from '../../testing/account-in-hand';
import accountInformation from './account-information-page';

describe('account information', () => {
  test('shows what is known, saves, and reads the customer again', async () => {
    const host = at('/account-information');
    signedIn(host);
    const { user } = open(accountInformation, { host, answers: { UpdateCustomer: { updateCustomerV2: { customer: {} } } } });
    expect(screen.getByText('shopper@example.com')).toBeInTheDocument();
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Sara');
    await user.click(press('Save'));
    await waitFor(() => expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Your changes have been saved.' }]]));
    expect(sentIn(host)).toEqual([{ input: { firstname: 'Sara', lastname: 'Ali', is_subscribed: true } }]);
    expect(host.callsOf('session.reload')).toHaveLength(1);
  });

  test('a refusal is said, and what was typed stays', async () => {
    const host = at('/account-information');
    signedIn(host);
    const { user } = open(accountInformation, { host, answers: { UpdateCustomer: new Error('Not now') } });
    await user.type(field('Last Name'), 'x');
    await user.click(press('Save'));
    expect(await screen.findByText('Not now')).toBeInTheDocument();
    expect(field('Last Name')).toHaveValue('Alix');
  });

  test('stands in the frame of the account area, with its links', () => {
    const host = at('/account-information');
    signedIn(host);
    host.set.links.set({ 'account-area': [{ path: '/account-information', label: 'My Account', icon: undefined }] });
    open(accountInformation, { host });
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('aria-current', 'page');
  });
});
