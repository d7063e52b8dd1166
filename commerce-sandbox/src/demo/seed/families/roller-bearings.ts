import { text, type Text } from '../../../platform/values/text.ts';
import { priceNear, ringWeight, stockOf } from '../rules/commerce.ts';
import { rollerRating } from '../rules/load-rating.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { dimensions, ltr, pick, slug } from '../rules/text.ts';
import {
  DRAWN_CUP,
  SERIES_222,
  SERIES_223,
  SERIES_302,
  SERIES_303,
  SERIES_320,
  SERIES_NU2,
  SERIES_NU22,
  SERIES_NU3,
  type BearingRow,
} from '../tables/bearings.ts';

const MAKERS = ['norvik', 'kaidan', 'ostervogt', 'delmaro'] as const;

/** Roller bearings: cylindrical, spherical (straight and tapered bore), tapered, needle. */
export function rollerBearings(): readonly ProductSeed[] {
  return [
    ...[...SERIES_NU2, ...SERIES_NU3, ...SERIES_NU22].map(cylindrical),
    ...[...SERIES_222, ...SERIES_223].flatMap((row) => [spherical(row, false), spherical(row, true)]),
    ...[...SERIES_302, ...SERIES_303].map((row) => tapered(row, '')),
    ...SERIES_320.map((row) => tapered(row, 'X')),
    ...DRAWN_CUP.map(needle),
  ];
}

interface Kind {
  readonly family: string;
  readonly category: string;
  readonly name: Text;
  readonly sentences: Text;
  readonly standard: string;
  readonly cage: string;
  readonly coefficient: number;
}

/** What all roller bearings have in common; the kinds add what is theirs. */
function rollerBearing(sku: string, [, d, D, B]: BearingRow, kind: Kind): Omit<ProductSeed, 'drawing'> {
  const size = dimensions([d, D, B]);
  return {
    sku,
    family: kind.family,
    categories: [kind.category],
    name: text(`${kind.name.en} ${sku}`, `${kind.name.ar} ${ltr(sku)}`),
    shortDescription: text(`${kind.name.en} to ${kind.standard}, ${size.en}.`, `${kind.name.ar} وفق ${kind.standard}، المقاس ${size.ar}.`),
    description: text(
      `<p>${kind.name.en} with a bore of ${d} mm, an outside diameter of ${D} mm and a width of ${B} mm, to ${kind.standard}. ${kind.sentences.en}</p>`,
      `<p>${kind.name.ar} بقطر ثقب <bdi dir="ltr">${d}</bdi> مم وقطر خارجي <bdi dir="ltr">${D}</bdi> مم وعرض <bdi dir="ltr">${B}</bdi> مم، وفق المواصفة ${kind.standard}. ${kind.sentences.ar}</p>`,
    ),
    urlKey: `${kind.family}-${slug(sku)}`,
    attributes: {
      manufacturer: pick(MAKERS, sku),
      bore_diameter: d,
      outside_diameter: D,
      width_mm: B,
      seal_type: 'open',
      cage_material: kind.cage,
      material: 'bearing_steel',
      standard: kind.standard,
    },
    priceHalalas: priceNear(12 + kind.coefficient * D * D * B, sku),
    stock: stockOf(sku),
    weightKg: ringWeight(d, D, B, 0.72),
  };
}

function cylindrical(row: BearingRow): ProductSeed {
  const [designation, d, D, B] = row;
  const sku = `${designation}-E`;
  const rating = rollerRating(d, D, B, 1);
  const product = rollerBearing(sku, row, {
    family: 'cylindrical-roller-bearing',
    category: 'bearings/roller-bearings/cylindrical',
    name: text('Cylindrical roller bearing', 'محمل دحاريج أسطوانية'),
    sentences: text(
      'The inner ring has no ribs, so the shaft can move axially against the housing: the classic floating bearing. The ' +
        'reinforced E design carries high radial loads. Rings can be mounted apart from each other.',
      'الحلقة الداخلية بلا حواف، فيمكن للعمود أن يتحرك محورياً بالنسبة إلى المبيت، وهو المحمل العائم التقليدي. يتحمل التصميم ' +
        'المقوّى E أحمالاً نصف قطرية عالية، ويمكن تركيب الحلقتين كلٌّ على حدة.',
    ),
    standard: 'ISO 15',
    cage: pick(['polyamide_cage', 'brass_cage', 'steel_cage'], sku),
    coefficient: 0.000_62,
  });
  return {
    ...product,
    attributes: { ...product.attributes, dynamic_load_kn: rating.dynamic, static_load_kn: rating.static },
    drawing: { kind: 'roller-bearing', d, D, B, rows: 1, shape: 'cylinder' },
    stock: sku === 'NU210-E' ? 3 : product.stock,
    aliases: [`${designation}-ECP`, `${designation}-ECJ`, `${designation}-ECML`, `${designation}E`, designation],
  };
}

function spherical(row: BearingRow, taperedBore: boolean): ProductSeed {
  const [designation, d, D, B] = row;
  const sku = `${designation}-E${taperedBore ? '-K' : ''}`;
  const rating = rollerRating(d, D, B, 2, 10);
  const product = rollerBearing(sku, row, {
    family: 'spherical-roller-bearing',
    category: 'bearings/roller-bearings/spherical',
    name: text('Spherical roller bearing', 'محمل دحاريج كروية'),
    sentences: taperedBore
      ? text(
          'Two rows of barrel rollers carry very high radial loads and axial loads in both directions, and make up for ' +
            'misalignment of the shaft. The tapered bore (1:12) sits on an adapter or withdrawal sleeve.',
          'يتحمل صفّان من الدحاريج البرميلية أحمالاً نصف قطرية عالية جداً وأحمالاً محورية في الاتجاهين ويعوّضان انحراف العمود. ' +
            'الثقب المخروطي (1:12) يُركَّب على جلبة تثبيت أو جلبة سحب.',
        )
      : text(
          'Two rows of barrel rollers carry very high radial loads and axial loads in both directions, and make up for ' +
            'misalignment of the shaft. Made for conveyors, crushers, fans and paper machines.',
          'يتحمل صفّان من الدحاريج البرميلية أحمالاً نصف قطرية عالية جداً وأحمالاً محورية في الاتجاهين ويعوّضان انحراف العمود. ' +
            'صُمّم للناقلات والكسارات والمراوح وآلات الورق.',
        ),
    standard: 'ISO 15',
    cage: pick(['brass_cage', 'steel_cage'], designation),
    coefficient: 0.000_85,
  });
  return {
    ...product,
    attributes: { ...product.attributes, dynamic_load_kn: rating.dynamic, static_load_kn: rating.static },
    drawing: { kind: 'roller-bearing', d, D, B, rows: 2, shape: 'barrel' },
    stock: sku === '22220-E-K' ? 0 : product.stock,
    aliases: taperedBore ? [`${designation}-EK`, `${designation}K`, `${designation}-E1-K`] : [`${designation}E`, designation],
    related: [`${designation}-E${taperedBore ? '' : '-K'}`],
  };
}

function tapered(row: BearingRow, suffix: string): ProductSeed {
  const [designation, d, D, T] = row;
  const sku = `${designation}${suffix}`;
  const rating = rollerRating(d, D, T, 1, 14);
  const product = rollerBearing(sku, row, {
    family: 'tapered-roller-bearing',
    category: 'bearings/roller-bearings/tapered',
    name: text('Tapered roller bearing', 'محمل دحاريج مخروطية'),
    sentences: text(
      'Cone and cup take radial and axial loads at the same time and are set in pairs. The width given is the total width T of ' +
        'the assembled bearing. Used in wheel hubs, gearboxes and machine tools.',
      'يتحمل المخروط والكأس معاً الأحمال نصف القطرية والمحورية في آن واحد ويُضبطان أزواجاً. العرض المذكور هو العرض الكلي T ' +
        'للمحمل المجمّع. يُستخدم في محاور العجلات وعلب التروس وآلات التشغيل.',
    ),
    standard: 'ISO 355',
    cage: 'steel_cage',
    coefficient: 0.000_48,
  });
  return {
    ...product,
    attributes: { ...product.attributes, dynamic_load_kn: rating.dynamic, static_load_kn: rating.static },
    drawing: { kind: 'tapered-bearing', d, D, T },
    aliases: [`${designation}A`, `${designation} J2/Q`],
  };
}

function needle(row: BearingRow): ProductSeed {
  const [sku, d, D, B] = row;
  const rating = rollerRating(d, D, B, 1);
  const product = rollerBearing(sku, row, {
    family: 'needle-roller-bearing',
    category: 'bearings/roller-bearings/needle',
    name: text('Drawn cup needle roller bearing', 'محمل دحاريج إبرية بغلاف مسحوب'),
    sentences: text(
      'A thin drawn outer ring and long thin rollers give a high load rating in the smallest space. It runs directly on a ' +
        'hardened shaft and is pressed into the housing bore.',
      'تمنح الحلقة الخارجية الرقيقة المسحوبة والدحاريج الإبرية الطويلة قدرة تحميل عالية في أصغر حيّز. يدور مباشرةً على عمود ' +
        'مقسّى ويُكبس في ثقب المبيت.',
    ),
    standard: 'ISO 3245',
    cage: 'steel_cage',
    coefficient: 0.000_9,
  });
  return {
    ...product,
    attributes: { ...product.attributes, dynamic_load_kn: rating.dynamic, static_load_kn: rating.static },
    drawing: { kind: 'roller-bearing', d, D, B, rows: 1, shape: 'needle' },
  };
}
