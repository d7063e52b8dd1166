import { createSnapshot, type Snapshot, type SnapshotStore } from 'shared-contracts';

/** `undecided`: nobody has answered in this browser. */
export type Consent = 'granted' | 'denied' | 'undecided';

/** Answers that the storage does not take hold for the document. */
const unstored = new Map<string, Consent>();
const known = new Map<string, SnapshotStore<Consent>>();

/** What this browser holds under that key of its storage: the answer, and when it was given (`granted 2026-11-28T08:00:00.000Z`). */
export function readConsent(key: string): Consent {
  try {
    const [answer] = (localStorage.getItem(key) ?? '').split(' ');
    if (answer === 'granted' || answer === 'denied') return answer;
  } catch {
    // A browser that stores nothing.
  }
  return unstored.get(key) ?? 'undecided';
}

export function writeConsent(key: string, answer: Exclude<Consent, 'undecided'>): void {
  unstored.delete(key);
  try {
    localStorage.setItem(key, `${answer} ${new Date().toISOString()}`);
  } catch {
    unstored.set(key, answer);
  }
  readAgain();
}

function readAgain(): void {
  for (const [key, state] of known) state.set(readConsent(key));
}

/** The answer under a key, which follows what is answered here and in other tabs. */
export function consentState(key: string): Snapshot<Consent> {
  const found = known.get(key);
  if (found) return found;
  if (known.size === 0) window.addEventListener('storage', readAgain);
  const state = createSnapshot<Consent>(readConsent(key));
  known.set(key, state);
  return state;
}
