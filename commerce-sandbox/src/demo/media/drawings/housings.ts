import type { Drawing } from '../pen/drawing.ts';
import {
  axis,
  CENTRE,
  circle,
  diameter,
  horizontalDimension,
  leader,
  line,
  named,
  path,
  rectangle,
  verticalDimension,
} from '../pen/pen.ts';

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>;

export function pillowBlock({ shaft, H, L, J, split, empty }: Of<'pillow-block'>): string {
  const width = 820;
  const scale = width / L;
  const left = CENTRE.x - width / 2;
  const base = CENTRE.y + 250;
  const axisY = base - Math.max(190, H * scale);
  const foot = 74;
  const radius = Math.min(width * 0.29, (base - axisY) * 1.02);
  const bolt = J * scale;
  const body = path(
    `M${left} ${base}V${base - foot * 0.72}H${CENTRE.x - radius * 1.25}Q${CENTRE.x - radius} ${base - foot} ${CENTRE.x - radius} ${axisY}A${radius} ${radius} 0 0 1 ${CENTRE.x + radius} ${axisY}Q${CENTRE.x + radius} ${base - foot} ${CENTRE.x + radius * 1.25} ${base - foot * 0.72}H${left + width}V${base}Z`,
    'light',
  );
  const shaftRadius = Math.max(52, Math.min(radius * 0.5, (shaft * scale) / 2));
  const holes = [-1, 1].map((side) => {
    const x = CENTRE.x + (side * bolt) / 2;
    return rectangle(x - 26, base - foot * 0.72, 52, foot * 0.72, 'white') + axis([x, base - foot - 30], [x, base + 40]);
  });
  return (
    body +
    circle(CENTRE.x, axisY, radius * 0.78, 'white') +
    (empty
      ? circle(CENTRE.x, axisY, radius * 0.7, 'none', 3)
      : circle(CENTRE.x, axisY, shaftRadius * 1.36, 'hatch') + circle(CENTRE.x, axisY, shaftRadius, 'white')) +
    (split
      ? line([CENTRE.x - radius, axisY], [CENTRE.x - radius * 0.78, axisY]) +
        line([CENTRE.x + radius * 0.78, axisY], [CENTRE.x + radius, axisY])
      : '') +
    holes.join('') +
    axis([CENTRE.x, axisY - radius - 50], [CENTRE.x, base + 40]) +
    axis([CENTRE.x - radius - 60, axisY], [CENTRE.x + radius + 60, axisY]) +
    named('H', verticalDimension(axisY, base, left - 40, String(H), CENTRE.x - radius)) +
    named('J', horizontalDimension(CENTRE.x - bolt / 2, CENTRE.x + bolt / 2, base + 150, String(J), base)) +
    named('L', horizontalDimension(left, left + width, base + 300, String(L), base)) +
    (empty
      ? ''
      : named(
          'd',
          leader(
            [CENTRE.x + shaftRadius * 0.72, axisY - shaftRadius * 0.72],
            [CENTRE.x + radius * 0.95, axisY - radius - 60],
            diameter(shaft),
          ),
        ))
  );
}

export function flangeUnit({ shaft, L, J, holes, width, empty }: Of<'flange-unit'>): string {
  const long = 720;
  const scale = long / L;
  const bolt = J * scale;
  const half = long / 2;
  const short = (width * scale) / 2;
  const shaftRadius = Math.max(56, (shaft * scale) / 2);
  const { x, y } = CENTRE;
  const outline =
    holes === 4
      ? rectangle(x - half, y - half, long, long, 'light', 90)
      : path(
          `M${x - half + 70} ${y - 70}Q${x} ${y - short * 1.55} ${x + half - 70} ${y - 70}A72 72 0 0 1 ${x + half - 70} ${y + 70}Q${x} ${y + short * 1.55} ${x - half + 70} ${y + 70}A72 72 0 0 1 ${x - half + 70} ${y - 70}Z`,
          'light',
        );
  const places =
    holes === 4
      ? [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ]
      : [
          [-1, 0],
          [1, 0],
        ];
  const bolts = places.map(([sx = 0, sy = 0]) => circle(x + (sx * bolt) / 2, y + (sy * bolt) / 2, 34, 'white')).join('');
  const ring = Math.min(holes === 4 ? half * 0.62 : short * 0.86, shaftRadius * 2.1);
  const lowest = holes === 4 ? y + half : y + short * 0.8;
  return (
    outline +
    bolts +
    circle(x, y, ring, 'white') +
    (empty ? circle(x, y, ring * 0.9, 'none', 3) : circle(x, y, shaftRadius * 1.36, 'hatch') + circle(x, y, shaftRadius, 'white')) +
    axis([x - half - 50, y], [x + half + 50, y]) +
    axis([x, y - half - 30], [x, lowest + 60]) +
    named('J', horizontalDimension(x - bolt / 2, x + bolt / 2, lowest + 130, String(J), holes === 4 ? y + bolt / 2 : y)) +
    named('L', horizontalDimension(x - half, x + half, lowest + 280, String(L), lowest)) +
    (empty
      ? ''
      : named(
          'd',
          leader(
            [x + shaftRadius * 0.72, y - shaftRadius * 0.72],
            [x + ring * 0.9, y - (holes === 4 ? half : short) - 110],
            diameter(shaft),
          ),
        ))
  );
}
