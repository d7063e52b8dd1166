import { text, type Text } from '../../../platform/values/text.ts';
import { priceNear, stockOf } from '../rules/commerce.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { ltr, slug } from '../rules/text.ts';

export interface Pack {
  readonly code: string;
  /** Key of its label. */
  readonly option: string;
  readonly label: Text;
  readonly amount: number;
  readonly shape: 'bottle' | 'canister' | 'drum' | 'cartridge' | 'pail' | 'spray';
}

export const OIL_PACKS: readonly Pack[] = [
  { code: '1L', option: 'pack_1l', label: text('1 l', '1 لتر'), amount: 1, shape: 'bottle' },
  { code: '5L', option: 'pack_5l', label: text('5 l', '5 لتر'), amount: 5, shape: 'canister' },
  { code: '20L', option: 'pack_20l', label: text('20 l', '20 لتراً'), amount: 20, shape: 'pail' },
  { code: '208L', option: 'pack_208l', label: text('208 l', '208 لترات'), amount: 208, shape: 'drum' },
];
export const GREASE_PACKS: readonly Pack[] = [
  { code: '400G', option: 'pack_400g', label: text('400 g', '400 جم'), amount: 0.4, shape: 'cartridge' },
  { code: '1KG', option: 'pack_1kg', label: text('1 kg', '1 كجم'), amount: 1, shape: 'bottle' },
  { code: '5KG', option: 'pack_5kg', label: text('5 kg', '5 كجم'), amount: 5, shape: 'pail' },
  { code: '18KG', option: 'pack_18kg', label: text('18 kg', '18 كجم'), amount: 18, shape: 'pail' },
];

export interface Oil {
  readonly code: string;
  readonly category: string;
  readonly name: Text;
  readonly sentences: Text;
  readonly grades: readonly number[];
  readonly base: 'mineral_oil' | 'synthetic_oil' | 'polyglycol';
  readonly perLitre: number;
}

const OILS: readonly Oil[] = [
  {
    code: 'HLP',
    category: 'lubrication/oils/hydraulic-oils',
    name: text('Hydraulic oil HLP', 'زيت هيدروليكي HLP'),
    sentences: text(
      'Hydraulic oil with additives against wear, oxidation and corrosion, to DIN 51524-2. For pumps, cylinders and valves of ' +
        'industrial and mobile machines.',
      'زيت هيدروليكي بإضافات مضادة للتآكل والأكسدة والصدأ وفق المواصفة DIN 51524-2، لمضخات الآلات الصناعية والمتحركة وأسطواناتها ' +
        'وصماماتها.',
    ),
    grades: [32, 46, 68, 100],
    base: 'mineral_oil',
    perLitre: 14,
  },
  {
    code: 'CLP',
    category: 'lubrication/oils/gear-oils',
    name: text('Gear oil CLP', 'زيت تروس CLP'),
    sentences: text(
      'Extreme pressure gear oil to DIN 51517-3 for spur, bevel and worm gears. It carries high loads, separates from water and ' +
        'protects steel and bronze.',
      'زيت تروس للضغوط القصوى وفق المواصفة DIN 51517-3 للتروس العدلة والمخروطية والدودية. يتحمل أحمالاً عالية وينفصل عن الماء ' +
        'ويحمي الفولاذ والبرونز.',
    ),
    grades: [150, 220, 320, 460],
    base: 'mineral_oil',
    perLitre: 18,
  },
  {
    code: 'CLPHC',
    category: 'lubrication/oils/gear-oils',
    name: text('Synthetic gear oil CLP HC', 'زيت تروس تخليقي CLP HC'),
    sentences: text(
      'Fully synthetic gear oil for wide temperature ranges and long change intervals. Lower friction makes gearboxes run cooler ' +
        'in the Gulf summer.',
      'زيت تروس تخليقي بالكامل لمدى حراري واسع وفترات تبديل طويلة. يقلّ الاحتكاك فتعمل علب التروس بحرارة أدنى في صيف الخليج.',
    ),
    grades: [220, 320],
    base: 'synthetic_oil',
    perLitre: 46,
  },
];

export interface Grease {
  readonly code: string;
  readonly name: Text;
  readonly sentences: Text;
  readonly grades: readonly number[];
  readonly thickener: 'lithium_soap' | 'lithium_complex' | 'calcium_sulfonate' | 'aluminium_complex';
  readonly perKilogram: number;
}

const GREASES: readonly Grease[] = [
  {
    code: 'LGM',
    name: text('Multi-purpose bearing grease', 'شحم محامل متعدد الأغراض'),
    sentences: text(
      'Lithium soap grease on mineral oil for ball and roller bearings at normal speeds and loads, −30 to +120 °C.',
      'شحم بصابون الليثيوم على زيت معدني لمحامل الكريات والدحاريج بسرعات وأحمال عادية.',
    ),
    grades: [2, 3],
    thickener: 'lithium_soap',
    perKilogram: 32,
  },
  {
    code: 'LGEP',
    name: text('Extreme pressure grease', 'شحم الضغوط القصوى'),
    sentences: text(
      'Lithium complex grease with extreme pressure additives for heavily loaded bearings and shock loads, −25 to +150 °C.',
      'شحم بمركب الليثيوم وإضافات الضغوط القصوى للمحامل شديدة التحميل وأحمال الصدم.',
    ),
    grades: [1, 2],
    thickener: 'lithium_complex',
    perKilogram: 44,
  },
  {
    code: 'LGHT',
    name: text('High temperature grease', 'شحم الحرارة العالية'),
    sentences: text(
      'Calcium sulfonate complex grease for hot and wet places such as kilns, fans and conveyors, up to +180 °C.',
      'شحم بمركب سلفونات الكالسيوم للأماكن الحارة والرطبة مثل الأفران والمراوح والناقلات.',
    ),
    grades: [2],
    thickener: 'calcium_sulfonate',
    perKilogram: 78,
  },
];

/** Oils by ISO viscosity grade and greases by NLGI grade, each in several packs. */
export function lubricants(): readonly ProductSeed[] {
  return [
    ...OILS.flatMap((kind) => kind.grades.flatMap((grade) => OIL_PACKS.map((pack) => oil(kind, grade, pack)))),
    ...GREASES.flatMap((kind) => kind.grades.flatMap((grade) => GREASE_PACKS.map((pack) => grease(kind, grade, pack)))),
  ];
}

export function oil(kind: Oil, grade: number, pack: Pack): ProductSeed {
  const sku = `${kind.code}${grade}-${pack.code}`;
  return {
    sku,
    family: 'oil',
    categories: [kind.category],
    name: text(`${kind.name.en} ${grade}, ${pack.label.en}`, `${kind.name.ar} ${ltr(String(grade))}، ${pack.label.ar}`),
    shortDescription: text(`ISO VG ${grade}, ${pack.label.en}.`, `درجة اللزوجة ${ltr(`ISO VG ${grade}`)}، ${pack.label.ar}.`),
    description: text(
      `<p>${kind.sentences.en} Viscosity grade ISO VG ${grade} (ISO 3448): ${grade} mm²/s at 40 °C. Sold in a pack of ${pack.label.en}; the safety data sheet is part of every delivery.</p>`,
      `<p>${kind.sentences.ar} درجة اللزوجة <bdi dir="ltr">ISO VG ${grade}</bdi> وفق ISO 3448 عند <bdi dir="ltr">40 °C</bdi>. يُباع في عبوة ${pack.label.ar}، وتُرفق صحيفة بيانات السلامة مع كل توريد.</p>`,
    ),
    urlKey: `oil-${slug(sku)}`,
    attributes: {
      manufacturer: 'lubrazen',
      viscosity_grade: `ISO VG ${grade}`,
      material: kind.base,
      volume_l: pack.amount,
      pack_size: pack.option,
      standard: 'ISO 3448',
    },
    drawing: { kind: 'container', shape: pack.shape, grade: `ISO VG ${grade}`, content: pack.label.en },
    priceHalalas: priceNear(kind.perLitre * pack.amount ** 0.92, sku),
    popularity: kind.code === 'HLP' || kind.code === 'CLP' ? 80 : 30,
    stock: stockOf(sku),
    weightKg: Number((pack.amount * 0.9).toFixed(2)),
    aliases: [`${kind.code} ${grade}`, `VG${grade}`],
  };
}

export function grease(kind: Grease, grade: number, pack: Pack): ProductSeed {
  const sku = `${kind.code}${grade}-${pack.code}`;
  return {
    sku,
    family: 'grease',
    categories: ['lubrication/greases'],
    name: text(`${kind.name.en} NLGI ${grade}, ${pack.label.en}`, `${kind.name.ar} ${ltr(`NLGI ${grade}`)}، ${pack.label.ar}`),
    shortDescription: text(
      `${kind.name.en}, NLGI ${grade}, ${pack.label.en}.`,
      `${kind.name.ar}، ${ltr(`NLGI ${grade}`)}، ${pack.label.ar}.`,
    ),
    description: text(
      `<p>${kind.sentences.en} Consistency NLGI ${grade} (ISO 2137). Do not mix with greases of another thickener. Pack of ${pack.label.en}.</p>`,
      `<p>${kind.sentences.ar} القوام <bdi dir="ltr">NLGI ${grade}</bdi> وفق ISO 2137. لا يُخلط مع شحوم بمُغلِّظ آخر. العبوة ${pack.label.ar}.</p>`,
    ),
    urlKey: `grease-${slug(sku)}`,
    attributes: {
      manufacturer: 'lubrazen',
      nlgi_grade: `NLGI ${grade}`,
      material: kind.thickener,
      net_weight_kg: pack.amount,
      pack_size: pack.option,
      standard: 'ISO 2137',
    },
    drawing: { kind: 'container', shape: pack.shape, grade: `NLGI ${grade}`, content: pack.label.en },
    priceHalalas: priceNear(kind.perKilogram * pack.amount ** 0.94, sku),
    popularity: kind.code === 'LGM' ? 80 : 30,
    stock: stockOf(sku),
    weightKg: pack.amount,
    aliases: [`${kind.code}${grade}`, `${kind.code} ${grade}`],
  };
}
