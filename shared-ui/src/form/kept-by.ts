import { sessionPersistence } from 'shared-platform';

/** Who types as long as nobody has signed in. */
export const GUEST = 'guest';

const keyOf = (form: string) => `form_${form}`;

/** Keeps for the tab what was typed into a form, and by whom: an e-mail address or `GUEST`. */
export function keepBy(form: string, by: string, content: object): void {
  sessionPersistence.set(keyOf(form), { ...content, by });
}

/**
 * What this person typed, or a guest, who may have signed in since; the next person at this browser gets nothing. Anything may have
 * written to the storage: the caller looks at what it gets.
 */
export function keptBy(form: string, by: string): Readonly<Record<string, unknown>> {
  const kept = sessionPersistence.get<Record<string, unknown> | null>(keyOf(form));
  return kept?.['by'] === by || kept?.['by'] === GUEST ? kept : {};
}

export function forgetText(form: string): void {
  sessionPersistence.remove(keyOf(form));
}
