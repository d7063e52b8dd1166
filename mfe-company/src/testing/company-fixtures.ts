import userEvent from '@testing-library/user-event';
import type { PageParams } from 'shared-contracts';
import { createStubHost, failed, type StubHost } from 'shared-testing';
import type { DefinedPage } from 'shared-platform';
import { renderPage, type Answers } from 'shared-platform/testing';

const CUSTOMER = { id: 'c1', email: 'admin@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: true, isCompanyAccount: true };

/** A host on which somebody of a company is signed in. */
export function hostAt(
  pathname: string,
  {
    search = '',
    language = 'en' as 'en' | 'ar',
    isGuest = false,
    isCompanyAccount = true,
    /** What their role includes; by default they administer the company. */
    permissions = undefined as readonly string[] | undefined,
  } = {},
): StubHost {
  const host = createStubHost({}, { pathname, search, language });
  const customer = { ...CUSTOMER, isCompanyAccount, ...(permissions ? { permissions } : { isAdministrator: true }) };
  if (!isGuest) host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer });
  return host;
}

export const open = (page: DefinedPage, host: StubHost, answers: Answers, params: PageParams = {}) => ({
  ...renderPage(page, { host, answers, params }),
  user: userEvent.setup(),
});

/** The variables of the mutations that were sent. */
export const sentIn = (host: StubHost) => host.callsOf('commerce.mutate').map(([, variables]) => variables);

/** Every change is refused with this. */
export const refusing = (host: StubHost, message: string): StubHost => {
  host.answer = () => failed(message, { errors: [{ message, category: 'graphql-input', path: undefined }] });
  return host;
};
