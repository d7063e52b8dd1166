import type { Snapshot } from '../snapshot';
import type { ServiceShape } from '../service-shape';

/** The platform's customer, as far as more than one team needs it. */
export interface SessionCustomer {
  /** Tells what a browser keeps for this customer from what it keeps for others. Undefined: nothing can be told apart, nothing is kept. */
  id?: string;
  email: string;
  firstName: string;
  lastName: string;
  isSubscribed: boolean;
  /** The platform's `bss_is_company_account`; false where the platform lacks it. */
  isCompanyAccount: boolean;
  /** Ids of what a company's role allows its member or administrator, as the platform names them; undefined: no company's, or not known. */
  permissions?: readonly string[];
  /** Whether they administer their company, and so may do everything in it. */
  isAdministrator?: boolean;
}

/**
 * Whose document this is. One identity at a time, which only this document's own sign-in or sign-out changes: what another tab did, a
 * page that comes back from the back/forward cache or an expired token make the document start again as the right one.
 * `unknown` on the server and until the chrome is hydrated: nothing personal is rendered before.
 */
export type SessionState =
  | { status: 'unknown' }
  /** `hasEnded`: they were signed in until this document or the one before, and the session has ended without their doing. */
  | { status: 'guest'; hasEnded?: true }
  /**
   * `isKept`: for all tabs of the browser; false: for this tab only. `customer` is undefined until it has been read; `failure` is why it
   * could not be, as the platform says it, until it is read again.
   */
  | { status: 'customer'; expiresAt: number; isKept: boolean; customer: SessionCustomer | undefined; failure?: string };

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
   * Takes a customer token that the platform has issued: stores it, begins the customer's identity, lets the provided services follow
   * (the cart takes the guest's lines along), loads the customer. Rejects with the platform's error when a step fails.
   */
  signIn(token: string, options?: SignInOptions): Promise<void>;
  /** Ends the session: lets the provided services go, revokes the token (failure ignored), begins a guest's identity, goes home. */
  signOut(options?: SignOutOptions): Promise<void>;
  /** Loads the customer again, from the network. */
  reload(): Promise<void>;
}

/**
 * Whether the role of whoever is signed in includes a permission, by the platform's id. An administrator may do everything. Undefined: not
 * a company's, or not known; the platform has the last word.
 */
export function may(session: SessionState, permission: string): boolean | undefined {
  const customer = session.status === 'customer' ? session.customer : undefined;
  return customer?.isAdministrator === true || customer?.permissions?.includes(permission);
}

export const SESSION_SHAPE: ServiceShape<SessionService> = {
  snapshots: { state: () => ({ status: 'unknown' }) },
  commands: { signIn: 'promise', signOut: 'promise', reload: 'promise' },
};
