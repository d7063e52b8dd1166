import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageParams } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import type { DefinedPage } from 'shared-platform';
import { renderPage, type Answers } from 'shared-platform/testing';

const CUSTOMER = {
  id: 'c1',
  email: 'shopper@example.com',
  firstName: 'Noura',
  lastName: 'Ali',
  isSubscribed: true,
  isCompanyAccount: false,
};

/** Signs a customer in. */
export const signedIn = (host: StubHost, more: Partial<typeof CUSTOMER> = {}) =>
  host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: { ...CUSTOMER, ...more } });

/** What a platform with our extension tells of orders besides: nothing, unless a test says so. */
const NOTHING_BESIDES: Answers = {
  OrderProgress: { customer: { __typename: 'Customer', orders: { __typename: 'CustomerOrders', items: [] } } } as never,
  GuestOrderProgress: { guestOrder: null } as never,
};

/** Opens a page of the account. */
export const open = (
  page: DefinedPage,
  { host = createStubHost(), answers = {}, params = {} }: { host?: StubHost; answers?: Answers; params?: PageParams } = {},
) => ({
  ...renderPage(page, { host, answers: { ...NOTHING_BESIDES, ...answers }, params }),
  user: userEvent.setup(),
});

export const at = (pathname: string, search = '') => createStubHost({}, { pathname, search });
/** The pages of the account area are for customers. */
export const customerAt = (pathname: string, search = '') => {
  const host = at(pathname, search);
  signedIn(host);
  return host;
};
export const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
export const press = (name: string) => screen.getByRole('button', { name });
/** "Register Now" of the sign-in panel: the style sheet, which is not here, shows one of two. */
export const registerNow = () => screen.getAllByRole('button', { name: 'Register Now' })[0]!;
/** The variables of the mutations that were sent. */
export const sentIn = (host: StubHost) => host.callsOf('commerce.mutate').map(([, variables]) => variables);
