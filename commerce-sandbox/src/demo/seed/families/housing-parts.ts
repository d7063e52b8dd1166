import { text } from '../../../platform/values/text.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { dimensions, ltr } from '../rules/text.ts';
import { LOCK_NUTS, SLEEVES } from '../tables/accessories.ts';
import { SNL, UCF, UCFL, UCP } from '../tables/other.ts';
import { facts, millimetres, part, type PartKind } from './part.ts';

const MAKERS = ['gehavar', 'delmaro', 'kaidan'] as const;

/** Empty housings for insert bearings, seals for split housings, sleeves, lock nuts and their washers. */
export function housingParts(): readonly ProductSeed[] {
  return [
    ...UCP.slice(3).map(([size, shaft, H, L, J, A]) =>
      housing(
        `P${size}`,
        shaft,
        'housing/pillow-block-units',
        { shaft_height_mm: H, length_mm: L, bolt_distance_mm: J, width_mm: A },
        { kind: 'pillow-block', shaft, H, L, J, split: false, empty: true },
        L * A * H,
      ),
    ),
    ...UCF.map(([size, shaft, L, J]) =>
      housing(
        `F${size}`,
        shaft,
        'housing/flange-units/square',
        { length_mm: L, bolt_distance_mm: J, width_mm: L },
        { kind: 'flange-unit', shaft, L, J, holes: 4, width: L, empty: true },
        L * L * 40,
      ),
    ),
    ...UCFL.map(([size, shaft, L, J, width]) =>
      housing(
        `FL${size}`,
        shaft,
        'housing/flange-units/oval',
        { length_mm: L, bolt_distance_mm: J, width_mm: width },
        { kind: 'flange-unit', shaft, L, J, holes: 2, width, empty: true },
        L * width * 36,
      ),
    ),
    ...SNL.map(([size, shaft]) => blockSeal(size, shaft)),
    ...SLEEVES.map(sleeve),
    ...LOCK_NUTS.flatMap((row) => [lockNut(row), lockWasher(row)]),
  ];
}

const HOUSING: PartKind = {
  family: 'insert-housing',
  category: '',
  name: text('Housing without bearing', 'مبيت بدون محمل'),
  standard: 'ISO 3228',
  makers: MAKERS,
  sentences: text(
    'Grey cast iron with a sphered seat and a grease nipple. Order the insert bearing UC of the same size with it.',
    'من حديد الزهر الرمادي بمقعد كروي وحلمة تشحيم. اطلب معه المحمل المُدرج UC بالمقاس نفسه.',
  ),
};

function housing(
  sku: string,
  shaft: number,
  category: string,
  attributes: ProductSeed['attributes'],
  drawing: ProductSeed['drawing'],
  volume: number,
): ProductSeed {
  return part(
    { ...HOUSING, category },
    {
      sku,
      label: sku,
      size: facts(
        millimetres('for insert bearings with a bore of', 'للمحامل المدرجة بثقب', shaft),
        millimetres('length', 'الطول', attributes.length_mm ?? 0),
      ),
      price: 14 + volume * 0.000_08,
      weightKg: volume * 2.2e-6,
      attributes: { bore_diameter: shaft, material: 'cast_iron', ...attributes },
      drawing,
    },
  );
}

const BLOCK_SEAL: PartKind = {
  family: 'plummer-block-seal',
  category: 'housing/accessories',
  name: text('Housing seal for SNL', `مانع تسرب لمبيت ${ltr('SNL')}`),
  standard: 'ISO 113',
  makers: ['sealtara', 'gummarin'],
  sentences: text(
    'Two lips of polyurethane in two halves for a split plummer block: it goes around the shaft without taking the shaft out. ' +
      'One pack holds both sides.',
    'بشفتين من البولي يوريثان وبنصفين لمبيت منقسم: يُركَّب حول العمود دون إخراجه. العبوة للجانبين.',
  ),
};

function blockSeal(size: string, shaft: number): ProductSeed {
  const code = size.split('-')[0] ?? size;
  return part(BLOCK_SEAL, {
    sku: `TSN-${code}`,
    label: `TSN ${code}`,
    size: millimetres('shaft', 'العمود', shaft),
    price: 8 + shaft * 0.5,
    weightKg: 0.03 + shaft * 0.000_8,
    attributes: { bore_diameter: shaft, material: 'polyurethane' },
    drawing: { kind: 'shaft-seal', d: shaft, D: Math.round(shaft * 1.35), B: 10 },
    aliases: [`TSN${code}G`],
  });
}

const SLEEVE: PartKind = {
  family: 'adapter-sleeve',
  category: 'housing/adapter-sleeves',
  name: text('Adapter sleeve', 'جلبة تثبيت'),
  standard: 'ISO 2982-1',
  makers: MAKERS,
  sentences: text(
    'Slotted, taper 1:12, with lock nut and washer. It fixes a bearing with tapered bore on a plain shaft.',
    'مشقوقة بميل 1:12 مع صامولة زنق وحلقة تأمين. تثبّت محملاً بثقب مخروطي على عمود أملس.',
  ),
};

function sleeve([sku, shaft, bore, length]: (typeof SLEEVES)[number]): ProductSeed {
  return part(SLEEVE, {
    sku,
    label: sku,
    size: facts(
      millimetres('shaft', 'العمود', shaft),
      millimetres('bearing bore', 'ثقب المحمل', bore),
      millimetres('length', 'الطول', length),
    ),
    price: 9 + shaft * length * 0.014,
    weightKg: shaft * length * 0.000_12,
    attributes: { bore_diameter: shaft, outside_diameter: bore, length_mm: length, material: 'carbon_steel' },
    drawing: { kind: 'sleeve', d: shaft, D: bore, L: length, slope: 1 / 12 },
    aliases: [`${sku}E`, `H ${sku.slice(1)}`],
  });
}

const NUT: PartKind = {
  family: 'lock-nut',
  category: 'housing/lock-nuts',
  name: text('Shaft lock nut', 'صامولة زنق للأعمدة'),
  standard: 'ISO 2982-2',
  makers: MAKERS,
  sentences: text(
    'With four slots for a hook spanner; a lock washer keeps it from turning. Fixes bearings on threaded shafts and sleeves.',
    'بأربع فتحات لمفتاح خطافي، وتمنعها حلقة تأمين من الدوران. تثبّت المحامل على الأعمدة الملولبة والجلب.',
  ),
  keywords: ['locknut', 'KM nut'],
};
const WASHER: PartKind = {
  ...NUT,
  family: 'lock-washer',
  name: text('Lock washer', 'حلقة تأمين'),
  sentences: text(
    'Its inner tab lies in the groove of the shaft; one outer tab is bent into a slot of the nut.',
    'يستقر لسانها الداخلي في مجرى العمود ويُثنى أحد ألسنتها الخارجية في فتحة الصامولة.',
  ),
  keywords: ['MB washer'],
};

function lockNut([size, d, pitch, D, B]: (typeof LOCK_NUTS)[number]): ProductSeed {
  return part(NUT, {
    sku: `KM${size}`,
    label: `KM${size}`,
    size: facts(text(`M${d}×${pitch}`, ltr(`M${d}×${pitch}`)), dimensions([D, B])),
    price: 4 + D * 0.22,
    weightKg: (D * D - d * d) * B * 5.6e-6,
    attributes: { thread: `M${d}×${pitch}`, outside_diameter: D, width_mm: B, material: 'carbon_steel' },
    drawing: { kind: 'lock-nut', d, D, B, pitch },
    aliases: [`KM ${size}`, `AN${String(size).padStart(2, '0')}`, `M${d}x${pitch}`],
  });
}

function lockWasher([size, d, , D]: (typeof LOCK_NUTS)[number]): ProductSeed {
  const thickness = d <= 15 ? 1 : d <= 45 ? 1.25 : 1.5;
  return part(WASHER, {
    sku: `MB${size}`,
    label: `MB${size}`,
    size: facts(millimetres('for shafts of', 'لأعمدة قطرها', d), text(`for nut KM${size}`, `للصامولة ${ltr(`KM${size}`)}`)),
    price: 1.5 + D * 0.05,
    weightKg: D * D * 4e-6,
    attributes: { bore_diameter: d, width_mm: thickness, material: 'carbon_steel' },
    drawing: { kind: 'washer', d1: d, d2: Math.round(D * 1.1), h: thickness, split: true },
    aliases: [`MB ${size}`, `AW${String(size).padStart(2, '0')}`],
  });
}
