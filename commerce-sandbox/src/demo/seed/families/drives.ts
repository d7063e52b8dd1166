import { text } from '../../../platform/values/text.ts';
import { rounded } from '../rules/commerce.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { dimensions, ltr } from '../rules/text.ts';
import { COUPLINGS, COUPLING_BORES, PULLEYS, TAPER_BUSHES, TIMING_BELTS } from '../tables/accessories.ts';
import { BELT_SECTIONS, CHAINS } from '../tables/other.ts';
import { facts, millimetres, part, type PartKind } from './part.ts';

/** Timing belts, pulleys, taper bushes, couplings, links and sprockets. */
export function drives(): readonly ProductSeed[] {
  return [...timingBelts(), ...pulleys(), ...bushes(), ...couplings(), ...links(), ...sprockets()];
}

const BELT_MAKERS = ['riemora', 'kettonia'] as const;
const METAL_MAKERS = ['kettonia', 'ostervogt', 'gehavar'] as const;

const TIMING: PartKind = {
  family: 'timing-belt',
  category: '',
  name: text('Timing belt', 'سير مسنن'),
  standard: 'ISO 5296',
  makers: BELT_MAKERS,
  sentences: text(
    'Chloroprene with glass cords and a nylon facing: it runs without slip, lubrication or retensioning.',
    'من الكلوروبرين مع حبال زجاجية وسطح نايلون: يعمل بلا انزلاق ولا تزييت ولا إعادة شدّ.',
  ),
};

function timingBelts(): readonly ProductSeed[] {
  return Object.entries(TIMING_BELTS).flatMap(([profile, { pitch, thickness, lengths, widths }]) =>
    lengths.flatMap(([code, teeth]) =>
      widths.map(([widthCode, width]) => {
        const sku = `${code}${profile}${widthCode}`;
        const length = rounded(teeth * pitch, 2);
        return part(
          { ...TIMING, category: `power-transmission/timing-belts/${profile.toLowerCase()}-belts` },
          {
            sku,
            label: `${code} ${profile} ${widthCode}`,
            price: 8 + length * width * 0.002_2,
            weightKg: length * width * thickness * 1.2e-6,
            size: facts(
              text(`pitch ${pitch} mm`, `الخطوة ${ltr(String(pitch))} مم`),
              text(`${teeth} teeth`, `${ltr(String(teeth))} سناً`),
              millimetres('pitch length', 'طول الخطوة', length),
              millimetres('width', 'العرض', width),
            ),
            attributes: {
              belt_section: profile,
              belt_length: length,
              pitch_mm: pitch,
              width_mm: width,
              height_mm: thickness,
              teeth,
              material: 'chloroprene',
            },
            drawing: { kind: 'timing-belt', code: `${code} ${profile}`, pitch, teeth, width },
            aliases: [`${code}-${profile}-${widthCode}`, `${profile}${code}-${widthCode}`],
            more: { popularity: 70 },
          },
        );
      }),
    ),
  );
}

const PULLEY: PartKind = {
  family: 'v-pulley',
  category: '',
  name: text('V-pulley', 'بكرة سير على شكل V'),
  standard: 'ISO 4183',
  makers: METAL_MAKERS,
  sentences: text(
    'Grey cast iron, balanced, for a taper bush. It takes wedge belts and classical belts of the matching section.',
    'من حديد الزهر الرمادي، متوازنة، لجلبة مخروطية. تناسب السيور الإسفينية والتقليدية بالمقطع المطابق.',
  ),
};
const GROOVES = [1, 2, 3, 4] as const;

function pulleys(): readonly ProductSeed[] {
  return Object.entries(PULLEYS).flatMap(([section, { diameters, e, f }]) =>
    diameters.flatMap((diameter) =>
      GROOVES.map((grooves) => {
        const width = (grooves - 1) * e + 2 * f;
        const sku = `${section}-${diameter}-${grooves}-TB`;
        return part(
          { ...PULLEY, category: `power-transmission/pulleys/${section.toLowerCase()}-pulleys` },
          {
            sku,
            label: `${section} ${diameter}-${grooves}`,
            price: 14 + diameter * width * 0.011,
            weightKg: diameter * diameter * width * 3.6e-6,
            size: facts(
              millimetres('datum diameter', 'القطر المرجعي', diameter),
              text(`${grooves} groove${grooves === 1 ? '' : 's'}`, `عدد المجاري ${ltr(String(grooves))}`),
              millimetres('width', 'العرض', width),
            ),
            attributes: { belt_section: section, outside_diameter: diameter, width_mm: width, grooves, material: 'cast_iron' },
            drawing: { kind: 'pulley', diameter, grooves, width, section },
            aliases: [`${section}${diameter}x${grooves}`, `${diameter}-${section}-${grooves}`],
          },
        );
      }),
    ),
  );
}

const BUSH: PartKind = {
  family: 'taper-bush',
  category: 'power-transmission/taper-bushes',
  name: text('Taper bush', 'جلبة مخروطية'),
  standard: 'DIN 6885',
  makers: METAL_MAKERS,
  sentences: text(
    'Cast iron, taper 1:8, with keyway. Two screws pull it into the hub, and push it off again.',
    'من حديد الزهر بميل 1:8 ومجرى خابور. يسحبها برغيان إلى الصرة ويدفعانها منها عند الفك.',
  ),
  keywords: ['taperlock', 'taper lock', 'تيبر لوك'],
};

function bushes(): readonly ProductSeed[] {
  return TAPER_BUSHES.flatMap(([size, D, L, bores]) =>
    bores.map((bore) =>
      part(BUSH, {
        sku: `TB-${size}-${bore}`,
        label: `${size}-${bore}`,
        size: facts(
          millimetres('bore', 'الثقب', bore),
          millimetres('large diameter', 'القطر الأكبر', D),
          millimetres('length', 'الطول', L),
        ),
        price: 9 + D * L * 0.006,
        weightKg: (D * D - bore * bore) * L * 5.2e-6,
        attributes: { bore_diameter: bore, outside_diameter: D, length_mm: L, material: 'cast_iron' },
        drawing: { kind: 'sleeve', d: bore, D, L, slope: 0.125 },
        aliases: [`${size}x${bore}`, `${size} ${bore}`],
      }),
    ),
  );
}

const HUB: PartKind = {
  family: 'jaw-coupling-hub',
  category: 'power-transmission/couplings',
  name: text('Jaw coupling hub', 'نصف وصلة مرنة فكية'),
  standard: 'DIN 740',
  makers: METAL_MAKERS,
  sentences: text(
    'Grey cast iron, finish bored with keyway to DIN 6885. Two hubs and one spider make a coupling that damps shocks and takes ' +
      'up misalignment.',
    'من حديد الزهر الرمادي بثقب نهائي ومجرى خابور وفق DIN 6885. تتكون الوصلة من نصفين ونجمة مرنة تخمد الصدمات وتعوّض الانحراف.',
  ),
  keywords: ['coupling', 'وصلة مرنة'],
};
const SPIDER: PartKind = {
  ...HUB,
  family: 'coupling-spider',
  name: text('Coupling spider', 'نجمة مرنة للوصلات'),
  sentences: text(
    'Polyurethane element between the hubs of a jaw coupling. Replace it when the jaws show play.',
    'عنصر من البولي يوريثان بين نصفي الوصلة الفكية. يُستبدل عند ظهور خلوص بين الفكوك.',
  ),
};

function couplings(): readonly ProductSeed[] {
  return COUPLINGS.flatMap(([size, D, L, largest, torque]) => [
    ...COUPLING_BORES.filter((bore) => bore <= largest && bore >= largest / 4).map((bore) =>
      part(HUB, {
        sku: `JC-${size}-${bore}`,
        label: `${size}, ${bore} mm`,
        size: facts(
          millimetres('bore', 'الثقب', bore),
          millimetres('outside diameter', 'القطر الخارجي', D),
          millimetres('length of the coupling', 'طول الوصلة', L),
        ),
        price: 12 + D * L * 0.008,
        weightKg: D * D * L * 2.3e-6,
        attributes: { bore_diameter: bore, outside_diameter: D, length_mm: L, material: 'cast_iron' },
        drawing: { kind: 'sleeve', d: bore, D, L, slope: 0 },
        aliases: [`JC${size}/${bore}`],
      }),
    ),
    ...[92, 98].map((shore) =>
      part(SPIDER, {
        sku: `JCS-${size}-${shore}`,
        label: `${size}, ${shore} Shore A`,
        size: facts(
          text(
            `nominal torque ${shore === 98 ? torque : rounded(torque * 0.6, 0)} Nm`,
            `العزم الاسمي ${ltr(`${shore === 98 ? torque : rounded(torque * 0.6, 0)} Nm`)}`,
          ),
          millimetres('outside diameter', 'القطر الخارجي', D),
        ),
        price: 6 + D * 0.5,
        weightKg: D * D * 8e-6,
        attributes: { outside_diameter: D, material: 'polyurethane' },
        drawing: { kind: 'spider', D, size },
      }),
    ),
  ]);
}

const LINK: PartKind = {
  family: 'connecting-link',
  category: 'power-transmission/roller-chains/connecting-links',
  name: text('Connecting link', 'وصلة ربط سلسلة'),
  standard: 'ISO 606',
  makers: ['kettonia', 'ostervogt'],
  sentences: text(
    'Joins the ends of a chain. The closed end of the spring clip points in the direction of travel.',
    'تصل طرفي السلسلة. يتجه الطرف المغلق للمشبك النابضي مع اتجاه الحركة.',
  ),
  keywords: ['chain link', 'قفل سلسلة'],
};
const OFFSET_LINK: PartKind = {
  ...LINK,
  family: 'offset-link',
  name: text('Offset link', 'وصلة نصفية للسلسلة'),
  sentences: text(
    'Makes an odd number of pitches possible. It bears less than the chain; use it only where an even number does not fit.',
    'تتيح عدداً فردياً من الخطوات. تتحمل أقل من السلسلة، فلا تُستخدم إلا حيث لا يناسب العدد الزوجي.',
  ),
};

function links(): readonly ProductSeed[] {
  return CHAINS.flatMap(([number, pitch, roller, inner, height]) =>
    ([1, 2, 3] as const).flatMap((strands) =>
      (
        [
          [LINK, 'CL'],
          [OFFSET_LINK, 'OL'],
        ] as const
      ).map(([kind, code]) =>
        part(kind, {
          sku: `${number}-${strands}-${code}`,
          label: `${number}-${strands}`,
          size: facts(
            text(`pitch ${pitch} mm`, `الخطوة ${ltr(String(pitch))} مم`),
            text(`inner width ${inner} mm`, `العرض الداخلي ${ltr(String(inner))} مم`),
          ),
          price: (1.5 + pitch * height * 0.02) * strands,
          weightKg: pitch * height * 0.000_1 * strands,
          attributes: { pitch_mm: pitch, roller_diameter_mm: roller, inner_width_mm: inner, height_mm: height, material: 'carbon_steel' },
          drawing: { kind: 'chain', pitch, roller, inner, height, strands, links: 1 },
          aliases: [`${code} ${number}-${strands}`],
        }),
      ),
    ),
  );
}

const TEETH = [11, 12, 13, 14, 16, 18, 20, 22, 24, 27, 32, 36, 40, 45, 57, 76] as const;
const SPROCKET: PartKind = {
  family: 'sprocket',
  category: 'power-transmission/sprockets',
  name: text('Sprocket', 'عجلة مسننة للسلاسل'),
  standard: 'ISO 606',
  makers: ['kettonia', 'ostervogt'],
  sentences: text(
    'With hub and pilot bore. The teeth are milled from carbon steel and can be hardened; bore and keyway to your drawing on request.',
    'بصرة وثقب أولي. الأسنان مفرّزة من فولاذ كربوني قابل للتقسية، والثقب ومجرى الخابور حسب رسمكم عند الطلب.',
  ),
};

function sprockets(): readonly ProductSeed[] {
  return CHAINS.slice(1, 8).flatMap(([number, pitch]) =>
    TEETH.map((teeth) => {
      const diameter = rounded(pitch / Math.sin(Math.PI / teeth), 2);
      return part(SPROCKET, {
        sku: `SPR-${number}-${teeth}`,
        label: `${number}-1, ${teeth} teeth`,
        size: facts(text(`${teeth} teeth`, `عدد الأسنان ${ltr(String(teeth))}`), millimetres('pitch circle', 'دائرة الخطوة', diameter)),
        price: 12 + diameter * diameter * 0.006,
        weightKg: diameter * diameter * 0.000_09,
        attributes: { pitch_mm: pitch, outside_diameter: diameter, teeth, material: 'carbon_steel' },
        drawing: { kind: 'sprocket', pitch, teeth, diameter },
        more: {
          name: text(`Sprocket ${number}-1, ${teeth} teeth`, `عجلة مسننة للسلاسل ${ltr(`${number}-1`)} بعدد أسنان ${ltr(String(teeth))}`),
          urlKey: `sprocket-${number.toLowerCase()}-${teeth}`,
        },
      });
    }),
  );
}

const WEDGE: PartKind = {
  family: 'cogged-wedge-belt',
  category: '',
  name: text('Cogged wedge belt', 'سير إسفيني مسنن الباطن'),
  standard: 'ISO 4184',
  makers: BELT_MAKERS,
  sentences: text(
    'Raw edge with a moulded cog: it bends around small pulleys and transmits more than a wrapped belt of the same section.',
    'بحواف مكشوفة وباطن مسنن: ينحني حول البكرات الصغيرة وينقل قدرة أكبر من السير المغلف بالمقطع نفسه.',
  ),
};
const CLASSICAL: PartKind = {
  ...WEDGE,
  family: 'classical-v-belt',
  category: 'power-transmission/v-belts/classical',
  name: text('Classical V-belt', 'سير تقليدي على شكل V'),
  sentences: text(
    'Wrapped, with polyester cords, for drives of fans, compressors and old machines.',
    'مغلف مع حبال بوليستر، لمحركات المراوح والضواغط والآلات القديمة.',
  ),
};
const WRAPPED: PartKind = {
  ...WEDGE,
  family: 'wedge-belt',
  name: text('Wedge belt', 'سير إسفيني ضيق'),
  sentences: text(
    'Polyester cords keep the length, the fabric cover resists oil and heat. Order all belts of one drive together.',
    'تحافظ حبال البوليستر على الطول ويقاوم الغلاف النسيجي الزيت والحرارة. يُنصح بطلب سيور المحرك الواحد معاً.',
  ),
};

/** A belt of a section that the shop did not begin with, or of a length between. */
export function vBelt(section: string, length: number, category: string): ProductSeed {
  const base = section.replace(/^XP/, 'SP');
  const [width, height] = BELT_SECTIONS[base] ?? [0, 0];
  const kind = section.startsWith('XP') ? WEDGE : section.startsWith('SP') ? WRAPPED : CLASSICAL;
  return part(
    { ...kind, category },
    {
      sku: `${section}-${length}`,
      label: `${section} ${length}`,
      size: facts(dimensions([width, height]), millimetres('datum length', 'الطول المرجعي', length)),
      price: (6 + length * width * height * 0.000_09) * (kind === WEDGE ? 1.35 : 1),
      weightKg: length * width * height * 1.1e-6,
      attributes: {
        belt_section: section,
        belt_length: length,
        width_mm: width,
        height_mm: height,
        length_mm: length,
        material: 'aramid_rubber',
      },
      drawing: { kind: 'belt', section, width, height, length },
      aliases: [`${section} ${length}`, `${section}${length}LD`],
      more: { urlKey: `v-belt-${section.toLowerCase()}-${length}` },
    },
  );
}
