import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FORMAT, type StoredRegistry } from 'release-kit';
import { messageOf } from './message-of';

/** The live releases: `registry.json` in the store, read again when it changes. */
export interface ReleaseStore {
  /** The registry as it is now; the last good one while the file is none. Rejects where there was never one. */
  read(): Promise<StoredRegistry>;
  /** What is wrong with the file, if the last good one stands in for it. */
  problem(): string | undefined;
  /** A release's file on disk; undefined for a path that leads out of the store. */
  fileOf(urlPath: string): string | undefined;
  /** The same, once its release is there: one that is live for nobody may still be in a bucket only. */
  bringFileOf(urlPath: string): Promise<string | undefined>;
}

/** Brings a release that the folder lacks. Gives whether it is there now. */
export type BringRelease = (name: string, version: string) => Promise<boolean>;

/** A store that is slower is not waited for, where there is a good registry. */
const SLOW_MS = 1000;

/** Nothing was published yet, or nothing that can be read: whoever asks may ask again. */
class NoRegistry extends Error {
  readonly statusCode = 503;
  constructor(reason: string) {
    super(`There is no registry: ${reason}`);
  }
}

export function createReleaseStore(
  folder: string,
  onProblem: (problem: string) => void = () => undefined,
  bring?: BringRelease,
): ReleaseStore {
  const { read, problem } = createRegistryReader(folder, onProblem);
  return {
    read,
    problem,
    fileOf(urlPath) {
      const parts = partsOf(urlPath);
      return parts && join(folder, ...parts);
    },
    async bringFileOf(urlPath) {
      const parts = partsOf(urlPath);
      if (!parts) return undefined;
      const [name, version] = parts;
      if (bring && !(await bring(name, version).catch(() => existsSync(join(folder, name, version))))) return undefined;
      return join(folder, ...parts);
    },
  };
}

/** Reads the folder's registry for many who ask at once; the last good one stays while the file is wrong, or the disk slow. */
function createRegistryReader(folder: string, onProblem: (problem: string) => void): Pick<ReleaseStore, 'read' | 'problem'> {
  const readFileOnce = createRegistryFile(join(folder, 'registry.json'));
  let good: StoredRegistry | undefined;
  let problem: string | undefined;

  const isWrong = (what: string) => {
    if (what !== problem) onProblem(what);
    problem = what;
  };
  /** The one question that is under way, for all who ask meanwhile. It does not reject where there is a good registry. */
  let reading: Promise<void> | undefined;
  let isSlow = false;
  const refresh = () =>
    (reading ??= readFileOnce()
      .then(
        (registry) => {
          good = registry;
          problem = undefined;
        },
        (error: unknown) => {
          const what = messageOf(error);
          isWrong(what);
          if (!good) throw new NoRegistry(what);
        },
      )
      .finally(() => {
        reading = undefined;
        isSlow = false;
      }));
  /** Asks, and waits for as long as shoppers do not notice. */
  const waitAWhile = async () => {
    const asked = refresh();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        isSlow = true;
        isWrong(`The store ${folder} does not answer within ${SLOW_MS} ms.`);
        resolve();
      }, SLOW_MS);
    });
    await Promise.race([asked, late]);
    clearTimeout(timer);
  };
  let waiting: Promise<void> | undefined;
  const refreshSoon = () => (isSlow ? undefined : (waiting ??= waitAWhile().finally(() => (waiting = undefined))));

  return {
    async read() {
      if (good) await refreshSoon();
      else await refresh();
      if (!good) throw new NoRegistry(problem ?? 'not read yet');
      return good;
    },
    problem: () => problem,
  };
}

/** Gives the registry in a file, which is read again when it has changed. */
function createRegistryFile(file: string): () => Promise<StoredRegistry> {
  let known: { state: string; registry: StoredRegistry } | undefined;
  return async () => {
    const { mtimeMs, size } = await stat(file);
    const state = `${mtimeMs} ${size}`;
    if (known?.state !== state) known = { state, registry: toRegistry(await readFile(file, 'utf8')) };
    return known.registry;
  };
}

/** Name, version and path of a release's file; undefined for a path that leads out of the store. */
function partsOf(urlPath: string): [string, string, string] | undefined {
  const match = /^\/releases\/([a-z0-9-]+)\/([A-Za-z0-9.+-]+)\/((?:[A-Za-z0-9_.-]+\/)*[A-Za-z0-9_.-]+)$/.exec(urlPath);
  const [, name, version, path] = match ?? [];
  if (!name || !version || !path || version.startsWith('.') || path.split('/').some((part) => part.startsWith('.'))) return undefined;
  return [name, version, path];
}

/** Throws for a text that is no registry: half-written, of another kind, or with a release that says nothing of itself. */
function toRegistry(text: string): StoredRegistry {
  const value: StoredRegistry = JSON.parse(text);
  const isRegistry =
    typeof value === 'object' &&
    value !== null &&
    Number.isInteger(value.generation) &&
    isRecord(value.releases) &&
    Object.values(value.releases).every(
      (release) =>
        isRecord(release) && typeof release.base === 'string' && isRecord(release.description) && isRecord(release.description.build),
    );
  if (!isRegistry) throw new Error('registry.json holds no registry.');
  if ((value.format ?? FORMAT) !== FORMAT) throw new Error(`registry.json has format ${value.format}; this edge knows ${FORMAT}.`);
  return value;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
