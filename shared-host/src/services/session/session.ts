import type { SSRData } from '@urql/core';
import type { CommerceService, EventBus, SessionCommands, SessionService, SignOutOptions } from 'shared-contracts';
import { claimMemory, CustomerError, loadCustomer } from './current-customer';
import { createEnding } from './ending';
import { createIdentity, type KnownCustomer } from './identity';
import { customers, leaveTab, memory } from './later';
import { hasStoredToken, storedToken, storeToken, type Signed } from './stored-token';
import { coverWhileAway, watchOtherTabs } from './watching';

export interface SessionOptions {
  events: EventBus;
  commerce: () => CommerceService;
  /** The id of a token's customer; undefined where the platform does not say. Asked beside the session that there is. */
  customerIdOf: (token: string) => Promise<string | undefined>;
  /** Begins the identity of a customer, or of a guest: what was asked before in another name is answered to nobody. */
  become: (token: string | undefined, results?: SSRData) => void;
  /** The provided services that follow whoever is there. A service that cannot be loaded is left out; it finds out by itself later. */
  followers: () => Promise<readonly SessionCommands[]>;
  hasExtensions: boolean;
  /** Resolves when what was asked in the customer's name has been answered, or after a while. */
  settled: () => Promise<void>;
  /** Goes to the home page. */
  goHome: () => void;
  /** Loads the document again: it starts as whoever the browser's storage names. Forms have kept what was typed. */
  restart: () => void;
}

export interface ShellSession extends SessionService {
  /** The customer's token; undefined for a guest. This document's own: what other tabs store changes nothing here. */
  token(): string | undefined;
  /**
   * Reads the stored token, once, and starts the clock. Called once the chrome is hydrated. `known`: who came with their page; counts where
   * the token is theirs still.
   */
  start(known?: KnownCustomer): void;
}

/**
 * Whose document this is. The identity is fixed when the document starts; only `signIn` and `signOut` change it. What happens to the
 * stored token elsewhere ends the document: it starts again as the right one.
 */
export function createSession(options: SessionOptions): ShellSession {
  const { events, commerce } = options;
  const identity = createIdentity(options.become);
  const { state, signed } = identity;
  const ending = createEnding(identity, events, options.restart);
  const begin = ({ token, isKept }: Signed, entry: Parameters<typeof identity.begin>[1], known?: KnownCustomer) =>
    identity.begin({ token, isKept }, entry, { onEnd: ending.expire, onLook: ending.follow }, known);
  const load = () => loadCustomer(identity, commerce(), options.hasExtensions);
  // Looked at before anything reads it: reading takes an expired one away.
  const hadToken = hasStoredToken();

  /** The platform no longer knows the token. One that gives no answer, or a fault of its own, says nothing about the token. */
  const endIfRefused = (error: unknown) => {
    if (signed() && !ending.isChanging() && error instanceof CustomerError && error.isRefused) ending.expire();
  };

  /** Those whose code cannot be had find out by themselves later; those who cannot follow are told of. */
  const tell = async (step: 'enterSession' | 'leaveSession') => {
    for (const follower of await options.followers()) await follower[step]?.();
  };

  const beGuest = (hasEnded: boolean) => {
    // Somebody has signed in meanwhile.
    if (signed()) return;
    state.set({ status: 'guest', ...(hasEnded && { hasEnded }) });
    if (hasEnded) events.emit('session:signed-out', { reason: 'expired' });
  };

  const enter = async (next: Signed) => {
    await (await memory()).prepareFor(() => options.customerIdOf(next.token));
    await tell('leaveSession');
    begin(next, storeToken(next));
    const mine = signed();
    // Who they are is read also where a service could not follow: their account is there all the same.
    const following = await tell('enterSession').then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // Whoever signs out before all is read is asked nothing more.
    if (signed() !== mine) return;
    const customer = await load();
    if (following) throw following.error;
    if (signed() === mine) events.emit('session:signed-in', { customerName: customer.firstName });
  };

  const leave = async (reason: NonNullable<SignOutOptions['reason']>) => {
    // A service that fails to leave keeps nobody signed in.
    await tell('leaveSession').catch(() => undefined);
    // A revoked token would turn an answer that is on its way into a refusal.
    await options.settled();
    // Code that cannot be had keeps nobody signed in: the token ends by itself, and another customer is given nothing.
    await takeLeave(commerce(), reason === 'user').catch(() => undefined);
    identity.end();
    await tell('enterSession').catch(() => undefined);
    events.emit('session:signed-out', { reason });
    options.goHome();
  };

  return {
    state,
    token: () => signed()?.token,
    start(known) {
      watchOtherTabs(ending.follow);
      coverWhileAway(() => {
        ending.follow();
        return ending.isOver();
      });
      const stored = storedToken();
      const hasJustEnded = ending.hasJustEnded();
      const hasEnded = hadToken || hasJustEnded;
      // What a tab keeps for a customer of its own is that customer's.
      const left = (stored?.isKept ?? true) ? leaveTab() : undefined;
      if (stored) {
        const mine = known?.token === stored.token ? known : undefined;
        begin(stored, stored.entry, mine);
        (mine ? claimMemory(mine.customer) : load()).catch(endIfRefused);
      } else if (left) void left.then(() => beGuest(hasEnded));
      else beGuest(hasEnded);
    },
    signIn(token, { keep = true } = {}) {
      ending.forget();
      return ending.change(() => enter({ token, isKept: keep }));
    },
    signOut: ({ reason = 'user' } = {}) => ending.change(() => leave(reason)),
    async reload() {
      await load().catch((error: unknown) => {
        endIfRefused(error);
        throw error;
      });
    },
  };
}

async function takeLeave(commerce: CommerceService, isForgotten: boolean): Promise<void> {
  const { revokeToken } = await customers();
  await revokeToken(commerce);
  // Before the token goes: other tabs see by it whether their customer comes back.
  if (isForgotten) await (await memory()).forget();
}
