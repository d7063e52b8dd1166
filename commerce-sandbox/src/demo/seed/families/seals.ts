import { text, type Text } from '../../../platform/values/text.ts';
import { boxTiers, priceNear, stockOf } from '../rules/commerce.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { dimensions, ltr, pick } from '../rules/text.ts';
import { O_RINGS, SHAFT_SEALS } from '../tables/other.ts';

const MAKERS = ['sealtara', 'gummarin'] as const;

export const COMPOUNDS: readonly Compound[] = [
  {
    code: 'NBR',
    option: 'nbr',
    factor: 1,
    range: '−30 … +100 °C',
    sentence: text('resists mineral oils and greases', 'يقاوم الزيوت المعدنية والشحوم'),
  },
  {
    code: 'FKM',
    option: 'fkm',
    factor: 4.2,
    range: '−20 … +200 °C',
    sentence: text('resists heat, fuels and aggressive oils', 'يقاوم الحرارة والوقود والزيوت القاسية'),
  },
];

/** Radial shaft seals and O-rings, each in two rubbers. */
export function seals(): readonly ProductSeed[] {
  return COMPOUNDS.flatMap((compound) => [
    ...SHAFT_SEALS.map(([d, D, B]) => shaftSeal(d, D, B, compound)),
    ...O_RINGS.flatMap(({ d2, sizes }) => sizes.map(([code, d1]) => oRing(code, d1, d2, compound))),
  ]);
}

/** A rubber: how it is named, what it costs beside NBR, and what it bears. */
export interface Compound {
  readonly code: string;
  readonly option: string;
  readonly factor: number;
  readonly range: string;
  readonly sentence: Text;
}

export function shaftSeal(d: number, D: number, B: number, compound: Compound): ProductSeed {
  const size = dimensions([d, D, B]);
  const sku = `TC-${d}X${D}X${B}-${compound.code}`;
  return {
    sku,
    family: 'radial-shaft-seal',
    categories: [`seals/radial-shaft-seals/${compound.option}`],
    name: text(`Radial shaft seal ${d}×${D}×${B} ${compound.code}`, `مانع تسرب زيت للأعمدة ${ltr(`${d}×${D}×${B} ${compound.code}`)}`),
    shortDescription: text(
      `Type TC with dust lip, ISO 6194, ${size.en}, ${compound.code}.`,
      `طراز TC بشفة غبار وفق ISO 6194، المقاس ${size.ar}، ${compound.code}.`,
    ),
    description: text(
      `<p>Rotary shaft seal type TC with a rubber covered case, garter spring and additional dust lip, to ISO 6194, for a shaft of ${d} mm and a bore of ${D} mm. The compound ${compound.code} ${compound.sentence.en}, ${compound.range}. Oil the lip before mounting.</p>`,
      `<p>مانع تسرب للأعمدة الدوّارة طراز TC بغلاف مغطى بالمطاط ونابض حلقي وشفة إضافية للغبار، وفق المواصفة ISO 6194، لعمود قطره <bdi dir="ltr">${d}</bdi> مم وثقب قطره <bdi dir="ltr">${D}</bdi> مم. المركّب ${compound.code} ${compound.sentence.ar}، <bdi dir="ltr">${compound.range}</bdi>. يُزيَّت طرف الشفة قبل التركيب.</p>`,
    ),
    urlKey: `radial-shaft-seal-${d}x${D}x${B}-${compound.option}`,
    attributes: {
      manufacturer: pick(MAKERS, `${d}${D}`),
      bore_diameter: d,
      outside_diameter: D,
      width_mm: B,
      material: compound.option,
      standard: 'ISO 6194',
    },
    drawing: { kind: 'shaft-seal', d, D, B },
    priceHalalas: priceNear((3 + 0.000_35 * D * D) * compound.factor, sku),
    popularity: compound.code === 'NBR' ? 60 : 20,
    stock: stockOf(sku),
    weightKg: Math.max(0.004, Number(((D * D - d * d) * B * 1.6e-6).toFixed(4))),
    aliases: [`${d}x${D}x${B}`, `TC ${d}-${D}-${B}`, `BASL ${d}x${D}x${B}`],
  };
}

export function oRing(code: string, d1: number, d2: number, compound: Compound): ProductSeed {
  const sku = `OR-${code}-${compound.code}`;
  const size = dimensions([d1, d2]);
  const priceHalalas = priceNear((0.6 + 0.02 * d1 + 0.2 * d2) * compound.factor, sku);
  return {
    sku,
    family: 'o-ring',
    categories: [`seals/o-rings/o-rings-${compound.option}`],
    name: text(`O-ring ${code}, ${d1}×${d2} ${compound.code}`, `حلقة إحكام دائرية ${ltr(`${code}, ${d1}×${d2} ${compound.code}`)}`),
    shortDescription: text(
      `O-ring to ISO 3601-1, size ${code}, ${size.en}, ${compound.code} 70 Shore A.`,
      `حلقة إحكام دائرية وفق ISO 3601-1، القياس ${ltr(code)}، ${size.ar}، ${compound.code} بصلادة ${ltr('70 Shore A')}.`,
    ),
    description: text(
      `<p>O-ring of size ${code} to ISO 3601-1 with an inside diameter of ${d1} mm and a cross section of ${d2} mm. The compound ${compound.code} ${compound.sentence.en}, ${compound.range}. For static sealing and slow movement, hydraulics and pneumatics.</p>`,
      `<p>حلقة إحكام دائرية بالقياس <bdi dir="ltr">${code}</bdi> وفق المواصفة ISO 3601-1، القطر الداخلي <bdi dir="ltr">${d1}</bdi> مم وقطر المقطع <bdi dir="ltr">${d2}</bdi> مم. المركّب ${compound.code} ${compound.sentence.ar}، <bdi dir="ltr">${compound.range}</bdi>. للإحكام الساكن والحركة البطيئة في الأنظمة الهيدروليكية والهوائية.</p>`,
    ),
    urlKey: `o-ring-${code}-${compound.option}`,
    attributes: {
      manufacturer: pick(MAKERS, code),
      bore_diameter: d1,
      cross_section_mm: d2,
      material: compound.option,
      standard: 'ISO 3601-1',
    },
    drawing: { kind: 'o-ring', d1, d2 },
    priceHalalas,
    tiers: boxTiers(priceHalalas),
    popularity: compound.code === 'NBR' ? 60 : 20,
    stock: stockOf(sku) * 4,
    weightKg: Math.max(0.001, Number((d1 * d2 * d2 * 1e-5).toFixed(4))),
    aliases: [`${d1}x${d2}`, `AS568-${code}`],
  };
}
