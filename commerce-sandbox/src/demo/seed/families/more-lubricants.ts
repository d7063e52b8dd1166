import { text, type Text } from '../../../platform/values/text.ts';
import { priceNear } from '../rules/commerce.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { ltr } from '../rules/text.ts';
import { grease, GREASE_PACKS, oil, OIL_PACKS, type Grease, type Oil } from './lubricants.ts';

const OILS: readonly Oil[] = [
  oilKind(
    'HVLP',
    'lubrication/oils/hydraulic-oils',
    text('Hydraulic oil HVLP', 'زيت هيدروليكي HVLP'),
    [32, 46, 68],
    'mineral_oil',
    17,
    text(
      'Hydraulic oil with a high viscosity index to DIN 51524-3, for machines that work outdoors in heat and cold.',
      'زيت هيدروليكي بمؤشر لزوجة عالٍ وفق DIN 51524-3، للآلات التي تعمل في الخارج في الحر والبرد.',
    ),
  ),
  oilKind(
    'CGLP',
    'lubrication/oils/slideway-oils',
    text('Slideway oil CGLP', 'زيت المنزلقات CGLP'),
    [32, 68, 220],
    'mineral_oil',
    20,
    text(
      'Adheres to slideways of machine tools, prevents stick-slip, and separates from coolant. To ISO 11158.',
      'يلتصق بمنزلقات آلات التشغيل ويمنع الحركة المتقطعة وينفصل عن سائل التبريد، وفق ISO 11158.',
    ),
  ),
  oilKind(
    'TD',
    'lubrication/oils/turbine-oils',
    text('Turbine oil TD', 'زيت توربينات TD'),
    [32, 46, 68],
    'mineral_oil',
    19,
    text(
      'For steam and gas turbines and their bearings, to DIN 51515-1: stable against ageing, quick to release air.',
      'لتوربينات البخار والغاز ومحاملها وفق DIN 51515-1: مستقر ضد التقادم وسريع إطلاق الهواء.',
    ),
  ),
  oilKind(
    'CHO',
    'lubrication/oils/chain-oils',
    text('Chain oil', 'زيت سلاسل'),
    [100, 220, 460],
    'synthetic_oil',
    38,
    text('Creeps into the joints of chains and stays there; up to 180 °C.', 'يتغلغل في مفاصل السلاسل ويبقى فيها، حتى 180 درجة مئوية.'),
  ),
  oilKind(
    'CLPPG',
    'lubrication/oils/gear-oils',
    text('Worm gear oil CLP PG', 'زيت تروس دودية CLP PG'),
    [220, 320, 460],
    'polyglycol',
    62,
    text(
      'Polyglycol oil for worm gears of bronze and steel: low friction, long change intervals. Not to be mixed with mineral oil.',
      'زيت بولي غليكول للتروس الدودية من البرونز والفولاذ: احتكاك منخفض وفترات تبديل طويلة. لا يُخلط مع الزيت المعدني.',
    ),
  ),
];
/** Compressor oil comes as one product per grade, chosen by pack. */
const COMPRESSOR = oilKind(
  'VDL',
  'lubrication/oils/compressor-oils',
  text('Compressor oil VDL', 'زيت ضواغط VDL'),
  [68, 100, 150],
  'mineral_oil',
  21,
  text(
    'For screw and piston compressors to DIN 51506: little coke at high outlet temperatures.',
    'للضواغط اللولبية والترددية وفق DIN 51506: تفحّم قليل عند حرارة خروج عالية.',
  ),
);

function oilKind(
  code: string,
  category: string,
  name: Text,
  grades: readonly number[],
  base: Oil['base'],
  perLitre: number,
  sentences: Text,
): Oil {
  return { code, category, name, grades, base, perLitre, sentences };
}

const GREASES: readonly Grease[] = [
  {
    code: 'LGMO',
    name: text('Molybdenum grease', 'شحم الموليبدنوم'),
    grades: [2],
    thickener: 'lithium_soap',
    perKilogram: 48,
    sentences: text(
      'With molybdenum disulphide for slow, heavily loaded joints, pins and splines.',
      'بثاني كبريتيد الموليبدنوم للمفاصل والمحاور البطيئة شديدة التحميل.',
    ),
  },
  {
    code: 'LGSP',
    name: text('High speed spindle grease', 'شحم أعمدة الدوران السريعة'),
    grades: [2],
    thickener: 'lithium_complex',
    perKilogram: 190,
    sentences: text(
      'Synthetic grease of low viscosity for spindle bearings at the highest speeds.',
      'شحم تخليقي منخفض اللزوجة لمحامل أعمدة الدوران بأعلى السرعات.',
    ),
  },
  {
    code: 'LGWA',
    name: text('Water resistant grease', 'شحم مقاوم للماء'),
    grades: [1, 2],
    thickener: 'calcium_sulfonate',
    perKilogram: 58,
    sentences: text(
      'Stays in the bearing under splashing water; for pumps, ports and washing plants.',
      'يبقى في المحمل تحت رذاذ الماء؛ للمضخات والموانئ ومنشآت الغسل.',
    ),
  },
];
/** Food grade grease: one product, chosen by pack. */
const FOOD: Grease = {
  code: 'LGFG',
  name: text('Food grade grease', 'شحم صالح للصناعات الغذائية'),
  grades: [2],
  thickener: 'aluminium_complex',
  perKilogram: 92,
  sentences: text(
    'Registered as H1 for incidental contact with food: filling lines, mixers, bakery ovens.',
    'مسجّل بدرجة H1 للتلامس العرضي مع الأغذية: خطوط التعبئة والخلاطات وأفران المخابز.',
  ),
};

/** Oils and greases beyond those that the shop began with; four of them are chosen by pack. */
export function moreLubricants(): readonly ProductSeed[] {
  return [
    ...OILS.flatMap((kind) => kind.grades.flatMap((grade) => OIL_PACKS.map((pack) => oil(kind, grade, pack)))),
    ...GREASES.flatMap((kind) => kind.grades.flatMap((grade) => GREASE_PACKS.map((pack) => grease(kind, grade, pack)))),
    ...COMPRESSOR.grades.flatMap((grade) =>
      chooser(
        `${COMPRESSOR.code}${grade}`,
        OIL_PACKS.map((pack) => oil(COMPRESSOR, grade, pack)),
        text(`${COMPRESSOR.name.en} ${grade}`, `${COMPRESSOR.name.ar} ${ltr(String(grade))}`),
      ),
    ),
    ...chooser(
      'LGFG2',
      GREASE_PACKS.map((pack) => grease(FOOD, 2, pack)),
      text(`${FOOD.name.en} NLGI 2`, `${FOOD.name.ar} ${ltr('NLGI 2')}`),
    ),
    ...SPRAYS.map(spray),
  ];
}

/** The packs, not shown by themselves, and the product that they are chosen from. */
function chooser(sku: string, packs: readonly ProductSeed[], name: Text): readonly ProductSeed[] {
  const [first] = packs;
  if (!first) return [];
  const { volume_l: _volume, net_weight_kg: _weight, pack_size: _pack, ...attributes } = first.attributes;
  const { tiers: _tiers, ...rest } = first;
  return [
    ...packs.map((pack) => ({ ...pack, visible: false })),
    {
      ...rest,
      sku,
      name,
      attributes,
      priceHalalas: 0,
      stock: 0,
      urlKey: `${first.family}-${sku.toLowerCase()}`,
      popularity: 70,
      aliases: [],
      variants: { attribute: 'pack_size', skus: packs.map((pack) => pack.sku) },
      shortDescription: text(`${name.en}, choose the pack.`, `${name.ar}، اختر العبوة.`),
    },
  ];
}

const SPRAYS: readonly (readonly [code: string, en: string, ar: string, price: number, useEn: string, useAr: string])[] = [
  [
    'SPR-CHAIN',
    'Chain spray',
    'بخاخ سلاسل',
    26,
    'Adhesive lubricant for chains, ropes and open gears.',
    'مادة تزييت لاصقة للسلاسل والحبال والتروس المكشوفة.',
  ],
  [
    'SPR-MULTI',
    'Multi-purpose oil spray',
    'بخاخ زيت متعدد الأغراض',
    19,
    'Loosens rust, displaces water, protects and lubricates.',
    'يفك الصدأ ويطرد الماء ويحمي ويزيّت.',
  ],
  ['SPR-SILICONE', 'Silicone spray', 'بخاخ سيليكون', 22, 'Clear lubricant for plastics and rubber.', 'مادة تزييت شفافة للبلاستيك والمطاط.'],
  [
    'SPR-CLEAN',
    'Brake and parts cleaner spray',
    'بخاخ منظف الفرامل والقطع',
    17,
    'Removes oil and grease without residue before mounting.',
    'يزيل الزيت والشحم دون أثر قبل التركيب.',
  ],
  [
    'SPR-ZINC',
    'Zinc spray',
    'بخاخ زنك',
    28,
    'Cold galvanising for weld seams and cut edges.',
    'جلفنة باردة لخطوط اللحام والحواف المقصوصة.',
  ],
  [
    'SPR-COPPER',
    'Copper paste spray',
    'بخاخ معجون النحاس',
    31,
    'Keeps screws and flanges from seizing up to 1,100 °C.',
    'يمنع التصاق البراغي والشفاه حتى 1100 درجة مئوية.',
  ],
  [
    'SPR-BELT',
    'Belt dressing spray',
    'بخاخ سيور',
    24,
    'Stops squealing and slip of V-belts until they are replaced.',
    'يوقف صرير السيور وانزلاقها حتى استبدالها.',
  ],
  [
    'SPR-FOOD',
    'Food grade oil spray',
    'بخاخ زيت غذائي',
    34,
    'Registered as H1 for incidental contact with food.',
    'مسجّل بدرجة H1 للتلامس العرضي مع الأغذية.',
  ],
];

function spray([sku, en, ar, price, useEn, useAr]: (typeof SPRAYS)[number]): ProductSeed {
  return {
    sku,
    family: 'spray',
    categories: ['lubrication/sprays'],
    name: text(`${en}, 400 ml`, `${ar}، ${ltr('400 ml')}`),
    shortDescription: text(`${useEn} Aerosol can of 400 ml.`, `${useAr} عبوة ${ltr('400 ml')}.`),
    description: text(
      `<p>${useEn} Aerosol can of 400 ml. Shake before use; keep away from heat.</p>`,
      `<p>${useAr} عبوة مضغوطة سعة <bdi dir="ltr">400 ml</bdi>. تُرج قبل الاستعمال وتُحفظ بعيداً عن الحرارة.</p>`,
    ),
    urlKey: `spray-${sku.slice(4).toLowerCase()}`,
    attributes: { manufacturer: 'lubrazen', volume_l: 0.4, pack_size: 'can_400ml' },
    drawing: { kind: 'container', shape: 'spray', grade: sku.slice(4), content: '400 ML' },
    priceHalalas: priceNear(price, sku),
    stock: 260,
    weightKg: 0.42,
    popularity: 50,
    keywords: ['aerosol', 'بخاخ'],
  };
}
