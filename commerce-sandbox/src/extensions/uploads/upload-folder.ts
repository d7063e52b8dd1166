import { createReadStream, mkdirSync, type ReadStream } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
   * Appends what arrives, at most up to `limit` bytes in the file; keeps it when the connection breaks. Gives the new size, `too-much`, or
   * `no-room` where the disk is full. Throws where the disk fails otherwise.
   */
  async append(id: string, source: AsyncIterable<unknown>, limit: number): Promise<number | 'too-much' | 'no-room'> {
    const file = await open(this.#file(id), 'a');
    try {
      let { size } = await file.stat();
      let isFull = false;
      for await (const bytes of arriving(source)) {
        size += bytes.length;
        if (size > limit) return 'too-much';
        // The rest is read and dropped: a client whose connection closes while it sends sees a cut instead of the answer.
        isFull ||= !(await isWritten(file, bytes));
      }
      return isFull ? 'no-room' : size;
    } finally {
      await file.close();
    }
  }

  head(id: string): Promise<Buffer> {
    return this.part(id, 0, HEAD_BYTES);
  }

  /** The bytes from `start` to `end` (exclusive), as far as the file goes. */
  async part(id: string, start: number, end: number): Promise<Buffer> {
    const file = await open(this.#file(id), 'r');
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
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

/** What arrives until the client is gone: what was there before that stays, and it asks where to go on. */
async function* arriving(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  for (;;) {
    const next: IteratorResult<unknown> = await chunks.next().catch(() => ({ done: true, value: undefined }));
    if (next.done) return;
    yield Buffer.isBuffer(next.value) ? next.value : Buffer.from(String(next.value));
  }
}

async function isWritten(file: FileHandle, bytes: Buffer): Promise<boolean> {
  try {
    await file.appendFile(bytes);
    return true;
  } catch (error) {
    // Not taken for a broken connection: a client that is told the old size would send the same bytes again, for ever.
    if (isNoRoom(error)) return false;
    throw error;
  }
}

/** Whether a write failed because the disk, or the part of it that this platform may use, is full. */
export function isNoRoom(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
