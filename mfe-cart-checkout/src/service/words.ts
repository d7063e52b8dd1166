/* What the cart says. Loaded with the first thing to say, or a moment after the service. */
import type { CommerceError } from 'shared-contracts';
import type { CartWords } from './cart-context';
import type { CartText } from './messages/source';
import { failureMessageId } from './failure-message';
import { messagesOf } from './platform-answers';
import { toShoppersWords } from './platform-messages';

export function createWords(text: CartText): CartWords {
  return { text, toShoppersWords: (message) => toShoppersWords(message, text), sayFailure: (error) => sayFailure(error, text) };
}

/** A failure in the shopper's words. Several complaints are joined by a comma and a space. */
export function sayFailure(error: CommerceError, text: CartText): string {
  const id = failureMessageId(error);
  return id === undefined
    ? messagesOf(error)
        .map((message) => toShoppersWords(message, text))
        .join(', ')
    : text(id);
}
