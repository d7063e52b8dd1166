/**
 * Tells customers apart without holding an address (SHA-256 in hexadecimal digits): whose something is that stays in the browser when they
 * have signed out. Undefined where the browser allows no cryptography (no secure context): nothing can be kept for anybody then.
 */
export async function printOfCustomer(email: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle || email === '') return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase()));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Database and store of files that were chosen in forms: written by forms, forgotten by the shell when their customer signs out. */
export const KEPT_FILES = ['uploads', 'files'] as const;
