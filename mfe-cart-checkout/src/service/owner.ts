import { isPrintOfCustomer, printOfCustomer, type SessionState } from 'shared-contracts';

export const GUEST = 'guest';

/** By address: whoever asks again waits for nothing. */
const prints = new Map<string, Promise<string | undefined>>();

/** Whose something is: a guest's, or that of a customer, whose address is not kept. Undefined while nobody knows who is there. */
export async function ownerOf(session: SessionState): Promise<string | undefined> {
  if (session.status === 'guest') return GUEST;
  if (session.status !== 'customer' || !session.customer) return undefined;
  const { email } = session.customer;
  const print = prints.get(email) ?? printOfCustomer(email);
  prints.set(email, print);
  return print;
}

/** Earlier releases named customers by 32 bits, which two of them may share: what such a name owns is nobody's. */
export function isOwner(stored: string): boolean {
  return stored === GUEST || isPrintOfCustomer(stored);
}
