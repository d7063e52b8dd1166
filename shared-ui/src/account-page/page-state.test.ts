import type { SessionState } from 'shared-contracts';
import type { OperationResult } from 'shared-platform';
import { ofCompany } from './of-company';
import { missing, toPageState } from './page-state';

const CUSTOMER = { email: 'a@example.com', firstName: 'A', lastName: 'B', isSubscribed: false, isCompanyAccount: false };
const signedIn = (more: object = { customer: CUSTOMER }): SessionState => ({
  status: 'customer',
  expiresAt: 0,
  isKept: true,
  customer: undefined,
  ...more,
});
const withRole = (...permissions: string[]) => signedIn({ customer: { ...CUSTOMER, permissions } });
const person = signedIn();
const nothing: OperationResult = { data: undefined, error: undefined, fetching: false, isProvisional: false };
const answered = { ...nothing, data: {} };
const said = (message: string): OperationResult => ({ ...nothing, error: { message } });
const REFUSED = 'You do not have authorization to perform this action.';

describe('a company’s page', () => {
  test.each([
    ['a guest', { status: 'guest' }, nothing, undefined, 'guest'],
    ['nobody knows who', { status: 'unknown' }, nothing, 'view', 'loading'],
    ['asked', person, { ...nothing, fetching: true }, undefined, 'loading'],
    ['answered', person, answered, 'view', 'ready'],
    ['asked again', person, { ...answered, fetching: true }, 'view', 'ready'],
    ['not asked yet', person, nothing, undefined, 'loading'],
    ['nothing there, and nothing said', person, answered, undefined, 'failed'],
    ['nothing there, refused to the role', person, { ...said('You do not have authorization.'), data: {} }, undefined, 'not-allowed'],
    ['nothing there, no company', person, { ...said('Customer is not a company user.'), data: {} }, undefined, 'not-a-company'],
    ['no company, said', person, said('Customer is not a company user.'), undefined, 'not-a-company'],
    ['a role without the right', person, said(REFUSED), undefined, 'not-allowed'],
    ['a person without a company, refused', person, said("The current customer isn't authorized."), undefined, 'not-a-company'],
    ['the same with a typographic apostrophe', person, said('The current customer isn’t authorized'), undefined, 'not-a-company'],
    ['a failure', person, said('Failed to fetch'), undefined, 'failed'],
    ['a failure, asked again', person, { ...said('Failed to fetch'), fetching: true }, undefined, 'failed'],
    ['no such thing', person, answered, missing, 'missing'],
    ['nobody has read the customer', signedIn({}), answered, 'view', 'loading'],
    ['nobody could read the customer', signedIn({ failure: 'down' }), answered, 'view', 'ready'],
    ['the role includes it', withRole('see'), answered, 'view', 'ready'],
    ['the role does not include it, whatever is there', withRole('other'), answered, 'view', 'not-allowed'],
  ] satisfies [string, SessionState, OperationResult, string | typeof missing | undefined, string][])(
    '%s',
    (_what, session, answer, view, kind) => expect(toPageState(session, ofCompany('see'), { answer }, view).kind).toBe(kind),
  );

  test('of several permissions, one is enough', () => {
    expect(toPageState(withRole('edit'), ofCompany('see', 'edit'), { answered }, 'view').kind).toBe('ready');
  });

  test('of several answers, one that is refused does not speak for the page until the others have come', () => {
    expect(toPageState(person, ofCompany('see'), { part: said(REFUSED), nothing }, undefined).kind).toBe('loading');
    expect(toPageState(person, ofCompany('see'), { part: said(REFUSED), answered }, 'view').kind).toBe('ready');
    expect(toPageState(person, ofCompany('see'), { part: said(REFUSED), answered }, undefined).kind).toBe('not-allowed');
  });
});

test('a page that asks for no permission knows no role and no company', () => {
  expect(toPageState(signedIn({}), undefined, { answered }, 'view').kind).toBe('ready');
  expect(toPageState(person, undefined, { answer: said(REFUSED) }, undefined)).toEqual({ kind: 'failed', message: REFUSED });
});
