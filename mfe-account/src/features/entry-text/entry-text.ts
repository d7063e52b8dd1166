/** What a link of this remote carries beside the address: an e-mail that was typed, or that of an account made just now. */
type EntryTextName = 'email' | 'created';

/** A text out of the history entry's state; empty where there is none. */
export function entryText(state: unknown, name: EntryTextName): string {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : '';
}
