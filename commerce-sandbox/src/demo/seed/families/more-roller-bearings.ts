import { text, type Text } from '../../../platform/values/text.ts';
import type { Drawing } from '../../media/pen/drawing.ts';
import { ringWeight } from '../rules/commerce.ts';
import { rollerRating } from '../rules/load-rating.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { dimensions } from '../rules/text.ts';
import type { BearingRow } from '../tables/bearings.ts';
import { CLOSED_CUPS, CYLINDRICAL, MORE_CUPS, MORE_SPHERICAL, MORE_TAPERED, SERIES_NA49 } from '../tables/more-bearings.ts';
import { part, type PartKind } from './part.ts';

const MAKERS = ['norvik', 'kaidan', 'ostervogt', 'delmaro'] as const;
const FOLDER = 'bearings/roller-bearings';

/** Cylindrical, spherical, tapered and needle roller bearings beyond the series that the shop began with. */
export function moreRollerBearings(): readonly ProductSeed[] {
  return [
    ...CYLINDRICAL.map((row) =>
      roller(
        row,
        cylindrical(row[0]),
        `${row[0]}-E`,
        1,
        { kind: 'roller-bearing', d: row[1], D: row[2], B: row[3], rows: 1, shape: 'cylinder' },
        ['-ECP', '-ECJ', '-ECML', 'E', ''],
      ),
    ),
    ...MORE_SPHERICAL.flatMap((row) =>
      (
        [
          ['-E', SPHERICAL],
          ['-E-K', SPHERICAL_TAPERED],
        ] as const
      ).map(([suffix, kind]) =>
        roller(
          row,
          kind,
          `${row[0]}${suffix}`,
          2,
          { kind: 'roller-bearing', d: row[1], D: row[2], B: row[3], rows: 2, shape: 'barrel' },
          suffix === '-E' ? ['E', '', 'W33', 'CC/W33'] : ['K', 'EK', 'CCK/W33'],
        ),
      ),
    ),
    ...MORE_TAPERED.map((row) =>
      roller(row, TAPERED, row[0], 1, { kind: 'tapered-bearing', d: row[1], D: row[2], T: row[3] }, ['A', ' J2/Q']),
    ),
    ...MORE_CUPS.map((row) =>
      roller(row, CUP, row[0], 1, { kind: 'roller-bearing', d: row[1], D: row[2], B: row[3], rows: 1, shape: 'needle' }, ['-TV', 'TN']),
    ),
    ...CLOSED_CUPS.map((row) =>
      roller(row, CLOSED_CUP, row[0], 1, { kind: 'roller-bearing', d: row[1], D: row[2], B: row[3], rows: 1, shape: 'needle' }, []),
    ),
    ...SERIES_NA49.map((row) =>
      roller(row, NEEDLE, row[0], 1, { kind: 'roller-bearing', d: row[1], D: row[2], B: row[3], rows: 1, shape: 'cylinder' }, []),
    ),
  ];
}

const RIBS: Readonly<Record<string, Text>> = {
  NU: text(
    'The inner ring has no ribs: the shaft can move axially both ways.',
    'الحلقة الداخلية بلا حواف: يمكن للعمود أن يتحرك محورياً في الاتجاهين.',
  ),
  NJ: text(
    'One rib on the inner ring guides the shaft axially in one direction.',
    'حافة واحدة على الحلقة الداخلية توجّه العمود محورياً في اتجاه واحد.',
  ),
  NUP: text(
    'A rib and a loose rib ring guide the shaft axially in both directions.',
    'حافة ثابتة وحلقة حافة سائبة توجّهان العمود محورياً في الاتجاهين.',
  ),
  N: text(
    'The outer ring has no ribs: the shaft can move axially both ways.',
    'الحلقة الخارجية بلا حواف: يمكن للعمود أن يتحرك محورياً في الاتجاهين.',
  ),
};

function cylindrical(designation: string): PartKind {
  const rib = RIBS[/^[A-Z]+/.exec(designation)?.[0] ?? ''] ?? text('', '');
  return {
    family: 'cylindrical-roller-bearing',
    category: `${FOLDER}/cylindrical`,
    name: text('Cylindrical roller bearing', 'محمل دحاريج أسطوانية'),
    standard: 'ISO 15',
    makers: MAKERS,
    sentences: text(
      `${rib.en} The reinforced E design carries high radial loads. Rings can be mounted apart from each other.`,
      `${rib.ar} يتحمل التصميم المقوّى E أحمالاً نصف قطرية عالية، ويمكن تركيب الحلقتين كلٌّ على حدة.`,
    ),
  };
}

const SPHERICAL: PartKind = {
  family: 'spherical-roller-bearing',
  category: `${FOLDER}/spherical`,
  name: text('Spherical roller bearing', 'محمل دحاريج كروية'),
  standard: 'ISO 15',
  makers: MAKERS,
  sentences: text(
    'Two rows of barrel rollers carry very high loads and make up for misalignment of the shaft. A groove with holes in the ' +
      'outer ring lets grease in.',
    'يتحمل صفّان من الدحاريج البرميلية أحمالاً عالية جداً ويعوّضان انحراف العمود. يدخل الشحم من مجرى بثقوب في الحلقة الخارجية.',
  ),
};
const SPHERICAL_TAPERED: PartKind = {
  ...SPHERICAL,
  keywords: ['tapered bore', 'ثقب مخروطي'],
  sentences: text(
    'Two rows of barrel rollers carry very high loads and make up for misalignment. The tapered bore sits on an adapter or ' +
      'withdrawal sleeve.',
    'يتحمل صفّان من الدحاريج البرميلية أحمالاً عالية جداً ويعوّضان الانحراف. الثقب المخروطي يُركَّب على جلبة تثبيت أو جلبة سحب.',
  ),
};
const TAPERED: PartKind = {
  family: 'tapered-roller-bearing',
  category: `${FOLDER}/tapered`,
  name: text('Tapered roller bearing', 'محمل دحاريج مخروطية'),
  standard: 'ISO 355',
  makers: MAKERS,
  sentences: text(
    'Cone and cup take radial and axial loads at the same time and are set in pairs. The width is the total width T of the ' +
      'assembled bearing.',
    'يتحمل المخروط والكأس معاً الأحمال نصف القطرية والمحورية ويُضبطان أزواجاً. العرض هو العرض الكلي T للمحمل المجمّع.',
  ),
};
const CUP: PartKind = {
  family: 'needle-roller-bearing',
  category: `${FOLDER}/needle`,
  name: text('Drawn cup needle roller bearing', 'محمل دحاريج إبرية بغلاف مسحوب'),
  standard: 'ISO 3245',
  makers: MAKERS,
  sentences: text(
    'A thin drawn outer ring and long thin rollers: a high load rating in the smallest space. It runs directly on a hardened shaft.',
    'حلقة خارجية رقيقة مسحوبة ودحاريج إبرية طويلة: قدرة تحميل عالية في أصغر حيّز. يدور مباشرةً على عمود مقسّى.',
  ),
};
const CLOSED_CUP: PartKind = {
  ...CUP,
  name: text('Closed end needle roller bearing', 'محمل دحاريج إبرية بنهاية مغلقة'),
  keywords: ['drawn cup'],
  sentences: text(
    'As a drawn cup, closed at one end: it covers the end of the shaft and keeps the lubricant in.',
    'كالغلاف المسحوب ومغلق من طرف واحد: يغطي نهاية العمود ويحفظ مادة التزييت.',
  ),
};
const NEEDLE: PartKind = {
  family: 'needle-roller-bearing',
  category: `${FOLDER}/needle`,
  name: text('Needle roller bearing', 'محمل دحاريج إبرية'),
  standard: 'ISO 15',
  makers: MAKERS,
  sentences: text(
    'With machined rings and an inner ring, where the shaft cannot be hardened. A groove with holes in the outer ring lets oil in.',
    'بحلقات مشغولة وحلقة داخلية حيث لا يمكن تقسية العمود. يدخل الزيت من مجرى بثقوب في الحلقة الخارجية.',
  ),
};

function roller(
  [designation, d, D, B]: BearingRow,
  kind: PartKind,
  sku: string,
  rows: 1 | 2,
  drawing: Drawing,
  suffixes: readonly string[],
): ProductSeed {
  const rating = rollerRating(d, D, B, rows, kind === TAPERED ? 14 : rows === 2 ? 10 : 0);
  return part(kind, {
    sku,
    label: sku,
    size: dimensions([d, D, B]),
    price: 14 + 0.000_68 * rows * D * D * B,
    weightKg: ringWeight(d, D, B, 0.72),
    drawing,
    attributes: {
      bore_diameter: d,
      outside_diameter: D,
      width_mm: B,
      seal_type: 'open',
      cage_material: rows === 2 ? 'brass_cage' : 'steel_cage',
      material: 'bearing_steel',
      dynamic_load_kn: rating.dynamic,
      static_load_kn: rating.static,
    },
    aliases: suffixes.map((suffix) => `${designation}${suffix}`).filter((alias) => alias !== sku),
  });
}
