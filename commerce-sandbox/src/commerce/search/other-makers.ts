/**
 * How other makers write what this catalogue calls 2RS and 2Z, after their part number; each with where it is written. A suffix for a
 * clearance (C2 to C5) is the same with all of them (ISO 15 names the classes, the makers the suffixes).
 */
interface MakersSuffixes {
  readonly maker: string;
  /** Names that buyers write before the part number. */
  readonly names: readonly string[];
  /** Rubber seals on both sides, touching or not. */
  readonly seals: readonly string[];
  /** Metal shields on both sides. */
  readonly shields: readonly string[];
  readonly source: string;
}

export const OTHER_MAKERS: readonly MakersSuffixes[] = [
  {
    maker: 'SKF',
    names: ['SKF'],
    seals: ['2RS1', '2RS2', '2RSH', '2RSL', '2RZ', '2RSF', '2RSJEM', '2RS1TN9', '2RSHTN9'],
    shields: ['2Z', '2ZJEM'],
    source: 'SKF, Rolling bearings (PUB BU/P1 17000), designation system of deep groove ball bearings',
  },
  {
    maker: 'Schaeffler',
    names: ['FAG', 'INA', 'SCHAEFFLER'],
    seals: ['2RSR', '2HRS', '2BRS', '2RS', '2RSD', '2ELS'],
    shields: ['2ZR', '2Z'],
    source: 'Schaeffler, Rolling Bearings (HR 1), deep groove ball bearings, suffixes',
  },
  {
    maker: 'NSK',
    names: ['NSK'],
    seals: ['DDU', 'DDW', 'DD', 'VV'],
    shields: ['ZZ', 'ZZS'],
    source: 'NSK, Rolling Bearings (CAT. No. E1102), A 56 bearing numbers',
  },
  {
    maker: 'NTN',
    names: ['NTN'],
    seals: ['LLU', 'LLB', 'LLH', 'LLC'],
    shields: ['ZZ', 'ZZA'],
    source: 'NTN, Ball and Roller Bearings (CAT. No. 2202/E), bearing number codes',
  },
  {
    maker: 'SNR',
    names: ['SNR'],
    seals: ['EE', 'EEJ30', 'LLU'],
    shields: ['ZZ'],
    source: 'NTN-SNR, Industry general catalogue, deep groove ball bearings, suffixes',
  },
  {
    maker: 'JTEKT',
    names: ['KOYO', 'JTEKT'],
    seals: ['2RS', '2RU', '2RD', '2RK', '2RSS'],
    shields: ['ZZ', 'ZZX', 'ZZS'],
    source: 'JTEKT, Ball & Roller Bearings (CAT. NO. B2001E), bearing numbers',
  },
  {
    maker: 'Nachi',
    names: ['NACHI'],
    seals: ['2NSE', '2NSE9', '2NSL', '2NS', '2NK', '2NKE'],
    shields: ['ZZE', 'ZZ'],
    source: 'NACHI, Ball & Roller Bearings (B0201E), bearing numbers',
  },
  {
    maker: 'Timken',
    names: ['TIMKEN'],
    seals: ['2RS', '2RZ', '2RSC'],
    shields: ['ZZ', '2Z'],
    source: 'Timken, Deep Groove Ball Bearing Catalog (Order No. 10857), nomenclature',
  },
];

const longestFirst = (list: readonly string[]): string =>
  [...new Set(list)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join('|');

const SEALS = longestFirst(OTHER_MAKERS.flatMap(({ seals }) => seals));
const SHIELDS = longestFirst(OTHER_MAKERS.flatMap(({ shields }) => shields));
const MAKER = new RegExp(`^(?:${longestFirst(OTHER_MAKERS.flatMap(({ names }) => names))})(?=[A-Z]{0,3}\\d)`);
/** An inner design and a generation may stand before a closure (`3205-BD-XL-2HRS`); what follows says cage, grease, packing. */
const CLOSURE = new RegExp(`^(?:[A-E]|BD|BB)?(?:XL|TN9|TVH|TVP)?(?:(${SEALS})|(${SHIELDS}))`);
const CLEARANCE = /C[2-5](?!\d)/;
const LONGEST_ENDING = 14;

/** Numbers that JIS makers write otherwise than ISO 15: 68 and 69 are 618 and 619, 52 and 53 of two rows are 32 and 33. */
const THIN = /^6([89]\d\d)$/;
const TWO_ROWS = /^5([23]\d\d)$/;

/** The part numbers of this catalogue that another maker's may stand for, likeliest first. Numbers that nothing has do no harm. */
export function ofAnotherMaker(key: string): readonly string[] {
  const bare = key.replace(MAKER, '');
  const found = readers.flatMap((read) => read(bare)).filter((ours) => ours !== key);
  return bare === key ? found : [...found, bare];
}

type Reader = (key: string) => readonly string[];

/** The number that a key begins with, and what follows; nothing where that is too long to be a suffix. */
const divided = (key: string, number: RegExp): readonly [number: string, ending: string] | undefined => {
  const begin = number.exec(key)?.[0];
  const ending = begin === undefined ? '' : key.slice(begin.length);
  return begin === undefined || ending === '' || ending.length > LONGEST_ENDING ? undefined : [begin, ending];
};

/** `6205-2RS1/C3`, `6805LLU`, `W 6205-2RS1`, `5205ZZ` */
const ball: Reader = (key) => {
  const [, stainless = '', rest = ''] = /^(SS|S|W)?(\d.*)$/.exec(key) ?? [];
  // A closure may begin with a 2: every length of the number is tried.
  return BALL_NUMBERS.flatMap((number) => {
    const [begin, ending] = divided(rest, number) ?? [];
    return begin === undefined || ending === undefined ? [] : closed(begin, ending, stainless !== '');
  });
};

const BALL_NUMBERS = [/^(?:6\d\d\d|[35][23]\d\d)(?=[2A-Z])/, /^(?:6\d{4}|160\d\d)(?=[2A-Z])/, /^6\d\d(?=[2A-Z])/];

function closed(number: string, ending: string, isStainless: boolean): readonly string[] {
  const [written = '', seal, shield] = CLOSURE.exec(ending) ?? [];
  const closure = seal ? '2RS' : shield ? '2Z' : '';
  const clearance = CLEARANCE.exec(ending.slice(written.length))?.[0] ?? '';
  const ours = number.replace(THIN, '61$1').replace(TWO_ROWS, '3$1');
  const prefix = isStainless || ending.endsWith('SS') ? 'S' : '';
  // An ending that is none of theirs may be a slip in one of ours.
  if (closure === '' && clearance === '' && prefix === '' && ours === number) return [];
  const designs = /^3[23]\d\d$/.test(ours) ? ['A', ''] : [''];
  return designs.flatMap((design) => [
    `${prefix}${ours}${design}${closure}${clearance}`,
    ...(clearance && closure ? [`${prefix}${ours}${design}${closure}`] : []),
  ]);
}

/** Spherical (`22218CCK/W33`) and self-aligning bearings (`1205EKTN9`): K says a tapered bore. */
const tapering: Reader = (key) => {
  const [number, ending] = divided(key, /^(?:2[0-4]\d{3}|[12][23]\d\d)(?!\d)/) ?? [];
  if (number === undefined || ending === undefined) return [];
  const bore = /K(?!OYO)/.test(ending.replace('SKF', '')) ? 'K' : '';
  return [number.length === 5 ? `${number}E${bore}` : `${number}${bore}`];
};

/** `NU210-E-TVP2`, `NJ 310 ECM` */
const cylindrical: Reader = (key) =>
  divided(key, /^N(?:U|J|UP|F)?\d{3,4}(?!\d)/)
    ?.slice(0, 1)
    .map((number) => `${number}E`) ?? [];

/** `HR30208J`, `4T-30208`, `32006-XL`: those of series 320 are `X` here. */
const tapered: Reader = (key) => {
  const number = /^(?:HR|4T)?(3[0-3]\d{3})(?!\d)/.exec(key)?.[1];
  return number === undefined ? [] : [number, `${number}X`];
};

/** `7205BECBP`, `7205-B-TVP`, `7205 CD/P4A`, `7205ACD` */
const angular: Reader = (key) => {
  const [number, ending = ''] = divided(key, /^7\d{3}(?!\d)/) ?? [];
  const contact = /^(?:AC|B|C|A)/.exec(ending)?.[0];
  return number === undefined || contact === undefined ? [] : [`${number}${contact === 'A' ? 'AC' : contact}`];
};

/** `UCP205D1`, `HK2016-2RS`, `H312X`, `KM8A`: a number and a suffix that says nothing about the size. */
const plain: Reader = (key) => divided(key, /^(?:UC[A-Z]{0,3}|P|F|FL|HK|BK|NA|H|KM|MB)\d{1,4}(?!\d)/)?.slice(0, 1) ?? [];

const readers: readonly Reader[] = [ball, tapering, cylindrical, tapered, angular, plain];
