import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from 'shared-contracts';

/** The live releases: `registry.json` in the store, read again when it changes. */
export interface ReleaseStore {
  /** The registry as it is now. Rejects where there is none yet. */
  read(): Promise<Registry>;
  /** A release's file on disk; undefined for a path that leads out of the store. */
  fileOf(urlPath: string): string | undefined;
}

export function createReleaseStore(folder: string): ReleaseStore {
  let known: { mtimeMs: number; size: number; registry: Registry } | undefined;
  return {
    async read() {
      const file = join(folder, 'registry.json');
      const { mtimeMs, size } = await stat(file);
      if (!known || known.mtimeMs !== mtimeMs || known.size !== size)
        known = { mtimeMs, size, registry: JSON.parse(await readFile(file, 'utf8')) };
      return known.registry;
    },
    fileOf(urlPath) {
      const match = /^\/releases\/([a-z0-9-]+)\/([A-Za-z0-9.+-]+)\/((?:[A-Za-z0-9_.-]+\/)*[A-Za-z0-9_.-]+)$/.exec(urlPath);
      const [, name, version, file] = match ?? [];
      if (!name || !version || !file || version.startsWith('.') || file.split('/').some((part) => part.startsWith('.'))) return undefined;
      return join(folder, name, version, file);
    },
  };
}
