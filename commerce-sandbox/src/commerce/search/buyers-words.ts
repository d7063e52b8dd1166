import { fold, words } from './fold.ts';

/** Folded, with the names of a size's parts in one form each: `id`, `od`, `width`. Capitals tell D from d before they are lost. */
const CAPITALS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])D\s*[=:]?\s*(?=\d)/gu, ' od '],
  [/(?<![\p{L}\p{N}])d\s*[=:]?\s*(?=\d)/gu, ' id '],
  [/(?<![\p{L}\p{N}])B\s*[=:]\s*(?=\d)/gu, ' width '],
];
type SizePart = 'id' | 'od' | 'width';
const ROLES: readonly (readonly [RegExp, SizePart])[] = [
  [
    /(?:bore(?: diameter)?|inner diameter|inside diameter|inner|i\.?d\.?|shaft(?: diameter)?|قطر الثقب|الثقب|ثقب|القطر الداخلي|قطر داخلي|داخلي|قطر العمود|عمود)/gu,
    'id',
  ],
  [/(?:outside diameter|outer diameter|outer|o\.?d\.?|housing(?: diameter)?|القطر الخارجي|قطر خارجي|خارجي)/gu, 'od'],
  [/(?:width|thickness|wide|العرض|عرض)/gu, 'width'],
  [/(?:w|b)/gu, 'width'],
  // Where nothing says which diameter, it is the one that the part is named by.
  [/(?:diameter|dia\.?|ø|قطر|القطر)/gu, 'id'],
];
/** A word is one that no letter touches; its number may. */
const named = (name: RegExp): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${name.source}\\s*[=:]?\\s*(?=\\d)`, 'gu');
/** The same behind its number: `25 bore`, `12.7 mm pitch`. */
const behind = (name: RegExp): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}.x])(\\d+(?:\\.\\d+)?)\\s*${name.source}(?![\\p{L}\\p{N}]|\\s*[=:]?\\s*\\d)`, 'u');
/** `م١٢`, `ام 12`: a metric thread as Arabic writes it. */
const ARABIC_THREAD = /(?<![\p{L}\p{N}])ا?م\s?(?=\d)/gu;
/** A screw's length behind its thread: `m10x30`, `m8 40`, `m10 length 30`. A number with a point is a pitch or a property class. */
const SCREW =
  /(?<![\p{L}\p{N}])(?:thread\s+)?(m\d{1,2}(?:\.5)?)\s*[\s*/-]\s*(?:(?:with|by)\s+)?(?:(?:length|long|الطول|طول)\s*[=:]?\s*)?(\d{1,3})(?![\d.]|\s*x\s*\d|\p{L})/gu;
/** Numbers that are named, but are no part of a size: with the attribute that they are. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/(?:pitch|الخطوة|خطوة)/u, 'pitch_mm'],
  [/(?:length|long|الطول|طول)/u, 'length_mm'],
  [/(?:across flats|a\/f|af)/u, 'width_across_flats_mm'],
  [/(?:cross section|section|cs|المقطع|مقطع)/u, 'cross_section_mm'],
];
/** `21 teeth`, `21T`. */
const TEETH = /(?<![\p{L}\p{N}.])(\d{1,3})\s*(?:teeth|tooth|t|اسنان|سنا|سن)(?![\p{L}\p{N}])/gu;

const MM_PER_INCH = 25.4;
const INCH = "(?:\\s*(?:inch(?:es)?|in(?![\\p{L}])|\"|''|”|بوصه|انش))";
/** `1/2`, `1 1/2 inch`, `3/4"`: a fraction that rulers have, of an inch whether that is said or not. */
const FRACTION = new RegExp(`(?<![\\d/.,-])(?:(\\d{1,2})[\\s-]+)?(\\d{1,2})\\s*[/⁄]\\s*(2|4|8|16|32)(?![\\d/])${INCH}?`, 'gu');
const UNUSUAL_FRACTION = new RegExp(`(?<![\\d/.,-])(\\d{1,2})\\s*[/⁄]\\s*(\\d{1,2})${INCH}`, 'gu');
/** Parts of an inch, and one, in words. */
const WRITTEN_INCHES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])(?:three[- ]quarters?|ثلاثه? ارباع)(?: of an?)? (?:inch|بوصه|انش)(?![\p{L}])/gu, '3/4"'],
  [/(?<![\p{L}\p{N}])(?:half(?: an?)?|نصف|نص) (?:inch|بوصه|انش)(?![\p{L}])/gu, '1/2"'],
  [/(?<![\p{L}\p{N}])(?:quarter|ربع) (?:inch|بوصه|انش)(?![\p{L}])/gu, '1/4"'],
  [/(?<![\p{L}\p{N}]|\d\s)(?:one inch|بوصه واحده|بوصه|انش)(?![\p{L}])/gu, '1"'],
];
const INCHES = new RegExp(`(?<![\\d/.,-])(\\d{1,2}(?:\\.\\d+)?)${INCH}`, 'gu');
const MILLIMETRES = /(?<=\d)\s*(?:mm|millimet(?:er|re)s?|مم|ملم|ملليمتر)(?![\p{L}])/gu;
const KILOGRAMS = /(?<=\d)\s*(?:kg|kilos?|kilograms?|كجم|كغم|كغ|كيلو(?:جرام|غرام)?)(?![\p{L}])/gu;
const GRAMS = /(?<=\d)\s*(?:g|gr|grams?|جم|غم|جرام|غرام)(?![\p{L}])/gu;
/** The square that a socket is driven by: its number says it. */
const DRIVE = /(?<=\d)\s*(?:mm\s*)?(?:square\s+)?(?:drive|dr)(?![\p{L}])/gu;
const LITRES = /(?<=\d)\s*(?:lit(?:er|re)s?|لتر)(?![\p{L}])/gu;

const CODE_OF: Readonly<Record<SizePart, string>> = { id: 'bore_diameter', od: 'outside_diameter', width: 'width_mm' };

/** A search as a catalogue writes it, and the numbers that it says the attribute of. */
export interface ReadSearch {
  /** Numbers in millimetres, `25x52x15` for a size in its parts. */
  readonly text: string;
  /** The same without the numbers of `roles`. */
  readonly rest: string;
  /** By attribute code. */
  readonly roles: Readonly<Record<string, number>>;
}

/** What a buyer says in words and units, as a catalogue writes it. */
export function readSearch(search: string): ReadSearch {
  const marked = CAPITALS.reduce((text, [letter, role]) => text.replaceAll(letter, role), search.normalize('NFKC'));
  const plain = WRITTEN_INCHES.reduce((text, [word, inches]) => text.replaceAll(word, inches), fold(marked))
    .replaceAll(FRACTION, (whole: string, ones: string | undefined, above: string, below: string) =>
      Number(above) < Number(below) ? ` ${millimetres(Number(ones ?? 0) + Number(above) / Number(below))} ` : whole,
    )
    .replaceAll(UNUSUAL_FRACTION, (whole: string, above: string, below: string) =>
      Number(above) < Number(below) ? ` ${millimetres(Number(above) / Number(below))} ` : whole,
    )
    .replaceAll(INCHES, (_whole, inches: string) => ` ${millimetres(Number(inches))} `)
    .replaceAll(DRIVE, ' ')
    .replaceAll(MILLIMETRES, ' ')
    .replaceAll(LITRES, 'l ')
    .replaceAll(KILOGRAMS, 'kg ')
    .replaceAll(GRAMS, 'g ')
    .replaceAll(/(?<=\d)\s*x\s*(?=\d)/g, 'x')
    .replaceAll(ARABIC_THREAD, 'm')
    .replaceAll(SCREW, '$1x$2');
  return sizeInWords(plain);
}

const millimetres = (inches: number): string => String(Number((inches * MM_PER_INCH).toFixed(3)));

/** Four digits are a length or a part number. */
const NUMBER = { part: String.raw`(\d{1,3}(?:\.\d+)?)(?![\p{L}\p{N}.x])`, other: String.raw`(\d{1,4}(?:\.\d+)?)(?![\p{L}\p{N}.x])` };

const SHORTEST_NAME = '(?:w|b)'.length;

/** The number that a word names, behind it or before it. */
function numberOf(name: RegExp, number: string, text: string): RegExpExecArray | null {
  // "08b" is a chain.
  return (
    (name.source.length > SHORTEST_NAME ? behind(name).exec(text) : null) ?? new RegExp(`${named(name).source}${number}`, 'u').exec(text)
  );
}

/** Parts of a size that are named, in the order in which catalogues write them; what is not named stays where it is. */
function sizeInWords(written: string): ReadSearch {
  const parts: Partial<Record<SizePart, string>> = {};
  const roles: Record<string, number> = {};
  let text = written;
  let rest = written;
  for (const [name, code] of OTHERS) {
    const number = numberOf(name, NUMBER.other, rest);
    if (!number?.[1]) continue;
    roles[code] = Number(number[1]);
    rest = rest.replace(number[0], ' ');
    text = text.replace(number[0], ` ${number[1]} `);
  }
  for (const [whole, teeth = ''] of rest.matchAll(TEETH)) {
    roles.teeth = Number(teeth);
    rest = rest.replace(whole, ' ');
  }
  for (const [name, role] of ROLES) {
    if (parts[role] !== undefined) continue;
    const match = numberOf(name, NUMBER.part, rest);
    if (!match?.[1]) continue;
    parts[role] = match[1];
    roles[CODE_OF[role]] = Number(match[1]);
    rest = rest.replace(match[0], ' ');
    text = text.replace(match[0], ' ');
  }
  const size = [parts.id, parts.od, parts.width].flatMap((part) => part ?? []);
  const isChain = parts.id !== undefined && !(parts.od === undefined && parts.width !== undefined);
  return { text: `${text} ${isChain ? size.join('x') : size.join(' ')}`, rest, roles };
}

/** The numbers of a text, in millimetres. */
export function numbersOf(text: string): readonly number[] {
  return words(readSearch(text).text).flatMap((word) => (/^\d[\d.x]*$/.test(word) ? word.split('x').map(Number) : []));
}

/** A size of two or three numbers in every order, as it stands first. */
export function inAnyOrder(size: string): readonly string[] {
  const numbers = size.split('x');
  if (numbers.length > 3) return [size];
  const orders =
    numbers.length === 2
      ? [
          [0, 1],
          [1, 0],
        ]
      : [
          [0, 1, 2],
          [0, 2, 1],
          [1, 0, 2],
          [1, 2, 0],
          [2, 0, 1],
          [2, 1, 0],
        ];
  return [...new Set(orders.map((order) => order.map((at) => numbers[at]).join('x')))];
}

export const isSize = (token: string): boolean => /^\d[\d.]*(?:x\d[\d.]*){1,2}$/.test(token);
