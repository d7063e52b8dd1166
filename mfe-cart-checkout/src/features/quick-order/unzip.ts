/* What a workbook needs of a ZIP archive, on the browser's own decompression. */

/** More than a workbook of 10,000 rows comes to; what goes on after that is no list of parts. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
const MAX_FILES = 2000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** The end is behind a comment of at most this length. */
const MAX_COMMENT = 0xffff;
const END_LENGTH = 22;

interface Packed {
  method: number;
  start: number;
  length: number;
}

export interface Archive {
  /** The text of a file; undefined where there is none. Rejects with `TooLarge`, and where it cannot be unpacked. */
  textOf(name: string): Promise<string | undefined>;
}

export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** Undefined where the bytes are no archive that can be read: cut, encrypted, or of the kind for more than 4 GB. */
export function openArchive(bytes: Uint8Array): Archive | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  if (count > MAX_FILES) return undefined;
  const files = new Map<string, Packed>();
  try {
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== ENTRY || (view.getUint16(at + 8, true) & ENCRYPTED) !== 0) return undefined;
      const nameLength = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
      const local = view.getUint32(at + 42, true);
      if (view.getUint32(local, true) !== LOCAL) return undefined;
      files.set(name, {
        method: view.getUint16(at + 10, true),
        start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
        length: view.getUint32(at + 20, true),
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch {
    // An offset that leads out of the file.
    return undefined;
  }
  let left = MAX_UNPACKED_BYTES;
  return {
    async textOf(name) {
      const file = files.get(name);
      if (!file) return undefined;
      const unpacked = await unpack(bytes.subarray(file.start, file.start + file.length), file.method, left);
      left -= unpacked.length;
      return new TextDecoder().decode(unpacked);
    },
  };
}

function findEnd(view: DataView): number | undefined {
  for (let at = view.byteLength - END_LENGTH; at >= Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

/** What sizes an archive names are not believed: it is counted while it comes. */
async function unpack(packed: Uint8Array, method: number, most: number): Promise<Uint8Array> {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Error(`Unknown method ${method}`);
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
