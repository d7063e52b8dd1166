import { text } from '../../../platform/values/text.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { ltr } from '../rules/text.ts';
import { BELT_LENGTHS, BELT_SECTIONS } from '../tables/other.ts';
import { vBelt } from './drives.ts';
import { part, type PartKind } from './part.ts';

const FOLDER = 'power-transmission/v-belts';

/** Datum lengths between those that the shop began with (ISO 4184, series R 40), further classical sections, cogged wedge belts. */
const BETWEEN: Readonly<Record<string, readonly number[]>> = {
  SPZ: [670, 750, 850, 950, 1060, 1180, 1320, 1500, 1700, 1900, 2120, 2360, 2650, 3000, 3350],
  SPB: [1320, 1500, 1700, 1900, 2120, 2360, 2650, 3000, 3350, 3750, 4250, 4750, 5300, 6000, 6700, 7500],
  SPC: [2120, 2360, 2650, 3000, 3350, 3750, 4250, 4750, 5300, 6000, 6700, 7500, 8500, 9500, 10_600, 11_800],
};
/** Sections Z and C (ISO 4184): lengths in stock. */
const CLASSICAL_LENGTHS: Readonly<Record<string, readonly number[]>> = {
  Z: [406, 475, 530, 625, 700, 780, 920, 1080, 1330, 1420, 1540],
  C: [1565, 1760, 1950, 2195, 2420, 2715, 2880, 3080, 3520, 4060, 4600, 5380, 6100, 6815, 7600, 9100],
};

export function belts(): readonly ProductSeed[] {
  const cogged = (BELT_LENGTHS['SPA'] ?? []).map((length) => ({ ...vBelt('XPA', length, `${FOLDER}/cogged`), visible: false }));
  return [
    ...Object.entries(BETWEEN).flatMap(([section, list]) =>
      list.map((length) => vBelt(section, length, `${FOLDER}/${section.toLowerCase()}`)),
    ),
    ...Object.entries(CLASSICAL_LENGTHS).flatMap(([section, list]) => list.map((length) => vBelt(section, length, `${FOLDER}/classical`))),
    ...['SPZ', 'SPB', 'SPC'].flatMap((section) =>
      [...(BELT_LENGTHS[section] ?? []), ...(BETWEEN[section] ?? [])]
        .sort((a, b) => a - b)
        .map((length) => vBelt(section.replace('SP', 'XP'), length, `${FOLDER}/cogged`)),
    ),
    ...cogged,
    chooser(
      'XPA-BELT',
      cogged.map((belt) => belt.sku),
    ),
  ];
}

const COGGED: PartKind = {
  family: 'cogged-wedge-belt',
  category: `${FOLDER}/cogged`,
  name: text('Cogged wedge belt XPA', `سير إسفيني مسنن الباطن ${ltr('XPA')}`),
  sentences: text('', ''),
  standard: 'ISO 4184',
  makers: ['riemora'],
};

function chooser(sku: string, skus: readonly string[]): ProductSeed {
  const [width, height] = BELT_SECTIONS['SPA'] ?? [0, 0];
  return part(COGGED, {
    sku,
    label: '',
    size: text(`section XPA, ${skus.length} datum lengths`, `المقطع ${ltr('XPA')} بأطوال مرجعية مختلفة`),
    price: 0,
    weightKg: 0.18,
    attributes: { belt_section: 'XPA', width_mm: width, height_mm: height, material: 'aramid_rubber' },
    drawing: { kind: 'belt', section: 'XPA', width, height, length: undefined },
    aliases: ['XPA'],
    more: {
      name: COGGED.name,
      priceHalalas: 0,
      stock: 0,
      urlKey: 'cogged-wedge-belt-xpa',
      popularity: 60,
      variants: { attribute: 'belt_length', skus },
      description: text(
        '<p>Raw edge cogged wedge belt of section XPA (12.7 × 10 mm) to ISO 4184. Choose the datum length; all lengths can be ' +
          'used in sets.</p>',
        '<p>سير إسفيني مسنن الباطن بحواف مكشوفة بالمقطع <bdi dir="ltr">XPA (12.7 × 10 mm)</bdi> وفق المواصفة ISO 4184. اختر ' +
          'الطول المرجعي؛ يمكن استخدام جميع الأطوال في مجموعات.</p>',
      ),
    },
  });
}
