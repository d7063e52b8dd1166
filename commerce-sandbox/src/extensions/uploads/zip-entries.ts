/** Reads the bytes from `start` (inclusive) to `end` (exclusive) of a file. */
export type ReadBytes = (start: number, end: number) => Promise<Buffer>;

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
/** A comment of up to 65,535 bytes may follow the end record. */
const LONGEST_END_BYTES = END_BYTES + 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
/** A document has some dozens of entries; what is beyond this is not read. */
const LONGEST_DIRECTORY_BYTES = 512 * 1024;

/** The names in a ZIP archive's central directory, which stands at its end; empty where there is none. */
export async function entryNames(read: ReadBytes, size: number): Promise<readonly string[]> {
  const tail = await read(Math.max(0, size - LONGEST_END_BYTES), size);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END_SIGNATURE) end -= 1;
  if (end < 0) return [];
  const start = tail.readUInt32LE(end + 16);
  const length = Math.min(tail.readUInt32LE(end + 12), LONGEST_DIRECTORY_BYTES);
  const directory = await read(Math.min(start, size), Math.min(start + length, size));
  const names: string[] = [];
  let at = 0;
  while (at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === ENTRY_SIGNATURE) {
    const nameBytes = directory.readUInt16LE(at + 28);
    names.push(directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    at += ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}
