import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { parseRegistry } from '../registry';
import { severally } from './severally';
import type { Store } from './store';

/** A folder that follows a store which is none: what serves files and runs entries reads them from a disk. */
export interface Mirror {
  /** Brings a release that the folder lacks. Gives whether it is there now. */
  bring(name: string, version: string): Promise<boolean>;
  close(): void;
}

export interface MirrorOptions {
  everyMs?: number;
  /** Told when the store cannot be read, once for each different problem; what is there stays. */
  onProblem?: (problem: string) => void;
}

/** A release that the store does not have is not asked for again at once. */
const MISSING_MS = 5_000;

/**
 * Keeps `registry.json` and the releases that it names as the store has them. The registry is put in place when all of them are there,
 * whole, so that nobody is shown a release that has not come. Others come when somebody asks for them.
 */
export function createMirror(store: Store, folder: string, { everyMs = 1_000, onProblem = () => undefined }: MirrorOptions = {}): Mirror {
  const bring = createReleaseFolder(store, folder);
  let revision: string | undefined;
  let problem: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const follow = async () => {
    const found = await store.readRegistry();
    if (!found || found.revision === revision) return;
    const { releases, canaries = {} } = parseRegistry(found.text);
    for (const [name, { version }] of [...Object.entries(releases), ...Object.entries(canaries)])
      if (!(await bring(name, version))) throw new Error(`${name}@${version} is live, and not in the store.`);
    const part = join(folder, `.registry.${randomUUID()}.part`);
    await put(part, found.text);
    await rename(part, join(folder, 'registry.json'));
    revision = found.revision;
  };

  const loop = async () => {
    try {
      await follow();
      problem = undefined;
    } catch (error) {
      const now = error instanceof Error ? error.message : String(error);
      if (now !== problem) onProblem(now);
      problem = now;
    }
    if (!isClosed) timer = setTimeout(() => void loop(), everyMs).unref();
  };
  void loop();

  return {
    bring,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Brings releases into the folder, each once, whole or not at all. */
function createReleaseFolder(store: Store, folder: string): Mirror['bring'] {
  const there = new Set<string>();
  const coming = new Map<string, Promise<boolean>>();
  const missing = new Map<string, number>();
  return (name, version) => {
    const key = `${name}/${version}`;
    if (there.has(key)) return Promise.resolve(true);
    if ((missing.get(key) ?? 0) > performance.now()) return Promise.resolve(false);
    const running = coming.get(key);
    if (running) return running;
    const run = download(store, folder, name, version)
      .then((isThere) => {
        if (isThere) there.add(key);
        else remember(missing, key, performance.now() + MISSING_MS);
        return isThere;
      })
      .finally(() => coming.delete(key));
    coming.set(key, run);
    return run;
  };
}

/** Gives whether the store has the release. */
async function download(store: Store, folder: string, name: string, version: string): Promise<boolean> {
  if ((await store.readDescription(name, version)) === undefined) return false;
  const part = join(folder, name, `.${version}.${randomUUID()}.part`);
  try {
    await severally(await store.listFiles(name, version), async (file) => put(join(part, file), await store.readFile(name, version, file)));
    await rename(part, join(folder, name, version)).catch((error) => {
      // A folder that has outlived its edge had it already.
      if (!['EEXIST', 'ENOTEMPTY'].includes(error.code)) throw error;
    });
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  return true;
}

async function put(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Keeps a few: whoever asks for what was never there must not fill the memory. */
function remember(map: Map<string, number>, key: string, value: number): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > 1_000 && oldest !== undefined) map.delete(oldest);
}
