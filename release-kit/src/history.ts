import type { ReleaseDescription } from 'shared-contracts';
import { EMPTY, label, parseJson, parseRegistry, UnreadableRegistry, type Author, type Change, type StoredRegistry } from './registry';
import type { Store } from './store/store';

const HISTORY = 'history/';

/** Where the state is kept that a change has replaced. */
export const noteOfGeneration = (generation: number): string => `${HISTORY}${String(generation).padStart(9, '0')}.json`;
export const noteOfRelease = (release: Pick<ReleaseDescription, 'name' | 'version'>): string => `published/${label(release)}.json`;

/** The registry's states, the present one first. */
export async function historyOf(store: Store, most = Infinity): Promise<StoredRegistry[]> {
  const found = await store.readRegistry();
  const notes = (await store.listNotes(HISTORY)).reverse().slice(0, most);
  const earlier = await Promise.all(notes.map((note) => store.readNote(note)));
  return [found ? parseRegistry(found.text) : EMPTY, ...earlier.flatMap((text) => (text === undefined ? [] : [parseRegistry(text)]))];
}

/** The last state of the history that can be read, and the number of the newest change that is known; undefined where there is none. */
export async function lastOfHistory(store: Store): Promise<{ state: StoredRegistry; changes: number } | undefined> {
  const notes = (await store.listNotes(HISTORY)).reverse();
  const changes = Number(/(\d+)\.json$/.exec(notes[0] ?? '')?.[1]) + 1;
  for (const note of notes) {
    const text = await store.readNote(note);
    try {
      if (text !== undefined) return { state: parseRegistry(text), changes };
    } catch (error) {
      if (!(error instanceof UnreadableRegistry)) throw error;
    }
  }
  return undefined;
}

/** Whether a change was made to a release of that name. */
export const isAbout = ({ releases }: Change, name: string): boolean =>
  releases.some((release) => release === name || release.startsWith(`${name}@`));

/** When, by whom and from which commit a release was put into the store; undefined where nobody wrote it down. */
export async function originOf(
  store: Store,
  release: Pick<ReleaseDescription, 'name' | 'version'>,
): Promise<(Author & { at: string }) | undefined> {
  const note = noteOfRelease(release);
  const text = await store.readNote(note);
  return text === undefined ? undefined : parseJson(text, note);
}
