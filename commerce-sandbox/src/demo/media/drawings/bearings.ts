import type { Drawing } from '../pen/drawing.ts';
import {
  axis,
  CENTRE,
  circle,
  diameter,
  horizontalDimension,
  line,
  named,
  path,
  polygon,
  rectangle,
  verticalDimension,
  type Point,
} from '../pen/pen.ts';

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>;

const HEIGHT = 760;
const MIN_WIDTH = 130;
const MAX_WIDTH = 480;

/** Where the section of a ring-shaped part lies on the sheet. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly top: number;
  /** Height of the ring's section between outside and bore. */
  readonly depth: number;
}

function frameOf(d: number, D: number, B: number): Frame {
  const scale = HEIGHT / D;
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, B * scale));
  return { left: CENTRE.x - width / 2, right: CENTRE.x + width / 2, width, top: CENTRE.y - HEIGHT / 2, depth: ((D - d) / 2) * scale };
}

/** Draws the section above the axis and again mirrored below it, with the three dimensions of a ring. */
function ring(frame: Frame, section: string, sizes: { readonly d: number; readonly D: number; readonly B: number }): string {
  const { left, right, top, depth } = frame;
  const bottom = top + HEIGHT;
  const boreTop = top + depth;
  const boreBottom = bottom - depth;
  return (
    `<g>${section}</g><g transform="translate(0 ${2 * CENTRE.y}) scale(1 -1)">${section}</g>` +
    line([left, boreTop], [left, boreBottom]) +
    line([right, boreTop], [right, boreBottom]) +
    axis([left - 90, CENTRE.y], [right + 90, CENTRE.y]) +
    named('D', verticalDimension(top, bottom, right + 230, diameter(sizes.D), right)) +
    named('d', verticalDimension(boreTop, boreBottom, left - 130, diameter(sizes.d), left)) +
    named('B', horizontalDimension(left, right, top - 110, String(sizes.B), top))
  );
}

export function ballBearing({ d, D, B, cover, angle }: Of<'ball-bearing'>): string {
  const frame = frameOf(d, D, B);
  const { left, right, width, top, depth } = frame;
  const outer = depth * 0.3;
  const inner = depth * 0.3;
  const ball = Math.min(depth * 0.33, width * 0.42);
  const ballY = top + depth / 2;
  const outerRing = angle
    ? polygon(
        [
          [left, top],
          [right, top],
          [right, top + outer * 0.55],
          [CENTRE.x + ball * 0.6, top + outer],
          [left, top + outer],
        ],
        'hatch',
      )
    : rectangle(left, top, width, outer, 'hatch', 8);
  const section =
    outerRing +
    rectangle(left, top + depth - inner, width, inner, 'hatch-back', 8) +
    circle(CENTRE.x, ballY, ball, 'light') +
    axis([CENTRE.x, ballY - ball * 1.25], [CENTRE.x, ballY + ball * 1.25]) +
    (angle ? line([CENTRE.x - ball * 1.3, ballY + ball * 1.5], [CENTRE.x + ball * 1.3, ballY - ball * 1.5], 3) : '') +
    covers(cover, frame, outer, inner);
  return ring(frame, section, { d, D, B });
}

function covers(cover: Of<'ball-bearing'>['cover'], { left, right, width, top, depth }: Frame, outer: number, inner: number): string {
  if (cover === 'none') return '';
  const inset = width * 0.055;
  const thickness = Math.max(8, width * 0.06);
  const y1 = top + outer * 0.72;
  const y2 = top + depth - inner * (cover === 'seal' ? 0.72 : 1.06);
  const fill = cover === 'seal' ? 'dark' : 'white';
  return rectangle(left + inset, y1, thickness, y2 - y1, fill, 3) + rectangle(right - inset - thickness, y1, thickness, y2 - y1, fill, 3);
}

export function rollerBearing({ d, D, B, rows, shape }: Of<'roller-bearing'>): string {
  const frame = frameOf(d, D, B);
  const { left, right, width, top, depth } = frame;
  const wall = shape === 'needle' ? depth * 0.22 : depth * 0.27;
  const y1 = top + wall;
  const y2 = top + depth - wall;
  const outerRing = rectangle(left, top, width, wall, 'hatch', 6);
  const innerRing = shape === 'needle' ? '' : rectangle(left, y2, width, wall, 'hatch-back', 6);
  const rib =
    shape === 'cylinder'
      ? rectangle(left, y1, width * 0.12, (y2 - y1) * 0.3, 'hatch') +
        rectangle(right - width * 0.12, y1, width * 0.12, (y2 - y1) * 0.3, 'hatch')
      : '';
  const section =
    outerRing +
    innerRing +
    rib +
    (rows === 1 ? roller(left + width * 0.16, right - width * 0.16, y1, shape === 'needle' ? top + depth : y2) : barrels(frame, y1, y2));
  return ring(frame, section, { d, D, B });
}

function roller(x1: number, x2: number, y1: number, y2: number): string {
  const middle = (y1 + y2) / 2;
  return rectangle(x1, y1, x2 - x1, y2 - y1, 'light', 10) + axis([x1 - 18, middle], [x2 + 18, middle]);
}

function barrels({ left, width }: Frame, y1: number, y2: number): string {
  const barrel = (x: number, lean: number): string => {
    const half = width * 0.185;
    const tilt = lean * (y2 - y1) * 0.09;
    const bulge = (y2 - y1) * 0.07;
    return path(
      `M${x - half} ${y1 + bulge + tilt}Q${x} ${y1 - bulge * 0.7} ${x + half} ${y1 + bulge - tilt}L${x + half} ${y2 - bulge - tilt}Q${x} ${y2 + bulge * 0.7} ${x - half} ${y2 - bulge + tilt}Z`,
      'light',
    );
  };
  return barrel(left + width * 0.27, 1) + barrel(left + width * 0.73, -1);
}

export function taperedBearing({ d, D, T }: Of<'tapered-bearing'>): string {
  const frame = frameOf(d, D, T);
  const { left, right, width, top, depth } = frame;
  const bottom = top + depth;
  const cup: readonly Point[] = [
    [left + width * 0.14, top],
    [right, top],
    [right, top + depth * 0.14],
    [left + width * 0.14, top + depth * 0.36],
  ];
  const cone: readonly Point[] = [
    [left, bottom],
    [right - width * 0.1, bottom],
    [right - width * 0.1, bottom - depth * 0.42],
    [right - width * 0.18, bottom - depth * 0.5],
    [left + width * 0.1, bottom - depth * 0.22],
    [left, bottom - depth * 0.3],
  ];
  const rollerShape: readonly Point[] = [
    [left + width * 0.16, top + depth * 0.4],
    [right - width * 0.14, top + depth * 0.19],
    [right - width * 0.2, bottom - depth * 0.52],
    [left + width * 0.13, bottom - depth * 0.26],
  ];
  return ring(frame, polygon(cup, 'hatch') + polygon(cone, 'hatch-back') + polygon(rollerShape, 'light'), { d, D, B: T });
}

export function thrustBearing({ d, D, H }: Of<'thrust-bearing'>): string {
  const width = 720;
  const scale = width / D;
  const height = Math.min(420, Math.max(150, H * scale * 1.25));
  const left = CENTRE.x - width / 2;
  const right = CENTRE.x + width / 2;
  const top = CENTRE.y - height / 2;
  const bore = d * scale;
  const wall = (width - bore) / 2;
  const washer = height * 0.3;
  const half = (x: number): string =>
    rectangle(x, top, wall, washer, 'hatch', 6) +
    rectangle(x, top + height - washer, wall, washer, 'hatch-back', 6) +
    circle(x + wall / 2, CENTRE.y, Math.min(height * 0.29, wall * 0.36), 'light');
  return (
    half(left) +
    half(right - wall) +
    line([left + wall, top], [right - wall, top]) +
    line([left + wall, top + height], [right - wall, top + height]) +
    axis([CENTRE.x, top - 70], [CENTRE.x, top + height + 70]) +
    named('d', horizontalDimension(left + wall, right - wall, top - 110, diameter(d), top)) +
    named('D', horizontalDimension(left, right, top + height + 190, diameter(D), top + height)) +
    named('B', verticalDimension(top, top + height, left - 90, String(H), left))
  );
}

export function shaftSeal({ d, D, B }: Of<'shaft-seal'>): string {
  const frame = frameOf(d, D, Math.max(B, D * 0.16));
  const { left, right, width, top, depth } = frame;
  const bottom = top + depth;
  const wall = Math.min(depth * 0.3, width * 0.22);
  const body = path(
    `M${left} ${top}H${right}V${top + wall}H${left + wall}V${bottom - depth * 0.4}L${left + width * 0.62} ${bottom - depth * 0.18}L${left + width * 0.5} ${bottom}L${left + width * 0.3} ${bottom - depth * 0.14}L${left} ${bottom - depth * 0.02}Z`,
    'dark',
  );
  const spring = circle(left + width * 0.66, bottom - depth * 0.3, Math.min(width, depth) * 0.09, 'white');
  return ring(frame, body + spring, { d, D, B });
}
