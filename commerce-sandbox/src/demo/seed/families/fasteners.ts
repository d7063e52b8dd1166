import { text, type Text } from '../../../platform/values/text.ts';
import { boxTiers, priceNear } from '../rules/commerce.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { dimensions, ltr } from '../rules/text.ts';
import {
  HEXAGON_HEADS,
  KEY_LENGTHS,
  KEY_SECTIONS,
  NUTS,
  SCREW_LENGTHS,
  SOCKET_HEADS,
  SPRING_WASHERS,
  WASHERS,
} from '../tables/fasteners.ts';
import { BOLTS, KEYS } from '../tables/other.ts';
import { part, type PartKind } from './part.ts';

const MAKERS = ['boltara'] as const;
const FOLDER = 'tools/fasteners';

interface Grade {
  readonly code: string;
  readonly label: string;
  readonly option: string;
  readonly factor: number;
  readonly sentence: Text;
}

const STEEL: Grade = {
  code: '88',
  label: '8.8',
  option: 'steel_8_8',
  factor: 1,
  sentence: text('Property class 8.8, zinc plated.', 'درجة المتانة 8.8، مجلفن.'),
};
const NUT_STEEL: Grade = {
  ...STEEL,
  code: '8',
  label: '8',
  option: 'steel_8',
  sentence: text('Property class 8, zinc plated.', 'درجة المتانة 8، مجلفن.'),
};
const STRONG: Grade = {
  code: '129',
  label: '12.9',
  option: 'steel_12_9',
  factor: 1.4,
  sentence: text('Property class 12.9, black, for the highest preload.', 'درجة المتانة 12.9، مسوّد، لأعلى شدّ مسبق.'),
};
const A2: Grade = {
  code: 'A2',
  label: 'A2',
  option: 'stainless_a2',
  factor: 2.2,
  sentence: text('Stainless steel A2-70 for wet surroundings.', 'من الفولاذ المقاوم للصدأ A2-70 للأماكن الرطبة.'),
};
const A4: Grade = {
  code: 'A4',
  label: 'A4',
  option: 'stainless_a4',
  factor: 3.4,
  sentence: text('Stainless steel A4-80 for sea air and chemicals.', 'من الفولاذ المقاوم للصدأ A4-80 لهواء البحر والمواد الكيميائية.'),
};

/** Screws, nuts, washers and keys beyond the sizes that the shop began with. Nuts in steel and washers in A2 are chosen by thread. */
export function fasteners(): readonly ProductSeed[] {
  const began = new Set(BOLTS.flatMap(([d, , , , lengths]) => lengths.map((length) => `${d}X${length}`)));
  const chosenNuts = NUTS.slice(2, 13).map((row) => ({ ...nut(row, NUT_STEEL), visible: false }));
  const chosenWashers = WASHERS.slice(2, 12).map((row) => ({ ...washer(row, A2), visible: false }));
  return [
    ...HEXAGON_HEADS.flatMap((row) =>
      lengths(row[0], 1.6, 8).flatMap((length) =>
        [STEEL, A2, A4]
          .filter((grade) => grade === A4 || !began.has(`${row[0]}X${length}`))
          .map((grade) => screw(row, length, grade, 'ISO 4017')),
      ),
    ),
    ...HEXAGON_HEADS.slice(2).flatMap((row) =>
      lengths(row[0], 4, 7.2).flatMap((length) => [STEEL, A2].map((grade) => screw(row, length, grade, 'ISO 4014'))),
    ),
    ...SOCKET_HEADS.flatMap((row) =>
      lengths(row[0], 1.5, 7).flatMap((length) => [STEEL, STRONG, A2].map((grade) => socketScrew(row, length, grade))),
    ),
    ...chosenNuts,
    ...NUTS.flatMap((row) => [A2, A4].map((grade) => nut(row, grade))),
    ...WASHERS.map((row) => washer(row, STEEL)),
    ...chosenWashers,
    ...SPRING_WASHERS.flatMap((row) => [STEEL, A2].map((grade) => springWasher(row, grade))),
    chooser('ISO4032-NUT-8', HEXAGON_NUT, text('8, zinc plated', '8 مجلفنة'), chosenNuts, { kind: 'nut', d: 10, s: 16, m: 8.4 }),
    chooser('ISO7089-WASHER-A2', PLAIN_WASHER, text('A2 stainless', 'A2 مقاومة للصدأ'), chosenWashers, {
      kind: 'washer',
      d1: 10.5,
      d2: 20,
      h: 2,
      split: false,
    }),
    ...keys(),
  ];
}

/** Lengths of the standard's series between two multiples of the diameter. */
const lengths = (d: number, from: number, to: number): readonly number[] =>
  SCREW_LENGTHS.filter((length) => length >= d * from && length <= d * to);

const HEXAGON: PartKind = {
  family: 'hexagon-screw',
  category: `${FOLDER}/hexagon-screws`,
  name: text('Hexagon head screw', 'برغي برأس سداسي'),
  sentences: text('Full thread.', 'سن كامل.'),
  standard: 'ISO 4017',
  makers: MAKERS,
};
const PART_THREAD: PartKind = {
  ...HEXAGON,
  family: 'hexagon-bolt',
  category: `${FOLDER}/hexagon-bolts`,
  name: text('Hexagon head bolt', 'مسمار ملولب برأس سداسي'),
  sentences: text('With a plain shank.', 'بساق ملساء.'),
  standard: 'ISO 4014',
};
const SOCKET: PartKind = {
  family: 'socket-screw',
  category: `${FOLDER}/socket-screws`,
  name: text('Socket head cap screw', 'برغي برأس أسطواني وتجويف سداسي'),
  sentences: text('', ''),
  standard: 'ISO 4762',
  makers: MAKERS,
  keywords: ['allen', 'ألن', 'DIN 912'],
};
const HEXAGON_NUT: PartKind = {
  family: 'hexagon-nut',
  category: `${FOLDER}/nuts`,
  name: text('Hexagon nut', 'صامولة سداسية'),
  sentences: text('', ''),
  standard: 'ISO 4032',
  makers: MAKERS,
  keywords: ['DIN 934'],
};
const PLAIN_WASHER: PartKind = {
  family: 'plain-washer',
  category: `${FOLDER}/washers`,
  name: text('Plain washer', 'وردة مسطحة'),
  sentences: text('', ''),
  standard: 'ISO 7089',
  makers: MAKERS,
  keywords: ['flat washer', 'DIN 125'],
};
const SPRING_WASHER: PartKind = {
  family: 'spring-washer',
  category: `${FOLDER}/washers`,
  name: text('Spring lock washer', 'وردة نابضية'),
  sentences: text('', ''),
  standard: 'DIN 127',
  makers: MAKERS,
};
const KEY: PartKind = {
  family: 'parallel-key',
  category: 'power-transmission/keys',
  name: text('Parallel key', 'خابور متوازٍ'),
  standard: 'DIN 6885',
  makers: MAKERS,
  sentences: text(
    'Form A with round ends. It carries torque between shaft and hub.',
    'شكل A بنهايتين مستديرتين. ينقل العزم بين العمود والصرة.',
  ),
};

const graded = (kind: PartKind, grade: Grade): PartKind => ({
  ...kind,
  sentences: text(`${kind.sentences.en} ${grade.sentence.en}`.trim(), `${kind.sentences.ar} ${grade.sentence.ar}`.trim()),
});

const sold = (price: number, sku: string, grade: Grade): Partial<ProductSeed> => ({
  tiers: boxTiers(priceNear(price, sku)),
  popularity: grade === STEEL || grade === NUT_STEEL ? 60 : 0,
});

function screw(
  [d, pitch, k, s]: (typeof HEXAGON_HEADS)[number],
  length: number,
  grade: Grade,
  standard: 'ISO 4017' | 'ISO 4014',
): ProductSeed {
  const sku = `${standard.replace(' ', '')}-M${d}X${length}-${grade.code}`;
  const price = (0.5 + d * d * (length + 10) * 0.000_14) * grade.factor;
  return part(graded(standard === 'ISO 4017' ? HEXAGON : PART_THREAD, grade), {
    sku,
    label: `M${d}×${length} ${standard} ${grade.label}`,
    size: text(`M${d} × ${length} mm, ${s} mm across flats`, `${ltr(`M${d} × ${length}`)} مم، عرض الرأس ${ltr(String(s))} مم`),
    price,
    attributes: { thread: `M${d}`, pitch_mm: pitch, length_mm: length, width_across_flats_mm: s, height_mm: k, material: grade.option },
    drawing: { kind: 'bolt', d, l: length, k, s },
    weightKg: d * d * (length + 1.4 * d) * 6.2e-6,
    aliases: [`M${d}x${length}`, `${standard === 'ISO 4017' ? 'DIN933' : 'DIN931'} M${d}x${length}`],
    more: sold(price, sku, grade),
  });
}

function socketScrew([d, pitch, dk, k, s]: (typeof SOCKET_HEADS)[number], length: number, grade: Grade): ProductSeed {
  const sku = `ISO4762-M${d}X${length}-${grade.code}`;
  const price = (0.6 + d * d * (length + 12) * 0.000_17) * grade.factor;
  return part(graded(SOCKET, grade), {
    sku,
    label: `M${d}×${length} ISO 4762 ${grade.label}`,
    size: text(`M${d} × ${length} mm, hexagon socket ${s} mm`, `${ltr(`M${d} × ${length}`)} مم، تجويف سداسي ${ltr(String(s))} مم`),
    price,
    attributes: { thread: `M${d}`, pitch_mm: pitch, length_mm: length, height_mm: k, width_across_flats_mm: s, material: grade.option },
    drawing: { kind: 'socket-screw', d, l: length, k, dk, s },
    weightKg: d * d * (length + 1.6 * d) * 6.2e-6,
    aliases: [`M${d}x${length}`, `DIN912 M${d}x${length}`],
    more: sold(price, sku, grade),
  });
}

function nut([d, pitch, s, m]: (typeof NUTS)[number], grade: Grade): ProductSeed {
  const sku = `ISO4032-M${d}-${grade.code}`;
  const price = (0.25 + d * d * 0.003_2) * grade.factor;
  return part(graded(HEXAGON_NUT, grade), {
    sku,
    label: `M${d} ISO 4032 ${grade.label}`,
    size: text(`${s} mm across flats, ${m} mm high`, `عرض ${ltr(String(s))} مم وارتفاع ${ltr(String(m))} مم`),
    price,
    weightKg: s * s * m * 4.4e-6,
    attributes: { thread: `M${d}`, pitch_mm: pitch, width_across_flats_mm: s, height_mm: m, material: grade.option },
    drawing: { kind: 'nut', d, s, m },
    aliases: [`DIN934 M${d}`, `M${d} nut`],
    more: sold(price, sku, grade),
  });
}

function washer([d, d1, d2, h]: (typeof WASHERS)[number], grade: Grade): ProductSeed {
  const sku = `ISO7089-${d}-${grade.code === '88' ? 'ZN' : grade.code}`;
  const price = (0.12 + d2 * d2 * h * 0.000_16) * grade.factor;
  return part(
    grade === STEEL
      ? { ...PLAIN_WASHER, sentences: text('Hardness class 200 HV, zinc plated.', 'صلادة 200 HV، مجلفنة.') }
      : graded(PLAIN_WASHER, grade),
    {
      sku,
      label: `M${d} ISO 7089 ${grade === STEEL ? '200 HV' : grade.label}`,
      size: dimensions([d1, d2, h]),
      price,
      weightKg: (d2 * d2 - d1 * d1) * h * 6.2e-6,
      attributes: {
        thread: `M${d}`,
        bore_diameter: d1,
        outside_diameter: d2,
        width_mm: h,
        material: grade === STEEL ? 'zinc_steel' : grade.option,
      },
      drawing: { kind: 'washer', d1, d2, h, split: false },
      aliases: [`DIN125 M${d}`, `M${d} washer`],
      more: sold(price, sku, grade),
    },
  );
}

function springWasher([d, d1, d2, h]: (typeof SPRING_WASHERS)[number], grade: Grade): ProductSeed {
  const sku = `DIN127-B${d}-${grade.code === '88' ? 'ZN' : grade.code}`;
  const price = (0.15 + d2 * d2 * h * 0.000_2) * grade.factor;
  return part(
    grade === STEEL
      ? { ...SPRING_WASHER, sentences: text('Spring steel, zinc plated.', 'فولاذ نوابض مجلفن.') }
      : graded(SPRING_WASHER, grade),
    {
      sku,
      label: `M${d} DIN 127 B ${grade === STEEL ? 'Zn' : grade.label}`,
      size: dimensions([d1, d2, h]),
      price,
      weightKg: (d2 * d2 - d1 * d1) * h * 6.2e-6,
      attributes: {
        thread: `M${d}`,
        bore_diameter: d1,
        outside_diameter: d2,
        width_mm: h,
        material: grade === STEEL ? 'spring_steel' : grade.option,
      },
      drawing: { kind: 'washer', d1, d2, h, split: true },
      aliases: [`M${d} spring washer`],
      more: sold(price, sku, grade),
    },
  );
}

/** A configurable product whose thread is chosen. */
function chooser(sku: string, kind: PartKind, what: Text, variants: readonly ProductSeed[], drawing: ProductSeed['drawing']): ProductSeed {
  const first = variants[0];
  return part(kind, {
    sku,
    label: kind.standard,
    size: text(what.en, what.ar),
    price: 0,
    weightKg: first?.weightKg ?? 0.001,
    attributes: { material: first?.attributes.material ?? '' },
    drawing,
    more: {
      name: text(`${kind.name.en} ${kind.standard}, ${what.en}`, `${kind.name.ar} ${ltr(kind.standard)}، ${what.ar}`),
      priceHalalas: 0,
      stock: 0,
      popularity: 80,
      variants: { attribute: 'thread', skus: variants.map((variant) => variant.sku) },
      description: text(
        `<p>${kind.name.en} to ${kind.standard}, ${what.en}. Choose the thread; sold by the piece, cheaper by the box.</p>`,
        `<p>${kind.name.ar} وفق المواصفة <bdi dir="ltr">${kind.standard}</bdi>، ${what.ar}. اختر السن اللولبي؛ تُباع بالقطعة والسعر أقل بالعلبة.</p>`,
      ),
    },
  });
}

/** Lengths of DIN 6885 that the shop did not begin with, and stainless ones up to 12 mm. */
function keys(): readonly ProductSeed[] {
  const began = new Set(KEYS.flatMap(([b, h, list]) => list.map((length) => `${b}X${h}X${length}`)));
  return KEY_SECTIONS.flatMap(([b, h, shortest, longest]) =>
    KEY_LENGTHS.filter((length) => length >= shortest && length <= longest).flatMap((length) => [
      ...(began.has(`${b}X${h}X${length}`) ? [] : [key(b, h, length, false)]),
      ...(b <= 12 && length <= 63 ? [key(b, h, length, true)] : []),
    ]),
  );
}

function key(b: number, h: number, l: number, stainless: boolean): ProductSeed {
  const sku = `DIN6885-A-${b}X${h}X${l}${stainless ? '-A4' : ''}`;
  return part(stainless ? graded(KEY, A4) : KEY, {
    sku,
    label: `${b}×${h}×${l} DIN 6885 A${stainless ? ' A4' : ''}`,
    size: dimensions([b, h, l]),
    price: (1.2 + b * h * l * 0.000_5) * (stainless ? 3 : 1),
    weightKg: b * h * l * 7.85e-6,
    attributes: { width_mm: b, height_mm: h, length_mm: l, material: stainless ? 'stainless_a4' : 'carbon_steel' },
    drawing: { kind: 'key', b, h, l },
    aliases: [`${b}x${h}x${l}`],
    more: { urlKey: `parallel-key-${b}x${h}x${l}${stainless ? '-a4' : ''}`, popularity: stainless ? 0 : 40 },
  });
}
