import { shortLabel, toMeasure } from './measures';
import type { AttributeView, Unit } from './specifications';
import { SYMBOLS } from './symbols';

/** A piece of what tells a product from its neighbours: "25 × 52 × 15" with its unit, "2RS", "C 14" with its unit. */
export interface KeyDatum {
  text: string;
  /** As the platform writes it, … */
  unit?: string;
  /** … or the message of the shop. */
  unitMessage?: Unit;
}

type Attributes = Readonly<Partial<Record<string, AttributeView>>>;

/** In the order in which a size is written: d × D × B, thread × length. */
const SIZES = ['thread', 'bore_diameter', 'outside_diameter', 'width_mm', 'cross_section_mm', 'belt_length', 'length_mm'];
const WORDS = ['belt_section', 'seal_type', 'viscosity_grade', 'nlgi_grade', 'pack_size'];
/** Said where little else is. */
const FURTHER_WORD = 'material';
const LOAD = 'dynamic_load_kn';
const MOST_PARTS = 3;

/** One line about a product, from its attributes: the size first, then what is special, then what it carries. */
export function toKeyData(attributes: Attributes): KeyDatum[] {
  const load = attributes[LOAD];
  const parts = [
    ...toSize(attributes),
    ...WORDS.flatMap((code) => toWord(attributes[code])),
    ...(load ? [{ text: `${SYMBOLS[LOAD] ?? ''} ${load.value}`, ...(load.unit ? { unitMessage: load.unit } : {}) }] : []),
  ];
  return (parts.length > 1 ? parts : [...parts, ...toWord(attributes[FURTHER_WORD])]).slice(0, MOST_PARTS);
}

function toSize(attributes: Attributes): KeyDatum[] {
  const known = SIZES.flatMap((code) => attributes[code] ?? []);
  const measures = known.flatMap(({ value, several }) =>
    several ? (toSpan(several) ?? []) : (toMeasure(value) ?? { number: value, unit: undefined }),
  );
  if (measures.length === 0) return [];
  const unit = measures.map((measure) => measure.unit).find((each) => each !== undefined);
  const unitMessage = known.find((each) => each.unit)?.unit;
  return [
    {
      text: measures.map(({ number }) => number).join(' × '),
      ...(unit ? { unit } : unitMessage ? { unitMessage } : {}),
    },
  ];
}

/** From the least to the most, where all variants are measured in the same unit. */
function toSpan(several: readonly string[]): ReturnType<typeof toMeasure> {
  const measures = several.flatMap((value) => toMeasure(value) ?? []);
  const [first] = measures;
  if (!first || measures.length < several.length || measures.some(({ unit }) => unit !== first.unit)) return undefined;
  const numbers = measures.map(({ number }) => Number(number));
  return { ...first, number: `${Math.min(...numbers)}–${Math.max(...numbers)}` };
}

/** What differs from variant to variant tells it from nothing. */
const toWord = (view: AttributeView | undefined): KeyDatum[] => (view && !view.several ? [{ text: shortLabel(view.value) }] : []);
