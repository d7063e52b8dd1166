import {
  createSnapshot,
  type CommerceError,
  type CommerceService,
  type EventBus,
  type SessionCommands,
  type SessionCustomer,
  type SessionService,
  type SessionState,
} from 'shared-contracts';
import { definePersisted, FLAG, localPersistence, sessionPersistence, type StoredEntry } from 'shared-platform';
import { keptBy } from './kept-by';
import type { ShopperMemory } from './shopper-memory';

export const SIGN_IN_TOKEN_LIFETIME_S = 3600;
export const SIGN_OUT_CHECK_MS = 1000;
const TOKEN_KEY = 'signin_token';
/** For the tab's next document, which has to say that the session has ended. */
const justEnded = definePersisted({ key: 'session_ended', schema: FLAG, scope: 'tab' });
/** What was said for a shorter time than this nobody has read: a document that is loaded again says it again. */
export const READ_MS = 1000;

export interface SessionOptions {
  events: EventBus;
  commerce: () => CommerceService;
  /** The id of a token's customer; undefined where the platform does not say. Asked beside the session that there is. */
  customerIdOf: (token: string) => Promise<string | undefined>;
  /** Begins the identity of a customer, or of a guest: what was asked before in another name is answered to nobody. */
  become: (token: string | undefined) => void;
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
  /** Reads the stored token, once, and starts the clock. Called once the chrome is hydrated. */
  start(): void;
}

/** A customer in this document. `area` is where the token lives: for all tabs, or for this one. */
interface Signed {
  token: string;
  isKept: boolean;
}

/**
 * Whose document this is. The identity is fixed when the document starts; only `signIn` and `signOut` change it. What happens to the
 * stored token elsewhere ends the document: it starts again as the right one.
 */
export function createSession(options: SessionOptions): ShellSession {
  const { events, commerce } = options;
  const state = createSnapshot<SessionState>({ status: 'unknown' });
  let signed: Signed | undefined;
  let clock: (() => void) | undefined;
  let isChanging = false;
  /** Whether this document starts again, as somebody else's. */
  let isOver = false;
  // Looked at before anything reads it: reading takes an expired one away.
  const hadToken = hasStoredToken();

  const begin = (next: Signed, entry: StoredEntry<string>) => {
    signed = next;
    options.become(next.token);
    const expiresAt = entry.timeStored + (entry.ttl ?? SIGN_IN_TOKEN_LIFETIME_S) * 1000;
    state.set({ status: 'customer', expiresAt, isKept: next.isKept, customer: undefined });
    clock?.();
    clock = watchExpiry(expiresAt, { onEnd: expire, onLook: follow });
  };

  const end = () => {
    clock?.();
    clock = undefined;
    for (const area of [localPersistence, sessionPersistence]) if (area.get(TOKEN_KEY) === signed?.token) area.remove(TOKEN_KEY);
    signed = undefined;
    options.become(undefined);
    state.set({ status: 'guest' });
  };

  const expire = () => {
    // Another tab has signed in anew.
    const stored = storedToken();
    if (stored && stored.token !== signed?.token) return follow();
    end();
    events.emit('session:signed-out', { reason: 'expired' });
    justEnded.write(true);
    options.restart();
  };

  /** What ended the session started the document again, which took along whatever said so. Told once, by a document that stays. */
  const hasJustEnded = () => {
    const ended = justEnded.read() === true;
    if (ended) setTimeout(() => justEnded.remove(), READ_MS);
    return ended;
  };

  /** Whoever the storage names now is somebody else: this document is over. */
  const follow = () => {
    const stored = storedToken()?.token;
    if (isChanging || state.get().status === 'unknown' || stored === signed?.token) return;
    isChanging = true;
    isOver = true;
    const left = leaveTab();
    if (signed) {
      // Nothing more is asked in the name of the one who has gone; a guest's questions hurt nobody.
      end();
      events.emit('session:signed-out', { reason: 'other-tab' });
    }
    if (left) void left.then(options.restart);
    else options.restart();
  };

  const loadCustomer = async (): Promise<SessionCustomer> => {
    const mine = signed;
    const tellState = (read: { customer: SessionCustomer | undefined; failure?: string }) => {
      const current = state.get();
      if (current.status !== 'customer' || signed !== mine) return;
      const { failure: _earlier, ...rest } = current;
      state.set({ ...rest, ...read });
    };
    /** Who was read before is there still. */
    const known = () => {
      const current = state.get();
      return current.status === 'customer' && signed === mine ? current.customer : undefined;
    };
    const earlier = known();
    if (!earlier) tellState({ customer: undefined });
    const { customer, error } = await customers()
      .then(({ readCustomer }) => readCustomer(commerce(), options.hasExtensions))
      // The code could not be had.
      .catch(() => ({ customer: undefined, error: undefined }));
    if (!customer) {
      const failure = error?.message ?? 'The customer could not be read.';
      if (!known()) tellState({ customer: undefined, failure });
      throw new CustomerError(failure, isRefused(error));
    }
    tellState({ customer });
    // Whoever was read in this session before is the same customer, whatever address they have now.
    if (known()) await (await memory()).claim(customer.id, { isSame: earlier !== undefined });
    return customer;
  };

  const takeLeave = async (isForgotten: boolean) => {
    const { revokeToken } = await customers();
    await revokeToken(commerce());
    // Before the token goes: other tabs see by it whether their customer comes back.
    if (isForgotten) await (await memory()).forget();
  };

  /** The platform no longer knows the token. One that gives no answer, or a fault of its own, says nothing about the token. */
  const endIfRefused = (error: unknown) => {
    if (signed && !isChanging && error instanceof CustomerError && error.isRefused) expire();
  };

  /** Those whose code cannot be had find out by themselves later; those who cannot follow are told of. */
  const tell = async (step: 'enterSession' | 'leaveSession') => {
    for (const follower of await options.followers()) await follower[step]?.();
  };

  return {
    state,
    token: () => signed?.token,
    start() {
      watchOtherTabs(follow);
      coverWhileAway(() => {
        follow();
        return isOver;
      });
      const stored = storedToken();
      const ended = hasJustEnded();
      // What a tab keeps for a customer of its own is that customer's.
      const left = (stored?.isKept ?? true) ? leaveTab() : undefined;
      if (stored) {
        begin(stored, stored.entry);
        loadCustomer().catch(endIfRefused);
        return;
      }
      const beGuest = () => {
        // Somebody has signed in meanwhile.
        if (signed) return;
        const hasEnded = hadToken || ended;
        state.set({ status: 'guest', ...(hasEnded && { hasEnded }) });
        if (hasEnded) events.emit('session:signed-out', { reason: 'expired' });
      };
      if (left) void left.then(beGuest);
      else beGuest();
    },
    async signIn(token, { keep = true } = {}) {
      isChanging = true;
      justEnded.remove();
      try {
        await (await memory()).prepareFor(() => options.customerIdOf(token));
        await tell('leaveSession');
        const area = keep ? localPersistence : sessionPersistence;
        area.set(TOKEN_KEY, token, SIGN_IN_TOKEN_LIFETIME_S);
        begin({ token, isKept: keep }, { value: token, timeStored: Date.now(), ttl: SIGN_IN_TOKEN_LIFETIME_S });
        const mine = signed;
        // Who they are is read also where a service could not follow: their account is there all the same.
        const following = await tell('enterSession').then(
          () => undefined,
          (error: unknown) => ({ error }),
        );
        // Whoever signs out before all is read is asked nothing more.
        if (signed !== mine) return;
        const customer = await loadCustomer();
        if (following) throw following.error;
        if (signed === mine) events.emit('session:signed-in', { customerName: customer.firstName });
      } finally {
        isChanging = false;
      }
    },
    async signOut({ reason = 'user' } = {}) {
      isChanging = true;
      try {
        // A service that fails to leave keeps nobody signed in.
        await tell('leaveSession').catch(() => undefined);
        // A revoked token would turn an answer that is on its way into a refusal.
        await options.settled();
        // Code that cannot be had keeps nobody signed in: the token ends by itself, and another customer is given nothing.
        await takeLeave(reason === 'user').catch(() => undefined);
        end();
        await tell('enterSession').catch(() => undefined);
        events.emit('session:signed-out', { reason });
        options.goHome();
      } finally {
        isChanging = false;
      }
    },
    async reload() {
      await loadCustomer().catch((error: unknown) => {
        endIfRefused(error);
        throw error;
      });
    },
  };
}

const customers = () => import('./customers');

async function memory(): Promise<ShopperMemory> {
  const { createShopperMemory } = await customers();
  return createShopperMemory({ untouched: [TOKEN_KEY] });
}

/** What this tab keeps goes where its customer has signed out in another tab, or another one has come there; undefined where none did. */
function leaveTab(): Promise<void> | undefined {
  const mine = keptBy.read({ area: sessionPersistence });
  if (mine === undefined || mine === keptBy.read()) return undefined;
  // Code that cannot be had is asked for again when the next document starts.
  return memory()
    .then(({ forgetTab }) => forgetTab())
    .catch(() => undefined);
}

class CustomerError extends Error {
  constructor(
    message: string,
    readonly isRefused: boolean,
  ) {
    super(message);
  }
}

/** Whether the platform says that this is nobody's token. */
function isRefused(error: CommerceError | undefined): boolean {
  return (
    error?.status === 401 ||
    (error?.errors.some(({ category }) => category === 'graphql-authorization' || category === 'graphql-authentication') ?? false)
  );
}

/** The tab's own token comes before that of all tabs. */
function storedToken(): (Signed & { entry: StoredEntry<string> }) | undefined {
  for (const area of [sessionPersistence, localPersistence]) {
    const entry = area.getEntry<string>(TOKEN_KEY);
    if (typeof entry?.value === 'string') return { token: entry.value, isKept: area === localPersistence, entry };
  }
  return undefined;
}

function hasStoredToken(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) => storage.getItem(localPersistence.key(TOKEN_KEY)) !== null);
  } catch {
    return false;
  }
}

/** A timer and a check every second: a timer alone sleeps with the machine. Returns what ends both. */
function watchExpiry(expiresAt: number, { onEnd, onLook }: { onEnd: () => void; onLook: () => void }): () => void {
  const check = () => (Date.now() > expiresAt ? onEnd() : onLook());
  const timer = setTimeout(check, expiresAt - Date.now() + 1);
  const checks = setInterval(check, SIGN_OUT_CHECK_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(checks);
  };
}

/** What other tabs did is seen when they do it, and when this tab is looked at again. */
function watchOtherTabs(look: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === localPersistence.key(TOKEN_KEY)) look();
  });
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}

/**
 * A page goes into the back/forward cache unseen (`data-away`), since nobody knows who will look at it when it comes back. It is shown
 * again when it is still whose it was; `isOver` looks at that.
 */
function coverWhileAway(isOver: () => boolean): void {
  const { dataset } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) dataset.away = '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isOver()) delete dataset.away;
  });
}
