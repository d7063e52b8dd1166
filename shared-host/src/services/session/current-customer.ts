import type { CommerceError, CommerceService, SessionCustomer, SessionState } from 'shared-contracts';
import type { Identity } from './identity';
import { customers, memory } from './later';

/** The customer could not be read. `isRefused`: the platform says that this is nobody's token. */
export class CustomerError extends Error {
  constructor(
    message: string,
    readonly isRefused: boolean,
  ) {
    super(message);
  }
}

/**
 * Reads who is signed in and says it in the session's state. Rejects with a CustomerError where they cannot be read; who was read before
 * is there still.
 */
export async function loadCustomer(
  { state, signed }: Pick<Identity, 'state' | 'signed'>,
  commerce: CommerceService,
  hasExtensions: boolean,
): Promise<SessionCustomer> {
  const mine = signed();
  const current = (): Extract<SessionState, { status: 'customer' }> | undefined => {
    const now = state.get();
    return now.status === 'customer' && signed() === mine ? now : undefined;
  };
  const tellState = (read: { customer: SessionCustomer | undefined; failure?: string }) => {
    const now = current();
    if (!now) return;
    const { failure: _earlier, ...rest } = now;
    state.set({ ...rest, ...read });
  };
  const earlier = current()?.customer;
  if (!earlier) tellState({ customer: undefined });
  const { customer, error } = await customers()
    .then(({ readCustomer }) => readCustomer(commerce, hasExtensions, earlier))
    // The code could not be had.
    .catch(() => ({ customer: undefined, error: undefined }));
  if (!customer) {
    const failure = error?.message ?? 'The customer could not be read.';
    if (!current()?.customer) tellState({ customer: undefined, failure });
    throw new CustomerError(failure, isRefused(error));
  }
  tellState({ customer });
  // Whoever was read in this session before is the same customer, whatever address they have now.
  if (current()?.customer) await claimMemory(customer, { isSame: earlier !== undefined });
  return customer;
}

/** What the browser keeps is this customer's from now on. `isSame`: who was here before, who has another id now. */
export async function claimMemory({ id }: SessionCustomer, options?: { isSame: boolean }): Promise<void> {
  await (await memory()).claim(id, options);
}

function isRefused(error: CommerceError | undefined): boolean {
  return (
    error?.status === 401 ||
    (error?.errors.some(({ category }) => category === 'graphql-authorization' || category === 'graphql-authentication') ?? false)
  );
}
