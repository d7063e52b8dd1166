import {
  createSnapshot,
  type CartService,
  type CommerceError,
  type CommerceService,
  type EventBus,
  type SessionCustomer,
  type SessionService,
  type SessionState,
} from 'shared-contracts';
import { localPersistence, sessionPersistence, type BrowserPersistence } from 'shared-platform';
import { CustomerDocument, CustomerExtensionDocument, RevokeTokenDocument } from './session.graphql.ts';

export const SIGN_IN_TOKEN_LIFETIME_S = 3600;
export const SIGN_OUT_CHECK_MS = 1000;
const TOKEN_KEY = 'signin_token';
const CHECKOUT_KEYS = ['availableShippingMethods', 'billing_address', 'paymentMethod', 'shipping_address', 'shippingMethod'];
const PERSONAL_ROOT_FIELDS = ['customer', 'cart', 'customerCart', 'company', 'customerPaymentTokens', 'wishlist'];

export interface SessionOptions {
  events: EventBus;
  commerce: () => CommerceService;
  cart: () => CartService;
  hasExtensions: boolean;
  /** Root fields whose answers are nobody's any more. A page that still shows them is about to go: it must not ask for them as a guest. */
  forget: (rootFields: readonly string[]) => void;
  /** Resolves when what was asked in the customer's name has been answered, or after a while. */
  personalAnswers: () => Promise<void>;
  /** Goes to the home page. */
  goHome: () => void;
  /** Loads the document again, after what was typed has been kept. */
  reloadDocument: () => void;
}

export interface ShellSession extends SessionService {
  /** The stored token, if it has not expired. */
  token(): string | undefined;
  /** Reads the stored token and starts the clock. Called once the first page is hydrated. */
  start(): void;
}

export function createSession(options: SessionOptions): ShellSession {
  const { events, commerce, cart } = options;
  const state = createSnapshot<SessionState>({ status: 'unknown' });
  let area: BrowserPersistence = localPersistence;
  let checks: ReturnType<typeof setInterval> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let isSigningOut = false;
  // Looked at before anything reads it: reading takes an expired one away.
  const hadToken = hasStoredToken();

  const entry = () => localPersistence.getEntry<string>(TOKEN_KEY) ?? sessionPersistence.getEntry<string>(TOKEN_KEY);

  const watch = () => {
    stopWatching();
    const stored = entry();
    if (!stored?.ttl) return;
    const remaining = stored.timeStored + stored.ttl * 1000 - Date.now();
    const check = () => void (entry() ? undefined : expire());
    expiry = setTimeout(check, remaining + 1);
    checks = setInterval(check, SIGN_OUT_CHECK_MS);
  };
  const stopWatching = () => {
    clearInterval(checks);
    clearTimeout(expiry);
  };

  const clearPersonalData = () => {
    for (const persistence of [localPersistence, sessionPersistence]) persistence.remove(TOKEN_KEY);
    for (const key of CHECKOUT_KEYS) localPersistence.remove(key);
    stopWatching();
    state.set({ status: 'guest' });
    options.forget(PERSONAL_ROOT_FIELDS);
  };

  const forgetCart = () => {
    for (const key of ['cartId', 'cartSummary']) localPersistence.remove(key);
  };

  const endExpired = () => {
    clearPersonalData();
    forgetCart();
    events.emit('session:signed-out', { reason: 'expired' });
  };

  const expire = () => {
    endExpired();
    options.reloadDocument();
  };

  const followOtherTabs = () =>
    window.addEventListener('storage', (event) => {
      if (
        event.key !== localPersistence.key(TOKEN_KEY) ||
        event.newValue !== null ||
        state.get().status !== 'customer' ||
        area !== localPersistence
      )
        return;
      clearPersonalData();
      events.emit('session:signed-out', { reason: 'other-tab' });
      options.reloadDocument();
    });

  const loadCustomer = async () => {
    const { data, error } = await commerce().query(CustomerDocument, {}, { policy: 'network-only' });
    if (!data?.customer) throw new CustomerError(error?.message ?? 'The customer could not be read.', isRefused(error));
    const extension = options.hasExtensions
      ? (await commerce().query(CustomerExtensionDocument, {}, { policy: 'network-only' })).data?.customer
      : undefined;
    const { email, firstname, lastname, is_subscribed: isSubscribed } = data.customer;
    const customer: SessionCustomer = {
      email: email ?? '',
      firstName: firstname ?? '',
      lastName: lastname ?? '',
      isSubscribed: isSubscribed ?? false,
      isCompanyAccount: extension?.bss_is_company_account ?? false,
    };
    const current = state.get();
    if (current.status === 'customer') state.set({ ...current, customer });
    return customer;
  };

  /** The platform no longer knows the token. One that gives no answer, or a fault of its own, says nothing about the token. */
  const endIfRefused = (error: unknown) => {
    if (entry() && error instanceof CustomerError && error.isRefused) expire();
  };

  return {
    state,
    token: () => entry()?.value,
    start() {
      followOtherTabs();
      const stored = entry();
      if (!stored && hadToken) return endExpired();
      if (!stored) return state.set({ status: 'guest' });
      area = sessionPersistence.getEntry(TOKEN_KEY) ? sessionPersistence : localPersistence;
      state.set({
        status: 'customer',
        expiresAt: stored.timeStored + (stored.ttl ?? SIGN_IN_TOKEN_LIFETIME_S) * 1000,
        customer: undefined,
      });
      watch();
      loadCustomer().catch(endIfRefused);
    },
    async signIn(token, { keep = true } = {}) {
      // The guest's cart id goes first, so that nothing reads it with the customer's token.
      const sourceCartId = await cart().reset();
      const hadItems = sourceCartId !== undefined;
      area = keep ? localPersistence : sessionPersistence;
      area.set(TOKEN_KEY, token, SIGN_IN_TOKEN_LIFETIME_S);
      for (const key of CHECKOUT_KEYS) localPersistence.remove(key);
      state.set({ status: 'customer', expiresAt: Date.now() + SIGN_IN_TOKEN_LIFETIME_S * 1000, customer: undefined });
      commerce().invalidate(PERSONAL_ROOT_FIELDS);
      watch();
      // Whoever signs out before all is read is asked nothing more.
      const isOver = () => entry()?.value !== token || isSigningOut;
      await cart().ensure();
      if (hadItems && !isOver()) await cart().merge(sourceCartId);
      if (isOver()) return;
      const customer = await loadCustomer();
      if (isOver()) return;
      await cart().refresh();
      if (!isOver()) events.emit('session:signed-in', { customerName: customer.firstName });
    },
    async signOut({ reason = 'user' } = {}) {
      isSigningOut = true;
      const dropCart = () =>
        cart()
          .reset()
          .then(
            () => true,
            () => false,
          );
      // The cart goes before the token is revoked, and again what came meanwhile before it is forgotten: nothing asks for it as a guest.
      const isDropped = await dropCart();
      // A revoked token would turn an answer that is on its way into a refusal.
      await options.personalAnswers();
      await commerce()
        .mutate(RevokeTokenDocument, {}, { retry: false, skipQueue: true })
        .catch(() => undefined);
      if (isDropped) await dropCart();
      forgetCart();
      clearPersonalData();
      isSigningOut = false;
      events.emit('session:signed-out', { reason });
      options.goHome();
    },
    async reload() {
      await loadCustomer().catch((error: unknown) => {
        endIfRefused(error);
        throw error;
      });
    },
  };
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

function hasStoredToken(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) => storage.getItem(localPersistence.key(TOKEN_KEY)) !== null);
  } catch {
    return false;
  }
}
