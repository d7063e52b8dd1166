import { text } from '../../../platform/values/text.ts';
import { stockOf, ringWeight } from '../rules/commerce.ts';
import { ballRating, thrustRating } from '../rules/load-rating.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { dimensions, ltr } from '../rules/text.ts';
import { SERIES_12, type BearingRow } from '../tables/bearings.ts';
import {
  INSERTS,
  SERIES_13,
  SERIES_22A,
  SERIES_23A,
  SERIES_32A,
  SERIES_33A,
  SERIES_512,
  SERIES_513,
  SERIES_70,
} from '../tables/more-bearings.ts';
import { part, type PartKind } from './part.ts';

const MAKERS = ['norvik', 'kaidan', 'ostervogt', 'delmaro'] as const;

/** Angular contact, self-aligning, thrust and insert bearings beyond the series that the shop began with. */
export function moreBallBearings(): readonly ProductSeed[] {
  return [
    ...SERIES_70.flatMap((row) => [ring(row, PRECISION, `${row[0]}-C`, 15), ring(row, PRECISION, `${row[0]}-AC`, 25)]),
    ...[...SERIES_32A, ...SERIES_33A].flatMap((row) => [
      ring(row, DOUBLE_ROW, `${row[0]}-A`, 30),
      ring(row, DOUBLE_ROW, `${row[0]}-A-2RS`, 30, 'contact'),
      ring(row, DOUBLE_ROW, `${row[0]}-A-2Z`, 30, 'shield'),
    ]),
    ...[...SERIES_13, ...SERIES_22A, ...SERIES_23A].map((row) => ring(row, SELF_ALIGNING, row[0])),
    ...[...SERIES_12.slice(4), ...SERIES_13, ...SERIES_22A].map((row) => ring(row, SELF_ALIGNING_TAPERED, `${row[0]}-K`)),
    ...[...SERIES_512, ...SERIES_513].map(thrust),
    ...INSERTS.map(insert),
  ];
}

const PRECISION: PartKind = {
  family: 'spindle-bearing',
  category: 'bearings/ball-bearings/angular-contact',
  name: text('Angular contact spindle bearing', 'محمل كريات زاوي التماس لأعمدة الدوران'),
  standard: 'ISO 15',
  makers: MAKERS,
  sentences: text(
    'Single row, for spindles of machine tools and fast pumps. It is set against a second bearing; order both from one batch.',
    'صف واحد، لأعمدة دوران آلات التشغيل والمضخات السريعة. يُركَّب مقابل محمل ثانٍ، ويُطلب الاثنان من دفعة واحدة.',
  ),
};
const DOUBLE_ROW: PartKind = {
  family: 'double-row-angular-contact-bearing',
  category: 'bearings/ball-bearings/double-row',
  name: text('Double row angular contact ball bearing', 'محمل كريات زاوي التماس بصفين'),
  standard: 'ISO 15',
  makers: MAKERS,
  sentences: text(
    'Two rows back to back take axial loads in both directions and tilting moments in little width. Typical places are pumps, ' +
      'gearboxes and clutches.',
    'صفّان متقابلان يتحملان الأحمال المحورية في الاتجاهين وعزوم الإمالة في عرض صغير. يُستخدم في المضخات وعلب التروس والقوابض.',
  ),
};
const SELF_ALIGNING: PartKind = {
  family: 'self-aligning-ball-bearing',
  category: 'bearings/ball-bearings/self-aligning',
  name: text('Self-aligning ball bearing', 'محمل كريات ذاتي المحاذاة'),
  standard: 'ISO 15',
  makers: MAKERS,
  sentences: text(
    'The sphered outer raceway makes up for misalignment and bending of the shaft. It runs cool and with little noise.',
    'يعوّض المجرى الخارجي الكروي انحراف العمود وانحناءه، ويعمل بحرارة منخفضة وضجيج قليل.',
  ),
};
const SELF_ALIGNING_TAPERED: PartKind = {
  ...SELF_ALIGNING,
  sentences: text(
    'With a tapered bore (1:12) for an adapter sleeve on a plain shaft. The sphered outer raceway makes up for misalignment.',
    'بثقب مخروطي (1:12) لجلبة تثبيت على عمود أملس. يعوّض المجرى الخارجي الكروي انحراف العمود.',
  ),
  keywords: ['tapered bore', 'ثقب مخروطي'],
};
const THRUST: PartKind = {
  family: 'thrust-ball-bearing',
  category: 'bearings/ball-bearings/thrust-ball',
  name: text('Thrust ball bearing', 'محمل كريات دفعي'),
  standard: 'ISO 104',
  makers: MAKERS,
  sentences: text(
    'Single direction: it takes axial loads one way and must not be loaded radially. The washers come apart, which makes mounting easy.',
    'باتجاه واحد: يتحمل الأحمال المحورية في اتجاه واحد ولا يجوز تحميله نصف قطرياً. الحلقات قابلة للفصل مما يسهّل التركيب.',
  ),
};
const INSERT: PartKind = {
  family: 'insert-bearing',
  category: 'bearings/ball-bearings/insert',
  name: text('Insert bearing', 'محمل مُدرج'),
  standard: 'ISO 9628',
  makers: MAKERS,
  sentences: text(
    'For pillow block and flange housings: a sphered outer ring aligns itself, two set screws hold the wide inner ring on the ' +
      'shaft. Sealed and greased.',
    'لمبيتات القواعد والشفاه: الحلقة الخارجية الكروية تتحاذى ذاتياً، ويثبّت برغيا ضبط الحلقة الداخلية العريضة على العمود. محكم ومشحّم.',
  ),
};

function ring([, d, D, B]: BearingRow, kind: PartKind, sku: string, angle = 0, seal: 'open' | 'contact' | 'shield' = 'open'): ProductSeed {
  const rating = ballRating(d, D, angle);
  return part(kind, {
    sku,
    label: sku,
    size: dimensions([d, D, B]),
    price: 15 + 0.000_62 * D * D * B,
    weightKg: ringWeight(d, D, B, 0.63),
    attributes: {
      bore_diameter: d,
      outside_diameter: D,
      width_mm: B,
      seal_type: seal,
      cage_material: 'steel_cage',
      material: 'bearing_steel',
      dynamic_load_kn: rating.dynamic,
      static_load_kn: rating.static,
    },
    drawing: {
      kind: 'ball-bearing',
      d,
      D,
      B,
      cover: seal === 'open' ? 'none' : seal === 'contact' ? 'seal' : 'shield',
      ...(angle === 0 ? {} : { angle }),
    },
    aliases: [
      sku.replace('-A', 'A'),
      sku.replace(/-(A|C|AC|K)\b/, ''),
      ...(seal === 'contact' ? [`${sku}1`, sku.replace('-A-2RS', 'A-2RS1')] : []),
      ...(seal === 'shield' ? [sku.replace('-A-2Z', 'ZZ')] : []),
    ],
  });
}

function thrust([sku, d, D, H]: BearingRow): ProductSeed {
  const rating = thrustRating(d, D);
  return part(THRUST, {
    sku,
    label: sku,
    size: dimensions([d, D, H]),
    price: 10 + 0.000_5 * D * D * H,
    weightKg: ringWeight(d, D, H, 0.7),
    attributes: {
      bore_diameter: d,
      outside_diameter: D,
      width_mm: H,
      cage_material: 'steel_cage',
      material: 'bearing_steel',
      dynamic_load_kn: rating.dynamic,
      static_load_kn: rating.static,
    },
    drawing: { kind: 'thrust-bearing', d, D, H },
  });
}

function insert([sku, d, D, B]: BearingRow): ProductSeed {
  const rating = ballRating(d, D);
  return part(INSERT, {
    sku,
    label: sku,
    size: dimensions([d, D, B]),
    price: 18 + 0.000_3 * D * D * B,
    weightKg: ringWeight(d, D, B, 0.5),
    attributes: {
      bore_diameter: d,
      outside_diameter: D,
      width_mm: B,
      seal_type: 'contact',
      cage_material: 'polyamide_cage',
      material: 'bearing_steel',
      dynamic_load_kn: rating.dynamic,
      static_load_kn: rating.static,
    },
    drawing: { kind: 'ball-bearing', d, D, B, cover: 'seal' },
    aliases: [`${sku}D1`, `YAR ${sku.slice(2)}-2F`],
  });
}

/** The same bearing with more internal clearance than normal, for hot shafts and tight fits. */
export function withClearance(product: ProductSeed): ProductSeed {
  return variant(product, `${product.sku}-C3`, {
    name: text(`${product.name.en}-C3`, product.name.ar.replace(ltr(product.sku), ltr(`${product.sku}-C3`))),
    factor: 1.04,
    attributes: { ...product.attributes, clearance: 'C3' },
    sentence: text(
      'Radial clearance C3 to ISO 5753-1, larger than normal: for shafts that run hot and for tight fits.',
      'خلوص نصف قطري C3 وفق ISO 5753-1، أكبر من العادي: للأعمدة التي تعمل ساخنة وللتوافقات المحكمة.',
    ),
    aliases: (product.aliases ?? []).map((alias) => `${alias}/C3`),
  });
}

/** The same size in stainless steel. */
export function inStainless(product: ProductSeed): ProductSeed {
  const sku = `S${product.sku}`;
  return variant(product, sku, {
    name: text(
      `Stainless ${product.name.en.charAt(0).toLowerCase()}${product.name.en.slice(1).replace(product.sku, sku)}`,
      `${product.name.ar.replace(ltr(product.sku), ltr(sku))} مقاوم للصدأ`,
    ),
    factor: 2.8,
    attributes: { ...product.attributes, material: 'stainless_440c' },
    sentence: text(
      'Rings and balls of stainless steel, for wet places and frequent washing.',
      'الحلقات والكريات من الفولاذ المقاوم للصدأ، للأماكن الرطبة والغسل المتكرر.',
    ),
    aliases: [`W${product.sku}`, `SS${product.sku}`],
  });
}

interface Change {
  readonly name: ProductSeed['name'];
  readonly factor: number;
  readonly sentence: ProductSeed['name'];
  readonly attributes: ProductSeed['attributes'];
  readonly aliases: readonly string[];
}

function variant(product: ProductSeed, sku: string, { name, factor, sentence, attributes, aliases }: Change): ProductSeed {
  const { tiers: _tiers, specialPriceHalalas: _special, urlKeyArabic: _key, ...rest } = product;
  return {
    ...rest,
    sku,
    name,
    attributes,
    aliases,
    description: text(
      product.description.en.replace('</p>', ` ${sentence.en}</p>`),
      product.description.ar.replace('</p>', ` ${sentence.ar}</p>`),
    ),
    urlKey: product.urlKey.replace(product.sku.toLowerCase(), sku.toLowerCase()),
    priceHalalas: Math.round((product.priceHalalas * factor) / 25) * 25,
    stock: stockOf(sku),
    related: [product.sku],
    popularity: Math.max(0, (product.popularity ?? 0) - 50),
  };
}
