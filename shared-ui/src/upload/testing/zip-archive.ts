/** A ZIP archive of empty entries, for tests: as Office writes them where `[Content_Types].xml` is the first. */
export function zip(names: readonly string[], comment = ''): Uint8Array<ArrayBuffer> {
  const local = names.map((name) => record(30, 0x04034b50, name, 26));
  const directory = names.map((name) => record(46, 0x02014b50, name, 28));
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint32(12, lengthOf(directory), true);
  view.setUint32(16, lengthOf(local), true);
  view.setUint16(20, comment.length, true);
  return joined([...local, ...directory, end, new TextEncoder().encode(comment)]);
}

function record(size: number, signature: number, name: string, lengthAt: number): Uint8Array {
  const header = new Uint8Array(size);
  const view = new DataView(header.buffer);
  view.setUint32(0, signature, true);
  view.setUint16(lengthAt, name.length, true);
  return joined([header, new TextEncoder().encode(name)]);
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
