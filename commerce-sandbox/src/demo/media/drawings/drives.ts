import type { Drawing } from '../pen/drawing.ts';
import {
  axis,
  CENTRE,
  circle,
  diameter,
  horizontalDimension,
  label,
  leader,
  named,
  path,
  polygon,
  rectangle,
  verticalDimension,
} from '../pen/pen.ts';

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>;

/** The belt as a loop with its length, and its section below. */
export function belt({ section, width, height, length }: Of<'belt'>): string {
  const { x } = CENTRE;
  const loop = (inset: number): string => {
    const radius = 190 - inset;
    const span = 230;
    return path(
      `M${x - span} ${420 - radius}H${x + span}A${radius} ${radius} 0 0 1 ${x + span} ${420 + radius}H${x - span}A${radius} ${radius} 0 0 1 ${x - span} ${420 - radius}Z`,
      inset === 0 ? 'light' : 'white',
    );
  };
  const scale = 26;
  const half = (width * scale) / 2 / Math.max(1, (width * scale) / 520);
  const depth = (height / width) * half * 2;
  const top = 860;
  const bottomHalf = half - depth * Math.tan((20 * Math.PI) / 180);
  return (
    loop(0) +
    loop(36) +
    label(section, x, length === undefined ? 420 : 380, 84) +
    (length === undefined ? '' : label(`LD ${length}`, x, 500, 62)) +
    polygon(
      [
        [x - half, top],
        [x + half, top],
        [x + bottomHalf, top + depth],
        [x - bottomHalf, top + depth],
      ],
      'hatch',
    ) +
    rectangle(x - half * 0.86, top + depth * 0.16, half * 1.72, depth * 0.16, 'dark', 6) +
    axis([x, top - 40], [x, top + depth + 50]) +
    horizontalDimension(x - half, x + half, top - 90, String(width), top) +
    verticalDimension(top, top + depth, x - half - 110, String(height), x - half)
  );
}

/** Three links from the side, and the rollers' width from above. */
export function chain({ pitch, roller, inner, height, strands, links }: Of<'chain'>): string {
  const { x } = CENTRE;
  const p = 250;
  const scale = p / pitch;
  const y = 480;
  const plate = Math.min(150, (height * scale) / 2);
  const pin = Math.max(26, (roller * scale) / 2);
  const link = (from: number, outer: boolean): string => {
    const r = outer ? plate * 0.92 : plate;
    return path(
      `M${from} ${y - r}Q${from + p / 2} ${y - r * 0.62} ${from + p} ${y - r}A${r} ${r} 0 0 1 ${from + p} ${y + r}Q${from + p / 2} ${y + r * 0.62} ${from} ${y + r}A${r} ${r} 0 0 1 ${from} ${y - r}Z`,
      outer ? 'white' : 'light',
    );
  };
  // One link alone: its two pins, and the plate that closes it.
  const places = links === 1 ? [1, 2] : [0, 1, 2, 3];
  const start = x - p * 1.5;
  const pins = places.map((index) => circle(start + index * p, y, pin, 'white') + circle(start + index * p, y, pin * 0.5, 'dark')).join('');
  const gauge = Math.min(120, inner * scale * 0.55);
  const strandTop = 930;
  const rows = Array.from({ length: strands }, (_unused, index) => {
    const top = strandTop + index * (gauge + 46);
    const [left, width] = links === 1 ? [start + p - 70, p + 140] : [start - 40, p * 3 + 80];
    return (
      rectangle(left, top - 16, width, 16, 'hatch') +
      rectangle(left, top + gauge, width, 16, 'hatch') +
      places.map((place) => rectangle(start + place * p - pin, top, pin * 2, gauge, 'light', 8)).join('')
    );
  });
  return (
    link(start + p, true) +
    (links === 1 ? '' : link(start, false) + link(start + p * 2, false)) +
    pins +
    axis([start - 120, y], [start + p * 3 + 120, y]) +
    named('P', horizontalDimension(start + p, start + p * 2, y - plate - 90, String(pitch), y)) +
    leader(
      [start + p * (links === 1 ? 2 : 3) - pin * 0.7, y + pin * 0.7],
      [start + p * (links === 1 ? 2.4 : 2.3), y + plate + 170],
      diameter(roller),
    ) +
    rows.join('') +
    verticalDimension(
      strandTop,
      strandTop + gauge,
      start + (links === 1 ? p - 160 : -90),
      String(inner),
      start + (links === 1 ? p - 70 : -40),
    )
  );
}

export function sprocket({ pitch, teeth, diameter: pitchDiameter }: Of<'sprocket'>): string {
  const { x, y } = CENTRE;
  const radius = 330;
  const tip = radius * (1 + 0.45 / Math.max(8, teeth / 2));
  const root = radius * (1 - 0.62 * Math.sin(Math.PI / teeth));
  // Four points per tooth: the flat tip, then the gap.
  const points = Array.from({ length: teeth }, (_unused, tooth) =>
    [
      [-0.1, tip],
      [0.1, tip],
      [0.33, root],
      [0.67, root],
    ].map(([share = 0, r = 0]) => {
      const angle = (2 * Math.PI * (tooth + share)) / teeth - Math.PI / 2;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    }),
  ).flat();
  return (
    polygon(points, 'light') +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#0b5394" stroke-width="3" stroke-dasharray="46 12 10 12"/>` +
    circle(x, y, 150, 'white') +
    circle(x, y, 68, 'white') +
    axis([x - tip - 50, y], [x + tip + 50, y]) +
    axis([x, y - tip - 50], [x, y + tip + 50]) +
    horizontalDimension(x - radius, x + radius, y + tip + 190, diameter(pitchDiameter), y) +
    label(`Z = ${teeth}`, x, y - tip - 150, 70) +
    label(`P ${pitch}`, x, y + tip + 290, 52)
  );
}

export function parallelKey({ b, h, l }: Of<'key'>): string {
  const { x } = CENTRE;
  const long = 700;
  const scale = Math.min(long / l, 26);
  const length = l * scale;
  const width = Math.max(90, b * scale);
  const height = Math.max(80, h * scale);
  const left = x - length / 2;
  const top = 420;
  const low = 850;
  return (
    rectangle(left, top, length, width, 'light', width / 2) +
    axis([left - 60, top + width / 2], [left + length + 60, top + width / 2]) +
    horizontalDimension(left, left + length, top - 110, String(l), top) +
    verticalDimension(top, top + width, left - 100, String(b), left) +
    rectangle(left, low, length, height, 'light', 6) +
    verticalDimension(low, low + height, left - 100, String(h), left)
  );
}
