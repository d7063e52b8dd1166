import { entryNames, type ReadBytes } from './zip-entries.ts';

/** The kinds of files that can be uploaded, by the extension of their names. */
export interface FileType {
  readonly extensions: readonly string[];
  readonly mediaType: string;
  /** Whether the first bytes of a file (up to `HEAD_BYTES`) are those of this kind. */
  readonly matches: (head: Buffer) => boolean;
  /** Where the first bytes do not tell this kind from others: whether the rest of a file of `size` bytes does. */
  readonly holds?: (read: ReadBytes, size: number) => Promise<boolean>;
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
/** A ZIP archive with Word's parts: XLSX, PPTX and plain archives begin with the same bytes. */
const DOCX: FileType = {
  extensions: ['docx'],
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  matches: startsWith(0x50, 0x4b, 0x03, 0x04),
  holds: async (read, size) => {
    const names = await entryNames(read, size);
    return names.includes('[Content_Types].xml') && names.some((name) => /^word\/[^/]+\.xml$/.test(name));
  },
};

const FILE_TYPES: readonly FileType[] = [PDF, PNG, JPEG, DWG, DXF, STEP, DOCX];

const MB = 1024 * 1024;

/** What a file may be attached to: its name in the `Upload-Metadata`, the kinds that it takes, the largest size in bytes. */
export const USES = {
  message: { name: 'support_ticket', types: [PDF, PNG, JPEG, DWG, DXF, STEP, DOCX], maxBytes: 20 * MB },
  drawing: { name: 'drawing_request', types: [PDF, DWG, DXF, STEP, PNG, JPEG], maxBytes: 20 * MB },
  application: { name: 'vacancy_application', types: [PDF, DOCX], maxBytes: 5 * MB },
} as const satisfies Readonly<Record<string, { name: string; types: readonly FileType[]; maxBytes: number }>>;
export type FileUse = keyof typeof USES;

/** Whatever it is for. */
export const MAX_FILE_BYTES = Math.max(...Object.values(USES).map(({ maxBytes }) => maxBytes));

export function extensionsFor(use: FileUse): readonly string[] {
  return USES[use].types.flatMap((type) => type.extensions);
}

/** Whether a use takes files of a media type. */
export function takes(use: FileUse, mediaType: string): boolean {
  return USES[use].types.some((type) => type.mediaType === mediaType);
}

/** The use of that name; undefined for any other name. */
export function useOfName(name: string): FileUse | undefined {
  return (Object.keys(USES) as FileUse[]).find((use) => USES[use].name === name);
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
