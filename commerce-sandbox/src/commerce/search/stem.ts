const SHORTEST_STEM = 3;

/** A word without the endings (and the Arabic article) that do not change what is meant. Takes and gives folded text. */
export function stem(word: string): string {
  if (/^[a-z]+$/.test(word)) return english(word);
  return /^\p{Script=Arabic}+$/u.test(word) ? arabic(word) : word;
}

function english(word: string): string {
  if (word.length <= SHORTEST_STEM) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

const ARTICLES = ['وال', 'فال', 'بال', 'كال', 'ولل', 'لل', 'ال'];
const ENDINGS = ['يات', 'ات', 'ان', 'ين', 'ون', 'يه', 'ها', 'ه', 'ي'];

/** After Larkey's "light10": articles with their prepositions, then one ending. */
function arabic(word: string): string {
  const article = ARTICLES.find((prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORTEST_STEM);
  const rest = article === undefined ? word : word.slice(article.length);
  const ending = ENDINGS.find((suffix) => rest.endsWith(suffix) && rest.length - suffix.length >= SHORTEST_STEM);
  return ending === undefined ? rest : rest.slice(0, -ending.length);
}

/** Words that say nothing about a part. Names of other makers are among them: buyers write them before the part number. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'for',
  'of',
  'with',
  'in',
  'on',
  'to',
  'and',
  'or',
  'by',
  'from',
  'mm',
  'pcs',
  'pc',
  'no',
  'part',
  'number',
  'price',
  'buy',
  'size',
  'type',
  'new',
  'original',
  'في',
  'من',
  'على',
  'علي',
  'مع',
  'او',
  'و',
  'الى',
  'الي',
  'عن',
  'مم',
  'ملم',
  'مقاس',
  'قياس',
  'رقم',
  'سعر',
  'قطعه',
  'نوع',
  'skf',
  'fag',
  'ina',
  'nsk',
  'ntn',
  'koyo',
  'nachi',
  'timken',
  'snr',
  'zkl',
  'nke',
  'asahi',
  'fyh',
  'gates',
  'optibelt',
  'bando',
  'mitsuboshi',
  'contitech',
  'renold',
  'iwis',
  'tsubaki',
  'parker',
  'freudenberg',
  'simrit',
  'nok',
  'trelleborg',
  'shell',
  'mobil',
  'castrol',
  'fuchs',
  'total',
  'loctite',
  'stahlwille',
  'hazet',
  'gedore',
  'bahco',
  'facom',
]);

export const saysNothing = (word: string): boolean => EMPTY_WORDS.has(word);
