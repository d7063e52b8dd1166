import type { Drawing } from '../pen/drawing.ts';
import {
  axis,
  CENTRE,
  circle,
  diameter,
  horizontalDimension,
  leader,
  line,
  polygon,
  rectangle,
  verticalDimension,
  type Point,
} from '../pen/pen.ts';

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>;

const FRONT_Y = 500;
const SIDE_TOP = 1000;

/** A hexagon that stands on a flat side, by its width across flats. */
function hexagon(x: number, y: number, acrossFlats: number): readonly Point[] {
  const radius = acrossFlats / Math.sqrt(3);
  return Array.from({ length: 6 }, (_unused, index): Point => [
    x + radius * Math.cos((index * Math.PI) / 3),
    y + radius * Math.sin((index * Math.PI) / 3),
  ]);
}

export function nut({ d, s, m, socket }: Of<'nut'>): string {
  const { x } = CENTRE;
  const across = 460;
  const scale = across / s;
  const hole = Math.min(across * 0.42, (d * scale) / 2);
  const height = Math.min(330, Math.max(110, m * scale));
  const front = socket
    ? circle(x, FRONT_Y, across * 0.68, 'light') + polygon(hexagon(x, FRONT_Y, across), 'white')
    : polygon(hexagon(x, FRONT_Y, across), 'light') +
      circle(x, FRONT_Y, across * 0.47, 'none', 3) +
      circle(x, FRONT_Y, hole, 'white') +
      circle(x, FRONT_Y, hole * 1.1, 'none', 3);
  const half = across / Math.sqrt(3);
  const side =
    rectangle(x - half, SIDE_TOP, half * 2, height, 'light', 12) +
    (socket
      ? ''
      : line([x - half / 2, SIDE_TOP], [x - half / 2, SIDE_TOP + height], 4) +
        line([x + half / 2, SIDE_TOP], [x + half / 2, SIDE_TOP + height], 4));
  return (
    front +
    axis([x - 350, FRONT_Y], [x + 350, FRONT_Y]) +
    axis([x, FRONT_Y - 330], [x, FRONT_Y + 330]) +
    verticalDimension(FRONT_Y - across / 2, FRONT_Y + across / 2, x - 440, String(s), x) +
    side +
    axis([x, SIDE_TOP - 40], [x, SIDE_TOP + height + 40]) +
    verticalDimension(SIDE_TOP, SIDE_TOP + height, x - 440, String(m), x - half) +
    (socket ? '' : leader([x + hole * 0.72, FRONT_Y - hole * 0.72], [x + 290, FRONT_Y - 330], `M${d}`))
  );
}

export function lockNut({ d, pitch, D, B }: Of<'lock-nut'>): string {
  const { x } = CENTRE;
  const radius = 310;
  const bore = (radius * d) / D;
  const slots = [0, 90, 180, 270]
    .map((angle) => `<g transform="rotate(${angle} ${x} ${FRONT_Y})">${rectangle(x - 34, FRONT_Y - radius - 6, 68, 62, 'white')}</g>`)
    .join('');
  const height = Math.max(90, Math.min(200, (B * radius * 2) / D));
  return (
    circle(x, FRONT_Y, radius, 'light') +
    slots +
    circle(x, FRONT_Y, bore, 'white') +
    circle(x, FRONT_Y, bore * 1.07, 'none', 3) +
    axis([x - radius - 60, FRONT_Y], [x + radius + 60, FRONT_Y]) +
    axis([x, FRONT_Y - radius - 60], [x, FRONT_Y + radius + 60]) +
    leader([x + bore * 0.72, FRONT_Y - bore * 0.72], [x + 230, FRONT_Y - 390], `M${d}×${pitch}`) +
    rectangle(x - radius, SIDE_TOP + 40, radius * 2, height, 'hatch', 8) +
    rectangle(x - bore, SIDE_TOP + 40, bore * 2, height, 'white') +
    verticalDimension(SIDE_TOP + 40, SIDE_TOP + 40 + height, x - radius - 130, String(B), x - radius) +
    horizontalDimension(x - radius, x + radius, SIDE_TOP + height + 200, diameter(D), SIDE_TOP + 40 + height)
  );
}

export function washer({ d1, d2, h, split }: Of<'washer'>): string {
  const { x } = CENTRE;
  const radius = 310;
  const hole = (radius * d1) / d2;
  const height = Math.max(48, Math.min(120, (h * radius * 2) / d2));
  return (
    circle(x, FRONT_Y, radius, 'light') +
    circle(x, FRONT_Y, hole, 'white') +
    (split ? rectangle(x - 16, FRONT_Y - radius - 8, 32, radius - hole + 16, 'white') : '') +
    axis([x - radius - 60, FRONT_Y], [x + radius + 60, FRONT_Y]) +
    axis([x, FRONT_Y - radius - 60], [x, FRONT_Y + radius + 60]) +
    horizontalDimension(x - hole, x + hole, FRONT_Y - 40, diameter(d1), FRONT_Y) +
    rectangle(x - radius, SIDE_TOP, radius * 2, height, 'hatch', 4) +
    rectangle(x - hole, SIDE_TOP, hole * 2, height, 'white') +
    verticalDimension(SIDE_TOP, SIDE_TOP + height, x - radius - 120, String(h), x - radius) +
    horizontalDimension(x - radius, x + radius, SIDE_TOP + height + 190, diameter(d2), SIDE_TOP + height)
  );
}

export function socketScrew({ d, l, k, dk, s }: Of<'socket-screw'>): string {
  const { x } = CENTRE;
  const scale = Math.min(560 / l, 300 / dk, 34);
  const [head, headHeight, shank, length] = [Math.max(150, dk * scale), Math.max(80, k * scale), Math.max(84, d * scale), l * scale];
  const top = CENTRE.y - (headHeight + length) / 2;
  const seat = top + headHeight;
  const threads: string[] = [];
  for (let y = seat + 22; y < seat + length - 26; y += 26) threads.push(line([x - shank / 2, y + 10], [x + shank / 2, y], 3));
  const hexagonWidth = Math.max(50, s * scale);
  return (
    rectangle(x - head / 2, top, head, headHeight, 'light', 12) +
    rectangle(x - hexagonWidth / 2, top, hexagonWidth, headHeight * 0.55, 'white') +
    rectangle(x - shank / 2, seat, shank, length, 'white', 8) +
    threads.join('') +
    axis([x, top - 50], [x, seat + length + 50]) +
    horizontalDimension(x - head / 2, x + head / 2, top - 110, diameter(dk), top) +
    verticalDimension(seat, seat + length, x - head / 2 - 130, String(l), x - shank / 2) +
    leader([x + shank / 2, seat + length * 0.62], [x + shank / 2 + 150, seat + length * 0.62 - 120], `M${d}`) +
    leader([x + hexagonWidth / 2, top + 30], [x + head / 2 + 110, top + 130], String(s))
  );
}
