import { failed } from 'shared-testing';
import { faultOf, type Fault } from './fault-of';
import en from './messages/en.json';
import unreached from './unreached/messages/en.json';

/** What the sandbox says; `elsewhere`: what the other generation says in its place. */
const SENTENCES: Readonly<Record<Fault, { says: readonly string[]; elsewhere?: readonly string[] }>> = {
  'company-admin': {
    says: [
      'Cannot delete the company admin. Delete operation has been stopped. Please repeat the action for the other customers.',
      'The user A B is the company admin and cannot be set to inactive. You must set another user as the company admin first.',
    ],
  },
  'company-email-taken': { says: ['Company with this email already exists. Enter a different email to create a company.'] },
  'default-address': {
    says: ['Customer Address 7 is set as default billing address and can not be deleted'],
    elsewhere: ['Customer Address 7 is set as default shipping address and cannot be deleted'],
  },
  'default-wish-list': { says: ["The default wish list can't be deleted."], elsewhere: ["We can't delete the default wish list."] },
  'email-taken': {
    says: [
      'A customer with the same email address already exists in an associated website.',
      'A customer with the same email already assigned to company.',
    ],
    elsewhere: ['A customer with the same email address (a@example.com) already exists in an associated website.'],
  },
  'confirmation-link': { says: ['The confirmation token is invalid. Verify the token and try again.'] },
  'confirmed-already': { says: ['The account is already active.', "Confirmation isn't needed."] },
  'list-name-taken': { says: ['A requisition list with the name "A" already exists.'] },
  'needs-choice': { says: ['You need to choose options for your item.'] },
  'no-account-to-confirm': { says: ['There was an error confirming the account', 'There was an error sending the confirmation email'] },
  'no-company': { says: ['Customer is not a company user.'] },
  'not-allowed': {
    says: ['You do not have authorization to perform this action.', 'Current customer does not have permission to address with ID "7"'],
    elsewhere: ["The customer isn't authorized to manage this company."],
  },
  'not-confirmed': { says: ["This account isn't confirmed. Verify and try again."], elsewhere: ['The account is not confirmed.'] },
  'not-yours': { says: ['The current customer is not authorized to retrieve the purchase order 000000003.'] },
  'order-final': {
    says: ['Order already closed, complete, cancelled or on hold', 'Order with one or more items shipped cannot be cancelled'],
  },
  'order-not-yours': { says: ['Current user is not authorized to cancel this order'] },
  'order-of-account': { says: ['Please login to view the order.'] },
  'password-for-email': { says: ['Provide the current "password" to change "email".'] },
  'password-long': { says: ['Please enter a password with at most 256 characters.'] },
  'password-short': { says: ['The password needs at least 8 characters. Create a new password and try again.'] },
  'password-simple': {
    says: [
      'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    ],
  },
  'password-space': { says: ["The password can't begin or end with a space. Verify the password and try again."] },
  'reset-link-expired': { says: ['The password token is expired. Reset and try again.'] },
  'reset-link': {
    says: ["Cannot reset the customer's password", "Cannot set the customer's password"],
    elsewhere: ['The password token is mismatched. Reset and try again.'],
  },
  'role-exists': { says: ['User role with this name already exists. Enter a different name to save this role.'] },
  'role-in-use': {
    says: ['This role cannot be deleted because users are assigned to it. Reassign the users to another role to continue.'],
  },
  'rule-name-taken': { says: ['This rule name already exists. Enter a unique rule name.'] },
  'sign-in-incorrect': {
    says: [
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      'Invalid login or password.',
    ],
  },
  'signed-out': {
    says: [
      "The current customer isn't authorized.",
      'The request is allowed for logged in customer',
      'User token has been revoked',
      'The current user cannot perform operations on wishlist',
      "Guest customers aren't allowed to add product reviews.",
    ],
    elsewhere: ["The consumer isn't authorized to access %resources.", 'The token has expired', 'Invalid token'],
  },
  'too-many': { says: ['Too Many Requests'] },
  'unknown-product': { says: ['Could not find a product with SKU "6205"'] },
  'wish-list-exists': { says: ['Wish list "Workshop" already exists.'] },
  'wish-lists-disabled': { says: [], elsewhere: ['The wishlist configuration is currently disabled.', 'The wish list is not enabled.'] },
  'wrong-email': {
    says: [
      '"a@b" is not a valid email address.',
      'Email is invalid',
      'The email address has an invalid format.',
      'Email must be specified',
    ],
    elsewhere: ['Invalid email format'],
  },
  'wrong-password': { says: [], elsewhere: ["The password doesn't match this account. Verify the password and try again."] },
  captcha: { says: ['ReCaptcha validation failed, please try again'], elsewhere: ['reCAPTCHA verification failed.'] },
  down: { says: ['Internal server error', 'Something went wrong with reCAPTCHA. Please contact the store owner.'] },
  gone: {
    says: [
      'No such entity with roleId = 7',
      'Could not find a address with ID "7"',
      'The requisition list was not found.',
      "The product that was requested doesn't exist. Verify the product and try again.",
      'Cannot find order number "7" for current customer.',
      "We couldn't locate an order with the information provided.",
    ],
  },
  invited: {
    says: ['Invitation was sent to an existing customer, they will be added to your organization once they accept the invitation.'],
  },
  locked: { says: ['The account is locked.', 'The account is locked'] },
  region: {
    says: ['A region_id is required for the specified country code', 'The region_id does not match the selected country or region'],
    elsewhere: ['Region is required.', 'Region is not available for the selected country'],
  },
  required: {
    says: [
      'Name field is required.',
      '"First Name" is a required value.',
      '"city" is required. Enter and try again.',
      'Required parameter "name" is missing',
      'Required parameters are missing: firstname, city',
      'Specify the "email" value.',
    ],
  },
  subscribed: { says: ['This email address is already subscribed.'], elsewhere: ['Cannot create a newsletter subscription.'] },
  yourself: { says: ['You cannot delete yourself.'] },
};

const cases = Object.entries(SENTENCES).flatMap(([fault, { says, elsewhere = [] }]) =>
  [...says, ...elsewhere].map((sentence) => [fault, sentence] as const),
);

test.each(cases)('%s: %s', (fault, sentence) => {
  const bare = sentence.replace(/\.$/, '');
  for (const written of [bare, `${bare}.`, sentence.replaceAll(/(?<=\w)'(?=\w)/g, '’')]) {
    expect(faultOf(written)).toBe(fault);
    expect(faultOf({ message: written })).toBe(fault);
    expect(faultOf(failed(written).error)).toBe(fault);
  }
});

test('of several sentences, the first that is known counts; the joined message does not', () => {
  const errors = ['Something new.', 'You cannot delete yourself.', 'Too Many Requests'].map((message) => ({
    message,
    category: undefined,
    path: undefined,
  }));
  expect(faultOf(failed('Too Many Requests', { errors }).error)).toBe('yourself');
  expect(faultOf(failed('Too Many Requests', { errors: [] }).error)).toBe('too-many');
});

test('what is not known, and what the platform has not said, has no name', () => {
  for (const refusal of [undefined, '', 'Something new.', { message: 'Something new.' }]) expect(faultOf(refusal)).toBeUndefined();
  expect(faultOf(failed('Internal server error', { status: 503 }).error)).toBeUndefined();
  expect(faultOf(failed('The account is locked.', { isNetworkError: true, status: undefined }).error)).toBeUndefined();
});

test('each message of the platform’s words says a fault, or is part of what says one', () => {
  const said = Object.keys({ ...en, ...unreached }).map((id) => id.replace('said.', ''));
  expect(said.filter((name) => !(name in SENTENCES)).sort()).toEqual(['comma', 'field', 'network', 'other']);
});
