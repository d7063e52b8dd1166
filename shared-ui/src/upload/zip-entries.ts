const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
/** A comment of up to 65,535 bytes may follow the end record. */
const LONGEST_END_BYTES = END_BYTES + 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
/** A document has some dozens of entries; what is beyond this is not read. */
const LONGEST_DIRECTORY_BYTES = 512 * 1024;

/** The names in a ZIP archive's central directory, which stands at its end; empty where there is none. Rejects where it cannot be read. */
export async function entryNames(file: Blob): Promise<readonly string[]> {
  const tail = await view(file, Math.max(0, file.size - LONGEST_END_BYTES), file.size);
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end -= 1;
  if (end < 0) return [];
  const start = tail.getUint32(end + 16, true);
  const directory = await view(file, start, start + Math.min(tail.getUint32(end + 12, true), LONGEST_DIRECTORY_BYTES));
  const names: string[] = [];
  let at = 0;
  while (at + ENTRY_BYTES <= directory.byteLength && directory.getUint32(at, true) === ENTRY_SIGNATURE) {
    const nameBytes = Math.min(directory.getUint16(at + 28, true), directory.byteLength - at - ENTRY_BYTES);
    names.push(new TextDecoder().decode(new Uint8Array(directory.buffer, at + ENTRY_BYTES, nameBytes)));
    at += ENTRY_BYTES + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return names;
}

async function view(file: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer());
}
