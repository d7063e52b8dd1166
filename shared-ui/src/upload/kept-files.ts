import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { KEPT_FILES } from 'shared-contracts';

/** What is kept of one upload, in order to go on after a reload. */
export interface KeptFile {
  key: string;
  file: File;
  address: string | undefined;
  isDone: boolean;
}

interface Kept {
  by: string;
  /** When something was kept last. */
  at: number;
  files: readonly KeptFile[];
}

/** As long as the platform keeps uploads that belong to nothing. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The files of a form, in IndexedDB: those of the same person only, for a day. Where there is no such storage, nothing is kept. */
export interface KeptFiles {
  read: (by: string) => Promise<readonly KeptFile[]>;
  write: (by: string, files: readonly KeptFile[]) => Promise<void>;
}

export function keptFiles(form: string): KeptFiles {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore(...KEPT_FILES));
  return {
    async read(by) {
      try {
        const kept = await get<Kept>(form, store());
        if (!kept) return [];
        if (kept.by === by && Date.now() - kept.at < KEPT_MS) return kept.files;
        await del(form, store());
        return [];
      } catch {
        return [];
      }
    },
    async write(by, files) {
      try {
        if (files.length === 0) await del(form, store());
        else await set(form, { by, at: Date.now(), files } satisfies Kept, store());
      } catch {
        // A private window, or no room: the uploads go on, but not after a reload.
      }
    },
  };
}
