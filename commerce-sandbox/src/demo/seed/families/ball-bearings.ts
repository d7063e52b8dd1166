import { text } from '../../../platform/values/text.ts';
import { boxTiers, priceNear, ringWeight, stockOf } from '../rules/commerce.ts';
import { ballRating, thrustRating } from '../rules/load-rating.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { dimensions, ltr, pick, slug } from '../rules/text.ts';
import {
  MINIATURE,
  SERIES_12,
  SERIES_511,
  SERIES_60,
  SERIES_618,
  SERIES_619,
  SERIES_62,
  SERIES_63,
  SERIES_72,
  SERIES_73,
  type BearingRow,
} from '../tables/bearings.ts';
import { LARGE_DEEP_GROOVE, SERIES_160, SERIES_622, SERIES_623, SERIES_64 } from '../tables/more-bearings.ts';
import { inStainless, withClearance } from './more-ball-bearings.ts';

const MAKERS = ['norvik', 'kaidan', 'ostervogt', 'delmaro'] as const;
const DEEP_GROOVE = 'bearings/ball-bearings/deep-groove';

/** Ball bearings: deep groove in three closures, angular contact, self-aligning, thrust. */
export function ballBearings(): readonly ProductSeed[] {
  return [
    ...[...SERIES_618, ...SERIES_619].map((row) => deepGroove(row, COVERS.open, `${DEEP_GROOVE}/thin-section`)),
    ...[...MINIATURE, ...SERIES_60, ...SERIES_62, ...SERIES_63].flatMap((row) => [
      deepGroove(row, COVERS.open, `${DEEP_GROOVE}/open`),
      deepGroove(row, COVERS.contact, `${DEEP_GROOVE}/sealed`),
      deepGroove(row, COVERS.shield, `${DEEP_GROOVE}/shielded`),
    ]),
    ...moreDeepGroove(),
    ...[...SERIES_72, ...SERIES_73].map(angularContact),
    ...SERIES_12.map(selfAligning),
    ...SERIES_511.map(thrust),
  ];
}

const CLOSURES = ['open', 'contact', 'shield'] as const;
const CATEGORY = { open: `${DEEP_GROOVE}/open`, contact: `${DEEP_GROOVE}/sealed`, shield: `${DEEP_GROOVE}/shielded` } as const;
/** Stainless bearings are kept up to a bore of 50 mm. */
const LARGEST_STAINLESS_BORE = 50;

/** Thin ones with covers, narrow, heavy, wide and large ones, larger clearance, stainless steel. */
function moreDeepGroove(): readonly ProductSeed[] {
  const both = (row: BearingRow): readonly ProductSeed[] => CLOSURES.map((closure) => deepGroove(row, COVERS[closure], CATEGORY[closure]));
  const common = [...SERIES_60, ...SERIES_62, ...SERIES_63];
  return [
    ...[...SERIES_618, ...SERIES_619].flatMap((row) =>
      (['contact', 'shield'] as const).map((closure) => deepGroove(row, COVERS[closure], `${DEEP_GROOVE}/thin-section`)),
    ),
    ...[...LARGE_DEEP_GROOVE, ...SERIES_64].flatMap(both),
    ...SERIES_160.map((row) => deepGroove(row, COVERS.open, CATEGORY.open)),
    ...[...SERIES_622, ...SERIES_623].map((row) => deepGroove(row, COVERS.contact, CATEGORY.contact)),
    ...[...common, ...LARGE_DEEP_GROOVE].flatMap(both).map(withClearance),
    ...[...SERIES_60, ...SERIES_62]
      .filter(([, d]) => d <= LARGEST_STAINLESS_BORE)
      .flatMap((row) =>
        (['contact', 'shield'] as const).map((closure) => inStainless(deepGroove(row, COVERS[closure], `${DEEP_GROOVE}/stainless`))),
      ),
  ];
}

interface Cover {
  readonly option: 'open' | 'contact' | 'shield';
  readonly suffix: string;
  readonly drawing: 'none' | 'seal' | 'shield';
  readonly sentence: { readonly en: string; readonly ar: string };
  readonly aliases: readonly string[];
}

const COVERS = {
  open: {
    option: 'open',
    suffix: '',
    drawing: 'none',
    sentence: text(
      'It is open on both sides and is lubricated by the oil or grease of the machine.',
      'وهو مفتوح من الجانبين ويُزيَّت بزيت الآلة أو شحمها.',
    ),
    aliases: [],
  },
  contact: {
    option: 'contact',
    suffix: '-2RS',
    drawing: 'seal',
    sentence: text(
      'Contact seals of NBR on both sides keep dust and moisture out; it is filled with grease for life and needs no relubrication.',
      'تحميه مانعات إحكام ملامسة من مطاط NBR على الجانبين من الغبار والرطوبة، وهو مملوء بالشحم مدى الحياة ولا يحتاج إلى إعادة تزييت.',
    ),
    aliases: ['-2RS1', '-2RSH', '-2RSR', 'DDU', 'LLU'],
  },
  shield: {
    option: 'shield',
    suffix: '-2Z',
    drawing: 'shield',
    sentence: text(
      'Steel shields on both sides hold the grease back and run without friction, for clean surroundings and high speeds.',
      'يحفظ غطاءان معدنيان على الجانبين الشحم في الداخل ويدوران بلا احتكاك، وهو مناسب للأماكن النظيفة والسرعات العالية.',
    ),
    aliases: ['ZZ', '-ZZ'],
  },
} as const satisfies Record<string, Cover>;

function deepGroove([designation, d, D, B]: BearingRow, cover: Cover, category: string): ProductSeed {
  const sku = `${designation}${cover.suffix}`;
  const maker = pick(MAKERS, designation);
  const size = dimensions([d, D, B]);
  const rating = ballRating(d, D);
  const priceHalalas = priceNear((5 + 0.000_32 * D * D * B) * (cover.option === 'open' ? 0.9 : 1), sku);
  return {
    sku,
    family: 'deep-groove-ball-bearing',
    categories: [category],
    name: text(`Deep groove ball bearing ${sku}`, `محمل كريات عميق الأخدود ${ltr(sku)}`),
    shortDescription: text(`Deep groove ball bearing to ISO 15, ${size.en}.`, `محمل كريات عميق الأخدود وفق ISO 15، المقاس ${size.ar}.`),
    description: text(
      `<p>Single row deep groove ball bearing with a bore of ${d} mm, an outside diameter of ${D} mm and a width of ${B} mm, to ISO 15. ${cover.sentence.en} It carries radial and moderate axial loads in both directions, at high speed and with low noise. Calculated load ratings: C = ${rating.dynamic} kN, C0 = ${rating.static} kN.</p>`,
      `<p>محمل كريات عميق الأخدود بصف واحد، قطر الثقب <bdi dir="ltr">${d}</bdi> مم والقطر الخارجي <bdi dir="ltr">${D}</bdi> مم والعرض <bdi dir="ltr">${B}</bdi> مم، وفق المواصفة ISO 15. ${cover.sentence.ar} يتحمل أحمالاً نصف قطرية وأحمالاً محورية متوسطة في الاتجاهين مع سرعة عالية وضجيج منخفض. الأحمال المحسوبة: <bdi dir="ltr">C = ${rating.dynamic} kN, C0 = ${rating.static} kN</bdi>.</p>`,
    ),
    urlKey: `deep-groove-ball-bearing-${slug(sku)}`,
    // A few keys differ between the views, as they do in a shop whose texts are written by people.
    ...(/^(6204|6206|6305)/.test(sku) ? { urlKeyArabic: `mahmal-kuriyat-${slug(sku)}` } : {}),
    attributes: {
      manufacturer: maker,
      bore_diameter: d,
      outside_diameter: D,
      width_mm: B,
      seal_type: cover.option,
      cage_material: pick(['steel_cage', 'polyamide_cage'], designation),
      material: 'bearing_steel',
      standard: 'ISO 15',
      dynamic_load_kn: rating.dynamic,
      static_load_kn: rating.static,
    },
    drawing: { kind: 'ball-bearing', d, D, B, cover: cover.drawing },
    priceHalalas,
    ...(designation.startsWith('62') ? { tiers: boxTiers(priceHalalas) } : {}),
    stock: sku === '6205-2RS' ? 240 : Math.max(stockOf(sku), popularityOf(designation, cover.option) >= FAST_MOVER_POPULARITY ? 24 : 0),
    weightKg: ringWeight(d, D, B, 0.62),
    aliases: cover.aliases.map((suffix) => `${designation}${suffix}`),
    popularity: popularityOf(designation, cover.option),
    related:
      !CATEGORY_WITH_SIBLINGS.test(category) || /^(16|62[23]\d\d)/.test(designation)
        ? []
        : cover.option === 'open'
          ? [`${designation}-2RS`, `${designation}-2Z`]
          : [designation, `${designation}${cover.option === 'contact' ? '-2Z' : '-2RS'}`],
  };
}

/** From this popularity on a product counts as a fast mover: it never runs out. */
const FAST_MOVER_POPULARITY = 300;
const CATEGORY_WITH_SIBLINGS = /(open|sealed|shielded)$/;

/** The common series are asked for most, 62 before 60 and 63, sealed before open. */
function popularityOf(designation: string, closure: Cover['option']): number {
  const series = designation.length === 4 ? ({ '62': 300, '60': 260, '63': 240 }[designation.slice(0, 2)] ?? 100) : 100;
  return series + { contact: 60, shield: 40, open: 50 }[closure];
}

function angularContact([designation, d, D, B]: BearingRow): ProductSeed {
  const sku = `${designation}-B`;
  const size = dimensions([d, D, B]);
  const rating = ballRating(d, D, 40);
  return {
    sku,
    family: 'angular-contact-ball-bearing',
    categories: ['bearings/ball-bearings/angular-contact'],
    name: text(`Angular contact ball bearing ${sku}`, `محمل كريات زاوي التماس ${ltr(sku)}`),
    shortDescription: text(`Single row, contact angle 40°, ${size.en}.`, `صف واحد، زاوية تماس ${ltr('40°')}، المقاس ${size.ar}.`),
    description: text(
      `<p>Single row angular contact ball bearing with a contact angle of 40°, bore ${d} mm, outside diameter ${D} mm, width ${B} mm. It takes high axial loads in one direction and is set against a second bearing. Typical places are pumps, compressors and gearboxes.</p>`,
      `<p>محمل كريات زاوي التماس بصف واحد وزاوية تماس <bdi dir="ltr">40°</bdi>، قطر الثقب <bdi dir="ltr">${d}</bdi> مم والقطر الخارجي <bdi dir="ltr">${D}</bdi> مم والعرض <bdi dir="ltr">${B}</bdi> مم. يتحمل أحمالاً محورية عالية في اتجاه واحد ويُركَّب مقابل محمل ثانٍ. يُستخدم عادةً في المضخات والضواغط وعلب التروس.</p>`,
    ),
    urlKey: `angular-contact-ball-bearing-${slug(sku)}`,
    attributes: {
      manufacturer: pick(MAKERS, sku),
      bore_diameter: d,
      outside_diameter: D,
      width_mm: B,
      seal_type: 'open',
      cage_material: pick(['steel_cage', 'polyamide_cage', 'brass_cage'], sku),
      material: 'bearing_steel',
      standard: 'ISO 15',
      dynamic_load_kn: rating.dynamic,
      static_load_kn: rating.static,
    },
    drawing: { kind: 'ball-bearing', d, D, B, cover: 'none', angle: 40 },
    priceHalalas: priceNear(14 + 0.000_52 * D * D * B, sku),
    stock: stockOf(sku),
    weightKg: ringWeight(d, D, B, 0.66),
    aliases: [`${designation}-BE`, `${designation}-BEP`, `${designation}B`],
  };
}

function selfAligning([sku, d, D, B]: BearingRow): ProductSeed {
  const size = dimensions([d, D, B]);
  const rating = ballRating(d, D, 12);
  return {
    sku,
    family: 'self-aligning-ball-bearing',
    categories: ['bearings/ball-bearings/self-aligning'],
    name: text(`Self-aligning ball bearing ${sku}`, `محمل كريات ذاتي المحاذاة ${ltr(sku)}`),
    shortDescription: text(`Double row, self-aligning, ${size.en}.`, `صفّان، ذاتي المحاذاة، المقاس ${size.ar}.`),
    description: text(
      `<p>Double row self-aligning ball bearing, ${size.en}. The sphered outer raceway lets the shaft tilt by up to 2.5°, so that misalignment and bending of the shaft do no harm. It runs cooler than any other rolling bearing.</p>`,
      `<p>محمل كريات ذاتي المحاذاة بصفين، المقاس ${size.ar}. يسمح المجرى الخارجي الكروي بميل العمود حتى <bdi dir="ltr">2.5°</bdi> فلا يضره انحراف العمود أو انحناؤه، ويعمل بحرارة أقل من أي محمل دحروجي آخر.</p>`,
    ),
    urlKey: `self-aligning-ball-bearing-${slug(sku)}`,
    attributes: {
      manufacturer: pick(MAKERS, sku),
      bore_diameter: d,
      outside_diameter: D,
      width_mm: B,
      seal_type: 'open',
      cage_material: 'steel_cage',
      material: 'bearing_steel',
      standard: 'ISO 15',
      dynamic_load_kn: rating.dynamic,
      static_load_kn: rating.static,
    },
    drawing: { kind: 'ball-bearing', d, D, B, cover: 'none' },
    priceHalalas: priceNear(16 + 0.000_6 * D * D * B, sku),
    stock: stockOf(sku),
    weightKg: ringWeight(d, D, B, 0.6),
  };
}

function thrust([sku, d, D, H]: BearingRow): ProductSeed {
  const rating = thrustRating(d, D);
  const size = dimensions([d, D, H]);
  return {
    sku,
    family: 'thrust-ball-bearing',
    categories: ['bearings/ball-bearings/thrust-ball'],
    name: text(`Thrust ball bearing ${sku}`, `محمل كريات دفعي ${ltr(sku)}`),
    shortDescription: text(
      `Single direction thrust ball bearing to ISO 104, ${size.en}.`,
      `محمل كريات دفعي باتجاه واحد وفق ISO 104، المقاس ${size.ar}.`,
    ),
    description: text(
      `<p>Single direction thrust ball bearing of shaft washer, housing washer and ball cage, ${size.en}, to ISO 104. It takes axial loads in one direction only and must not be loaded radially. The washers come apart, which makes mounting easy.</p>`,
      `<p>محمل كريات دفعي باتجاه واحد يتكون من حلقة عمود وحلقة مبيت وقفص كريات، المقاس ${size.ar}، وفق المواصفة ISO 104. يتحمل الأحمال المحورية في اتجاه واحد فقط ولا يجوز تحميله نصف قطرياً. الحلقات قابلة للفصل مما يسهّل التركيب.</p>`,
    ),
    urlKey: `thrust-ball-bearing-${slug(sku)}`,
    attributes: {
      manufacturer: pick(MAKERS, sku),
      bore_diameter: d,
      outside_diameter: D,
      width_mm: H,
      cage_material: 'steel_cage',
      material: 'bearing_steel',
      standard: 'ISO 104',
      dynamic_load_kn: rating.dynamic,
      static_load_kn: rating.static,
    },
    drawing: { kind: 'thrust-bearing', d, D, H },
    priceHalalas: priceNear(9 + 0.000_5 * D * D * H, sku),
    stock: stockOf(sku),
    weightKg: ringWeight(d, D, H, 0.7),
  };
}
