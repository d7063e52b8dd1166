import type { SSRData } from '@urql/core';
import { createSnapshot, type SessionCustomer, type SessionState } from 'shared-contracts';
import type { StoredEntry } from 'shared-platform';
import { removeToken, SIGN_IN_TOKEN_LIFETIME_S, type Signed } from './stored-token';
import { watchExpiry } from './watching';

export type Identity = ReturnType<typeof createIdentity>;

/** A customer as they came with their page: nobody is asked again who they are. */
export interface KnownCustomer {
  /** The one that the page was asked for with. */
  token: string;
  customer: SessionCustomer;
  /** Answers that the page was made with. */
  results: SSRData;
}

/** Whose document this is, and until when. `become` begins an identity: a customer's by the token, or a guest's. */
export function createIdentity(become: (token: string | undefined, results?: SSRData) => void) {
  const state = createSnapshot<SessionState>({ status: 'unknown' });
  let signed: Signed | undefined;
  let clock: (() => void) | undefined;

  const take = (next: Signed | undefined, results?: SSRData) => {
    clock?.();
    clock = undefined;
    signed = next;
    become(next?.token, results);
  };

  return {
    state,
    signed: () => signed,
    /** The customer of a stored token. `watch` is told when its time is over, and every second until then. */
    begin(next: Signed, { timeStored, ttl }: StoredEntry<string>, watch: Parameters<typeof watchExpiry>[1], known?: KnownCustomer) {
      take(next, known?.results);
      const expiresAt = timeStored + (ttl ?? SIGN_IN_TOKEN_LIFETIME_S) * 1000;
      state.set({ status: 'customer', expiresAt, isKept: next.isKept, customer: known?.customer });
      clock = watchExpiry(expiresAt, watch);
    },
    /** A guest, and nobody's token. */
    end() {
      removeToken(signed?.token);
      take(undefined);
      state.set({ status: 'guest' });
    },
  };
}
