import type { Snapshot } from '../snapshot';

/** The platform's customer, as far as more than one team needs it. */
export interface SessionCustomer {
  email: string;
  firstName: string;
  lastName: string;
  isSubscribed: boolean;
  /** The platform's `bss_is_company_account`; false where the platform lacks it. */
  isCompanyAccount: boolean;
}

/** `unknown` on the server and until the first page is hydrated: nothing personal is rendered before. */
export type SessionState =
  { status: 'unknown' } | { status: 'guest' } | { status: 'customer'; expiresAt: number; customer: SessionCustomer | undefined };

export interface SignInOptions {
  /** "Keep Me Logged In": false keeps the token for this tab only. Default true. */
  keep?: boolean;
}

export interface SignOutOptions {
  /** What the event `session:signed-out` says. Default `user`. */
  reason?: 'user' | 'invalid-cart';
}

export interface SessionService {
  state: Snapshot<SessionState>;
  /**
   * Takes a customer token that the platform has issued: stores it, clears what was cached for the guest, replaces the cart
   * (the guest's items are merged into the customer's), loads the customer. Rejects with the platform's error when a step fails.
   */
  signIn(token: string, options?: SignInOptions): Promise<void>;
  /** Ends the session: revokes the token (failure ignored), clears personal data and the cart, goes to the home page. */
  signOut(options?: SignOutOptions): Promise<void>;
  /** Loads the customer again, from the network. */
  reload(): Promise<void>;
}
