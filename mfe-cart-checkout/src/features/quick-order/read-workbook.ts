/* Loaded with the first workbook (.xlsx). Formulas are not run: what Excel has last worked out is a cell's text. */
import { openArchive, TooLarge, type Archive } from './unzip';

/** What keeps a workbook from being read. */
type WorkbookProblem = 'spreadsheet' | 'too-large';

const FIRST_SHEET = 'xl/worksheets/sheet1.xml';

/** The rows of a workbook's first sheet. */
export async function readWorkbook(bytes: Uint8Array): Promise<{ rows: Iterable<readonly string[]> } | { problem: WorkbookProblem }> {
  const archive = openArchive(bytes);
  try {
    const sheet = archive && (await archive.textOf(await findSheet(archive)));
    if (!archive || sheet === undefined) return { problem: 'spreadsheet' };
    const shared = textsOf((await archive.textOf('xl/sharedStrings.xml')) ?? '');
    return { rows: rowsOf(sheet, shared) };
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'too-large' : 'spreadsheet' };
  }
}

/** Elements of that name, whatever its prefix, as what their tags say and what is between them. One without an end ends it all. */
function* elements(xml: string, name: string): Generator<{ tag: string; inner: string }, void> {
  const open = new RegExp(`<(?:\\w{1,20}:)?${name}(?=[\\s/>])`, 'g');
  const close = new RegExp(`</(?:\\w{1,20}:)?${name}>`, 'g');
  while (open.test(xml)) {
    const begin = xml.indexOf('>', open.lastIndex);
    if (begin < 0) return;
    const tag = xml.slice(open.lastIndex, begin);
    open.lastIndex = begin + 1;
    if (tag.endsWith('/')) {
      yield { tag, inner: '' };
      continue;
    }
    close.lastIndex = open.lastIndex;
    const end = close.exec(xml);
    if (!end) return;
    yield { tag, inner: xml.slice(open.lastIndex, end.index) };
    open.lastIndex = close.lastIndex;
  }
}

function first(xml: string, name: string) {
  const [found] = elements(xml, name);
  return found;
}

/** The first one in the workbook's own order. */
async function findSheet(archive: Archive): Promise<string> {
  const [book = '', links = ''] = [await archive.textOf('xl/workbook.xml'), await archive.textOf('xl/_rels/workbook.xml.rels')];
  const id = attribute(first(book, 'sheet')?.tag ?? '', '\\w{1,20}:id');
  const link = [...elements(links, 'Relationship')].find(({ tag }) => attribute(tag, 'Id') === id);
  const target = link && attribute(link.tag, 'Target');
  if (id === undefined || target === undefined) return FIRST_SHEET;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
}

/** Texts that cells name by their place. */
const textsOf = (xml: string): string[] => [...elements(xml, 'si')].map(({ inner }) => plainText(inner));

/** What is said of a text's pronunciation is none of it. */
function plainText(xml: string): string {
  const spoken = new Set([...elements(xml, 'rPh')].map(({ inner }) => inner));
  return [
    ...elements(
      [...spoken].reduce((rest, inner) => rest.replace(inner, ''), xml),
      't',
    ),
  ]
    .map(({ inner }) => unescape(inner))
    .join('');
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function* rowsOf(sheet: string, shared: readonly string[]): Generator<string[], void> {
  for (const row of elements(sheet, 'row')) {
    const cells: string[] = [];
    for (const { tag, inner } of elements(row.inner, 'c')) {
      const column = columnOf(attribute(tag, 'r')) ?? cells.length;
      if (column > MAX_COLUMN) continue;
      while (cells.length < column) cells.push('');
      cells[column] = textIn(attribute(tag, 't'), inner, shared);
    }
    yield cells;
  }
}

/** Columns that a list may have before the ones that count. */
const MAX_COLUMN = 200;

/** `B7` is in column 1. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters === undefined ? undefined : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textIn(type: string | undefined, content: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return plainText(content);
  const value = unescape(first(content, 'v')?.inner ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  // `1E2` and `10.0` are how numbers are stored, not how they are read.
  return (type === undefined || type === 'n') && value.trim() !== '' && Number.isFinite(Number(value)) ? String(Number(value)) : value;
}
