import { act, screen } from '@testing-library/react';
import type { DefinedPage } from 'shared-platform';
import { customerAt, open, press, signedIn } from '../../testing/account-fixtures';
import accountInformation from '../../pages/account-information/account-information-page';
import accountSecurity from '../../pages/account-security/account-security-page';
import addressBook from '../../pages/address-book/address-book-page';

const ADDRESSES = {
  AddressBook: { customer: { __typename: 'Customer', addresses: [] } },
  AddressRegions: {
    country: {
      __typename: 'Country',
      id: 'SA',
      available_regions: [{ __typename: 'Region', id: 1101, code: 'SA-01', name: 'Riyadh' }],
    },
  },
};

const OVERVIEW = {
  AccountOverview: {
    customer: { __typename: 'Customer', orders: { __typename: 'CustomerOrders', total_count: 0, items: [] }, addresses: [] },
  },
  AccountContact: { customer: { __typename: 'Customer', salesrep: null } },
};

test.each<[string, DefinedPage, string, object]>([
  ['account information', accountInformation, 'First Name', { answers: OVERVIEW }],
  ['account security', accountSecurity, 'New email', {}],
  ['a new address', addressBook, 'Street Address', { answers: ADDRESSES, params: { id: 'new' } }],
])('%s: a customer who cannot be read is told, and read again on demand', async (_name, page, field, options) => {
  const host = customerAt('/account-information');
  host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined });
  const { user } = open(page, { host, ...options });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  act(() =>
    host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined, failure: 'Internal server error' }),
  );
  expect(await screen.findByText(/^Your details could not be loaded\./)).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('session.reload')).toHaveLength(1);
  act(() => signedIn(host));
  expect(await screen.findByLabelText(new RegExp(`^${field}`), { selector: 'input' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
