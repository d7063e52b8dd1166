import { readFileSync } from 'node:fs';
import { plainFont } from './plain-font';

const file = (path: string) => new Uint8Array(readFileSync(require.resolve(`@fontsource/${path}-normal.woff`)));
const ARABIC = file('ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400');

interface Table {
  tag: string;
  checksum: number;
  bytes: Uint8Array;
}

function tablesOf(font: Uint8Array): Table[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...font.subarray(at, at + 4));
    return {
      tag,
      checksum: view.getUint32(at + 4),
      bytes: font.subarray(view.getUint32(at + 8), view.getUint32(at + 8) + view.getUint32(at + 12)),
    };
  });
}

/** As the format counts it: the sum of its words. That of `head` leaves out the one that is the whole file's. */
function sumOf({ tag, bytes }: Table): number {
  const words = new Uint8Array(Math.ceil(bytes.byteLength / 4) * 4);
  words.set(bytes);
  const view = new DataView(words.buffer);
  if (tag === 'head') view.setUint32(8, 0);
  let sum = 0;
  for (let at = 0; at < words.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

test.each([
  ['Arabic', ARABIC],
  ['Latin', file('ibm-plex-sans/files/ibm-plex-sans-latin-600')],
])('unpacks every table of the %s font: each has the sum that the file says', async (_name, packed) => {
  const tables = tablesOf(await plainFont(packed));
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['GSUB', 'cmap', 'glyf', 'head', 'loca']));
  for (const table of tables) expect([table.tag, sumOf(table)]).toEqual([table.tag, table.checksum]);
});

test('is as large as the file says, and unpacked already stays as it is', async () => {
  const font = await plainFont(ARABIC);
  expect(font.byteLength).toBe(new DataView(ARABIC.buffer, ARABIC.byteOffset).getUint32(16));
  await expect(plainFont(font)).resolves.toBe(font);
});

test.each([
  ['cut off', ARABIC.slice(0, 20_000)],
  ['spoiled', ARABIC.map((byte, index) => (index > 5000 && index < 5100 ? 255 : byte))],
])('rejects a file that is %s', async (_what, broken) => {
  await expect(plainFont(broken)).rejects.toThrow();
});
