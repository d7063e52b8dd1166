import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Conflict, type Store } from './store';

/** Notes lie where no address leads: the edge serves no name that begins with a dot. */
const NOTES = '.kit';
/** Held for as long as one small file takes to be read and renamed: one that is older was left by somebody who is gone. */
const LOCK_STALE_MS = 30_000;
const LOCK_WAIT_MS = 60_000;
const isGone = (error: unknown) => codeOf(error) === 'ENOENT';

/** A store in a folder, which several may share over a file system. */
export function createFolderStore(path: string): Store {
  const folder = resolve(path);
  const registry = join(folder, 'registry.json');

  const read = (file: string): Promise<string | undefined> =>
    readFile(file, 'utf8').catch((error) => (isGone(error) ? undefined : refuse(error)));
  const put = async (file: string, text: string) => {
    const part = `${file}.${randomUUID()}.part`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(part, text, { flush: true });
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  };
  const refuse = (error: unknown): never => {
    throw explain(error, folder);
  };
  const readNow = async () => {
    const text = await read(registry);
    return text === undefined ? undefined : { text, revision: revisionOf(text) };
  };

  return {
    name: folder,
    readRegistry: readNow,
    async writeRegistry(text, revision) {
      await withLock(folder, async () => {
        if ((await readNow())?.revision !== revision) throw new Conflict();
        await put(registry, text);
      }).catch(refuse);
    },
    readDescription: (name, version) => read(join(folder, name, version, 'release.json')),
    async addRelease(name, version, from) {
      const target = join(folder, name, version);
      if (await exists(target)) return;
      const part = join(folder, name, `.${version}.${randomUUID()}.part`);
      try {
        await cp(from, part, { recursive: true });
        await rename(part, target);
      } catch (error) {
        await rm(part, { recursive: true, force: true }).catch(() => undefined);
        // Somebody else has just brought the same one.
        if (!(await exists(target))) refuse(error);
      }
    },
    listFiles: (name, version) => filesBelow(join(folder, name, version)),
    readFile: (name, version, path) => readFile(join(folder, name, version, path)),
    removeRelease: (name, version) => rm(join(folder, name, version), { recursive: true, force: true }).catch(refuse),
    async listReleases() {
      const names = await foldersOf(folder);
      const versions = await Promise.all(
        names.map(async (name) => (await foldersOf(join(folder, name))).map((version) => ({ name, version }))),
      );
      return versions.flat();
    },
    readNote: (note) => read(join(folder, NOTES, note)),
    writeNote: (note, text) => put(join(folder, NOTES, note), text).catch(refuse),
    async listNotes(prefix) {
      const notes = await filesBelow(join(folder, NOTES)).catch(refuse);
      return notes.filter((note) => note.startsWith(prefix) && !note.endsWith('.part')).sort();
    },
  };
}

/** Paths of all files below a folder; none where there is no folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isGone(error)) return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

const revisionOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const codeOf = (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined);
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/** A folder is the lock, since making one is atomic everywhere. */
async function withLock<T>(folder: string, action: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, '.lock');
  const until = Date.now() + LOCK_WAIT_MS;
  while (!(await take(lock))) {
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LOCK_STALE_MS) await rm(lock, { recursive: true, force: true });
    else if (Date.now() > until) throw new Error(`${folder} is being changed by somebody else since a minute; nothing was changed.`);
    else await wait(20);
  }
  try {
    return await action();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

const take = (lock: string) =>
  mkdir(lock).then(
    () => true,
    (error) => {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    },
  );

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'is read-only',
  EACCES: 'may not be written',
  EPERM: 'may not be written',
  ENOSPC: 'is full',
  EDQUOT: 'is full',
  ENOTDIR: 'is no folder',
  EIO: 'cannot be read',
};

/** What is wrong with the store, in words. */
function explain(error: unknown, folder: string): unknown {
  const reason = REASONS[codeOf(error) ?? ''];
  return reason ? new Error(`The store ${folder} ${reason}; nothing was changed.`, { cause: error }) : error;
}
