import { createSnapshot, type SessionState } from 'shared-contracts';
import type { StoredEntry } from 'shared-platform';
import { removeToken, SIGN_IN_TOKEN_LIFETIME_S, type Signed } from './stored-token';
import { watchExpiry } from './watching';

export type Identity = ReturnType<typeof createIdentity>;

/** Whose document this is, and until when. `become` begins an identity: a customer's by the token, or a guest's. */
export function createIdentity(become: (token: string | undefined) => void) {
  const state = createSnapshot<SessionState>({ status: 'unknown' });
  let signed: Signed | undefined;
  let clock: (() => void) | undefined;

  const take = (next: Signed | undefined) => {
    clock?.();
    clock = undefined;
    signed = next;
    become(next?.token);
  };

  return {
    state,
    signed: () => signed,
    /** The customer of a stored token. `watch` is told when its time is over, and every second until then. */
    begin(next: Signed, { timeStored, ttl }: StoredEntry<string>, watch: Parameters<typeof watchExpiry>[1]) {
      take(next);
      const expiresAt = timeStored + (ttl ?? SIGN_IN_TOKEN_LIFETIME_S) * 1000;
      state.set({ status: 'customer', expiresAt, isKept: next.isKept, customer: undefined });
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
