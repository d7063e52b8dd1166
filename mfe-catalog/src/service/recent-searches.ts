import { localPersistence } from 'shared-platform';

const KEY = 'recentSearches';
const MOST = 8;
/** Characters: what the platform reads of a search. */
const LONGEST = 128;

/**
 * What was searched for in this browser, the newest first. Read anew each time, since all tabs share it; where nothing can be stored there
 * are none. Forgotten when a customer signs out (recently-viewed-service.ts).
 */
export function readRecentSearches(): readonly string[] {
  const stored = localPersistence.get<unknown>(KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((entry): entry is string => typeof entry === 'string' && entry !== '' && entry.length <= LONGEST).slice(0, MOST);
}

/** Puts a search in front. Nothing is none; a longer one is cut. */
export function addRecentSearch(text: string): void {
  const added = text.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  if (added !== '') localPersistence.set(KEY, [added, ...without(added)].slice(0, MOST));
}

/** Gives what is left. */
export function removeRecentSearch(text: string): readonly string[] {
  localPersistence.set(KEY, without(text));
  return readRecentSearches();
}

export function clearRecentSearches(): void {
  localPersistence.remove(KEY);
}

/** Upper and lower case are one search. */
function without(text: string): readonly string[] {
  return readRecentSearches().filter((entry) => entry.toLowerCase() !== text.toLowerCase());
}
