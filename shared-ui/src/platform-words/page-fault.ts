import type { CommerceError } from 'shared-contracts';
import { findKnown, type KnownSentence } from './find-known';

/** The page is not for whoever asks. */
export const OF_ACCESS = [
  [/not a company user/i, 'no-company'],
  // "The consumer isn't authorized to access %resources": the token has ended.
  [/(?:current customer|consumer) isn't authorized|Please log ?in/i, 'signed-out'],
  [/do not have authorization|isn't authorized to (?:manage|access)|does not have permission/i, 'not-allowed'],
  [/request is allowed for logged in customer|token has (?:been revoked|expired)|Invalid token/i, 'signed-out'],
  [/current user cannot perform operations on wish ?list|Guest customers aren't allowed/i, 'signed-out'],
] as const satisfies readonly KnownSentence<string>[];

export const NOT_YOURS = [/not authorized to retrieve/i, 'not-yours'] as const;
export const GONE = [
  /No such entity|Could not find|(?:was|were) not found|Cannot find|couldn't locate|doesn't exist|does not belong to the wish ?list/i,
  'gone',
] as const;

/** A page's question refused, as `faultOf` names it: what a page has to know before anything else is loaded. */
export function pageFaultOf(refusal: string | Pick<CommerceError, 'message'> | undefined) {
  if (refusal === undefined) return undefined;
  const sentence = typeof refusal === 'string' ? refusal : refusal.message;
  return (findKnown(sentence, [NOT_YOURS]) ?? findKnown(sentence, OF_ACCESS) ?? findKnown(sentence, [GONE]))?.id;
}
