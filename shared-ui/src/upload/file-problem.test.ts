import { problemWith } from './file-problem';
import { zip } from './testing/zip-archive';

const LIMITS = { largest: 1000, most: 3, types: ['pdf', 'dwg', 'dxf', 'step', 'stp', 'png', 'jpg', 'jpeg', 'docx'] };
const bytes = (...values: readonly number[]) => new Uint8Array(values);

test.each([
  ['a.pdf', '%PDF-1.7\n'],
  ['A.PDF', '%PDF-1.4\n'],
  ['a.dwg', 'AC1032\u0000'],
  ['a.dxf', '  0\r\nSECTION\r\n'],
  ['a.dxf', '999\nmade by hand\n0\nSECTION\n'],
  ['a.dxf', 'AutoCAD Binary DXF\r\n'],
  ['a.step', 'ISO-10303-21;\nHEADER;'],
  ['a.stp', '\nISO-10303-21;'],
  ['a.png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['a.jpg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['a.jpeg', bytes(0xff, 0xd8, 0xff, 0xe1)],
  ['a.docx', zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'])],
  ['a.docx', zip(['word/document2.xml', '[Content_Types].xml'], 'A4 us')],
])('%s that begins so is taken', async (name, content) => {
  expect(await problemWith(new File([content], name), LIMITS)).toBeUndefined();
});

test.each([
  ['a.pdf', 'PDF', 'content'],
  ['a.dwg', 'AC20', 'content'],
  ['a.dxf', '0\nHEADER\n', 'content'],
  ['a.step', 'solid cube', 'content'],
  ['a.png', 'GIF89a', 'content'],
  ['a.jpg', bytes(0x89, 0x50), 'content'],
  ['a.docx', bytes(0xd0, 0xcf, 0x11, 0xe0), 'content'],
  ['an-archive.docx', zip(['photo.jpg', 'word/notes.txt']), 'content'],
  ['a-table.docx', zip(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/embeddings/word/document.xml']), 'content'],
  ['slides.docx', zip(['[Content_Types].xml', 'ppt/presentation.xml']), 'content'],
  ['an-empty-archive.docx', zip([]), 'content'],
  ['cut-off.docx', zip(['[Content_Types].xml', 'word/document.xml']).slice(0, -22), 'content'],
  ['only-a-beginning.docx', bytes(0x50, 0x4b, 0x03, 0x04), 'content'],
  ['a.pdf.exe', '%PDF-1.7', 'type'],
  ['pdf', '%PDF-1.7', 'type'],
])('%s with %p is not', async (name, content, problem) => {
  expect(await problemWith(new File([content], name), LIMITS)).toBe(problem);
});

test('a folder that was dropped cannot be read', async () => {
  const folder = new File(['x'], 'drawings.pdf');
  folder.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }) as unknown as Blob;
  expect(await problemWith(folder, LIMITS)).toBe('unreadable');
});

test('of a large document only its two ends are read', async () => {
  const stuffing = new Uint8Array(5 * 1024 * 1024);
  const file = new File([bytes(0x50, 0x4b, 0x03, 0x04), stuffing], 'cv.docx');
  const slice = jest.spyOn(file, 'slice');
  expect(await problemWith(file, { ...LIMITS, largest: file.size })).toBe('content');
  const read = slice.mock.calls.reduce((sum, [start = 0, end = file.size]) => sum + Math.min(end, file.size) - start, 0);
  expect(read).toBeLessThan(100_000);
});
