import { may, type SessionState } from './session';

const CUSTOMER = { email: 'b@example.com', firstName: 'B', lastName: 'C', isSubscribed: false, isCompanyAccount: true };
const sessionOf = (role: object): SessionState => ({ status: 'customer', expiresAt: 0, isKept: true, customer: { ...CUSTOMER, ...role } });

test('a permission is the role’s, or the administrator’s', () => {
  expect(may(sessionOf({ permissions: ['x', 'y'] }), 'y')).toBe(true);
  expect(may(sessionOf({ permissions: ['x', 'y'] }), 'z')).toBe(false);
  expect(may(sessionOf({ isAdministrator: true }), 'z')).toBe(true);
});

test.each<[string, SessionState]>([
  ['a guest', { status: 'guest' }],
  ['nobody knows who', { status: 'unknown' }],
  ['a customer who has not been read', { status: 'customer', expiresAt: 0, isKept: true, customer: undefined }],
  ['a customer without a company', sessionOf({})],
])('of %s it is not known', (_who, session) => expect(may(session, 'z')).toBeUndefined());
