import type { TextFunction } from 'shared-platform';
import type { KnownSentence } from './find-known';
import { sayKnown } from './known-sentences';
import type { PlatformTextId } from './messages/source';
import { sentencesOf, type PlatformFailure } from './platform-failure';
import { silenceOf } from './unreached/silence';

/** Says what the platform said, in the shopper's language; several sentences joined by a comma and a space. */
export function sayFailure<Id extends string>(
  failure: PlatformFailure,
  text: TextFunction<Id | PlatformTextId>,
  own: readonly KnownSentence<Id | PlatformTextId>[] = [],
): string {
  const silence = silenceOf(failure);
  return silence ? text(silence) : [...new Set(sentencesOf(failure).map((sentence) => sayKnown(sentence, text, own)))].join(', ');
}
