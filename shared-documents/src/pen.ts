import type { Script } from './text-runs';

export type Weight = 'regular' | 'strong';

export interface TextStyle {
  /** Points. */
  size: number;
  weight: Weight;
  color: string;
}

export interface PathStyle {
  stroke?: string;
  fill?: string;
  /** Of the stroke, points. */
  width: number;
  /** Lengths of dash and gap, points. */
  dash?: number[];
}

/** [a, b, c, d, e, f] as in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** What draws on pages, measures in points from the top left corner. */
export interface Pen {
  readonly pageWidth: number;
  readonly pageHeight: number;
  widthOf(run: string, script: Script, style: TextStyle): number;
  /** `y` is the top of the line. */
  text(run: string, script: Script, x: number, y: number, style: TextStyle): void;
  line(fromX: number, fromY: number, toX: number, toY: number, style: { color: string; width: number }): void;
  area(x: number, y: number, width: number, height: number, color: string): void;
  /** `d` is the path's text as in SVG. */
  path(d: string, style: PathStyle, matrix: Matrix): void;
  picture(bytes: ArrayBuffer, x: number, y: number, fit: { width: number; height: number }): void;
  addPage(): void;
  /** Goes on with an earlier page; counted from 0. */
  turnTo(page: number): void;
  readonly pages: number;
}
