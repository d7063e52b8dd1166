import type { CommerceError } from 'shared-contracts';
import { findKnown, type KnownSentence } from './find-known';
import { KNOWN, type KnownFault } from './known-sentences';
import { NOT_YOURS } from './page-fault';
import type { PlatformFailure } from './platform-failure';

/** What a form has to tell apart and no shared message says, in the manner of `KNOWN`. Looked at first. */
const OF_FORMS = [
  [/company admin/i, 'company-admin'],
  [/company with this email/i, 'company-email-taken'],
  [/invitation was sent/i, 'invited'],
  NOT_YOURS,
  [/rule name already exists/i, 'rule-name-taken'],
  [/requisition list .*already exists/i, 'list-name-taken'],
  [/wish ?list .*(?:disabled|not enabled)/i, 'wish-lists-disabled'],
  [/login to view the order/i, 'order-of-account'],
  [/Could not find a product/i, 'unknown-product'],
  [/choose options/i, 'needs-choice'],
  [/confirmation token is invalid/i, 'confirmation-link'],
  [/error (?:confirming the account|sending the confirmation email)/i, 'no-account-to-confirm'],
  [/account is already active|Confirmation isn't needed/i, 'confirmed-already'],
] as const satisfies readonly KnownSentence<string>[];

export type Fault = KnownFault | (typeof OF_FORMS)[number][1];

/** A failed call, a sentence of the platform, or a page's failed answer, of which the message alone is known. */
type Refusal = PlatformFailure | Pick<CommerceError, 'message'>;

/**
 * What the platform has refused, by name: the first known one of its sentences. Undefined where it has said nothing that is known, and
 * where it has not answered (no network, status 5xx). Components decide by this, because sentences differ between generations.
 */
export function faultOf(refusal: Refusal | undefined): Fault | undefined {
  for (const sentence of sentencesOf(refusal)) {
    const known = findKnown(sentence, OF_FORMS) ?? findKnown(sentence, KNOWN);
    if (known) return known.id;
  }
  return undefined;
}

function sentencesOf(refusal: Refusal | undefined): readonly string[] {
  if (refusal === undefined) return [];
  if (typeof refusal === 'string') return [refusal];
  if (!('errors' in refusal)) return [refusal.message];
  if (refusal.isNetworkError || (refusal.status ?? 0) >= 500) return [];
  return refusal.errors.length > 0 ? refusal.errors.map(({ message }) => message) : [refusal.message];
}
