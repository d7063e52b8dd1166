import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { KEPT_FILES } from 'shared-contracts';

/** What is stored of one upload, so that it goes on after a reload. */
export interface StoredFile {
  key: string;
  file: File;
  address: string | undefined;
  isDone: boolean;
}

interface StoredUploads {
  by: string;
  /** When something was stored last. */
  at: number;
  files: readonly StoredFile[];
}

/** As long as the platform keeps uploads that belong to nothing. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The files of a form, in IndexedDB: those of the same person only, for a day. Where there is no such storage, nothing is stored. */
export interface StoredFiles {
  read: (by: string) => Promise<readonly StoredFile[]>;
  write: (by: string, files: readonly StoredFile[]) => Promise<void>;
}

export function storedFiles(form: string): StoredFiles {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore(...KEPT_FILES));
  return {
    async read(by) {
      try {
        const stored = await get<StoredUploads>(form, store());
        if (!stored) return [];
        if (stored.by === by && Date.now() - stored.at < LIFETIME_MS) return stored.files;
        await del(form, store());
        return [];
      } catch {
        return [];
      }
    },
    async write(by, files) {
      try {
        if (files.length === 0) await del(form, store());
        else await set(form, { by, at: Date.now(), files } satisfies StoredUploads, store());
      } catch {
        // A private window, or no room: the uploads go on, but not after a reload.
      }
    },
  };
}
