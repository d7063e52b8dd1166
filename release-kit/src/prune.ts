import { historyOf, originOf } from './history';
import { label, type StoredRegistry } from './registry';
import type { Store } from './store/store';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the releases that no document of the last days may need: what was live or a canary then stays, and what was published then.
 * Gives what was removed.
 */
export async function prune(store: Store, days: number, now = Date.now()): Promise<string[]> {
  if (!(days >= 1)) throw new Error('A number of days, at least 1: tabs stay open over night.');
  const since = now - days * DAY_MS;
  const needed = neededSince(await historyOf(store), since);
  const removed: string[] = [];
  for (const release of await store.listReleases()) {
    if (needed.has(label(release))) continue;
    const origin = await originOf(store, release);
    if (origin && Date.parse(origin.at) >= since) continue;
    await store.removeRelease(release.name, release.version);
    removed.push(label(release));
  }
  return removed.sort();
}

/** What visitors were given since then. A state lasts until the one after it. */
function neededSince(states: readonly StoredRegistry[], since: number): Set<string> {
  const labels = states
    .filter((_state, at) => at === 0 || endOf(states[at - 1]) >= since)
    .flatMap(({ releases, canaries = {} }) => [...Object.entries(releases), ...Object.entries(canaries)])
    .map(([name, { version }]) => label({ name, version }));
  return new Set(labels);
}

/** When this state took the place of the one before; a state that does not say so may be of today. */
const endOf = (next: StoredRegistry | undefined) => (next?.change ? Date.parse(next.change.at) : Infinity);
