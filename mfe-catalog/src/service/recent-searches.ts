import { definePersisted, listOf } from 'shared-platform';

/** Characters: what the platform reads of a search. */
const LONGEST = 128;

/** What was searched for in this browser, the newest first. */
const searches = definePersisted({
  key: 'recentSearches',
  schema: listOf((entry): entry is string => typeof entry === 'string' && entry !== '' && entry.length <= LONGEST),
  scope: 'owner',
  limit: 8,
});

export function readRecentSearches(): readonly string[] {
  return searches.read() ?? [];
}

/** Puts a search in front. Nothing is none; a longer one is cut. */
export function addRecentSearch(text: string): void {
  const added = text.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  if (added !== '') searches.write([added, ...without(added)]);
}

/** Gives what is left. */
export function removeRecentSearch(text: string): readonly string[] {
  searches.write(without(text));
  return readRecentSearches();
}

export function clearRecentSearches(): void {
  searches.remove();
}

/** Upper and lower case are one search. */
function without(text: string): string[] {
  return readRecentSearches().filter((entry) => entry.toLowerCase() !== text.toLowerCase());
}
