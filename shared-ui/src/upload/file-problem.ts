import { entryNames } from './zip-entries';

/** What a form takes. Types are extensions of names, in lower case. */
export interface UploadLimits {
  /** Bytes. */
  largest: number;
  most: number;
  types: readonly string[];
}

/** Why a file is not sent. `content`: it is not what its name says. `twice`: it is among the files already. */
export type FileProblem = 'empty' | 'too-large' | 'type' | 'content' | 'too-many' | 'twice' | 'unreadable';

/** As much of a file as is looked at. */
const HEAD_BYTES = 4096;

const begins =
  (...bytes: readonly number[]) =>
  (head: Uint8Array) =>
    bytes.every((byte, index) => head[index] === byte);
const says = (pattern: RegExp) => (head: Uint8Array) => pattern.test(new TextDecoder('latin1').decode(head));

/** How files begin, by extension; the platform looks at the same bytes. */
const JPEG = begins(0xff, 0xd8, 0xff);
const STEP = says(/^\s*ISO-10303-21;/);
const BEGINNINGS: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  pdf: says(/^%PDF-\d\.\d/),
  png: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpg: JPEG,
  jpeg: JPEG,
  // A release of AutoCAD, such as AC1032.
  dwg: says(/^AC10\d\d/),
  // Group code 0 and a section, with comments (999) before it; or the binary form.
  dxf: says(/^(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n|^AutoCAD Binary DXF\r\n/),
  step: STEP,
  stp: STEP,
  docx: begins(0x50, 0x4b, 0x03, 0x04),
};

/** What the beginning does not tell. XLSX, PPTX and plain archives begin as DOCX does: Word's parts stand in the list at the end. */
const INSIDES: Readonly<Record<string, (file: Blob) => Promise<boolean>>> = {
  async docx(file) {
    const names = await entryNames(file);
    return names.includes('[Content_Types].xml') && names.some((name) => /^word\/[^/]+\.xml$/.test(name));
  },
};

/** The extension of a name, in lower case; empty where it has none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What is wrong with a file, before a byte of it is sent. */
export async function problemWith(file: File, { largest, types }: UploadLimits): Promise<FileProblem | undefined> {
  const extension = extensionOf(file.name);
  if (!types.includes(extension)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > largest) return 'too-large';
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const isRight = (BEGINNINGS[extension]?.(head) ?? true) && ((await INSIDES[extension]?.(file)) ?? true);
    return isRight ? undefined : 'content';
  } catch {
    // A folder that was dropped, or a file that has been moved meanwhile.
    return 'unreadable';
  }
}
