import { fold, words } from './fold.ts';

/** Folded, with the names of a size's parts in one form each: `id`, `od`, `width`. Capitals tell D from d before they are lost. */
const CAPITALS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])D\s*[=:]?\s*(?=\d)/gu, ' od '],
  [/(?<![\p{L}\p{N}])d\s*[=:]?\s*(?=\d)/gu, ' id '],
  [/(?<![\p{L}\p{N}])B\s*[=:]\s*(?=\d)/gu, ' width '],
];
const ROLES: readonly (readonly [RegExp, 'id' | 'od' | 'width'])[] = [
  [
    /(?:bore(?: diameter)?|inner diameter|inside diameter|i\.?d\.?|shaft(?: diameter)?|قطر الثقب|الثقب|ثقب|القطر الداخلي|قطر داخلي)/gu,
    'id',
  ],
  [/(?:outside diameter|outer diameter|o\.?d\.?|housing(?: diameter)?|القطر الخارجي|قطر خارجي)/gu, 'od'],
  [/(?:width|thickness|w|b|العرض|عرض)/gu, 'width'],
];
/** A word is one that no letter touches; its number may. */
const named = (name: RegExp): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${name.source}\\s*[=:]?\\s*(?=\\d)`, 'gu');
const ROLE_WORDS = ROLES.map(([name, role]) => [named(name), role] as const);
/** A screw's length behind its thread: `m10x30`. */
const SCREW = /(?<![\p{L}\p{N}])(?:thread\s+)?(m\d{1,2})\s+(?:(?:with|by)\s+)?(?:length|long|الطول|طول)\s*[=:]?\s*(\d+)(?!\d)/gu;
const PITCH = named(/(?:pitch|الخطوة|خطوة|length|الطول|طول)/u);

const MM_PER_INCH = 25.4;
const INCH = "(?:\\s*(?:inch(?:es)?|in(?![\\p{L}])|\"|''|”|بوصه|انش))";
/** `1/2`, `1 1/2 inch`, `3/4"`: a fraction that rulers have, of an inch whether that is said or not. */
const FRACTION = new RegExp(`(?<![\\d/.,-])(?:(\\d{1,2})[\\s-]+)?(\\d{1,2})\\s*[/⁄]\\s*(2|4|8|16|32)(?![\\d/])${INCH}?`, 'gu');
const INCHES = new RegExp(`(?<![\\d/.,-])(\\d{1,2}(?:\\.\\d+)?)${INCH}`, 'gu');
const MILLIMETRES = /(?<=\d)\s*(?:mm|millimet(?:er|re)s?|مم|ملم|ملليمتر)(?![\p{L}])/gu;
const LITRES = /(?<=\d)\s*(?:lit(?:er|re)s?|لتر)(?![\p{L}])/gu;

/** What a buyer says in words and units, as a catalogue writes it: numbers in millimetres, `25x52x15` for a size in its parts. */
export function asCatalogue(search: string): string {
  const marked = CAPITALS.reduce((text, [letter, role]) => text.replaceAll(letter, role), search.normalize('NFKC'));
  const plain = fold(marked)
    .replaceAll(FRACTION, (_whole, ones: string | undefined, above: string, below: string) =>
      Number(above) < Number(below) ? ` ${millimetres(Number(ones ?? 0) + Number(above) / Number(below))} ` : _whole,
    )
    .replaceAll(INCHES, (_whole, inches: string) => ` ${millimetres(Number(inches))} `)
    .replaceAll(MILLIMETRES, ' ')
    .replaceAll(LITRES, 'l ')
    .replaceAll(/(?<=\d)\s*x\s*(?=\d)/g, 'x');
  return sizeInWords(plain.replaceAll(SCREW, '$1x$2').replaceAll(PITCH, ' '));
}

const millimetres = (inches: number): string => String(Number((inches * MM_PER_INCH).toFixed(3)));

/** Parts of a size that are named, in the order in which catalogues write them; what is not named stays where it is. */
function sizeInWords(text: string): string {
  const parts: Partial<Record<'id' | 'od' | 'width', string>> = {};
  let rest = text;
  for (const [name, role] of ROLE_WORDS) {
    const match = new RegExp(`${name.source}(\\d+(?:\\.\\d+)?)(?![\\p{L}\\p{N}.x])`, 'u').exec(rest);
    if (!match?.[1]) continue;
    parts[role] = match[1];
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  const size = [parts.id, parts.od, parts.width].flatMap((part) => part ?? []);
  // A width alone is no size: as it stood it says more.
  if (parts.id === undefined && parts.od === undefined) return text;
  return `${rest} ${parts.id === undefined || (parts.od === undefined && parts.width !== undefined) ? size.join(' ') : size.join('x')}`;
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

/** What other makers call a closure, by the two that this catalogue knows; what follows says a clearance, a cage or a grease of theirs. */
const SEALS = 'LLU|LLB|LLC|LLH|DDU|DDW|VV|2NSE|2NSL|2NK|2NKE|2RSR|2RSH|2RSL|2RS1|2RS2|2RU|2RK|2RD|EE|2HRS';
const SHIELDS = 'ZZE|ZZS|ZZ|2ZR|2ZE|2Z1|2Z';
const CLOSED = new RegExp(`^(S?\\d{3,5})(?:(${SEALS})|(${SHIELDS}))(?:CM|[A-Z]{0,2}\\d?[A-Z]?)??(C[2-5])?(?:[A-Z]{0,2}\\d{0,2})$`);

/** The part number of this catalogue that another maker's may stand for; undefined where it is none of theirs. */
export function ofAnotherMaker(key: string): string | undefined {
  const tapered = /^(?:HR|4T)(\d{5})(?:[A-Z]{0,3}\d?)$/.exec(key);
  if (tapered) return tapered[1];
  const [, number, seal, shield, clearance = ''] = CLOSED.exec(key) ?? [];
  if (number === undefined) return undefined;
  return `${number}${seal ? '2RS' : shield ? '2Z' : ''}${clearance}`;
}

/** Words of a search as the catalogue writes them. */
export const catalogueWords = (search: string): readonly string[] => words(asCatalogue(search));
