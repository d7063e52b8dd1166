/** What a document says, as plain data. Texts are in the reader's language already: the maker knows no messages but its page numbers. */
export interface DocumentDescription {
  /** Stands as the level 1 heading and in the file's properties. */
  title: string;
  /** A language tag, such as `en-US` or `ar-SA`: the direction of the whole document follows it. */
  locale: string;
  sender: { name: string; lines: string[] };
  recipient?: { label: string; lines: string[] };
  /** Number, date, validity and the like, beside the recipient. */
  facts?: LabelledValue[];
  blocks: DocumentBlock[];
  /** Stands on each page, beside the page's number. */
  footer?: string;
}

export interface LabelledValue {
  label: string;
  value: string;
}

export interface TableColumn {
  label: string;
  /** `end` for amounts. */
  align?: 'start' | 'end';
  /** Its share of the width, 1 unless said. */
  width?: number;
}

export type DocumentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: LabelledValue[] }
  | { kind: 'table'; columns: TableColumn[]; rows: string[][]; totals?: (LabelledValue & { isStrong?: boolean })[] }
  /** A drawing of lines, shapes and texts, as the text of an SVG; what else it holds is left out. Height in points (1/72 inch). */
  | { kind: 'drawing'; svg: string; height?: number }
  /** A JPEG or PNG picture. Height in points. */
  | { kind: 'picture'; bytes: ArrayBuffer; height?: number }
  | { kind: 'qr'; text: string; label?: string };
