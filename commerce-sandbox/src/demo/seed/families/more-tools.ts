import { text, type Text } from '../../../platform/values/text.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { ltr } from '../rules/text.ts';
import { BORE_RINGS, SHAFT_RINGS } from '../tables/other.ts';
import { facts, millimetres, part, type PartKind } from './part.ts';

const MAKERS = ['wrenmark'] as const;
const HAND = 'tools/hand-tools';

/** Wrenches, sockets, pliers, measuring and mounting tools, and stainless retaining rings. */
export function moreTools(): readonly ProductSeed[] {
  return [
    ...OPEN_ENDED.map(([small, large, length]) => wrench(OPEN, `OW-${small}X${large}`, `${small}×${large} mm`, small, length)),
    ...RING_SIZES.map(([small, large, length]) => wrench(RING, `RW-${small}X${large}`, `${small}×${large} mm`, small, length)),
    ...MORE_COMBINATION.map(([size, length]) => wrench(COMBINATION, `CW-${size}`, `${size} mm`, size, length)),
    ...SOCKET_SIZES.flatMap(([drive, sizes]) => sizes.map((size) => socket(drive, size))),
    ...BALL_KEYS.map(ballKey),
    ...HOOKS.map(hook),
    ...PLIERS.map(pliers),
    ...INSTRUMENTS.map(instrument),
    ...MOUNTING.map(mounting),
    ...SHAFT_RINGS.map(([d, s, groove]) => stainlessRing(d, s, groove, false)),
    ...BORE_RINGS.map(([d, s, groove]) => stainlessRing(d, s, groove, true)),
  ];
}

const kind = (
  family: string,
  category: string,
  name: Text,
  standard: string,
  sentences: Text,
  keywords: readonly string[] = [],
): PartKind => ({ family, category, name, standard, sentences, makers: MAKERS, keywords });

const FORGED = text('Forged chrome vanadium steel, chrome plated.', 'من فولاذ كروم فاناديوم مطروق ومطلي بالكروم.');
const OPEN = kind(
  'open-ended-wrench',
  `${HAND}/open-ended-wrenches`,
  text('Double open ended wrench', 'مفتاح ربط بطرفين مفتوحين'),
  'DIN 3110',
  FORGED,
  ['spanner'],
);
const RING = kind(
  'ring-wrench',
  `${HAND}/ring-wrenches`,
  text('Double ring wrench', 'مفتاح ربط حلقي مزدوج'),
  'DIN 838',
  text(`${FORGED.en} Deep offset rings with twelve points.`, `${FORGED.ar} حلقتان منحرفتان باثنتي عشرة نقطة.`),
  ['spanner'],
);
const COMBINATION = kind(
  'combination-wrench',
  `${HAND}/combination-wrenches`,
  text('Combination wrench', 'مفتاح ربط مركب'),
  'DIN 3113',
  text(`${FORGED.en} Open end and angled ring of the same size.`, `${FORGED.ar} طرف مفتوح وطرف حلقي مائل بالمقاس نفسه.`),
  ['spanner'],
);
const SOCKET = kind('socket', `${HAND}/sockets`, text('Hexagon socket', 'لقمة سداسية'), 'DIN 3124', FORGED, ['socket wrench']);
const BALL_KEY = kind(
  'hexagon-key',
  `${HAND}/hexagon-keys`,
  text('Ball end hexagon key', 'مفتاح سداسي برأس كروي'),
  'ISO 2936',
  text('The ball end turns screws at an angle of up to 25°.', 'يدير الرأس الكروي البراغي بزاوية تصل إلى 25 درجة.'),
  ['allen'],
);
const HOOK = kind(
  'hook-spanner',
  'tools/mounting-tools',
  text('Hook spanner', 'مفتاح خطافي'),
  'DIN 1810',
  text('For lock nuts with slots on shafts and adapter sleeves.', 'لصواميل الزنق ذات الفتحات على الأعمدة وجلب التثبيت.'),
  ['C spanner', 'lock nut'],
);

/** [small, large, length] */
const OPEN_ENDED = [
  [6, 7, 122],
  [8, 9, 140],
  [10, 11, 156],
  [12, 13, 172],
  [14, 15, 188],
  [16, 17, 204],
  [18, 19, 221],
  [20, 22, 236],
  [21, 23, 240],
  [24, 27, 260],
  [25, 28, 272],
  [30, 32, 298],
  [36, 41, 345],
] as const;
const RING_SIZES = [
  [6, 7, 168],
  [8, 9, 182],
  [10, 11, 199],
  [12, 13, 217],
  [14, 15, 233],
  [16, 17, 253],
  [18, 19, 277],
  [20, 22, 305],
  [21, 23, 315],
  [24, 27, 335],
  [30, 32, 385],
] as const;
const MORE_COMBINATION = [
  [20, 240],
  [23, 270],
  [25, 290],
  [26, 300],
  [28, 320],
  [29, 335],
  [33, 370],
  [34, 380],
  [36, 410],
  [41, 460],
  [46, 500],
  [50, 540],
] as const;
const SOCKET_SIZES = [
  ['1/4', [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ['3/8', [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]],
  ['1/2', [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32]],
  ['3/4', [22, 24, 27, 30, 32, 36, 41, 46, 50]],
] as const;
const BALL_KEYS = [
  [1.5, 92, 15],
  [2, 102, 18],
  [2.5, 115, 20.5],
  [3, 129, 23],
  [4, 144, 29],
  [5, 165, 33],
  [6, 186, 38],
  [8, 208, 44],
  [10, 234, 50],
] as const;
/** Hook spanners by the range of nut diameters. */
const HOOKS = [
  [16, 20],
  [25, 28],
  [30, 32],
  [34, 36],
  [40, 42],
  [45, 50],
  [52, 55],
  [58, 62],
  [68, 75],
  [80, 90],
  [95, 100],
  [110, 115],
  [120, 130],
] as const;

function wrench(of: PartKind, sku: string, label: string, size: number, length: number): ProductSeed {
  return part(of, {
    sku,
    label,
    size: millimetres('length', 'الطول', length),
    price: 9 + size * 1.5,
    weightKg: size * length * 0.000_06,
    attributes: { width_across_flats_mm: size, length_mm: length, material: 'chrome_vanadium' },
    drawing: {
      kind: 'wrench',
      size,
      l: length,
      ends: of === OPEN ? 'open' : of === RING ? 'ring' : 'both',
      label: label.replace(' mm', ''),
    },
  });
}

function socket(drive: string, size: number): ProductSeed {
  const outside = Math.round(size * 1.36 + 1);
  const length = { '1/4': 25, '3/8': 28, '1/2': 38, '3/4': 52 }[drive] ?? 38;
  return part(SOCKET, {
    sku: `SO-${drive.replace('/', '')}-${size}`,
    label: `${drive}″ ${size} mm`,
    size: facts(text(`square drive ${drive}″`, `مربع التدوير ${ltr(`${drive}″`)}`), millimetres('across flats', 'العرض بين الأسطح', size)),
    price: 5 + size * 0.7,
    weightKg: outside * outside * length * 3.4e-6,
    attributes: { width_across_flats_mm: size, length_mm: length, outside_diameter: outside, material: 'chrome_vanadium' },
    drawing: { kind: 'nut', d: outside, s: size, m: length, socket: true },
    aliases: [`${drive} socket ${size}`],
  });
}

function ballKey([size, long, short]: (typeof BALL_KEYS)[number]): ProductSeed {
  return part(BALL_KEY, {
    sku: `HKB-ISO2936-${size}`,
    label: `${size} mm`,
    size: millimetres('long arm', 'الذراع الطويلة', long),
    price: 5 + size * 1.4,
    weightKg: size * size * (long + short) * 6.8e-6,
    attributes: { width_across_flats_mm: size, length_mm: long, material: 'chrome_vanadium' },
    drawing: { kind: 'hex-key', size, l: long, h: short },
    aliases: [`allen key ball ${size}`],
  });
}

function hook([from, to]: (typeof HOOKS)[number]): ProductSeed {
  return part(HOOK, {
    sku: `HN-${from}-${to}`,
    label: `${from}–${to} mm`,
    size: millimetres('nut diameter', 'قطر الصامولة', `${from}–${to}`),
    price: 18 + to * 0.6,
    weightKg: to * 0.004,
    attributes: { length_mm: Math.round(90 + to * 1.6), material: 'chrome_vanadium' },
    drawing: { kind: 'wrench', size: to, l: Math.round(90 + to * 1.6), ends: 'hook' },
  });
}

interface Item {
  readonly sku: string;
  readonly name: Text;
  readonly category: string;
  readonly use: Text;
  readonly size: Text;
  readonly price: number;
  readonly length: number;
}

const item = (sku: string, name: Text, category: string, use: Text, size: Text, price: number, length: number): Item => ({
  sku,
  name,
  category,
  use,
  size,
  price,
  length,
});

const PLIERS: readonly Item[] = (
  [
    [3, 10],
    [8, 13],
    [10, 25],
    [19, 60],
    [40, 100],
    [85, 140],
  ] as const
).flatMap(([from, to]) =>
  (
    [
      ['A', 'shafts', 'للأعمدة', 'DIN 5254'],
      ['J', 'bores', 'للثقوب', 'DIN 5256'],
    ] as const
  ).map(([code, en, ar, standard]) =>
    item(
      `CP-${code}-${from}-${to}`,
      text(`Circlip pliers for ${en}`, `زردية سيركلب ${ar}`),
      `${HAND}/circlip-pliers`,
      text(
        `For retaining rings to ${standard === 'DIN 5254' ? 'DIN 471' : 'DIN 472'}, with hardened tips.`,
        `لحلقات التثبيت وفق ${ltr(standard === 'DIN 5254' ? 'DIN 471' : 'DIN 472')}، برؤوس مقسّاة.`,
      ),
      millimetres('rings of', 'للحلقات بقطر', `${from}–${to}`),
      24 + to * 0.5,
      130 + to,
    ),
  ),
);
const INSTRUMENTS: readonly Item[] = [
  ...([150, 200, 300] as const).map((range) =>
    item(
      `CAL-${range}`,
      text('Vernier caliper', 'قدمة ذات ورنية'),
      'tools/measuring-tools',
      text('Stainless steel, reads to 0.02 mm, with depth rod.', 'من الفولاذ المقاوم للصدأ، بدقة 0.02 مم وعمود لقياس العمق.'),
      millimetres('range', 'المدى', range),
      60 + range * 0.4,
      range,
    ),
  ),
  ...([150, 200, 300] as const).map((range) =>
    item(
      `CALD-${range}`,
      text('Digital caliper', 'قدمة رقمية'),
      'tools/measuring-tools',
      text('Reads to 0.01 mm, millimetres and inches, splash proof.', 'بدقة 0.01 مم، بالمليمتر والبوصة، مقاومة للرذاذ.'),
      millimetres('range', 'المدى', range),
      120 + range * 0.6,
      range,
    ),
  ),
  ...([25, 50, 75, 100] as const).map((range) =>
    item(
      `MIC-${range}`,
      text('Outside micrometer', 'ميكرومتر خارجي'),
      'tools/measuring-tools',
      text('Reads to 0.01 mm, carbide faces, friction drive.', 'بدقة 0.01 مم، بأسطح كربيدية وآلية احتكاك.'),
      millimetres('range', 'المدى', `${range - 25}–${range}`),
      85 + range,
      range,
    ),
  ),
  item(
    'FG-20',
    text('Feeler gauge, 20 blades', 'مقياس خلوص بعشرين شفرة'),
    'tools/measuring-tools',
    text('For the clearance of spherical roller bearings and valves.', 'لخلوص محامل الدحاريج الكروية والصمامات.'),
    millimetres('thickness', 'السماكة', '0.05–1.00'),
    28,
    100,
  ),
  item(
    'DTI-10',
    text('Dial indicator', 'ساعة قياس'),
    'tools/measuring-tools',
    text('Reads to 0.01 mm, for run-out and alignment.', 'بدقة 0.01 مم لقياس الانحراف والمحاذاة.'),
    millimetres('range', 'المدى', 10),
    95,
    58,
  ),
];
const MOUNTING: readonly Item[] = [
  ...([1.2, 2.5, 4, 8] as const).map((power) =>
    item(
      `IH-${power * 1000}`,
      text('Induction heater', 'سخان حثي'),
      'tools/mounting-tools',
      text('Warms bearings to 110 °C evenly and demagnetises them afterwards.', 'يسخّن المحامل إلى 110 درجات بالتساوي ثم يزيل مغنطتها.'),
      text(`power ${power} kVA`, `القدرة ${ltr(`${power} kVA`)}`),
      2400 + power * 1900,
      340,
    ),
  ),
  item(
    'FT-33',
    text('Bearing fitting tool set', 'طقم تركيب المحامل'),
    'tools/mounting-tools',
    text(
      '33 impact rings and three sleeves: force goes through the right ring.',
      'ثلاث وثلاثون حلقة طرق وثلاث جلب: تنتقل القوة عبر الحلقة الصحيحة.',
    ),
    text('bores 10 to 55 mm', `ثقوب من ${ltr('10')} إلى ${ltr('55')} مم`),
    980,
    320,
  ),
  ...([500, 1000] as const).map((volume) =>
    item(
      `GG-${volume}`,
      text('Grease gun', 'مسدس تشحيم'),
      'tools/mounting-tools',
      text('Lever operated, 400 bar, with hose and coupler.', 'يدوي بذراع، 400 بار، مع خرطوم ووصلة.'),
      text(`for ${volume} g`, `سعة ${ltr(`${volume} g`)}`),
      65 + volume * 0.05,
      380,
    ),
  ),
  ...(
    [
      [5, 25],
      [20, 100],
      [40, 200],
      [60, 340],
      [140, 760],
    ] as const
  ).map(([from, to]) =>
    item(
      `TW-${to}`,
      text('Torque wrench', 'مفتاح عزم'),
      'tools/mounting-tools',
      text('Clicks when the torque is reached; accuracy ±4%, ISO 6789.', 'يطقطق عند بلوغ العزم، بدقة ±4% وفق ISO 6789.'),
      text(`${from}–${to} Nm`, ltr(`${from}–${to} Nm`)),
      160 + to * 0.9,
      260 + to,
    ),
  ),
];

const pliers = (tool: Item): ProductSeed => toolPart(tool, 'circlip-pliers', 'pliers');
const instrument = (tool: Item): ProductSeed => toolPart(tool, 'measuring-tool', /^CAL/.test(tool.sku) ? 'caliper' : 'gauge');
const mounting = (tool: Item): ProductSeed =>
  toolPart(
    tool,
    'mounting-tool',
    tool.sku.startsWith('TW') ? 'torque' : tool.sku.startsWith('GG') ? 'grease-gun' : tool.sku.startsWith('IH') ? 'heater' : 'case',
  );

function toolPart(
  { sku, name, category, use, size, price, length }: Item,
  family: string,
  shape: 'pliers' | 'caliper' | 'gauge' | 'torque' | 'grease-gun' | 'heater' | 'case',
): ProductSeed {
  return part(kind(family, category, name, '', use), {
    sku,
    label: sku,
    size,
    price,
    weightKg: length * 0.002,
    attributes: { length_mm: length, material: 'chrome_vanadium' },
    drawing: { kind: 'tool', shape, length },
    more: { name: text(`${name.en}, ${size.en}`, `${name.ar}، ${size.ar}`) },
  });
}

function stainlessRing(d: number, s: number, groove: number, inside: boolean): ProductSeed {
  const standard = inside ? 'DIN 472' : 'DIN 471';
  const sku = `${standard.replace(' ', '')}-${d}X${s}-A2`;
  const name = text(`Retaining ring for ${inside ? 'bores' : 'shafts'}`, `حلقة تثبيت نابضية (سيركلب) ${inside ? 'للثقوب' : 'للأعمدة'}`);
  return part(
    {
      ...kind(
        'retaining-ring',
        `tools/retaining-rings/${inside ? 'for-bores' : 'for-shafts'}`,
        name,
        standard,
        text('Stainless spring steel 1.4122 for wet surroundings.', 'من فولاذ نوابض مقاوم للصدأ 1.4122 للأماكن الرطبة.'),
      ),
      makers: ['boltara'],
    },
    {
      sku,
      label: `${d}×${s} ${standard} 1.4122`,
      size: facts(
        millimetres(inside ? 'bore' : 'shaft', inside ? 'الثقب' : 'العمود', d),
        millimetres('groove diameter', 'قطر المجرى', groove),
      ),
      price: 2.6 + d * s * 0.06,
      weightKg: d * s * 0.000_09,
      attributes: {
        [inside ? 'outside_diameter' : 'bore_diameter']: d,
        width_mm: s,
        groove_diameter_mm: groove,
        material: 'stainless_spring',
      },
      drawing: { kind: 'retaining-ring', d, s, inside },
      aliases: [`${standard} ${d} A2`],
    },
  );
}
