/* Loaded with the first file or pasted table. */
import { cleanSku, factsOf, MAX_FILE_MB, MAX_ROWS, type QuickOrderEntry } from './quick-order-rows';
import { detectDelimiter, readRecords } from './read-records';

export type ListProblem = 'too-large' | 'too-many' | 'spreadsheet' | 'not-text' | 'empty' | 'unreadable' | 'no-answer';
export type ReadList = { entries: readonly QuickOrderEntry[]; problem?: undefined } | { problem: ListProblem };

/** Longer cells are no part numbers; what is shown of them is enough to find them in the file. */
const MAX_CELL = 200;
/** A task of this length leaves room for a frame, on a slow phone too. */
const SLICE_MS = 16;

/** Reads a file: a workbook, or text of any encoding that Excel writes. */
export async function readFile(file: Blob): Promise<ReadList> {
  if (file.size > MAX_FILE_MB * 1024 * 1024) return { problem: 'too-large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isZip(bytes)) return await readWorkbookFile(bytes);
    const decoded = decode(bytes);
    return typeof decoded === 'string' ? await readText(decoded) : decoded;
  } catch {
    // Moved, changed or forbidden since it was chosen.
    return { problem: 'unreadable' };
  }
}

/** Loaded with the first workbook. */
async function readWorkbookFile(bytes: Uint8Array): Promise<ReadList> {
  const { readWorkbook } = await import(/* webpackChunkName: "workbook" */ './read-workbook');
  const records = await readWorkbook(bytes);
  return 'problem' in records ? records : readRows(records.rows);
}

/** Reads text: a file's, or pasted. */
export function readText(text: string): Promise<ReadList> {
  const { delimiter, start } = detectDelimiter(text);
  return readRows(readRecords(text.slice(start), delimiter));
}

/** In slices, so that the page stays alive. */
async function readRows(records: Iterable<readonly string[]>): Promise<ReadList> {
  const entries: QuickOrderEntry[] = [];
  let columns: Columns | undefined;
  let sliceEnds = performance.now() + SLICE_MS;
  for (const fields of records) {
    if (performance.now() > sliceEnds) {
      await nextTask();
      sliceEnds = performance.now() + SLICE_MS;
    }
    if (fields.every((field) => field.trim() === '')) continue;
    if (!columns) {
      columns = findColumns(fields);
      if (columns.isHeader) continue;
    }
    if (entries.length === MAX_ROWS) return { problem: 'too-many' };
    const entry = toEntry(fields, columns);
    factsOf(entry);
    entries.push(entry);
  }
  return entries.length === 0 ? { problem: 'empty' } : { entries };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

interface Columns {
  isHeader: boolean;
  sku: number;
  quantity: number;
}

const SKU_NAMES =
  /^(sku|part ?(number|no|#)?|item( ?(number|no|code))?|product( ?code)?|article|code|رقم القطعة|القطعة|رمز المنتج|المنتج|الصنف|رقم الصنف)$/i;
const QUANTITY_NAMES = /^(qty|quantity|pieces|pcs|amount|count|الكمية|كمية|العدد|عدد)$/i;

/** Names in the first row say which column is which; without them the first two are meant. */
function findColumns(fields: readonly string[]): Columns {
  const names = fields.map((field) =>
    cleanSku(field)
      .replace(/[._:-]+/g, ' ')
      .trim(),
  );
  const sku = names.findIndex((name) => SKU_NAMES.test(name));
  const quantity = names.findIndex((name) => QUANTITY_NAMES.test(name));
  if (sku < 0 && quantity < 0) return { isHeader: false, sku: 0, quantity: 1 };
  if (sku < 0) return { isHeader: true, sku: quantity === 0 ? 1 : 0, quantity };
  return { isHeader: true, sku, quantity: quantity < 0 && fields.length > 1 ? (sku === 0 ? 1 : 0) : quantity };
}

function toEntry(fields: readonly string[], { isHeader, sku, quantity }: Columns): QuickOrderEntry {
  return { sku: cell(cleanSku(fields[sku] ?? '')), quantity: quantityOf(fields, quantity, isHeader) };
}

/** A list of part numbers alone means one of each. */
function quantityOf(fields: readonly string[], column: number, isHeader: boolean): string {
  if (column < 0 || fields.length <= column) return fields.length === 1 ? '1' : '';
  // `6205,1,5`: a decimal comma that nobody quoted. It is refused as 1,5, not taken as 1.
  const more = isHeader ? [] : fields.slice(column + 1).filter((field) => field.trim() !== '');
  if (more.length === 1 && more.every((field) => /^\s*\d+\s*$/.test(field))) return cell(`${fields[column]?.trim()},${more[0]?.trim()}`);
  return cell(cleanSku(fields[column] ?? ''));
}

const cell = (text: string) => text.slice(0, MAX_CELL);

/** What files begin with that are called .csv and are none. */
const MAGIC: readonly (readonly [readonly number[], ListProblem])[] = [
  // Excel's .xls is a compound document.
  [[0xd0, 0xcf, 0x11, 0xe0], 'spreadsheet'],
  [[0x25, 0x50, 0x44, 0x46], 'not-text'],
  [[0x89, 0x50, 0x4e, 0x47], 'not-text'],
];

/** Excel's .xlsx is a ZIP archive; so is much else. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** UTF-8 or UTF-16 with their marks, UTF-8 without, else what Arabic Excel writes: Windows-1256. */
function decode(bytes: Uint8Array): string | { problem: ListProblem } {
  const magic = MAGIC.find(([beginning]) => beginning.every((byte, index) => bytes[index] === byte));
  if (magic) return { problem: magic[1] };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // No text holds the byte zero.
  if (bytes.includes(0)) return { problem: 'not-text' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
