/** The kinds of files that can be uploaded, by the extension of their names. */
export interface FileType {
  readonly extensions: readonly string[];
  readonly mediaType: string;
  /** Whether the first bytes of a file (up to `HEAD_BYTES`) are those of this kind. */
  readonly matches: (head: Buffer) => boolean;
}

export const HEAD_BYTES = 4096;

const startsWith =
  (...bytes: readonly number[]) =>
  (head: Buffer): boolean =>
    bytes.every((byte, index) => head[index] === byte);
const says =
  (pattern: RegExp) =>
  (head: Buffer): boolean =>
    pattern.test(head.toString('latin1'));

const JPEG: FileType = { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', matches: startsWith(0xff, 0xd8, 0xff) };
const PNG: FileType = { extensions: ['png'], mediaType: 'image/png', matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) };
const PDF: FileType = { extensions: ['pdf'], mediaType: 'application/pdf', matches: says(/^%PDF-\d\.\d/) };
/** A release of AutoCAD, such as AC1032, begins the file. */
const DWG: FileType = { extensions: ['dwg'], mediaType: 'image/vnd.dwg', matches: says(/^AC10\d\d/) };
/** Group code 0 and a section, with comments (group code 999) before it; or the sentinel of the binary form. */
const DXF: FileType = {
  extensions: ['dxf'],
  mediaType: 'image/vnd.dxf',
  matches: says(/^(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n|^AutoCAD Binary DXF\r\n/),
};
const STEP: FileType = { extensions: ['step', 'stp'], mediaType: 'model/step', matches: says(/^\s*ISO-10303-21;/) };
/** A ZIP archive whose first entries are those that Word writes. */
const DOCX: FileType = {
  extensions: ['docx'],
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  matches: says(/^PK\u0003\u0004[\s\S]*(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/)/),
};

const FILE_TYPES: readonly FileType[] = [PDF, PNG, JPEG, DWG, DXF, STEP, DOCX];

/** What a file may be attached to, and which kinds that takes. */
export const TYPES_FOR = {
  message: [PDF, PNG, JPEG, DWG, DXF, STEP, DOCX],
  drawing: [PDF, DWG, DXF, STEP, PNG, JPEG],
  application: [PDF, DOCX],
} as const;
export type FileUse = keyof typeof TYPES_FOR;

export function extensionsFor(use: FileUse): readonly string[] {
  return TYPES_FOR[use].flatMap((type) => type.extensions);
}

/** The kind that a name claims; undefined when it claims none that can be uploaded. */
export function typeOfName(name: string): FileType | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  return FILE_TYPES.find((type) => extension !== undefined && type.extensions.includes(extension));
}

const LONGEST_NAME = 120;

/** A name that is safe to keep and to give back: no folders, no control or direction characters, not hidden, not too long. */
export function safeName(name: string): string {
  const last = name.split(/[/\\]/).pop() ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const dot = plain.lastIndexOf('.');
  return plain.length <= LONGEST_NAME || dot < 0
    ? plain.slice(0, LONGEST_NAME)
    : `${plain.slice(0, LONGEST_NAME - (plain.length - dot))}${plain.slice(dot)}`;
}

/**
 * `attachment`, never `inline`: a file of a visitor is not shown as a page of the shop. RFC 6266 with an ASCII form beside the exact name.
 */
export function contentDisposition(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
