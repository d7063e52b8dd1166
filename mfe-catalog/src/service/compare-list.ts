import { useSyncExternalStore } from 'react';
import { localPersistence } from 'shared-platform';

const KEY = 'compareList';
/** More columns than that nobody compares, and none fit. */
export const MOST_COMPARED = 4;

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let known: readonly string[] | undefined;

/** SKUs that this browser compares, the first one first. The storage has the truth, which all tabs share. */
export function comparedSkus(): readonly string[] {
  known ??= toSkus(localPersistence.get<unknown>(KEY));
  return known;
}

/** Gives the new list; undefined while there are as many already as can be compared. */
export function addToComparison(sku: string): readonly string[] | undefined {
  const before = readAnew();
  if (before.includes(sku)) return before;
  return before.length < MOST_COMPARED ? keep([...before, sku]) : undefined;
}

export function removeFromComparison(sku: string): readonly string[] {
  return keep(readAnew().filter((other) => other !== sku));
}

export function clearComparison(): void {
  keep(NONE);
}

/** Where these are compared: an address to keep and to pass on. */
export function comparisonPath(skus: readonly string[]): string {
  return `/compare?${new URLSearchParams({ sku: skus.map((sku) => encodeURIComponent(sku)).join() }).toString()}`;
}

/** The SKUs of such an address, each once, as many as can be compared. */
export function skusOfAddress(search: string): string[] {
  const skus = (new URLSearchParams(search).get('sku') ?? '').split(',').map(decoded);
  return toSkus(skus).slice(0, MOST_COMPARED);
}

/** What is compared, here and in other tabs; nothing until the page is hydrated. */
export function useComparedSkus(): readonly string[] {
  return useSyncExternalStore(subscribe, comparedSkus, () => NONE);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}

function follow({ key }: StorageEvent): void {
  // What is not stored any more was taken out: it is not this document's list that could not be stored.
  if (key === null || key === localPersistence.key(KEY)) tell(toSkus(localPersistence.get<unknown>(KEY)));
}

/** Another tab may have changed it; where nothing can be stored, this document's list is all there is. */
function readAnew(): readonly string[] {
  const stored = localPersistence.get<unknown>(KEY);
  return stored === undefined ? (known ?? NONE) : toSkus(stored);
}

function keep(skus: readonly string[]): readonly string[] {
  localPersistence.set(KEY, skus);
  return tell(skus);
}

function tell(skus: readonly string[]): readonly string[] {
  known = skus;
  for (const listener of listeners) listener();
  return skus;
}

function toSkus(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return NONE;
  return [...new Set(value.filter((sku): sku is string => typeof sku === 'string' && sku !== ''))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
