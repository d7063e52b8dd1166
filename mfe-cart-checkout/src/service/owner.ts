import { GUEST } from 'shared-platform';

/**
 * Whether a stored text names an owner: a guest, or a customer's id. Earlier releases named customers by 32 bits, which two of them may
 * share: what such a name owns is nobody's.
 */
export function isOwner(stored: string): boolean {
  return stored === GUEST || /^[\da-f]{64}$/.test(stored);
}
