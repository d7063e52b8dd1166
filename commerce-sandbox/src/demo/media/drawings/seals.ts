import type { Drawing } from '../pen/drawing.ts';
import { axis, CENTRE, circle, diameter, label, leader, path, polygon } from '../pen/pen.ts';

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>;

/** A coil of round cord and its section. */
export function cord({ d2 }: Of<'cord'>): string {
  const { x } = CENTRE;
  const coil = (radius: number): string =>
    circle(x, 560, radius, 'none', 26 + Math.min(44, d2 * 4.4)) +
    `<circle cx="${x}" cy="560" r="${radius}" fill="none" stroke="#3c4856" stroke-width="${18 + Math.min(40, d2 * 4)}"/>`;
  const section = 1140;
  const radius = 60 + Math.min(70, d2 * 7);
  return (
    coil(310) +
    coil(225) +
    path('M880 620Q990 760 900 900', 'none', 18) +
    circle(x, section, radius, 'hatch') +
    axis([x - radius - 60, section], [x + radius + 60, section]) +
    leader([x - radius * 0.7, section - radius * 0.7], [x - radius - 60, section - radius - 30], diameter(d2)) +
    label('1 M', 960, 1160, 64)
  );
}

/** The section of a V-ring on a shaft, above the axis. */
export function vRing({ d }: Of<'v-ring'>): string {
  const { x } = CENTRE;
  const shaftTop = 900;
  const body = path(
    `M${x - 190} ${shaftTop}V${shaftTop - 150}Q${x - 190} ${shaftTop - 220} ${x - 100} ${shaftTop - 220}L${x + 20} ${shaftTop - 230}L${x + 250} ${shaftTop - 470}L${x + 300} ${shaftTop - 450}L${x + 110} ${shaftTop - 130}V${shaftTop}Z`,
    'dark',
  );
  const face = polygon(
    [
      [x + 292, 300],
      [x + 380, 300],
      [x + 380, shaftTop - 40],
      [x + 292, shaftTop - 40],
    ],
    'hatch',
  );
  const shaft = polygon(
    [
      [x - 420, shaftTop],
      [x + 420, shaftTop],
      [x + 420, 1180],
      [x - 420, 1180],
    ],
    'light',
  );
  return face + shaft + body + axis([x - 480, 1110], [x + 480, 1110]) + leader([x - 300, shaftTop], [x - 380, 640], diameter(d));
}
