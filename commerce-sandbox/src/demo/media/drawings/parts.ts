import type { Drawing } from '../pen/drawing.ts';
import {
  axis,
  CENTRE,
  circle,
  diameter,
  fitted,
  horizontalDimension,
  label,
  leader,
  line,
  named,
  path,
  polygon,
  rectangle,
  verticalDimension,
} from '../pen/pen.ts';

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>;

export function oRing({ d1, d2 }: Of<'o-ring'>): string {
  const { x } = CENTRE;
  const y = 560;
  const outer = 330;
  const cord = Math.max(34, Math.min(120, (outer * 2 * d2) / (d1 + 2 * d2)));
  const inner = outer - cord;
  const section = 1130;
  return (
    circle(x, y, outer, 'dark') +
    circle(x, y, inner, 'white') +
    axis([x - outer - 60, y], [x + outer + 60, y]) +
    axis([x, y - outer - 60], [x, y + outer + 60]) +
    named('d', horizontalDimension(x - inner, x + inner, y - 70, diameter(d1), y)) +
    circle(x, section, 96, 'hatch') +
    axis([x - 150, section], [x + 150, section]) +
    named('d₂', leader([x + 68, section - 68], [x + 190, section - 130], diameter(d2)))
  );
}

export function retainingRing({ d, s, inside }: Of<'retaining-ring'>): string {
  const { x } = CENTRE;
  const y = 560;
  const radius = 300;
  const wide = 70;
  const gap = inside ? 0.34 : 0.3;
  const [from, to] = [Math.PI / 2 + gap, Math.PI / 2 - gap];
  const at = (r: number, angle: number): string => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  const outer = inside ? radius : radius + wide;
  const inner = inside ? radius - wide : radius;
  const lug = inside ? inner - 40 : outer + 40;
  const ends = [from, to].map(
    (angle) =>
      circle(
        x + ((inside ? inner - 6 : outer + 6) + (inside ? -34 : 34)) * Math.cos(angle),
        y + ((inside ? inner - 6 : outer + 6) + (inside ? -34 : 34)) * Math.sin(angle),
        56,
        'light',
      ) + circle(x + lug * Math.cos(angle), y + lug * Math.sin(angle), 20, 'white'),
  );
  const side = 1130;
  return (
    path(
      `M${at(outer, from)}A${outer} ${outer} 0 1 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 1 0 ${at(inner, from)}Z`,
      'light',
    ) +
    ends.join('') +
    axis([x - outer - 60, y], [x + outer + 60, y]) +
    axis([x, y - outer - 60], [x, y + inner]) +
    horizontalDimension(x - radius, x + radius, y - outer - 60, diameter(d), y) +
    rectangle(x - 210, side, 420, 48, 'hatch', 4) +
    verticalDimension(side, side + 48, x - 300, String(s), x - 210)
  );
}

export function bolt({ d, l, k, s }: Of<'bolt'>): string {
  const scale = Math.min(560 / l, 300 / (d * 1.1), 34);
  const { x } = CENTRE;
  const head = s * scale;
  const headHeight = Math.max(44, k * scale);
  const shank = Math.max(60, d * scale);
  const length = l * scale;
  const top = CENTRE.y - (headHeight + length) / 2;
  const seat = top + headHeight;
  const threads: string[] = [];
  for (let y = seat + 22; y < seat + length - 26; y += 26) threads.push(line([x - shank / 2, y + 10], [x + shank / 2, y], 3));
  return (
    polygon(
      [
        [x - head / 2 + 14, top],
        [x + head / 2 - 14, top],
        [x + head / 2, top + 22],
        [x + head / 2, seat],
        [x - head / 2, seat],
        [x - head / 2, top + 22],
      ],
      'light',
    ) +
    line([x - head / 4, top + 12], [x - head / 4, seat], 4) +
    line([x + head / 4, top + 12], [x + head / 4, seat], 4) +
    polygon(
      [
        [x - shank / 2, seat],
        [x + shank / 2, seat],
        [x + shank / 2, seat + length - 20],
        [x + shank / 2 - 18, seat + length],
        [x - shank / 2 + 18, seat + length],
        [x - shank / 2, seat + length - 20],
      ],
      'white',
    ) +
    threads.join('') +
    axis([x, top - 50], [x, seat + length + 50]) +
    horizontalDimension(x - head / 2, x + head / 2, top - 110, String(s), top) +
    verticalDimension(seat, seat + length, x - Math.max(head, shank) / 2 - 120, String(l), x - shank / 2) +
    leader([x + shank / 2, seat + length * 0.62], [x + shank / 2 + 150, seat + length * 0.62 - 120], `M${d}`)
  );
}

export function container({ shape, grade, content }: Of<'container'>): string {
  const { x } = CENTRE;
  const half = LABEL_HALF_WIDTH[shape];
  const room = half * 2 - LABEL_MARGIN;
  return (
    BODIES[shape] +
    rectangle(x - half, 690, half * 2, 330, 'white', 14) +
    fitted(grade, x, 800, 62, room) +
    fitted(content, x, 920, 54, room)
  );
}

const LABEL_MARGIN = 50;
const LABEL_HALF_WIDTH = { bottle: 235, canister: 270, drum: 300, pail: 280, cartridge: 165, spray: 165 } as const;

const BODIES = {
  bottle:
    path('M360 520Q360 440 470 410V330H730V410Q840 440 840 520V1130Q840 1170 800 1170H400Q360 1170 360 1130Z', 'light') +
    rectangle(480, 250, 240, 82, 'dark', 10),
  canister:
    path('M300 470L420 350H780Q900 350 900 470V1130Q900 1170 860 1170H340Q300 1170 300 1130Z', 'light') +
    rectangle(330, 280, 150, 90, 'dark', 10) +
    path('M560 420H800V500H560Z', 'white'),
  drum:
    rectangle(270, 320, 660, 880, 'light', 34) +
    line([270, 560], [930, 560]) +
    line([270, 600], [930, 600]) +
    line([270, 1080], [930, 1080]) +
    line([270, 1120], [930, 1120]) +
    circle(420, 380, 26, 'dark'),
  pail:
    path('M290 430H910L860 1150Q856 1190 816 1190H384Q344 1190 340 1150Z', 'light') +
    rectangle(270, 380, 660, 56, 'dark', 18) +
    path('M300 436Q600 180 900 436', 'none'),
  cartridge:
    rectangle(410, 380, 380, 800, 'light', 20) + path('M410 380L520 310H680L790 380Z', 'white') + rectangle(560, 240, 80, 74, 'dark', 8),
  spray:
    rectangle(410, 480, 380, 710, 'light', 26) +
    path('M410 500Q410 400 520 380H680Q790 400 790 500Z', 'white') +
    rectangle(530, 300, 140, 84, 'dark', 16),
} as const;

export function hexKey({ size, l, h }: Of<'hex-key'>): string {
  const scale = 720 / l;
  const thick = Math.max(46, size * scale);
  const left = 380;
  const top = 330;
  const bottom = top + l * scale;
  const right = left + Math.max(220, h * scale);
  return (
    path(
      `M${left} ${top}V${bottom - 70}Q${left} ${bottom} ${left + 70} ${bottom}H${right}V${bottom - thick}H${left + thick + 34}Q${left + thick} ${bottom - thick} ${left + thick} ${bottom - thick - 34}V${top}Z`,
      'light',
    ) +
    verticalDimension(top, bottom, left - 120, String(l), left) +
    horizontalDimension(left, right, bottom + 150, String(h), bottom) +
    horizontalDimension(left, left + thick, top - 90, String(size), top)
  );
}

export function puller({ jaws, span, reach }: Of<'puller'>): string {
  const { x } = CENTRE;
  const jaw = (side: number): string =>
    path(
      `M${x + side * 110} 430L${x + side * 250} 520L${x + side * 300} 1040L${x + side * 210} 1080L${x + side * 205} 1030L${x + side * 250} 1010L${x + side * 205} 560L${x + side * 100} 500Z`,
      'light',
    );
  return (
    jaw(-1) +
    jaw(1) +
    (jaws === 3 ? rectangle(x - 26, 520, 52, 430, 'white', 10) : '') +
    rectangle(x - 180, 400, 360, 110, 'light', 26) +
    rectangle(x - 34, 220, 68, 700, 'hatch', 8) +
    rectangle(x - 70, 170, 140, 70, 'dark', 10) +
    axis([x, 120], [x, 1000]) +
    horizontalDimension(x - 205, x + 205, 1210, String(span), 1080) +
    verticalDimension(510, 1080, x - 400, String(reach), x - 300) +
    label(`${jaws}×`, x + 400, 330, 64)
  );
}
