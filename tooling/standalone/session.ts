import { createSnapshot, type EventBus, type Host, type SessionService, type SessionState } from 'shared-contracts';
import { localPersistence } from 'shared-platform';

const TOKEN_KEY = 'signin_token';
const TOKEN_LIFETIME_S = 3600;
const PERSONAL = ['customer', 'cart', 'customerCart', 'company', 'wishlist'];
const CUSTOMER = 'query StandaloneCustomer{customer{email firstname lastname is_subscribed}}';
const COMPANY_FLAG = 'query StandaloneCompanyFlag{customer{bss_is_company_account}}';
const SIGN_IN =
  'mutation StandaloneSignIn($email:String!,$password:String!){generateCustomerToken(email:$email,password:$password){token}}';
export const DEMO_PASSWORD = 'Passw0rd!';

export interface StandaloneSession extends SessionService {
  token(): string | undefined;
  /** Signs in as one of the sandbox's demo accounts. */
  signInAs(email: string): Promise<void>;
}

interface Customer {
  customer: { email: string | null; firstname: string | null; lastname: string | null; is_subscribed: boolean | null } | null;
}

/** A session that is kept in the browser like the shop's, without its clocks and other tabs. */
export function createSession(host: () => Host, events: EventBus, hasExtensions: boolean): StandaloneSession {
  const token = () => localPersistence.get<string>(TOKEN_KEY);
  const expiresAt = () => Date.now() + TOKEN_LIFETIME_S * 1000;
  const state = createSnapshot<SessionState>(
    token() ? { status: 'customer', expiresAt: expiresAt(), customer: undefined } : { status: 'guest' },
  );

  const end = () => {
    localPersistence.remove(TOKEN_KEY);
    state.set({ status: 'guest' });
    host().commerce.invalidate(PERSONAL);
  };
  const load = async () => {
    const { commerce } = host();
    const { data, error } = await commerce.query<Customer, object>(CUSTOMER, {}, { policy: 'network-only' });
    if (!data?.customer) throw new Error(error?.message ?? 'The customer could not be read.');
    const flag = hasExtensions
      ? await commerce.query<{ customer: { bss_is_company_account: boolean | null } | null }, object>(
          COMPANY_FLAG,
          {},
          { policy: 'network-only' },
        )
      : undefined;
    const { email, firstname, lastname, is_subscribed: isSubscribed } = data.customer;
    const customer = {
      email: email ?? '',
      firstName: firstname ?? '',
      lastName: lastname ?? '',
      isSubscribed: isSubscribed ?? false,
      isCompanyAccount: flag?.data?.customer?.bss_is_company_account ?? false,
    };
    state.set({ status: 'customer', expiresAt: expiresAt(), customer });
    return customer;
  };

  const session: StandaloneSession = {
    state,
    token,
    async signIn(given) {
      const { cart, commerce } = host();
      const guestCart = await cart.reset();
      localPersistence.set(TOKEN_KEY, given, TOKEN_LIFETIME_S);
      state.set({ status: 'customer', expiresAt: expiresAt(), customer: undefined });
      commerce.invalidate(PERSONAL);
      await cart.ensure();
      if (guestCart !== undefined) await cart.merge(guestCart);
      events.emit('session:signed-in', { customerName: (await load()).firstName });
    },
    async signInAs(email) {
      const { data, error } = await host().commerce.mutate<{ generateCustomerToken: { token: string } | null }, object>(SIGN_IN, {
        email,
        password: DEMO_PASSWORD,
      });
      if (!data?.generateCustomerToken) throw new Error(error?.message ?? 'The platform gave no token.');
      await session.signIn(data.generateCustomerToken.token);
    },
    async signOut() {
      await host().cart.reset();
      end();
      events.emit('session:signed-out', { reason: 'user' });
      host().navigation.push('/');
    },
    async reload() {
      await load();
    },
  };
  // A token that the platform no longer knows is forgotten.
  if (token()) queueMicrotask(() => void load().catch(end));
  return session;
}
