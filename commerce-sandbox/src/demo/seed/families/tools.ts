import { text } from '../../../platform/values/text.ts';
import { boxTiers, priceNear, rounded, stockOf } from '../rules/commerce.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { ltr, slug } from '../rules/text.ts';
import { BOLTS, BORE_RINGS, HEX_KEYS, SHAFT_RINGS, WRENCHES } from '../tables/other.ts';

/** Hand and mounting tools, screws and retaining rings. */
export function tools(): readonly ProductSeed[] {
  return [
    ...WRENCHES.map(([size, length]) => wrench(size, length)).map(orDiscontinued),
    ...HEX_KEYS.map(([size, long, short]) => hexKey(size, long, short)),
    ...PULLERS.map(puller),
    ...BOLTS.flatMap((row) => row[4].flatMap((length) => [bolt(row, length, 'steel_8_8'), bolt(row, length, 'stainless_a2')])),
    ...SHAFT_RINGS.map(([d, s, groove]) => ring(d, s, groove, false)),
    ...BORE_RINGS.map(([d, s, groove]) => ring(d, s, groove, true)),
  ];
}

/** Sizes that are sold off: found in their category, and together where no menu leads. */
const DISCONTINUED = new Set(['CW-6', 'CW-7', 'CW-9', 'CW-18']);

function orDiscontinued(product: ProductSeed): ProductSeed {
  return DISCONTINUED.has(product.sku) ? { ...product, categories: [...product.categories, 'tools/discontinued'] } : product;
}

function wrench(size: number, length: number): ProductSeed {
  const sku = `CW-${size}`;
  return {
    sku,
    family: 'combination-wrench',
    categories: ['tools/hand-tools/combination-wrenches'],
    name: text(`Combination wrench ${size} mm`, `مفتاح ربط مركب ${ltr(String(size))} مم`),
    shortDescription: text(`Open end and ring, DIN 3113, ${size} mm.`, `طرف مفتوح وطرف حلقي وفق DIN 3113، ${ltr(String(size))} مم.`),
    description: text(
      `<p>Combination wrench with open end and twelve-point ring of ${size} mm across flats, ${length} mm long, to DIN 3113. Forged chrome vanadium steel, chrome plated. The ring is angled by 15° to keep the knuckles clear.</p>`,
      `<p>مفتاح ربط مركب بطرف مفتوح وطرف حلقي بعرض <bdi dir="ltr">${size}</bdi> مم وطول <bdi dir="ltr">${length}</bdi> مم، وفق المواصفة DIN 3113. من فولاذ كروم فاناديوم مطروق ومطلي بالكروم، والطرف الحلقي مائل بزاوية <bdi dir="ltr">15°</bdi> لحماية اليد.</p>`,
    ),
    urlKey: `combination-wrench-${size}-mm`,
    attributes: {
      manufacturer: 'wrenmark',
      width_across_flats_mm: size,
      length_mm: length,
      material: 'chrome_vanadium',
      standard: 'DIN 3113',
    },
    drawing: { kind: 'wrench', size, l: length },
    priceHalalas: priceNear(8 + size * 1.4, sku),
    stock: stockOf(sku),
    weightKg: rounded(size * length * 0.000_06, 3),
  };
}

function hexKey(size: number, long: number, short: number): ProductSeed {
  const sku = `HK-ISO2936-${size}`;
  return {
    sku,
    family: 'hexagon-key',
    categories: ['tools/hand-tools/hexagon-keys'],
    name: text(`Hexagon key ${size} mm`, `مفتاح سداسي داخلي ${ltr(String(size))} مم`),
    shortDescription: text(`L-shaped hexagon key, ISO 2936, ${size} mm.`, `مفتاح سداسي على شكل L وفق ISO 2936، ${ltr(String(size))} مم.`),
    description: text(
      `<p>L-shaped key for hexagon socket screws, ${size} mm across flats, arms of ${long} and ${short} mm, to ISO 2936. Hardened chrome vanadium steel with a burnished surface.</p>`,
      `<p>مفتاح على شكل L للبراغي ذات الرأس السداسي الداخلي بعرض <bdi dir="ltr">${size}</bdi> مم وذراعين <bdi dir="ltr">${long}</bdi> و<bdi dir="ltr">${short}</bdi> مم، وفق المواصفة ISO 2936. من فولاذ كروم فاناديوم مقسّى بسطح مسوّد.</p>`,
    ),
    urlKey: `hexagon-key-${slug(String(size))}-mm`,
    attributes: {
      manufacturer: 'wrenmark',
      width_across_flats_mm: size,
      length_mm: long,
      material: 'chrome_vanadium',
      standard: 'ISO 2936',
    },
    drawing: { kind: 'hex-key', size, l: long, h: short },
    priceHalalas: priceNear(3 + size * 1.1, sku),
    stock: stockOf(sku),
    weightKg: Math.max(0.002, rounded(size * size * (long + short) * 6.8e-6, 4)),
  };
}

const PULLERS: readonly (readonly [jaws: 2 | 3, span: number, reach: number])[] = [
  [2, 90, 100],
  [2, 130, 100],
  [2, 160, 150],
  [2, 200, 150],
  [3, 90, 100],
  [3, 130, 100],
  [3, 160, 150],
  [3, 200, 150],
  [3, 250, 200],
];

function puller([jaws, span, reach]: (typeof PULLERS)[number]): ProductSeed {
  const sku = `PUL-${jaws}-${span}`;
  return {
    sku,
    family: 'bearing-puller',
    categories: ['tools/mounting-tools'],
    name: text(`Bearing puller, ${jaws} jaws, ${span} mm`, `نازعة محامل بعدد فكوك ${ltr(String(jaws))}، ${ltr(String(span))} مم`),
    shortDescription: text(
      `Span up to ${span} mm, reach ${reach} mm.`,
      `الفتحة حتى ${ltr(String(span))} مم والعمق ${ltr(String(reach))} مم.`,
    ),
    description: text(
      `<p>Mechanical puller with ${jaws} reversible jaws for bearings, gears and pulleys up to ${span} mm in diameter and ${reach} mm deep. The self-centring arms hold tighter as the force grows. The spindle is greased and hardened.</p>`,
      `<p>نازعة ميكانيكية بعدد <bdi dir="ltr">${jaws}</bdi> من الفكوك القابلة للقلب للمحامل والتروس والبكرات حتى قطر <bdi dir="ltr">${span}</bdi> مم وعمق <bdi dir="ltr">${reach}</bdi> مم. تزداد قوة إمساك الأذرع ذاتية التمركز بازدياد القوة، والعمود اللولبي مشحّم ومقسّى.</p>`,
    ),
    urlKey: `bearing-puller-${jaws}-jaws-${span}-mm`,
    attributes: { manufacturer: 'wrenmark', length_mm: reach, material: 'chrome_vanadium' },
    drawing: { kind: 'puller', jaws, span, reach },
    priceHalalas: priceNear(70 + span * jaws * 0.5, sku),
    stock: stockOf(sku),
    weightKg: rounded(span * reach * jaws * 0.000_04, 2),
  };
}

function bolt([d, pitch, k, s]: (typeof BOLTS)[number], length: number, material: 'steel_8_8' | 'stainless_a2'): ProductSeed {
  const grade = material === 'steel_8_8' ? '8.8' : 'A2';
  const sku = `ISO4017-M${d}X${length}-${grade === 'A2' ? 'A2' : '88'}`;
  const priceHalalas = priceNear((0.5 + d * d * (length + 10) * 0.000_14) * (grade === 'A2' ? 2.2 : 1), sku);
  return {
    sku,
    family: 'hexagon-screw',
    categories: ['tools/fasteners/hexagon-screws'],
    name: text(`Hexagon head screw M${d}×${length} ISO 4017 ${grade}`, `برغي برأس سداسي ${ltr(`M${d}×${length} ISO 4017 ${grade}`)}`),
    shortDescription: text(
      `Full thread M${d}×${pitch}, ${length} mm, ${grade}.`,
      `سن كامل ${ltr(`M${d}×${pitch}`)}، الطول ${ltr(String(length))} مم، ${ltr(grade)}.`,
    ),
    description: text(
      `<p>Hexagon head screw with thread up to the head to ISO 4017, M${d} × ${length} mm, pitch ${pitch} mm, ${s} mm across flats. ${grade === 'A2' ? 'Stainless steel A2-70 for wet surroundings.' : 'Property class 8.8, zinc plated.'} Sold by the piece, cheaper by the box.</p>`,
      `<p>برغي برأس سداسي وسن كامل حتى الرأس وفق المواصفة ISO 4017، <bdi dir="ltr">M${d} × ${length}</bdi> مم، الخطوة <bdi dir="ltr">${pitch}</bdi> مم وعرض الرأس <bdi dir="ltr">${s}</bdi> مم. ${grade === 'A2' ? 'من الفولاذ المقاوم للصدأ A2-70 للأماكن الرطبة.' : 'درجة المتانة 8.8، مجلفن.'} يُباع بالقطعة، والسعر أقل بالعلبة.</p>`,
    ),
    urlKey: `hexagon-head-screw-m${d}x${length}-${slug(grade)}`,
    attributes: {
      manufacturer: 'boltara',
      thread: `M${d}`,
      pitch_mm: pitch,
      length_mm: length,
      width_across_flats_mm: s,
      height_mm: k,
      material,
      standard: 'ISO 4017',
    },
    drawing: { kind: 'bolt', d, l: length, k, s },
    priceHalalas,
    tiers: boxTiers(priceHalalas),
    popularity: grade === 'A2' ? 30 : 90,
    stock: stockOf(sku) * 10,
    weightKg: Math.max(0.001, rounded(d * d * (length + 1.4 * d) * 6.2e-6, 4)),
    aliases: [`M${d}x${length}`, `DIN933 M${d}x${length}`],
  };
}

function ring(d: number, s: number, groove: number, inside: boolean): ProductSeed {
  const standard = inside ? 'DIN 472' : 'DIN 471';
  const sku = `${standard.replace(' ', '')}-${d}X${s}`;
  const place = inside ? text('bore', 'ثقب') : text('shaft', 'عمود');
  return {
    sku,
    family: 'retaining-ring',
    categories: [inside ? 'tools/retaining-rings/for-bores' : 'tools/retaining-rings/for-shafts'],
    name: text(
      `Retaining ring for ${place.en}s ${d}×${s} ${standard}`,
      `حلقة تثبيت نابضية (سيركلب) ${inside ? 'للثقوب' : 'للأعمدة'} ${ltr(`${d}×${s} ${standard}`)}`,
    ),
    shortDescription: text(
      `${standard}, ${place.en} ${d} mm, thickness ${s} mm.`,
      `${ltr(standard)}، ${place.ar} بقطر ${ltr(String(d))} مم، السماكة ${ltr(String(s))} مم.`,
    ),
    description: text(
      `<p>Retaining ring of spring steel for a ${place.en} of ${d} mm, ${s} mm thick, to ${standard}. It sits in a groove of ${groove} mm diameter and holds bearings and wheels axially. Mount with circlip pliers.</p>`,
      `<p>حلقة تثبيت من فولاذ النوابض لـ${place.ar} قطره <bdi dir="ltr">${d}</bdi> مم وسماكتها <bdi dir="ltr">${s}</bdi> مم، وفق المواصفة <bdi dir="ltr">${standard}</bdi>. تستقر في مجرى قطره <bdi dir="ltr">${groove}</bdi> مم وتثبّت المحامل والعجلات محورياً. تُركَّب بزردية السيركلب.</p>`,
    ),
    urlKey: `retaining-ring-${slug(standard)}-${d}x${slug(String(s))}`,
    attributes: {
      manufacturer: 'boltara',
      [inside ? 'outside_diameter' : 'bore_diameter']: d,
      width_mm: s,
      groove_diameter_mm: groove,
      material: 'spring_steel',
      standard,
    },
    drawing: { kind: 'retaining-ring', d, s, inside },
    priceHalalas: priceNear(0.8 + d * s * 0.02, sku),
    stock: stockOf(sku) * 5,
    weightKg: Math.max(0.0005, rounded(d * s * 0.000_09, 4)),
    aliases: [`${standard} ${d}`],
  };
}
