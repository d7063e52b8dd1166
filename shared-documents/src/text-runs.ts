import bidiFactory from 'bidi-js';

export type Script = 'latin' | 'arabic';
export type Direction = 'ltr' | 'rtl';

/** A piece of a line that one font draws, in the order in which pieces stand on paper from the left. */
export interface TextRun {
  text: string;
  script: Script;
}

const bidi = bidiFactory();

const ARABIC = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/;
export const hasArabic = (text: string): boolean => ARABIC.test(text);
/** A text that keeps its own order inside another one. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
/** Marks that steer directions, and what would break a line inside one: they have no shape. */
const WITHOUT_SHAPE = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u0000-\u001F]/g;
/** What neither font has, and the nearest that one of them has. */
const NEAREST: Readonly<Record<string, string>> = {
  '⌀': 'Ø',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '-',
  '←': '-',
  '↔': '-',
  '\u2011': '-',
  '\u202F': '\u00A0',
  '✓': '+',
};

/** The text as the fonts can draw it. What steers directions (isolates) is kept: it is taken out once the order is known. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(/[⌀≤≥≈→←↔\u2011\u202F✓]/g, (character) => NEAREST[character] ?? character);

interface Piece {
  text: string;
  script: Script;
  level: number;
}

/** Part numbers, sizes and amounts: Latin letters, digits and what joins them. */
const DESIGNATION = /[A-Za-z0-9+][\w\-/.,:×°%'"+@ ]*[A-Za-z0-9%°]|[A-Za-z0-9]/g;

const reversed = (text: string) => [...text].reverse().join('');

/** Pieces of one embedding level and one script, in the order in which they are read. */
function piecesOf(text: string, direction: Direction): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const pieces: Piece[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = mirrored.get(index) ?? text.charAt(index);
    const level = levels[index] ?? 0;
    const script: Script = ARABIC.test(character) ? 'arabic' : 'latin';
    const last = pieces.at(-1);
    if (last?.level === level && last.script === script) last.text += character;
    else pieces.push({ text: character, script, level });
  }
  return pieces;
}

/**
 * One line as it stands on paper, from the left: Unicode's bidirectional algorithm, rule L2 over whole pieces. Designations in an Arabic
 * line keep their own order: the algorithm alone would turn "6205-2RS" round.
 */
export function visualRuns(text: string, direction: Direction): TextRun[] {
  const pieces = piecesOf(direction === 'rtl' ? text.replace(DESIGNATION, isolated) : text, direction);
  const highest = Math.max(0, ...pieces.map((piece) => piece.level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < pieces.length; start += 1) {
      let end = start;
      while ((pieces[end]?.level ?? -1) >= level) end += 1;
      if (end > start) pieces.splice(start, end - start, ...pieces.slice(start, end).reverse());
      start = end;
    }
  }
  return pieces
    .map(({ text: raw, script, level }) => {
      const shown = raw.replace(WITHOUT_SHAPE, '');
      // The Arabic font turns its words round itself; signs and spaces of the other one do not.
      return { text: script === 'latin' && level % 2 === 1 ? reversed(shown) : shown, script };
    })
    .filter((run) => run.text !== '');
}

/**
 * Lines no wider than that, broken at spaces; a word that is wider alone is broken where it must be.
 * @param measure a text's width on paper
 */
export function wrap(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of drawable(text).split(/\r?\n/)) {
    let line = '';
    for (const word of paragraph.split(/[ \t]+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of word) {
        if (line !== '' && measure(line + character) > width) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    lines.push(line);
  }
  return lines;
}
