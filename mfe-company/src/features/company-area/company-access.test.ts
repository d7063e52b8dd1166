import type { SessionState } from 'shared-contracts';
import { idsOf, mayDo, toCompanyState } from './company-access';

const person = (): SessionState => ({
  status: 'customer',
  expiresAt: 0,
  isKept: true,
  customer: { email: 'a@example.com', firstName: 'A', lastName: 'B', isSubscribed: false, isCompanyAccount: false },
});
const nothing = { data: undefined, error: undefined, fetching: false };
const said = (message: string) => ({ ...nothing, error: { message } });

test.each([
  ['a guest', { status: 'guest' }, nothing, false, 'guest'],
  ['nobody knows who', { status: 'unknown' }, nothing, true, 'loading'],
  ['asked', person(), { ...nothing, fetching: true }, false, 'loading'],
  ['answered', person(), { ...nothing, data: {} }, true, 'ready'],
  ['asked again', person(), { ...nothing, data: {}, fetching: true }, true, 'ready'],
  ['not asked yet', person(), nothing, false, 'loading'],
  ['nothing there, and nothing said', person(), { ...nothing, data: {} }, false, 'failed'],
  ['nothing there, refused to the role', person(), { ...said('You do not have authorization.'), data: {} }, false, 'not-allowed'],
  ['nothing there, no company', person(), { ...said('Customer is not a company user.'), data: {} }, false, 'not-a-company'],
  ['no company, said', person(), said('Customer is not a company user.'), false, 'not-a-company'],
  ['a role without the right', person(), said('You do not have authorization to perform this action.'), false, 'not-allowed'],
  ['a person without a company, refused', person(), said("The current customer isn't authorized."), false, 'not-a-company'],
  ['the same with a typographic apostrophe', person(), said('The current customer isn’t authorized'), false, 'not-a-company'],
  ['a failure', person(), said('Failed to fetch'), false, 'failed'],
] satisfies [string, SessionState, Parameters<typeof toCompanyState>[1], boolean, string][])(
  '%s',
  (_what, session, answer, isThere, kind) => expect(toCompanyState(session, answer, isThere).kind).toBe(kind),
);

test('the ids of a tree, with what the platform leaves out', () => {
  expect(idsOf([{ id: 'a', children: [null, { id: 'b', children: [{ id: 'c' }] }] }, null])).toEqual(['a', 'b', 'c']);
  expect(idsOf(undefined)).toEqual([]);
});

test('a permission is the role’s, or the administrator’s', () => {
  const role = { permissions: [{ id: 'x', children: [{ id: 'y' }] }] };
  const company = { company_admin: { email: 'admin@example.com' } };
  expect(mayDo({ customer: { email: 'b@example.com', role }, company }, 'y')).toBe(true);
  expect(mayDo({ customer: { email: 'b@example.com', role }, company }, 'z')).toBe(false);
  expect(mayDo({ customer: { email: 'admin@example.com', role: null }, company }, 'z')).toBe(true);
  expect(mayDo({ customer: null, company: {} }, 'z')).toBe(false);
});
