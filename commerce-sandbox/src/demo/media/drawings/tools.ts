import type { Drawing } from '../pen/drawing.ts';
import { axis, CENTRE, circle, horizontalDimension, label, line, path, polygon, rectangle, verticalDimension } from '../pen/pen.ts';

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>;

const TOP = 250;
const BOTTOM = 1090;
const JAW = 120;

const openEnd = (x: number, y: number): string =>
  path(
    `M${x - JAW / 2} ${y}V${y + 110}H${x + JAW / 2}V${y}Q${x + 170} ${y + 20} ${x + 150} ${y + 130}Q${x + 120} ${y + 220} ${x} ${y + 230}Q${x - 120} ${y + 220} ${x - 150} ${y + 130}Q${x - 170} ${y + 20} ${x - JAW / 2} ${y}Z`,
    'light',
  );
const ringEnd = (x: number, y: number, radius: number): string => circle(x, y, radius, 'light') + circle(x, y, radius * 0.58, 'white');
const hookEnd = (x: number, y: number): string =>
  path(
    `M${x - 42} ${y + 190}Q${x - 230} ${y + 120} ${x - 200} ${y - 60}Q${x - 150} ${y - 190} ${x + 30} ${y - 180}L${x + 60} ${y - 120}L${x + 20} ${y - 90}Q${x - 110} ${y - 110} ${x - 120} ${y + 10}Q${x - 100} ${y + 90} ${x + 42} ${y + 120}V${y + 190}Z`,
    'light',
  );

/** A wrench: open end and ring, two open ends, two rings, or a hook. */
export function wrench({ size, l, ends = 'both', label: name }: Of<'wrench'>): string {
  const { x } = CENTRE;
  const shankTop = ends === 'hook' ? TOP + 318 : TOP + 170;
  const shank = rectangle(x - 42, shankTop, 84, BOTTOM - 120 - shankTop, 'light');
  const upper = ends === 'ring' ? ringEnd(x, TOP + 110, 140) : ends === 'hook' ? hookEnd(x, TOP + 150) : openEnd(x, TOP);
  const lower =
    ends === 'open'
      ? `<g transform="translate(0 ${TOP + BOTTOM + 68}) scale(1 -1)">${openEnd(x, TOP)}</g>`
      : ends === 'hook'
        ? circle(x, BOTTOM - 60, 60, 'light') + circle(x, BOTTOM - 60, 26, 'white')
        : ringEnd(x, BOTTOM - 60, 128);
  const [left, right] = ends === 'ring' ? [x - 81, x + 81] : [x - JAW / 2, x + JAW / 2];
  return (
    shank +
    upper +
    lower +
    axis([x, TOP - 50], [x, BOTTOM + 110]) +
    (ends === 'hook'
      ? ''
      : horizontalDimension(
          left,
          right,
          TOP - 70,
          name === undefined ? String(size) : (name.split('×')[0] ?? ''),
          ends === 'ring' ? TOP + 110 : TOP,
        )) +
    verticalDimension(ends === 'ring' ? TOP - 30 : TOP, BOTTOM + 68, x - 330, String(l), x - 150) +
    (name === undefined ? '' : label(name, x, BOTTOM + 230, 72))
  );
}

/** Other tools: an outline and the length. */
export function tool({ shape, length }: Of<'tool'>): string {
  const { outline, left, right, bottom } = SHAPES[shape];
  return outline + horizontalDimension(left, right, bottom + 130, String(length), bottom);
}

interface Shape {
  readonly outline: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

const SHAPES: Readonly<Record<Of<'tool'>['shape'], Shape>> = {
  pliers: {
    outline:
      path('M560 610Q420 720 330 1010Q310 1060 270 1040Q240 1020 260 970Q330 730 520 560Z', 'light') +
      path('M640 610Q780 720 870 1010Q890 1060 930 1040Q960 1020 940 970Q870 730 680 560Z', 'light') +
      path('M530 580L560 330L586 290L596 330L600 560Z', 'light') +
      path('M670 580L640 330L614 290L604 330L600 560Z', 'light') +
      circle(600, 580, 66, 'light') +
      circle(600, 580, 24, 'dark'),
    left: 260,
    right: 940,
    bottom: 1050,
  },
  caliper: {
    outline:
      rectangle(180, 480, 860, 92, 'light') +
      Array.from({ length: 33 }, (_unused, index) =>
        line([230 + index * 24, 572], [230 + index * 24, index % 5 === 0 ? 530 : 548], 3),
      ).join('') +
      polygon(
        [
          [180, 480],
          [300, 480],
          [300, 572],
          [240, 900],
          [210, 900],
          [180, 640],
        ],
        'light',
      ) +
      polygon(
        [
          [430, 440],
          [640, 440],
          [640, 620],
          [500, 620],
          [460, 900],
          [430, 900],
        ],
        'light',
      ) +
      polygon(
        [
          [200, 480],
          [240, 330],
          [260, 330],
          [270, 480],
        ],
        'light',
      ) +
      polygon(
        [
          [470, 440],
          [440, 330],
          [420, 330],
          [430, 440],
        ],
        'light',
      ) +
      label('0', 520, 520, 40),
    left: 180,
    right: 1040,
    bottom: 910,
  },
  gauge: {
    outline:
      circle(600, 580, 290, 'light') +
      circle(600, 580, 246, 'white') +
      Array.from({ length: 12 }, (_unused, index) =>
        line(
          [600 + 205 * Math.cos((index * Math.PI) / 6), 580 + 205 * Math.sin((index * Math.PI) / 6)],
          [600 + 236 * Math.cos((index * Math.PI) / 6), 580 + 236 * Math.sin((index * Math.PI) / 6)],
        ),
      ).join('') +
      line([600, 580], [720, 440], 12) +
      circle(600, 580, 24, 'dark') +
      rectangle(570, 868, 60, 90, 'light') +
      rectangle(588, 958, 24, 100, 'dark') +
      label('0', 600, 395, 44),
    left: 310,
    right: 890,
    bottom: 1058,
  },
  torque: {
    outline:
      rectangle(330, 560, 470, 70, 'light', 20) +
      rectangle(780, 536, 270, 118, 'dark', 30) +
      circle(250, 596, 104, 'light') +
      rectangle(216, 562, 68, 68, 'dark') +
      Array.from({ length: 9 }, (_unused, index) => line([470 + index * 30, 572], [470 + index * 30, 602], 3)).join(''),
    left: 146,
    right: 1050,
    bottom: 720,
  },
  'grease-gun': {
    outline:
      rectangle(240, 600, 560, 150, 'light', 30) +
      rectangle(800, 620, 110, 110, 'dark', 14) +
      path('M820 620V520Q820 480 780 480H420L400 450H800Q860 450 860 520V620Z', 'light') +
      path('M910 676Q1040 676 1030 830Q1020 960 930 970', 'none', 20) +
      rectangle(160, 660, 80, 30, 'dark', 8) +
      rectangle(880, 945, 60, 46, 'dark', 8),
    left: 160,
    right: 1045,
    bottom: 1000,
  },
  heater: {
    outline:
      rectangle(300, 800, 600, 230, 'light', 24) +
      rectangle(380, 420, 110, 380, 'hatch') +
      rectangle(710, 420, 110, 380, 'hatch') +
      rectangle(330, 340, 540, 90, 'hatch', 8) +
      circle(600, 385, 150, 'light') +
      circle(600, 385, 72, 'white') +
      rectangle(330, 352, 540, 66, 'hatch', 6) +
      rectangle(360, 870, 190, 90, 'white', 10) +
      circle(680, 915, 34, 'dark') +
      circle(790, 915, 34, 'white'),
    left: 300,
    right: 900,
    bottom: 1030,
  },
  case: {
    outline:
      rectangle(230, 480, 740, 480, 'light', 36) +
      rectangle(480, 400, 240, 84, 'none', 30) +
      line([230, 640], [970, 640]) +
      rectangle(380, 616, 90, 52, 'dark', 10) +
      rectangle(730, 616, 90, 52, 'dark', 10),
    left: 230,
    right: 970,
    bottom: 960,
  },
};
