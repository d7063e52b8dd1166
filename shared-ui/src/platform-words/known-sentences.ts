import type { TextFunction } from 'shared-platform';
import { findKnown, type KnownSentence } from './find-known';
import type { PlatformTextId } from './messages/source';
import { GONE, OF_ACCESS } from './page-fault';

/**
 * What the platform says to customers and companies, in this generation's wording and the last one's: the name of the fault, which the
 * message `said.<name>` says. Patterns meet sentences as `plain` leaves them: straight quotes, no full stop at the end.
 */
export const KNOWN = [
  [/^Too Many Requests|too many (?:attempts|requests)/i, 'too-many'],
  [/sign-in was incorrect|Invalid login or password/i, 'sign-in-incorrect'],
  [/account is locked/i, 'locked'],
  [/account (?:isn't|is not) confirmed/i, 'not-confirmed'],
  [/password doesn't match this account|current password is (?:not correct|incorrect)/i, 'wrong-password'],
  [/password can't begin or end with a space/i, 'password-space'],
  [/password needs at least (\d+) characters/i, 'password-short', 'length'],
  [/password with at most \d+ characters|longer than \d+ characters/i, 'password-long'],
  [/password token is expired/i, 'reset-link-expired'],
  [/password token is mismatched|Cannot (?:reset|set) the customer's password/i, 'reset-link'],
  [/same email (?:address )?(?:\([^)]*\) )?already (?:exists|assigned)|email already exists/i, 'email-taken'],
  [/already subscribed|Cannot create a newsletter subscription/i, 'subscribed'],
  [/not a valid email address|email address (?:has an invalid format|is not valid|is invalid)|Email is invalid/i, 'wrong-email'],
  [/Email must be specified|(?:specify|provide|enter) a(?:n| valid) email address|Invalid email format/i, 'wrong-email'],
  // "Something went wrong with reCAPTCHA" says nothing of the answer: the provider is down.
  [/^(?!Some).*captcha/i, 'captcha'],
  ...OF_ACCESS,
  [/Minimum of different classes of characters in password is (\d+)/i, 'password-simple', 'classes'],
  [/current "password" to change "email"/i, 'password-for-email'],
  [/authorized to cancel this order/i, 'order-not-yours'],
  [/already closed, complete, cancelled or on hold|shipped cannot be cancelled/i, 'order-final'],
  [/region(?:_?id)?"? is required|region.*not.*(?:found|valid|match|available|part of)/i, 'region'],
  [/^"?([\w /-]+?)"? (?:field )?is (?:a )?required(?:\.| value| field|$)/i, 'required', 'field'],
  [/Required parameter "([^"]+)" is missing/i, 'required', 'field'],
  [/Required parameters are missing: (.+)$/i, 'required', 'field'],
  [/^Specify the "([^"]+)" value/i, 'required', 'field'],
  [/default (?:billing|shipping) address and (?:cannot|can not) be deleted/i, 'default-address'],
  [/role cannot be deleted because users are assigned/i, 'role-in-use'],
  [/role with this name already exists/i, 'role-exists'],
  [/cannot delete yourself/i, 'yourself'],
  [/Wish ?list "[^"]*" already exists/i, 'wish-list-exists'],
  [/default wish ?list (?:can't|cannot|can not) be deleted|can't delete the default wish ?list/i, 'default-wish-list'],
  GONE,
  [/Internal server error|Something went wrong|server error/i, 'down'],
] as const satisfies readonly KnownSentence<string>[];

export type KnownFault = (typeof KNOWN)[number][1];

const ARABIC = /[\u0600-\u06ff]/;

/**
 * A sentence of the platform in the shopper's words. `own` are sentences of one team, looked at first. What nobody knows is shown as
 * it came, in an Arabic shop with words around it; what is Arabic already stays.
 */
export function sayKnown<Id extends string>(
  sentence: string,
  text: TextFunction<Id | PlatformTextId>,
  own: readonly KnownSentence<Id | PlatformTextId>[] = [],
): string {
  const known = findKnown(sentence, KNOWN);
  const said = findKnown(sentence, own) ?? (known && { id: `said.${known.id}` as const, values: known.values });
  if (said) {
    const value = (name: string, group: string) => (name === 'field' ? sayFields(group, text) : toValue(group));
    return text(said.id, Object.fromEntries(said.values.map(([name, group]) => [name, value(name, group)])));
  }
  return ARABIC.test(sentence) ? sentence : text('said.other', { message: sentence });
}

/** What differs between a field's names: `telephone` and `Phone Number`, `postcode` and `Zip/Postal Code`. */
const OF_A_NAME = /[^a-z]|tele|address|number|zip|al(?= ?code)|id$|current|new/g;

/** Names of fields as the platform writes them, with commas between, in the shopper's words. */
function sayFields<Id extends string>(names: string, text: TextFunction<Id | PlatformTextId>): string {
  const fields = names.split(',').map((name) => name.trim());
  return fields.map((field) => text('said.field', { field, code: field.toLowerCase().replace(OF_A_NAME, '') })).join(text('said.comma'));
}

/** A number counts; anything else is shown, part numbers such as 00845 among it. */
function toValue(group: string): string | number {
  return /^(?:0|[1-9]\d{0,14})$/.test(group) ? Number(group) : group;
}
