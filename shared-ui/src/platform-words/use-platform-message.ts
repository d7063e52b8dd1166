import type { CommerceError } from 'shared-contracts';
import type { TextFunction } from 'shared-platform';
import { sayKnown, type KnownSentence } from './known-sentences';
import { usePlatformText, type PlatformTextId } from './messages/source';

/** What failed: the platform's answer, or a sentence of it. */
export type PlatformFailure = string | Pick<CommerceError, 'message' | 'isNetworkError' | 'status' | 'errors'>;

/** Says what the platform said, in the shopper's language; several sentences joined by a comma and a space. */
export function sayFailure<Id extends string>(
  failure: PlatformFailure,
  text: TextFunction<Id | PlatformTextId>,
  own: readonly KnownSentence<Id | PlatformTextId>[] = [],
): string {
  if (typeof failure === 'string') return sayKnown(failure, text, own);
  if (failure.isNetworkError) return text('said.network');
  if (failure.status !== undefined && failure.status >= 500) return text('said.down');
  const sentences = failure.errors.length > 0 ? failure.errors.map(({ message }) => message) : [failure.message];
  return [...new Set(sentences.map((sentence) => sayKnown(sentence, text, own)))].join(', ');
}

interface OwnSentences<Id extends string> {
  /** The team's own sentences, looked at before the shared ones. */
  sentences: readonly KnownSentence<Id | PlatformTextId>[];
  text: TextFunction<Id | PlatformTextId>;
}

/** `const say = usePlatformMessage(); say(error)`: what the platform said, for the shopper. */
export function usePlatformMessage<Id extends string = never>(own?: OwnSentences<Id>): (failure: PlatformFailure) => string {
  const text = usePlatformText();
  return (failure) => (own ? sayFailure(failure, own.text, own.sentences) : sayFailure(failure, text));
}
