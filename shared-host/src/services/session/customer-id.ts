import { definePersisted, schemaOf } from 'shared-platform';
import { CustomerDocument, type CustomerQuery } from './session.graphql.ts';

/** The digest of an address that was changed here, and the id that its customer had before: what is kept for them is found by that. */
const renamed = definePersisted({ key: 'renamed_customer', schema: schemaOf(toRenamed), scope: 'owner' });

interface Renamed {
  digest: string;
  id: string;
}

function toRenamed(value: unknown): Renamed | undefined {
  const { digest, id } = (value ?? {}) as Partial<Record<keyof Renamed, unknown>>;
  return typeof digest === 'string' && typeof id === 'string' ? { digest, id } : undefined;
}

/**
 * Tells customers apart without holding an address: the SHA-256 of theirs in hexadecimal digits, since the platform tells nobody their own
 * id. Undefined where the browser allows no cryptography (no secure context): nothing can be kept for anybody then.
 */
export async function toCustomerId(email: string | null | undefined): Promise<string | undefined> {
  const digest = await digestOf(email);
  const known = renamed.read();
  return known && known.digest === digest ? known.id : digest;
}

/** The id of a customer who had `earlier` in this session: they keep it in this browser when they change their address. */
export async function keepCustomerId(email: string | null | undefined, earlier: string): Promise<string | undefined> {
  const digest = await digestOf(email);
  if (digest === undefined) return undefined;
  if (digest !== earlier) renamed.write({ digest, id: earlier });
  return earlier;
}

async function digestOf(email: string | null | undefined): Promise<string | undefined> {
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
