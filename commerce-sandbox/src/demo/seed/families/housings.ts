import { text, type Text } from '../../../platform/values/text.ts';
import { priceNear, rounded, stockOf } from '../rules/commerce.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { ltr, pick, slug } from '../rules/text.ts';
import { SNL, UCF, UCFL, UCP } from '../tables/other.ts';

const MAKERS = ['gehavar', 'delmaro', 'kaidan'] as const;

/** Bearing units and housings. */
export function housings(): readonly ProductSeed[] {
  return [
    ...UCP.map(([size, shaft, H, L, J, A]) => ({
      ...unit(`UCP${size}`, shaft, PILLOW, 'housing/pillow-block-units', L * A * H, [`UCP ${size}`, `UCP-${size}`]),
      drawing: { kind: 'pillow-block' as const, shaft, H, L, J, split: false },
      ...(size === '205' ? { specialPriceHalalas: 4950, priceHalalas: 6200, stock: 85 } : {}),
      ...extra({ shaft_height_mm: H, length_mm: L, bolt_distance_mm: J, width_mm: A }, `UCP${size}`, shaft),
    })),
    ...UCF.map(([size, shaft, L, J]) => ({
      ...unit(`UCF${size}`, shaft, SQUARE_FLANGE, 'housing/flange-units/square', L * L * 40, [`UCF ${size}`]),
      drawing: { kind: 'flange-unit' as const, shaft, L, J, holes: 4 as const, width: L },
      ...extra({ length_mm: L, bolt_distance_mm: J, width_mm: L }, `UCF${size}`, shaft),
    })),
    ...UCFL.map(([size, shaft, L, J, width]) => ({
      ...unit(`UCFL${size}`, shaft, OVAL_FLANGE, 'housing/flange-units/oval', L * width * 36, [`UCFL ${size}`]),
      drawing: { kind: 'flange-unit' as const, shaft, L, J, holes: 2 as const, width },
      ...extra({ length_mm: L, bolt_distance_mm: J, width_mm: width }, `UCFL${size}`, shaft),
    })),
    ...SNL.map(([size, shaft, H, L, J, A]) => ({
      ...unit(`SNL${size}`, shaft, PLUMMER, 'housing/plummer-block-housings', L * A * H * 1.6, [`SNL ${size}`]),
      drawing: { kind: 'pillow-block' as const, shaft, H, L, J, split: true },
      ...extra({ shaft_height_mm: H, length_mm: L, bolt_distance_mm: J, width_mm: A }, `SNL${size}`, shaft),
    })),
  ];
}

interface Kind {
  readonly family: string;
  readonly name: Text;
  readonly sentences: Text;
}

const PILLOW: Kind = {
  family: 'pillow-block-unit',
  name: text('Pillow block unit', 'وحدة محمل بقاعدة'),
  sentences: text(
    'A cast iron housing with feet holds an insert bearing that is fixed to the shaft by two set screws. Ready to mount and ' +
      'greased; a nipple allows relubrication. It aligns itself to the shaft while being mounted.',
    'مبيت من حديد الزهر بقاعدة يحمل محملاً مُدرجاً يُثبَّت على العمود ببرغيي ضبط. جاهزة للتركيب ومشحّمة، وفيها حلمة لإعادة ' +
      'التشحيم، وتتحاذى مع العمود ذاتياً أثناء التركيب.',
  ),
};
const SQUARE_FLANGE: Kind = {
  family: 'square-flange-unit',
  name: text('Square flange unit', 'وحدة محمل بشفة مربعة'),
  sentences: text(
    'A square cast iron flange with four bolt holes holds an insert bearing with set screws. For shafts that end at or pass ' +
      'through a wall of the machine. Greased, with a nipple for relubrication.',
    'شفة مربعة من حديد الزهر بأربعة ثقوب تثبيت تحمل محملاً مُدرجاً ببراغي ضبط، للأعمدة التي تنتهي عند جدار الآلة أو تمر خلاله. ' +
      'مشحّمة وفيها حلمة لإعادة التشحيم.',
  ),
};
const OVAL_FLANGE: Kind = {
  family: 'oval-flange-unit',
  name: text('Oval flange unit', 'وحدة محمل بشفة بيضوية'),
  sentences: text(
    'An oval cast iron flange with two bolt holes holds an insert bearing with set screws, where there is little room. Greased, ' +
      'with a nipple for relubrication.',
    'شفة بيضوية من حديد الزهر بثقبي تثبيت تحمل محملاً مُدرجاً ببراغي ضبط، حيث يكون الحيّز ضيقاً. مشحّمة وفيها حلمة لإعادة التشحيم.',
  ),
};
const PLUMMER: Kind = {
  family: 'plummer-block-housing',
  name: text('Split plummer block housing', 'مبيت محمل منقسم بقاعدة'),
  sentences: text(
    'Cap and base come apart, so that a shaft with mounted bearings is simply laid in. It takes self-aligning ball or spherical ' +
      'roller bearings on an adapter sleeve. Bearing, sleeve and seals are ordered apart.',
    'ينفصل الغطاء عن القاعدة فيوضع العمود مع محامله المركبة مباشرةً. يناسب محامل الكريات ذاتية المحاذاة أو محامل الدحاريج ' +
      'الكروية على جلبة تثبيت. يُطلب المحمل والجلبة والموانع على حدة.',
  ),
};

function unit(
  sku: string,
  shaft: number,
  kind: Kind,
  category: string,
  volume: number,
  aliases: readonly string[],
): Omit<ProductSeed, 'drawing' | 'attributes'> {
  return {
    sku,
    family: kind.family,
    categories: [category],
    name: text(`${kind.name.en} ${sku}`, `${kind.name.ar} ${ltr(sku)}`),
    shortDescription: text(
      `${kind.name.en} for a shaft of ${shaft} mm, cast iron.`,
      `${kind.name.ar} لعمود قطره ${ltr(String(shaft))} مم، من حديد الزهر.`,
    ),
    description: text(
      `<p>${kind.name.en} ${sku} for a shaft diameter of ${shaft} mm. ${kind.sentences.en}</p>`,
      `<p>${kind.name.ar} <bdi dir="ltr">${sku}</bdi> لعمود قطره <bdi dir="ltr">${shaft}</bdi> مم. ${kind.sentences.ar}</p>`,
    ),
    urlKey: `${kind.family}-${slug(sku)}`,
    priceHalalas: priceNear(22 + volume * 0.000_11, sku),
    stock: stockOf(sku),
    weightKg: rounded(volume * 2.6e-6, 3),
    aliases,
  };
}

function extra(attributes: ProductSeed['attributes'], sku: string, shaft: number): Pick<ProductSeed, 'attributes'> {
  return {
    attributes: {
      manufacturer: pick(MAKERS, sku),
      bore_diameter: shaft,
      material: 'cast_iron',
      standard: sku.startsWith('SNL') ? 'ISO 113' : 'ISO 3228',
      ...attributes,
    },
  };
}
