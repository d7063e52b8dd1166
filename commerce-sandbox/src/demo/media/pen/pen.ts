import { lettering, textWidth } from './lettering.ts';

/** All pictures are drawn on one sheet, four wide to five high, and scaled from there. */
export const SHEET = { width: 1200, height: 1500 } as const;
export const CENTRE = { x: SHEET.width / 2, y: 730 } as const;

const INK = '#1d2733';
const DIMENSION = '#0b5394';
const OUTLINE_WIDTH = 5;
const THIN_WIDTH = 3;
const TEXT_HEIGHT = 58;
const ARROW_LENGTH = 34;
const ARROW_HALF_WIDTH = 10;
const TEXT_GAP = 16;

const n = (value: number): string => value.toFixed(1);

export type Point = readonly [x: number, y: number];
export type Fill = 'none' | 'white' | 'hatch' | 'hatch-back' | 'light' | 'dark';

const FILLS: Readonly<Record<Fill, string>> = {
  none: 'none',
  white: '#ffffff',
  hatch: 'url(#hatch)',
  'hatch-back': 'url(#hatch-back)',
  light: '#eef2f6',
  dark: '#3c4856',
};

export function polygon(points: readonly Point[], fill: Fill = 'none', width = OUTLINE_WIDTH): string {
  return `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${FILLS[fill]}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

export function rectangle(x: number, y: number, width: number, height: number, fill: Fill = 'none', radius = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${FILLS[fill]}" stroke="${INK}" stroke-width="${OUTLINE_WIDTH}" stroke-linejoin="round"/>`;
}

export function circle(x: number, y: number, radius: number, fill: Fill = 'none', width = OUTLINE_WIDTH): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${FILLS[fill]}" stroke="${INK}" stroke-width="${width}"/>`;
}

export function path(d: string, fill: Fill = 'none', width = OUTLINE_WIDTH): string {
  return `<path d="${d}" fill="${FILLS[fill]}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

export function line(from: Point, to: Point, width = OUTLINE_WIDTH): string {
  return `<path d="M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}" stroke="${INK}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A thin long-short line for axes of symmetry. */
export function axis(from: Point, to: Point): string {
  return `<path d="M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}" stroke="${INK}" stroke-width="${THIN_WIDTH}" stroke-dasharray="46 12 10 12"/>`;
}

export function label(text: string, x: number, y: number, height = TEXT_HEIGHT): string {
  return lettering({ text, x, y, height, color: INK, weight: Math.max(4, height / 10) });
}

function thin(from: Point, to: Point): string {
  return `<path d="M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}" stroke="${DIMENSION}" stroke-width="${THIN_WIDTH}"/>`;
}

function arrow(tip: Point, direction: Point): string {
  const [x, y] = tip;
  const [dx, dy] = direction;
  const back: Point = [x - dx * ARROW_LENGTH, y - dy * ARROW_LENGTH];
  return `<path d="M${n(x)} ${n(y)}L${n(back[0] - dy * ARROW_HALF_WIDTH)} ${n(back[1] + dx * ARROW_HALF_WIDTH)}L${n(back[0] + dy * ARROW_HALF_WIDTH)} ${n(back[1] - dx * ARROW_HALF_WIDTH)}Z" fill="${DIMENSION}"/>`;
}

const OVERSHOOT = 20;

/** A horizontal dimension from `x1` to `x2` at height `y`, with extension lines that begin at `fromY`. */
export function horizontalDimension(x1: number, x2: number, y: number, text: string, fromY: number): string {
  const extend = (x: number): string => thin([x, fromY], [x, y + Math.sign(y - fromY) * OVERSHOOT]);
  const room = x2 - x1;
  const inside = room > ARROW_LENGTH * 2.6;
  const arrows = inside
    ? arrow([x1, y], [-1, 0]) + arrow([x2, y], [1, 0])
    : arrow([x1, y], [1, 0]) + arrow([x2, y], [-1, 0]) + thin([x1 - 70, y], [x1, y]) + thin([x2, y], [x2 + 70, y]);
  return extend(x1) + extend(x2) + thin([x1, y], [x2, y]) + arrows + write(text, (x1 + x2) / 2, y - TEXT_HEIGHT / 2 - TEXT_GAP, false);
}

/** A vertical dimension from `y1` to `y2` at `x`; the text stands on the outer side and reads from below. */
export function verticalDimension(y1: number, y2: number, x: number, text: string, fromX: number): string {
  const extend = (y: number): string => thin([fromX, y], [x + Math.sign(x - fromX) * OVERSHOOT, y]);
  const room = y2 - y1;
  const inside = room > ARROW_LENGTH * 2.6;
  const arrows = inside
    ? arrow([x, y1], [0, -1]) + arrow([x, y2], [0, 1])
    : arrow([x, y1], [0, 1]) + arrow([x, y2], [0, -1]) + thin([x, y1 - 70], [x, y1]) + thin([x, y2], [x, y2 + 70]);
  const width = textWidth(text, TEXT_HEIGHT);
  // What does not fit between the arrows stands above them.
  const middle = width > room ? y1 - OVERSHOOT - width / 2 : (y1 + y2) / 2;
  return extend(y1) + extend(y2) + thin([x, y1], [x, y2]) + arrows + write(text, x - TEXT_HEIGHT / 2 - TEXT_GAP, middle, true);
}

/** A diameter with a leader that begins at the circle and ends beside it. */
export function leader(from: Point, to: Point, text: string): string {
  const length = Math.hypot(from[0] - to[0], from[1] - to[1]) || 1;
  const direction: Point = [(from[0] - to[0]) / length, (from[1] - to[1]) / length];
  const width = textWidth(text, TEXT_HEIGHT);
  const side = to[0] >= from[0] ? 1 : -1;
  const end: Point = [to[0] + side * (width + 30), to[1]];
  return (
    thin(from, to) + thin(to, end) + arrow(from, direction) + write(text, (to[0] + end[0]) / 2, to[1] - TEXT_HEIGHT / 2 - TEXT_GAP, false)
  );
}

/** A dimension under the letter by which tables know it: whoever reads the drawing finds the one that a row is about. */
export function named(letter: string, dimension: string): string {
  return `<g data-dimension="${letter}">${dimension}</g>`;
}

function write(text: string, x: number, y: number, vertical: boolean): string {
  return lettering({ text, x, y, height: TEXT_HEIGHT, vertical, color: DIMENSION, weight: 6 });
}

const TITLE = { y: 1446, height: 46, width: 1080 } as const;

/** Text that is made smaller where it would be wider than its place. */
export function fitted(text: string, x: number, y: number, height: number, width: number): string {
  return label(text, x, y, Math.min(height, (height * width) / textWidth(text.toUpperCase(), height)));
}

/** A complete SVG document; the title (a part number) stands below the drawing. */
export function sheet(content: string, title = ''): string {
  const hatch = (id: string, angle: number): string =>
    `<pattern id="${id}" width="17" height="17" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="17" height="17" fill="#ffffff"/><path d="M0 0V17" stroke="${INK}" stroke-width="3.4"/></pattern>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}"><defs>${hatch('hatch', 45)}${hatch('hatch-back', -45)}</defs><rect width="100%" height="100%" fill="#ffffff"/>${content}${title === '' ? '' : fitted(title, SHEET.width / 2, TITLE.y, TITLE.height, TITLE.width)}</svg>`;
}

const CHALK = '#ffffff';
const CHALK_DIMENSION = '#a9cdf0';

/** A sheet without its dimensions: a part as a sign of its kind. */
export const withoutDimensions = (svg: string): string => svg.replaceAll(new RegExp(`<path [^>]*${DIMENSION}[^>]*/>`, 'g'), '');

/** A sheet as chalk on a dark board: nothing behind it, and what was white is the board. */
export function onBoard(svg: string, board: string): string {
  return svg
    .replace('<rect width="100%" height="100%" fill="#ffffff"/>', '')
    .replaceAll(/#ffffff|#eef2f6|#3c4856/g, board)
    .replaceAll(INK, CHALK)
    .replaceAll(DIMENSION, CHALK_DIMENSION);
}

export const diameter = (value: number): string => `Ø${value}`;
