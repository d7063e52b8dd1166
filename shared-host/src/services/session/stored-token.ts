import { localPersistence, sessionPersistence, type StoredEntry } from 'shared-platform';

export const SIGN_IN_TOKEN_LIFETIME_S = 3600;
export const TOKEN_KEY = 'signin_token';

/** A customer in this document. `isKept`: the token is for all tabs, not for this one alone. */
export interface Signed {
  token: string;
  isKept: boolean;
}

/** The tab's own token comes before that of all tabs. */
export function storedToken(): (Signed & { entry: StoredEntry<string> }) | undefined {
  for (const area of [sessionPersistence, localPersistence]) {
    const entry = area.getEntry<string>(TOKEN_KEY);
    if (typeof entry?.value === 'string') return { token: entry.value, isKept: area === localPersistence, entry };
  }
  return undefined;
}

/** Whether there is one, be it expired. */
export function hasStoredToken(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) => storage.getItem(localPersistence.key(TOKEN_KEY)) !== null);
  } catch {
    return false;
  }
}

export function storeToken({ token, isKept }: Signed): StoredEntry<string> {
  (isKept ? localPersistence : sessionPersistence).set(TOKEN_KEY, token, SIGN_IN_TOKEN_LIFETIME_S);
  return { value: token, timeStored: Date.now(), ttl: SIGN_IN_TOKEN_LIFETIME_S };
}

/** Takes the token away where it is still the stored one. */
export function removeToken(token: string | undefined): void {
  for (const area of [localPersistence, sessionPersistence]) if (area.get(TOKEN_KEY) === token) area.remove(TOKEN_KEY);
}
