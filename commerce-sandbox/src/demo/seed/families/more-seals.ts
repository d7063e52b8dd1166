import { text } from '../../../platform/values/text.ts';
import { boxTiers, priceNear, stockOf } from '../rules/commerce.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { dimensions, ltr } from '../rules/text.ts';
import { O_RINGS, SHAFT_SEALS } from '../tables/other.ts';
import { MORE_O_RINGS, MORE_SHAFT_SEALS } from '../tables/seals.ts';
import { part, type PartKind } from './part.ts';
import { COMPOUNDS, oRing, shaftSeal } from './seals.ts';

const MAKERS = ['sealtara', 'gummarin'] as const;

/** Further compounds of O-rings; a range of temperatures and a use each. */
const FURTHER = [
  {
    code: 'EPDM',
    option: 'epdm',
    factor: 1.6,
    range: '−50 … +150 °C',
    sentence: text(
      'resists hot water, steam and brake fluid, but no mineral oil',
      'يقاوم الماء الساخن والبخار وسائل المكابح، ولا يقاوم الزيوت المعدنية',
    ),
  },
  {
    code: 'VMQ',
    option: 'vmq',
    factor: 3,
    range: '−60 … +200 °C',
    sentence: text('stays soft in cold and heat and is suited to food and air', 'يبقى ليناً في البرد والحر ويناسب الأغذية والهواء'),
  },
] as const;

/** Seals beyond the sizes and types that the shop began with. */
export function moreSeals(): readonly ProductSeed[] {
  return [
    ...COMPOUNDS.flatMap((compound) => [
      ...MORE_SHAFT_SEALS.map(([d, D, B]) => shaftSeal(d, D, B, compound)),
      ...MORE_O_RINGS.flatMap(({ d2, sizes }) => sizes.map(([code, d1]) => oRing(code, d1, d2, compound))),
    ]),
    ...[...SHAFT_SEALS, ...MORE_SHAFT_SEALS].map(([d, D, B]) => withoutLip(d, D, B)),
    ...FURTHER.flatMap((compound) =>
      [...O_RINGS, ...MORE_O_RINGS].flatMap(({ d2, sizes }) => sizes.map(([code, d1]) => oRing(code, d1, d2, compound))),
    ),
    ...CORDS.flatMap((d2) => [cord(d2, 'NBR'), cord(d2, 'FKM')]),
    ...V_RINGS.map(vRing),
  ];
}

const SINGLE_LIP: PartKind = {
  family: 'radial-shaft-seal',
  category: 'seals/radial-shaft-seals/single-lip',
  name: text('Radial shaft seal', 'مانع تسرب زيت للأعمدة'),
  standard: 'ISO 6194',
  makers: MAKERS,
  keywords: ['type SC', 'single lip', 'شفة واحدة'],
  sentences: text(
    'Type SC: rubber covered case, garter spring, one lip of NBR. For clean surroundings, where no dust lip is needed.',
    'طراز SC: غلاف مغطى بالمطاط ونابض حلقي وشفة واحدة من NBR، للأماكن النظيفة حيث لا تلزم شفة غبار.',
  ),
};

function withoutLip(d: number, D: number, B: number): ProductSeed {
  return part(SINGLE_LIP, {
    sku: `SC-${d}X${D}X${B}-NBR`,
    label: `${d}×${D}×${B} SC NBR`,
    size: dimensions([d, D, B]),
    price: 2.6 + 0.000_3 * D * D,
    weightKg: (D * D - d * d) * B * 1.5e-6,
    attributes: { bore_diameter: d, outside_diameter: D, width_mm: B, material: 'nbr' },
    drawing: { kind: 'shaft-seal', d, D, B },
    aliases: [`SC ${d}-${D}-${B}`, `BA ${d}x${D}x${B}`],
    more: { popularity: 20 },
  });
}

const CORDS = [2, 2.5, 3, 3.5, 4, 5, 5.7, 6, 7, 8, 10] as const;
const CORD: PartKind = {
  family: 'o-ring-cord',
  category: 'seals/o-ring-cord',
  name: text('O-ring cord', 'حبل مطاطي لحلقات الإحكام'),
  standard: 'ISO 3601-1',
  makers: MAKERS,
  sentences: text(
    'Round cord by the metre. Cut it square and bond the ends for large or urgent O-rings.',
    'حبل دائري بالمتر. يُقطع قطعاً عمودياً ويُلصق طرفاه لعمل الحلقات الكبيرة أو العاجلة.',
  ),
};

function cord(d2: number, code: 'NBR' | 'FKM'): ProductSeed {
  return part(CORD, {
    sku: `ORC-${d2}-${code}`,
    label: `${d2} mm ${code}`,
    size: text(`cross section ${d2} mm, one metre`, `قطر المقطع ${ltr(String(d2))} مم، متر واحد`),
    price: (1.5 + d2 * d2 * 0.25) * (code === 'FKM' ? 5 : 1),
    weightKg: d2 * d2 * 0.001,
    attributes: { cross_section_mm: d2, material: code === 'FKM' ? 'fkm' : 'nbr' },
    drawing: { kind: 'cord', d2 },
  });
}

/** V-rings, type A: shaft diameters. */
const V_RINGS = [10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 32, 35, 38, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100] as const;
const V_RING: PartKind = {
  family: 'v-ring',
  category: 'seals/v-rings',
  name: text('V-ring type A', `حلقة إحكام طراز ${ltr('V-A')}`),
  standard: '',
  makers: MAKERS,
  sentences: text(
    'All rubber. It turns with the shaft and seals with its lip against a face: against dust, splashes and as a second seal ' +
      'before a bearing.',
    'من المطاط بالكامل. تدور مع العمود وتحكم بشفتها على سطح جانبي: ضد الغبار والرذاذ وكإحكام ثانٍ أمام المحمل.',
  ),
};

function vRing(shaft: number): ProductSeed {
  const sku = `VA-${shaft}-NBR`;
  const price = 2 + shaft * 0.12;
  return {
    ...part(V_RING, {
      sku,
      label: `${shaft} NBR`,
      size: text(`shaft ${shaft} mm`, `العمود ${ltr(String(shaft))} مم`),
      price,
      weightKg: shaft * 0.000_2,
      attributes: { bore_diameter: shaft, material: 'nbr' },
      drawing: { kind: 'v-ring', d: shaft },
      aliases: [`VA${shaft}`, `V-${shaft}A`],
    }),
    tiers: boxTiers(priceNear(price, sku)),
    stock: stockOf(sku),
  };
}
