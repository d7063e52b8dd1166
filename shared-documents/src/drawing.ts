import type { Matrix, PathStyle } from './pen';
import { readXml, type XmlElement } from './read-xml';

/** A shape or a text of a drawing, in the drawing's own measures. */
export type DrawingItem =
  | { kind: 'path'; d: string; style: PathStyle; matrix: Matrix }
  | {
      kind: 'text';
      text: string;
      x: number;
      y: number;
      size: number;
      anchor: 'start' | 'middle' | 'end';
      color: string;
      isStrong: boolean;
      matrix: Matrix;
    };

export interface Drawing {
  x: number;
  y: number;
  width: number;
  height: number;
  items: DrawingItem[];
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const numbersOf = (text: string | null) => (text?.match(NUMBERS) ?? []).map(Number);

export const multiply = (left: Matrix, right: Matrix): Matrix => [
  left[0] * right[0] + left[2] * right[1],
  left[1] * right[0] + left[3] * right[1],
  left[0] * right[2] + left[2] * right[3],
  left[1] * right[2] + left[3] * right[3],
  left[0] * right[4] + left[2] * right[5] + left[4],
  left[1] * right[4] + left[3] * right[5] + left[5],
];

function rotation([degrees = 0, x = 0, y = 0]: number[]): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return multiply(multiply([1, 0, 0, 1, x, y], [cosine, sine, -sine, cosine, 0, 0]), [1, 0, 0, 1, -x, -y]);
}

function matrixOf(text: string | null): Matrix {
  let result = IDENTITY;
  for (const [, name, values] of (text ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = numbersOf(values ?? '');
    const [first = 0, second] = numbers;
    if (name === 'translate') result = multiply(result, [1, 0, 0, 1, first, second ?? 0]);
    if (name === 'scale') result = multiply(result, [first, 0, 0, second ?? first, 0, 0]);
    if (name === 'rotate') result = multiply(result, rotation(numbers));
    if (name === 'matrix' && numbers.length === 6) result = multiply(result, numbers as [number, number, number, number, number, number]);
  }
  return result;
}

const number = (element: XmlElement, name: string) => numbersOf(element.getAttribute(name))[0] ?? 0;

const ellipse = (x: number, y: number, across: number, down: number) =>
  across > 0 && down > 0 ? `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z` : '';

/** The path of a shape, empty where it is none. */
function pathOf(element: XmlElement): string {
  const of = (name: string) => number(element, name);
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d') ?? '';
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'rect':
      return of('width') > 0 && of('height') > 0 ? `M${of('x')} ${of('y')}h${of('width')}v${of('height')}h${-of('width')}Z` : '';
    case 'circle':
      return ellipse(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
    case 'polyline':
    case 'polygon': {
      const points = numbersOf(element.getAttribute('points'));
      const pairs = Array.from({ length: Math.floor(points.length / 2) }, (_, index) => `${points[2 * index]} ${points[2 * index + 1]}`);
      return pairs.length > 1 ? `M${pairs.join('L')}${element.localName === 'polygon' ? 'Z' : ''}` : '';
    }
    default:
      return '';
  }
}

/** What children have from their parents, as far as drawings use it. */
interface Inherited {
  matrix: Matrix;
  values: Readonly<Record<string, string>>;
}

const PROPERTIES = ['stroke', 'fill', 'stroke-width', 'stroke-dasharray', 'font-size', 'font-weight', 'text-anchor', 'color'];
/** What is not drawn where it stands. */
const NOT_DRAWN = new Set(['defs', 'title', 'desc', 'metadata', 'style', 'script', 'symbol', 'marker', 'clipPath', 'mask', 'pattern']);

function inherit(element: XmlElement, parent: Inherited): Inherited {
  const values: Record<string, string> = { ...parent.values };
  const style = new Map(
    (element.getAttribute('style') ?? '')
      .split(';')
      .map((part) => part.split(':').map((side) => side.trim()) as [string, string | undefined])
      .filter(([, value]) => value),
  );
  for (const name of PROPERTIES) {
    const value = style.get(name) ?? element.getAttribute(name);
    if (value) values[name] = value;
  }
  return { matrix: multiply(parent.matrix, matrixOf(element.getAttribute('transform'))), values };
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff', gray: '#808080', grey: '#808080', red: '#ff0000' };

/** A hatched or shaded area is one tone. */
const PATTERN = '#dfe4ea';

/** A colour that the pen takes; none for `none`, black for what it does not know. */
function colorOf(value: string | undefined, current: string | undefined): string | undefined {
  const wanted = value === 'currentColor' ? (current ?? 'black') : value;
  if (wanted?.startsWith('url(')) return PATTERN;
  if (!wanted || wanted === 'none' || wanted === 'transparent') return undefined;
  return HEX.test(wanted) ? wanted : (NAMED[wanted] ?? '#000000');
}

function pathItem(d: string, { matrix, values }: Inherited): DrawingItem | undefined {
  const stroke = colorOf(values['stroke'], values['color']);
  const fill = colorOf(values['fill'] ?? 'black', values['color']);
  if (d === '' || (!stroke && !fill)) return undefined;
  const dash = numbersOf(values['stroke-dasharray'] ?? null);
  const style: PathStyle = {
    width: numbersOf(values['stroke-width'] ?? null)[0] ?? 1,
    ...(stroke ? { stroke } : {}),
    ...(fill ? { fill } : {}),
    ...(dash.length > 0 ? { dash } : {}),
  };
  return { kind: 'path', d, style, matrix };
}

function textItem(element: XmlElement, { matrix, values }: Inherited): DrawingItem {
  const anchor = values['text-anchor'];
  const weight = values['font-weight'] ?? '';
  return {
    kind: 'text',
    text: (element.textContent ?? '').trim(),
    x: number(element, 'x'),
    y: number(element, 'y'),
    size: numbersOf(values['font-size'] ?? null)[0] ?? 16,
    anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
    color: colorOf(values['fill'] ?? 'black', values['color']) ?? '#000000',
    isStrong: weight === 'bold' || Number(weight) >= 600,
    matrix,
  };
}

function collect(element: XmlElement, parent: Inherited, items: DrawingItem[]): void {
  if (NOT_DRAWN.has(element.localName)) return;
  const own = inherit(element, parent);
  if (element.localName === 'text') items.push(textItem(element, own));
  else {
    const item = pathItem(pathOf(element), own);
    if (item) items.push(item);
    for (const child of element.children) collect(child, own, items);
  }
}

/** Reads the lines, shapes and texts of an SVG. Throws where the text is none. */
export function readDrawing(svg: string): Drawing {
  const root = readXml(svg);
  if (root?.localName !== 'svg') throw new Error('The drawing is no SVG');
  const [x = 0, y = 0, width = number(root, 'width'), height = number(root, 'height')] = numbersOf(root.getAttribute('viewBox'));
  if (!(width > 0 && height > 0)) throw new Error('The drawing has no size');
  const items: DrawingItem[] = [];
  const top = inherit(root, { matrix: IDENTITY, values: {} });
  for (const child of root.children) collect(child, top, items);
  return { x, y, width, height, items };
}
