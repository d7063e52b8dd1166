const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

interface Table {
  tag: number;
  checksum: number;
  /** Its own size, in bytes. */
  length: number;
  packed: Uint8Array<ArrayBuffer>;
}

/**
 * The font of a WOFF file (https://www.w3.org/TR/WOFF/) with its tables unpacked; another file as it is. pdfkit's reader unpacks a packed
 * table each time that it looks up a glyph. Rejects where a table cannot be unpacked.
 */
export async function plainFont(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < WOFF_HEADER || view.getUint32(0) !== WOFF) return file;
  const tables = Array.from({ length: view.getUint16(12) }, (_, index): Table => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const offset = view.getUint32(at + 4);
    const packed = file.subarray(offset, offset + view.getUint32(at + 8));
    return { tag: view.getUint32(at), length: view.getUint32(at + 12), checksum: view.getUint32(at + 16), packed };
  });
  return join(view.getUint32(4), tables, await Promise.all(tables.map(unpack)));
}

async function unpack({ packed, length }: Table): Promise<Uint8Array> {
  if (packed.byteLength === length) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  if (bytes.byteLength !== length) throw new Error('A font has a table of another size than it says.');
  return bytes;
}

/** Every table begins at a multiple of four bytes. */
const padded = (length: number) => Math.ceil(length / 4) * 4;

function join(flavor: number, tables: readonly Table[], contents: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const directory = HEADER + tables.length * ENTRY;
  const font = new Uint8Array(tables.reduce((size, { length }) => size + padded(length), directory));
  const view = new DataView(font.buffer);
  const highest = Math.floor(Math.log2(tables.length));
  const range = 2 ** highest * ENTRY;
  view.setUint32(0, flavor);
  [tables.length, range, highest, tables.length * ENTRY - range].forEach((value, index) => {
    view.setUint16(4 + index * 2, value);
  });
  let offset = directory;
  tables.forEach(({ tag, checksum, length }, index) => {
    [tag, checksum, offset, length].forEach((value, place) => {
      view.setUint32(HEADER + index * ENTRY + place * 4, value);
    });
    font.set(contents[index] ?? [], offset);
    offset += padded(length);
  });
  return font;
}
