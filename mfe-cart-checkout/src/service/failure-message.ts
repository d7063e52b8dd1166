import type { CommerceError } from 'shared-contracts';
import type { CartTextId } from './messages/source';

/** Which message tells the shopper of a failure; undefined: the platform has said what is wrong. */
export function failureMessageId(error: CommerceError): CartTextId | undefined {
  if (error.status !== undefined && error.status >= 500) return 'service.error.platform';
  // An answer that is not JSON (a proxy's HTML page) has a status, but no errors of the platform's own.
  if (error.errors.length === 0) return error.status === undefined ? 'service.error.network' : 'service.error.platform';
  // eslint-disable-next-line shop/ask-fault-of -- the table would come along for one sentence
  return error.errors.some(({ message }) => /internal server error/i.test(message)) ? 'service.error.platform' : undefined;
}
