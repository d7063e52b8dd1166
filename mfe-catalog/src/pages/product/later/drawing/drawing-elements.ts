import { readXml, type XmlElement } from 'shared-documents/read-xml';

/** What is taken of a drawing: shapes and how they are painted, nothing that runs or loads. React's names of the attributes. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  g: [],
  path: ['d'],
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  polygon: ['points'],
  polyline: ['points'],
  defs: [],
  pattern: ['id', 'width', 'height', 'patternUnits', 'patternTransform'],
};
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'transform'];

export interface DrawnShape {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly DrawnShape[];
  /** Letter of the dimension that it is. */
  dimension: string | undefined;
}

export interface Drawn {
  viewBox: string;
  shapes: readonly DrawnShape[];
}

/** A drawing's shapes; undefined for what is none, or names no dimension. `prefix` keeps its ids apart from the page's. */
export function readDrawing(svg: string, prefix: string): Drawn | undefined {
  const root = readXml(svg);
  const viewBox = root?.getAttribute('viewBox');
  if (root?.localName !== 'svg' || !viewBox || !svg.includes('data-dimension=')) return undefined;
  return { viewBox, shapes: root.children.flatMap((child) => toShape(child, prefix)) };
}

function toShape(element: XmlElement, prefix: string): DrawnShape[] {
  const allowed = SHAPES[element.localName];
  if (!allowed) return [];
  const attributes = Object.fromEntries(
    [...allowed, ...PAINT].flatMap((name) => {
      const value = element.getAttribute(name);
      const own = value === null ? undefined : ownValue(name, value, prefix);
      return own === undefined ? [] : [[name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()), own]];
    }),
  );
  const dimension = element.getAttribute('data-dimension') ?? undefined;
  return [{ name: element.localName, attributes, children: element.children.flatMap((child) => toShape(child, prefix)), dimension }];
}

/** Ids and references to them are this drawing's own; a reference to elsewhere is left out. */
function ownValue(name: string, value: string, prefix: string): string | undefined {
  if (name === 'id') return prefix + value;
  if (!/url\(/i.test(value)) return value;
  const [, id] = /^url\(#([\w-]+)\)$/.exec(value) ?? [];
  return id === undefined ? undefined : `url(#${prefix}${id})`;
}
