import { createStore, delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import { KEPT_FILES } from 'shared-contracts';
import { tabOf } from './tab-of';

/** What is stored of one upload, so that it goes on after a reload. */
export interface StoredFile {
  key: string;
  file: File;
  address: string | undefined;
  isDone: boolean;
}

/** What is stored of the files of a form in one tab, but for the files: each of these is a record of its own, written once. */
interface StoredUploads {
  by: string;
  /** When something was stored last. */
  at: number;
  files: readonly Omit<StoredFile, 'file'>[];
}

/** As long as the platform keeps uploads that belong to nothing. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * The files of a form in this tab, in IndexedDB: those of the same person only, for a day. Another tab has its own, and neither sends or
 * deletes the other's. Where there is no such storage, nothing is stored.
 */
export interface StoredFiles {
  read: (by: string) => Promise<readonly StoredFile[]>;
  write: (by: string, files: readonly StoredFile[]) => Promise<void>;
}

export function storedFiles(form: string): StoredFiles {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore(...KEPT_FILES));
  const own = [form, tabOf(form)];
  const written = new Set<string>();
  const forget = (gone: readonly string[], alsoThese: readonly string[][] = []) => {
    for (const key of gone) written.delete(key);
    return delMany([...alsoThese, ...gone.map((key) => [...own, key])], store());
  };
  return {
    async read(by) {
      try {
        await sweep(store());
        const [stored] = await getMany<StoredUploads>([own], store());
        if (!stored) return [];
        const names = stored.files.map(({ key }) => key);
        if (stored.by !== by) {
          await forget(names, [own]);
          return [];
        }
        const files = await getMany<File>(
          names.map((key) => [...own, key]),
          store(),
        );
        for (const key of names) written.add(key);
        return stored.files.flatMap((each, index) => {
          const file = files[index];
          return file ? [{ ...each, file }] : [];
        });
      } catch {
        return [];
      }
    },
    async write(by, files) {
      const fresh = files.filter(({ key }) => !written.has(key));
      for (const { key } of fresh) written.add(key);
      try {
        const gone = [...written].filter((key) => files.every((file) => file.key !== key));
        if (files.length === 0) return await forget(gone, [own]);
        const states = files.map(({ key, address, isDone }) => ({ key, address, isDone }));
        // At once: a file without its state would be swept, a state without its file would bring nothing back.
        await setMany(
          [
            ...fresh.map(({ key, file }): [string[], File] => [[...own, key], file]),
            [own, { by, at: Date.now(), files: states } satisfies StoredUploads],
          ],
          store(),
        );
        if (gone.length > 0) await forget(gone);
      } catch {
        // A private window, or no room: the uploads go on, but not after a reload.
        for (const { key } of fresh) written.delete(key);
      }
    },
  };
}

/** Deletes what tabs have left that are closed: whatever no record of the last day names, of whichever form. */
async function sweep(store: UseStore): Promise<void> {
  const all = await keys<IDBValidKey>(store);
  // A release before this one names a record by its form alone: it may be live beside this one, in another remote.
  const records = all.filter((key) => !Array.isArray(key) || key.length === 2);
  const stored = await getMany<StoredUploads>(records, store);
  const now = Date.now();
  const live = new Set(records.filter((_key, index) => now - (stored[index]?.at ?? 0) < LIFETIME_MS).map(String));
  const left = all.filter((key) => !live.has(String(Array.isArray(key) ? key.slice(0, 2) : key)));
  if (left.length > 0) await delMany(left, store);
}
