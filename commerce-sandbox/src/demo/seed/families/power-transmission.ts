import { text } from '../../../platform/values/text.ts';
import { priceNear, rounded, stockOf } from '../rules/commerce.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { dimensions, ltr, pick, slug } from '../rules/text.ts';
import { BELT_LENGTHS, BELT_SECTIONS, CHAINS, KEYS } from '../tables/other.ts';

const BELT_MAKERS = ['riemora', 'kettonia'] as const;
const CHAIN_MAKERS = ['kettonia', 'ostervogt'] as const;
const WEDGE_SECTIONS: readonly string[] = ['SPZ', 'SPA', 'SPB', 'SPC'];

/** V-belts (SPA as one configurable product), chains, sprockets, keys. */
export function powerTransmission(): readonly ProductSeed[] {
  const spa = (BELT_LENGTHS['SPA'] ?? []).map((length) => ({ ...belt('SPA', length), visible: false }));
  return [
    ...Object.entries(BELT_LENGTHS)
      .filter(([section]) => section !== 'SPA')
      .flatMap(([section, lengths]) => lengths.map((length) => belt(section, length))),
    ...spa,
    spaBelt(spa.map((product) => product.sku)),
    ...CHAINS.flatMap((row) => ([1, 2, 3] as const).map((strands) => chain(row, strands))),
    ...[15, 17, 19, 21, 23, 25, 30, 38].flatMap((teeth) => CHAINS.slice(1, 6).map((row) => sprocket(row, teeth))),
    ...KEYS.flatMap(([b, h, lengths]) => lengths.map((length) => key(b, h, length))),
  ];
}

function belt(section: string, length: number): ProductSeed {
  const [width, height] = BELT_SECTIONS[section] ?? [0, 0];
  const wedge = WEDGE_SECTIONS.includes(section);
  const sku = `${section}-${length}`;
  return {
    sku,
    family: wedge ? 'wedge-belt' : 'classical-v-belt',
    categories: [wedge ? `power-transmission/v-belts/${section.toLowerCase()}` : 'power-transmission/v-belts/classical'],
    name: text(
      `${wedge ? 'Wedge belt' : 'Classical V-belt'} ${section} ${length}`,
      `${wedge ? 'سير إسفيني ضيق' : 'سير تقليدي على شكل V'} ${ltr(`${section} ${length}`)}`,
    ),
    shortDescription: text(
      `Section ${section}, datum length ${length} mm, ISO 4184.`,
      `المقطع ${ltr(section)}، الطول المرجعي ${ltr(String(length))} مم، وفق ISO 4184.`,
    ),
    description: text(
      `<p>${wedge ? 'Narrow wedge belt' : 'Classical V-belt'} of section ${section} (${width} × ${height} mm) with a datum length of ${length} mm, to ISO 4184. Polyester cords keep the length, the fabric cover resists oil and heat. Order all belts of one drive together.</p>`,
      `<p>${wedge ? 'سير إسفيني ضيق' : 'سير تقليدي على شكل V'} بالمقطع <bdi dir="ltr">${section} (${width} × ${height} mm)</bdi> وطول مرجعي <bdi dir="ltr">${length}</bdi> مم، وفق المواصفة ISO 4184. تحافظ حبال البوليستر على الطول ويقاوم الغلاف النسيجي الزيت والحرارة. يُنصح بطلب سيور المحرك الواحد معاً.</p>`,
    ),
    urlKey: `v-belt-${slug(sku)}`,
    attributes: {
      manufacturer: section === 'SPA' ? 'riemora' : pick(BELT_MAKERS, sku),
      belt_section: section,
      belt_length: length,
      width_mm: width,
      height_mm: height,
      length_mm: length,
      material: 'aramid_rubber',
      standard: 'ISO 4184',
    },
    drawing: { kind: 'belt', section, width, height, length },
    priceHalalas: priceNear(6 + length * width * height * 0.000_09, sku),
    stock: sku === 'SPA-1000' ? 120 : sku === 'SPA-2800' ? 0 : stockOf(sku),
    weightKg: rounded(length * width * height * 1.1e-6, 3),
    aliases: [`${section} ${length}`, `${section}${length}LD`, `X${section}-${length}`],
  };
}

function spaBelt(skus: readonly string[]): ProductSeed {
  const [width, height] = BELT_SECTIONS['SPA'] ?? [0, 0];
  return {
    sku: 'SPA-BELT',
    family: 'wedge-belt',
    categories: ['power-transmission/v-belts/spa'],
    name: text('Wedge belt SPA', `سير إسفيني ضيق ${ltr('SPA')}`),
    shortDescription: text(
      `Section SPA, 12.7 × 10 mm, ${skus.length} datum lengths, ISO 4184.`,
      `المقطع ${ltr('SPA')}، ${ltr('12.7 × 10')} مم، بأطوال مرجعية مختلفة، وفق ISO 4184.`,
    ),
    description: text(
      '<p>Narrow wedge belt of section SPA (12.7 × 10 mm) to ISO 4184 for drives of medium and high power. Choose the datum ' +
        'length; all lengths are from one production run and can be used in sets. Polyester cords keep the length, the fabric ' +
        'cover resists oil and heat.</p>',
      '<p>سير إسفيني ضيق بالمقطع <bdi dir="ltr">SPA (12.7 × 10 mm)</bdi> وفق المواصفة ISO 4184 لمحركات القدرة المتوسطة والعالية. ' +
        'اختر الطول المرجعي؛ جميع الأطوال من دفعة إنتاج واحدة ويمكن استخدامها في مجموعات. تحافظ حبال البوليستر على الطول ويقاوم ' +
        'الغلاف النسيجي الزيت والحرارة.</p>',
    ),
    urlKey: 'wedge-belt-spa',
    attributes: {
      manufacturer: 'riemora',
      belt_section: 'SPA',
      width_mm: width,
      height_mm: height,
      material: 'aramid_rubber',
      standard: 'ISO 4184',
    },
    drawing: { kind: 'belt', section: 'SPA', width, height, length: undefined },
    priceHalalas: 0,
    stock: 0,
    weightKg: 0.2,
    aliases: ['SPA', 'XPA'],
    variants: { attribute: 'belt_length', skus },
  };
}

const STRANDS = {
  1: { suffix: '-1', name: text('simplex', 'أحادية'), category: 'simplex' },
  2: { suffix: '-2', name: text('duplex', 'ثنائية'), category: 'duplex' },
  3: { suffix: '-3', name: text('triplex', 'ثلاثية'), category: 'triplex' },
} as const;

function chain([number, pitch, roller, inner, height]: (typeof CHAINS)[number], strands: 1 | 2 | 3): ProductSeed {
  const strand = STRANDS[strands];
  const sku = `${number}${strand.suffix}`;
  return {
    sku,
    family: 'roller-chain',
    categories: [`power-transmission/roller-chains/${strand.category}`],
    name: text(`Roller chain ${sku}, 5 m`, `سلسلة نقل دحروجية ${ltr(sku)} بطول ${ltr('5')} م`),
    shortDescription: text(
      `ISO 606 ${strand.name.en} chain, pitch ${pitch} mm, box of 5 m.`,
      `سلسلة ${strand.name.ar} وفق ISO 606، الخطوة ${ltr(String(pitch))} مم، علبة ${ltr('5')} م.`,
    ),
    description: text(
      `<p>Precision roller chain ${sku} (${strand.name.en}) to ISO 606 with a pitch of ${pitch} mm, rollers of ${roller} mm and ${inner} mm between the inner plates. Shot peened plates and solid rollers give a long life under shock loads. The box holds 5 m with one connecting link.</p>`,
      `<p>سلسلة دحروجية دقيقة <bdi dir="ltr">${sku}</bdi> (${strand.name.ar}) وفق المواصفة ISO 606 بخطوة <bdi dir="ltr">${pitch}</bdi> مم ودحاريج قطرها <bdi dir="ltr">${roller}</bdi> مم وعرض <bdi dir="ltr">${inner}</bdi> مم بين الألواح الداخلية. تمنح الألواح المقذوفة بالكريات والدحاريج المصمتة عمراً طويلاً تحت أحمال الصدم. تحتوي العلبة على <bdi dir="ltr">5</bdi> م مع وصلة ربط واحدة.</p>`,
    ),
    urlKey: `roller-chain-${slug(sku)}`,
    attributes: {
      manufacturer: pick(CHAIN_MAKERS, number),
      pitch_mm: pitch,
      roller_diameter_mm: roller,
      inner_width_mm: inner,
      height_mm: height,
      material: 'carbon_steel',
      standard: 'ISO 606',
    },
    drawing: { kind: 'chain', pitch, roller, inner, height, strands },
    priceHalalas: priceNear((30 + pitch * height * 0.6) * strands * 0.9, sku),
    stock: stockOf(sku),
    weightKg: rounded(pitch * height * 0.008 * strands, 2),
    aliases: [`ISO ${sku}`, `${number} ${strands}R`],
  };
}

function sprocket([number, pitch]: (typeof CHAINS)[number], teeth: number): ProductSeed {
  const diameter = rounded(pitch / Math.sin(Math.PI / teeth), 2);
  const sku = `SPR-${number}-${teeth}`;
  return {
    sku,
    family: 'sprocket',
    categories: ['power-transmission/sprockets'],
    name: text(`Sprocket ${number}-1, ${teeth} teeth`, `عجلة مسننة للسلاسل ${ltr(`${number}-1`)} بعدد أسنان ${ltr(String(teeth))}`),
    shortDescription: text(
      `For chain ${number}-1, pitch circle ${diameter} mm, pilot bore.`,
      `لسلسلة ${ltr(`${number}-1`)}، دائرة الخطوة ${ltr(String(diameter))} مم، بثقب أولي.`,
    ),
    description: text(
      `<p>Sprocket with hub and pilot bore for roller chain ${number}-1 (ISO 606), ${teeth} teeth, pitch circle diameter ${diameter} mm. The teeth are milled from carbon steel and can be hardened. Bore and keyway to your drawing on request.</p>`,
      `<p>عجلة مسننة بصرة وثقب أولي للسلسلة الدحروجية <bdi dir="ltr">${number}-1</bdi> (ISO 606)، عدد الأسنان <bdi dir="ltr">${teeth}</bdi> وقطر دائرة الخطوة <bdi dir="ltr">${diameter}</bdi> مم. الأسنان مفرّزة من فولاذ كربوني قابل للتقسية. الثقب ومجرى الخابور حسب رسمكم عند الطلب.</p>`,
    ),
    urlKey: `sprocket-${slug(number)}-${teeth}`,
    attributes: {
      manufacturer: pick(CHAIN_MAKERS, sku),
      pitch_mm: pitch,
      outside_diameter: diameter,
      teeth,
      material: 'carbon_steel',
      standard: 'ISO 606',
    },
    drawing: { kind: 'sprocket', pitch, teeth, diameter },
    priceHalalas: priceNear(12 + diameter * diameter * 0.006, sku),
    stock: stockOf(sku),
    weightKg: rounded(diameter * diameter * 0.000_09, 3),
  };
}

function key(b: number, h: number, l: number): ProductSeed {
  const sku = `DIN6885-A-${b}X${h}X${l}`;
  const size = dimensions([b, h, l]);
  return {
    sku,
    family: 'parallel-key',
    categories: ['power-transmission/keys'],
    name: text(`Parallel key ${b}×${h}×${l} DIN 6885 A`, `خابور متوازٍ ${ltr(`${b}×${h}×${l} DIN 6885 A`)}`),
    shortDescription: text(`Parallel key form A, ${size.en}.`, `خابور متوازٍ شكل A، المقاس ${size.ar}.`),
    description: text(
      `<p>Parallel key with round ends (form A) to DIN 6885-1, ${size.en}, of bright drawn carbon steel. It carries torque between shaft and hub and sits tight in the keyway of the shaft.</p>`,
      `<p>خابور متوازٍ بنهايتين مستديرتين (شكل A) وفق المواصفة DIN 6885-1، المقاس ${size.ar}، من فولاذ كربوني مسحوب. ينقل العزم بين العمود والصرة ويُركَّب بإحكام في مجرى العمود.</p>`,
    ),
    urlKey: `parallel-key-${b}x${h}x${l}`,
    attributes: { manufacturer: 'boltara', width_mm: b, height_mm: h, length_mm: l, material: 'carbon_steel', standard: 'DIN 6885' },
    drawing: { kind: 'key', b, h, l },
    priceHalalas: priceNear(1.2 + b * h * l * 0.000_5, sku),
    stock: stockOf(sku) * 3,
    weightKg: Math.max(0.001, rounded(b * h * l * 7.85e-6, 4)),
    aliases: [`${b}x${h}x${l}`],
  };
}
