import { createReadStream, mkdirSync, type ReadStream } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { HEAD_BYTES } from './file-types.ts';

/** The bytes of uploads, one file each. What is on the disk counts: an upload goes on after a crash where its file ends. */
export class UploadFolder {
  readonly #path: string;
  readonly #busy = new Set<string>();

  constructor(path: string) {
    this.#path = path;
    mkdirSync(path, { recursive: true });
  }

  /** A folder that is given up with the process. */
  static async temporary(): Promise<UploadFolder> {
    return new UploadFolder(await mkdtemp(join(tmpdir(), 'commerce-sandbox-uploads-')));
  }

  #file(id: string): string {
    // Ids are this platform's own; anything else would be a path.
    if (!/^[A-Za-z0-9]{32}$/.test(id)) throw new Error('Not the id of an upload.');
    return join(this.#path, id);
  }

  async create(id: string): Promise<void> {
    const file = await open(this.#file(id), 'wx');
    await file.close();
  }

  /** How many bytes are there; undefined when the file is gone. */
  async size(id: string): Promise<number | undefined> {
    const status = await stat(this.#file(id)).catch(() => undefined);
    return status?.size;
  }

  /** Runs `work` unless somebody else writes to the same upload. */
  async alone<Result>(id: string, work: () => Promise<Result>): Promise<Result | 'busy'> {
    if (this.#busy.has(id)) return 'busy';
    this.#busy.add(id);
    try {
      return await work();
    } finally {
      this.#busy.delete(id);
    }
  }

  /**
   * Appends what arrives, at most up to `limit` bytes in the file; keeps it when the connection breaks. Gives the new size, or `too-much`.
   */
  async append(id: string, source: Readable, limit: number): Promise<number | 'too-much'> {
    const file = await open(this.#file(id), 'a');
    try {
      let { size } = await file.stat();
      try {
        for await (const chunk of source) {
          const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
          if (size + bytes.length > limit) return 'too-much';
          await file.write(bytes);
          size += bytes.length;
        }
      } catch {
        // The client is gone: what has arrived stays, and it asks where to go on.
      }
      return size;
    } finally {
      await file.close();
    }
  }

  async head(id: string): Promise<Buffer> {
    const file = await open(this.#file(id), 'r');
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  read(id: string): ReadStream {
    return createReadStream(this.#file(id));
  }

  async remove(id: string): Promise<void> {
    await rm(this.#file(id), { force: true });
  }

  /** Removes files that no upload knows. Lists the files first, so that one that begins meanwhile is not taken for forgotten. */
  async sweep(knownIds: () => Promise<ReadonlySet<string>>): Promise<void> {
    const names = await readdir(this.#path);
    const known = await knownIds();
    for (const name of names) if (!known.has(name) && !this.#busy.has(name)) await rm(join(this.#path, name), { force: true });
  }

  async close(): Promise<void> {
    if (this.#path.startsWith(join(tmpdir(), 'commerce-sandbox-uploads-'))) await rm(this.#path, { recursive: true, force: true });
  }
}
