import { change, type Host } from 'shared-contracts';
import type { PlatformFailure } from 'shared-ui';
import { SignInDocument } from './sign-in.graphql.ts';

export interface Credentials {
  email: string;
  password: string;
  /** "Keep Me Logged In": the token outlives the tab. */
  keep: boolean;
}

/** `failures`: what the platform has said, each; or that it has not answered. */
export type SignInOutcome = { isSignedIn: true } | { isSignedIn: false; failures: readonly PlatformFailure[] };

/**
 * Asks the platform for a token and hands it to the session, which replaces the cart and loads the customer. The token is the
 * only thing that is asked for without a session: a failure afterwards leaves the shopper signed in, with what went wrong.
 */
export async function signIn(host: Host, { email, password, keep }: Credentials): Promise<SignInOutcome> {
  const { data, error } = await change(host.commerce, SignInDocument, { email: email.trim(), password }, { retry: false });
  const token = data?.generateCustomerToken?.token;
  if (!token)
    return {
      isSignedIn: false,
      failures: error ? (error.errors.length > 0 ? error.errors.map(({ message }) => message) : [error]) : [],
    };
  try {
    await host.session.signIn(token, { keep });
  } catch (failure) {
    return { isSignedIn: false, failures: [failure instanceof Error ? failure.message : String(failure)] };
  }
  return { isSignedIn: true };
}
