import { printOfCustomer, type SessionState } from 'shared-contracts';
import { GUEST } from './saved-lines';

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
