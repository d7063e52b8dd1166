/** A piece of a text; a designation is read left to right and stays in one line. */
export interface TextPiece {
  text: string;
  isDesignation: boolean;
}

const ARABIC = /[\u0600-\u06ff]/;
/**
 * In Arabic: a run of Latin words and numbers that begins with a Latin letter, holds a hyphen, slash or cross, or has its letters between
 * numbers: `HLP 32`, `25×52×15`, `60 XL 031`. The signs that isolate it in the platform's text are part of it.
 */
const IN_ARABIC = /[\u2066\u2068]?(?:\d+ [A-Z]{1,4} \d[\w.]*|[A-Za-z][\w./+×-]*(?: [A-Z0-9][\w./+×-]*)*|\d+(?:[./×x-][\w./×-]+)+)\u2069?/g;
/** In English: a word with a digit that a line could break at its hyphens, and capitals with a number: `HLP 32`, `60 XL 031`. */
const IN_ENGLISH = /\S*\d\S*-\S+|\S+-\S*\d\S*|\b\d+ [A-Z]{1,4} \d[\w.]*|\b[A-Z]{2,5} \d[\w.]*/g;

/** The pieces of a product's name or of a sentence with part numbers in it. */
export function findDesignations(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ARABIC.test(text) ? IN_ARABIC : IN_ENGLISH)) {
    // The comma or full stop after it belongs to the sentence.
    const designation = found.replace(/[.,;:!?)]+$/, '');
    if (index > end) pieces.push({ text: text.slice(end, index), isDesignation: false });
    pieces.push({ text: designation, isDesignation: true });
    end = index + designation.length;
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end), isDesignation: false });
  return pieces;
}
