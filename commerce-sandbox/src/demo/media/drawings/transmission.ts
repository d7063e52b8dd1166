import type { Drawing } from '../pen/drawing.ts';
import {
  axis,
  CENTRE,
  circle,
  diameter,
  horizontalDimension,
  label,
  leader,
  line,
  named,
  path,
  type Point,
  polygon,
  rectangle,
  verticalDimension,
} from '../pen/pen.ts';

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>;

/** The belt as a loop, and its teeth below. */
export function timingBelt({ code, pitch, teeth, width }: Of<'timing-belt'>): string {
  const { x } = CENTRE;
  const y = 430;
  const loop = (radius: number, fill: 'light' | 'white'): string =>
    path(
      `M${x - 230} ${y - radius}H${x + 230}A${radius} ${radius} 0 0 1 ${x + 230} ${y + radius}H${x - 230}A${radius} ${radius} 0 0 1 ${x - 230} ${y - radius}Z`,
      fill,
    );
  const p = 210;
  const start = x - p * 1.75;
  const top = 900;
  const profile: Point[] = [
    [start, top],
    [start + p * 3.5, top],
    [start + p * 3.5, top + 70],
  ];
  for (let tooth = 3; tooth >= 0; tooth -= 1) {
    const middle = start + p * (tooth + 0.25);
    if (middle + 70 > start + p * 3.5) continue;
    profile.push([middle + 62, top + 70], [middle + 40, top + 150], [middle - 40, top + 150], [middle - 62, top + 70]);
  }
  profile.push([start, top + 70]);
  return (
    loop(190, 'light') +
    loop(152, 'white') +
    label(code, x, y - 45, 78) +
    label(`Z = ${teeth}`, x, y + 65, 58) +
    polygon(profile, 'dark') +
    named('P', horizontalDimension(start + p * 1.25, start + p * 2.25, top + 290, String(pitch), top + 150)) +
    label(`× ${width}`, x, top + 400, 64)
  );
}

const RIM = 640;

/** Half of the pulley in section, from the side: the grooves show. */
export function pulley({ section, diameter: datum, grooves, width }: Of<'pulley'>): string {
  const { x } = CENTRE;
  const scale = Math.min(460 / width, RIM / datum);
  const half = Math.max(60 * grooves, (width * scale) / 2);
  const top = CENTRE.y - RIM / 2 - 40;
  const depth = 96;
  const step = (half * 2) / grooves;
  const rim: Point[] = [[x - half, top]];
  for (let groove = 0; groove < grooves; groove += 1) {
    const middle = x - half + step * (groove + 0.5);
    rim.push(
      [middle - step * 0.36, top],
      [middle - step * 0.2, top + depth],
      [middle + step * 0.2, top + depth],
      [middle + step * 0.36, top],
    );
  }
  rim.push([x + half, top], [x + half, top + depth + 60], [x - half, top + depth + 60]);
  const low = 2 * CENTRE.y - 80;
  const mirrored = rim.map(([px, py]): Point => [px, low - py]);
  const web = Math.min(half * 0.5, 60);
  const bottom = low - top;
  return (
    polygon(
      [
        [x - web, top + depth + 60],
        [x + web, top + depth + 60],
        [x + web, bottom - depth - 60],
        [x - web, bottom - depth - 60],
      ],
      'light',
    ) +
    polygon(rim, 'hatch') +
    polygon(mirrored, 'hatch') +
    rectangle(x - Math.max(web * 1.3, half * 0.7), low / 2 - 120, Math.max(web * 2.6, half * 1.4), 240, 'hatch', 6) +
    rectangle(x - Math.max(web * 1.3, half * 0.7), low / 2 - 58, Math.max(web * 2.6, half * 1.4), 116, 'white') +
    axis([x - half - 90, low / 2], [x + half + 90, low / 2]) +
    verticalDimension(top + 24, bottom - 24, x - half - 150, diameter(datum), x - half) +
    horizontalDimension(x - half, x + half, bottom + 150, String(width), bottom) +
    label(`${section} ${grooves}×`, x, bottom + 290, 62)
  );
}

/** A sleeve, bush or hub in section; `slope` is the taper of its outside. */
export function sleeve({ d, D, L, slope }: Of<'sleeve'>): string {
  const { x, y } = CENTRE;
  const scale = Math.min(560 / D, 640 / L);
  const [outer, inner, half] = [(D * scale) / 2, (d * scale) / 2, Math.max(120, (L * scale) / 2)];
  const fall = slope === 0 ? 0 : Math.max(18, half * slope);
  const upper: readonly Point[] = [
    [x - half, y - outer + fall],
    [x + half, y - outer],
    [x + half, y - inner],
    [x - half, y - inner],
  ];
  return (
    polygon(upper, 'hatch') +
    polygon(
      upper.map(([px, py]): Point => [px, 2 * y - py]),
      'hatch',
    ) +
    line([x - half, y - inner], [x - half, y + inner]) +
    line([x + half, y - inner], [x + half, y + inner]) +
    axis([x - half - 90, y], [x + half + 90, y]) +
    named('D', verticalDimension(y - outer, y + outer, x + half + 200, diameter(D), x + half)) +
    named('d', verticalDimension(y - inner, y + inner, x - half - 120, diameter(d), x - half)) +
    named('L', horizontalDimension(x - half, x + half, y + outer + 170, String(L), y + outer)) +
    (slope === 0 ? '' : label(`1/${Math.round(1 / slope)}`, x, y - outer - 90, 58))
  );
}

/** The star between the hubs of a jaw coupling. */
export function spider({ D, size }: Of<'spider'>): string {
  const { x } = CENTRE;
  const y = 640;
  const arms = [0, 60, 120, 180, 240, 300]
    .map(
      (angle) =>
        `<g transform="rotate(${angle} ${x} ${y})">${path(`M${x - 74} ${y - 130}L${x - 92} ${y - 330}Q${x} ${y - 372} ${x + 92} ${y - 330}L${x + 74} ${y - 130}Z`, 'dark')}</g>`,
    )
    .join('');
  return (
    arms +
    circle(x, y, 165, 'dark') +
    circle(x, y, 78, 'white') +
    axis([x - 430, y], [x + 430, y]) +
    axis([x, y - 420], [x, y + 420]) +
    named('D', leader([x + 250, y - 250], [x + 310, y - 440], diameter(D))) +
    label(String(size), x, 1230, 84)
  );
}
