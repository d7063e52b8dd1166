import { CustomerDocument, type CustomerQuery } from './session.graphql.ts';

/**
 * Tells customers apart without holding an address: the SHA-256 of theirs in hexadecimal digits, since the platform tells nobody their own
 * id. Undefined where the browser allows no cryptography (no secure context): nothing can be kept for anybody then.
 */
export async function toCustomerId(email: string | null | undefined): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle || !email) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase()));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id of a token's customer, asked past the session and its cache: the token is nobody's here yet. */
export async function customerIdOf(token: string, storeCode: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/graphql?${new URLSearchParams({ query: String(CustomerDocument) })}`, {
      cache: 'no-store',
      headers: { Store: storeCode, Authorization: `Bearer ${token}` },
    });
    const { data }: { data?: CustomerQuery | null } = await response.json();
    return await toCustomerId(data?.customer?.email);
  } catch {
    return undefined;
  }
}
