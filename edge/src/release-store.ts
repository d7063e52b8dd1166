import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FORMAT, type StoredRegistry } from 'release-kit';

/** The live releases: `registry.json` in the store, read again when it changes. */
export interface ReleaseStore {
  /** The registry as it is now; the last good one while the file is none. Rejects where there was never one. */
  read(): Promise<StoredRegistry>;
  /** What is wrong with the file, if the last good one stands in for it. */
  problem(): string | undefined;
  /** A release's file on disk; undefined for a path that leads out of the store. */
  fileOf(urlPath: string): string | undefined;
}

export function createReleaseStore(folder: string, onProblem: (problem: string) => void = () => undefined): ReleaseStore {
  const file = join(folder, 'registry.json');
  let good: StoredRegistry | undefined;
  let problem: string | undefined;
  /** Of the file that is known. */
  let seen: string | undefined;

  const readAgain = async (): Promise<StoredRegistry> => {
    const { mtimeMs, size } = await stat(file);
    const state = `${mtimeMs} ${size}`;
    if (good && state === seen) return good;
    const registry = toRegistry(await readFile(file, 'utf8'));
    seen = state;
    problem = undefined;
    return registry;
  };

  return {
    async read() {
      try {
        good = await readAgain();
      } catch (error) {
        const now = error instanceof Error ? error.message : String(error);
        if (now !== problem) onProblem(now);
        problem = now;
        if (!good) throw error;
      }
      return good;
    },
    problem: () => problem,
    fileOf(urlPath) {
      const match = /^\/releases\/([a-z0-9-]+)\/([A-Za-z0-9.+-]+)\/((?:[A-Za-z0-9_.-]+\/)*[A-Za-z0-9_.-]+)$/.exec(urlPath);
      const [, name, version, path] = match ?? [];
      if (!name || !version || !path || version.startsWith('.') || path.split('/').some((part) => part.startsWith('.'))) return undefined;
      return join(folder, name, version, path);
    },
  };
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
