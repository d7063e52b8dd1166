/**
 * Single-stroke lettering as on technical drawings, four units wide and six high. Drawn as lines, so pictures look alike on every machine,
 * with or without fonts.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  '1': '.8,1.2 2,0 2,6',
  '2': '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  '3': '0,1 1,0 3,0 4,1 4,2 3,3 1.6,3|3,3 4,4 4,5 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4 4,4',
  '5': '4,0 .5,0 0,2.8 1,2.2 3,2.2 4,3.2 4,5 3,6 1,6 0,5',
  '6': '3.7,.6 3,0 1,0 0,1.2 0,5 1,6 3,6 4,5 4,3.7 3,2.7 1,2.7 0,3.7',
  '7': '0,0 4,0 1.5,6',
  '8': '1,3 0,2 0,1 1,0 3,0 4,1 4,2 3,3 1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3',
  '9': '.3,5.4 1,6 3,6 4,4.8 4,1 3,0 1,0 0,1 0,2.3 1,3.3 3,3.3 4,2.3',
  A: '0,6 2,0 4,6|.8,3.8 3.2,3.8',
  B: '0,0 0,6 3,6 4,5 4,4 3,3 4,2 4,1 3,0 0,0|0,3 3,3',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 0,6 2.5,6 4,4.5 4,1.5 2.5,0 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3.2 2.4,3.2',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  I: '.6,0 .6,6',
  J: '3,0 3,5 2,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3.5|1.4,2.4 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  O: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  P: '0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2',
  R: '0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2|2,3.2 4,6',
  S: '4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,4 4,5 3,6 1,6 0,5',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  Z: '0,0 4,0 0,6 4,6',
  '.': '.4,5.6 .4,6',
  '-': '.6,3 3.4,3',
  '×': '.4,1.8 3.6,5|3.6,1.8 .4,5',
  '°': '1,0 2,0 2,1 1,1 1,0',
  Ø: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0|-.4,6.6 4.4,-.6',
  '/': '0,6 4,0',
  '=': '.4,2.2 3.6,2.2|.4,4.2 3.6,4.2',
  ',': '.6,5.6 .2,6.8',
};
const GLYPH_WIDTH = 4;
const GLYPH_HEIGHT = 6;
const SPACING = 1.7;
const NARROW: Readonly<Record<string, number>> = { '.': 0.8, ',': 0.8, ' ': 2, '1': 2.6, I: 1.2 };

function advance(character: string): number {
  return (NARROW[character] ?? GLYPH_WIDTH) + SPACING;
}

export function textWidth(text: string, height: number): number {
  return [...text].reduce((width, character) => width + advance(character), -SPACING) * (height / GLYPH_HEIGHT);
}

export interface Lettering {
  readonly text: string;
  /** Centre of the text. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly vertical?: boolean;
  readonly color: string;
  readonly weight: number;
}

/** A path with the text centred on a point; vertical text reads from below. */
export function lettering({ text, x, y, height, vertical, color, weight }: Lettering): string {
  const scale = height / GLYPH_HEIGHT;
  let offset = -textWidth(text, height) / 2;
  const parts: string[] = [];
  for (const character of text.toUpperCase()) {
    for (const stroke of (GLYPHS[character] ?? '').split('|')) {
      if (stroke === '') continue;
      const points = stroke.split(' ').map((pair) => {
        const [px = 0, py = 0] = pair.split(',').map(Number);
        return `${(offset + px * scale).toFixed(1)} ${(py * scale - height / 2).toFixed(1)}`;
      });
      parts.push(`M${points.join('L')}`);
    }
    offset += advance(character) * scale;
  }
  const turn = vertical ? ' rotate(-90)' : '';
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn}" d="${parts.join('')}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
