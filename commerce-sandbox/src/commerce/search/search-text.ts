import { inAnyOrder, isSize, readSearch } from './buyers-words.ts';
import { partKey, words } from './fold.ts';
import { ofAnotherMaker } from './other-makers.ts';
import { saysNothing, stem } from './stem.ts';
import { PHRASES, type Phrase } from './synonyms.ts';

/** A search text as the statements in text-hits.ts need it. */
export interface SearchText {
  /** The words that say something, folded. */
  readonly tokens: readonly string[];
  /** All of it as a part number. */
  readonly whole: string;
  /** Part numbers that the text may mean, each with the score of a product that has it. */
  readonly keys: readonly string[];
  readonly scores: readonly number[];
  /** One `tsquery` per word or phrase; `typed` allows the last word to be unfinished. */
  readonly exact: readonly string[];
  readonly typed: readonly string[];
  /** The words themselves, without what else they are called. */
  readonly own: readonly string[];
  /** Stems, to compare with what a product is. */
  readonly stems: readonly string[];
}

const MOST_TOKENS = 12;
const SHORTEST_PREFIX = 2;

export function parseSearch(search: string, { anyOrder = false }: { anyOrder?: boolean } = {}): SearchText {
  const all = words(readSearch(search).text).slice(0, MOST_TOKENS).map(withoutTrailingZeros);
  const significant = all.filter((token) => !saysNothing(token));
  const tokens = significant.length > 0 ? significant : all;
  const groups = groupsOf(tokens, anyOrder);
  const keys = partNumbers(tokens, all);
  return {
    tokens,
    whole: partKey(tokens.join('')),
    keys: [...keys.keys()],
    scores: [...keys.values()],
    exact: groups.map((group) => group.exact),
    typed: groups.map((group) => group.typed),
    own: groups.map((group) => group.own),
    stems: [...new Set([...tokens.map(stem), ...groups.flatMap((group) => group.heads)])],
  };
}

const withoutTrailingZeros = (token: string): string => token.replaceAll(/(\d)\.0+(?=x|$)/g, '$1');

/** A part number that is nothing but a size. */
export const SIZE = /^\d+(?:X\d+)+$/;
const WHOLE_NUMBER = 2000;
export const CONFUSED_NUMBER = 1900;
export const PART_OF_TEXT = 1000;
export const KNOWN_START = 800;
/** What a number that is read as another maker's counts less than one with a slip. */
const OTHER_MAKER = 50;
const SHORTEST_KEY = 3;
const SHORTEST_KNOWN_START = 4;
const MOST_WORDS_OF_A_NUMBER = 5;

/**
 * The whole text as a part number comes first; then numbers within it, longer before shorter ("SKF 6205 2RS C3" has 62052RSC3, 62052RS and
 * 6205); then known numbers that it begins with, since makers add suffixes of their own.
 */
function partNumbers(tokens: readonly string[], all: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (key: string, score: number): void => {
    // A size belongs to many parts: their words and how often they are asked for decide, not that some also have it as a number.
    if (SIZE.test(key)) return;
    if (key.length >= SHORTEST_KEY && (found.get(key) ?? 0) < score) found.set(key, score);
  };
  const whole = partKey(tokens.join(''));
  add(whole, WHOLE_NUMBER);
  add(partKey(all.join('')), WHOLE_NUMBER);
  if (/\d/.test(whole)) add(withDigits(whole), CONFUSED_NUMBER);
  for (const { key, ours } of numbersWithin(tokens)) {
    add(key, PART_OF_TEXT + key.length * 10);
    for (const [at, number] of ours.entries())
      add(number, CONFUSED_NUMBER - OTHER_MAKER + Math.min(key.length, OTHER_MAKER - 10) - Math.min(at, 9));
  }
  if (/\d/.test(whole))
    for (let length = whole.length - 1; length >= SHORTEST_KNOWN_START; length -= 1)
      if (/\d/.test(whole.slice(0, length))) add(whole.slice(0, length), KNOWN_START + length);
  return found;
}

/** Neighbouring words that may be a part number together. */
interface NumberWithin {
  readonly key: string;
  /** This catalogue's numbers, where that may be another maker's. */
  readonly ours: readonly string[];
  readonly words: readonly string[];
}

export function numbersWithin(tokens: readonly string[]): readonly NumberWithin[] {
  return tokens.flatMap((_token, from) =>
    Array.from({ length: Math.min(tokens.length - from, MOST_WORDS_OF_A_NUMBER) }, (_unused, more) => {
      const words = tokens.slice(from, from + more + 1);
      const key = partKey(words.join(''));
      return { key, ours: ofAnotherMaker(key), words };
    }).filter(({ key }) => /\d/.test(key)),
  );
}

/** O and I beside a digit are read as the digits that they look like. */
function withDigits(key: string): string {
  return key.replaceAll(/(?<=\d)O|O(?=\d)/g, '0').replaceAll(/(?<=\d)[IL](?=\d|$)/g, '1');
}

interface Group {
  readonly exact: string;
  readonly typed: string;
  readonly own: string;
  /** What a thing of this name is: the last word in English, the first in Arabic. */
  readonly heads: readonly string[];
}

function groupsOf(tokens: readonly string[], anyOrder: boolean): readonly Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < tokens.length;) {
    const run = numbersFrom(tokens, at);
    if (run.length >= 2) {
      groups.push(sizes(run, anyOrder));
      at += run.length;
      continue;
    }
    const token = tokens[at] ?? '';
    if (anyOrder && isSize(token)) {
      groups.push(sizeInAnyOrder(token));
      at += 1;
      continue;
    }
    const { length, alternatives } = synonymsAt(tokens, at);
    const own = tokens.slice(at, at + length);
    const isLast = at + length === tokens.length;
    const exact = [own, ...alternatives].map(allOf).join(' | ');
    groups.push({ exact, typed: isLast ? `${exact} | ${unfinished(own)}` : exact, own: allOf(own), heads: alternatives.flatMap(headOf) });
    at += length;
  }
  return groups;
}

const headOf = (phrase: Phrase): readonly string[] => {
  const head = /\p{Script=Arabic}/u.test(phrase[0] ?? '') ? phrase[0] : phrase.at(-1);
  return head === undefined ? [] : [stem(head)];
};

const lexeme = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '')}'`;
const allOf = (phrase: Phrase): string => `(${phrase.map((word) => oneOf(word)).join(' & ')})`;

/** A size of two numbers stands for all that begin with them: 25x52 finds 25x52x15. */
function oneOf(word: string): string {
  if (/^\d[\d.]*x\d[\d.]*$/.test(word)) return `(${lexeme(word)} | ${lexeme(`${word}x`)}:*)`;
  return lexeme(stem(word));
}

function unfinished(phrase: Phrase): string {
  const last = phrase.at(-1) ?? '';
  const before = phrase
    .slice(0, -1)
    .map((word) => `${oneOf(word)} & `)
    .join('');
  const alternatives =
    last.length >= 3
      ? startedSynonyms(last)
          .map((group) => ` | ${allOf(group)}`)
          .join('')
      : '';
  return last.length < SHORTEST_PREFIX ? allOf(phrase) : `(${before}${lexeme(last)}:*)${alternatives}`;
}

/** Two or three numbers in a row are a size, whatever stands between them. */
function numbersFrom(tokens: readonly string[], at: number): readonly string[] {
  let end = at;
  while (end < tokens.length && end - at < 3 && /^\d+(?:\.\d+)?$/.test(tokens[end] ?? '')) end += 1;
  return tokens.slice(at, end);
}

function sizeInAnyOrder(size: string): Group {
  const text = `(${inAnyOrder(size).map(oneOf).join(' | ')})`;
  return { exact: text, own: text, typed: text, heads: [] };
}

function sizes(run: readonly string[], anyOrder: boolean): Group {
  if (anyOrder) return sizeInAnyOrder(run.join('x'));
  const text = `(${inAnyOrder(run.join('x')).map(oneOf).join(' | ')} | ${allOf(run)})`;
  return {
    exact: text,
    own: text,
    heads: [],
    typed: `${text} | (${run
      .slice(0, -1)
      .map((word) => `${lexeme(word)} & `)
      .join('')}${lexeme(run.at(-1) ?? '')}:*)`,
  };
}

/** The longest phrase that begins here and is known by other names, and those names. */
function synonymsAt(tokens: readonly string[], at: number): { readonly length: number; readonly alternatives: readonly Phrase[] } {
  const first = tokens[at] ?? '';
  const known = [...(PHRASES.get(first) ?? []), ...(stem(first) === first ? [] : (PHRASES.get(stem(first)) ?? []))];
  const here = known.filter(({ phrase }) => phrase.every((word, index) => stem(tokens[at + index] ?? '') === stem(word)));
  const length = Math.max(1, ...here.map(({ phrase }) => phrase.length));
  return { length, alternatives: here.filter(({ phrase }) => phrase.length === length).flatMap(({ group }) => group) };
}

/** Names of what has a one-word synonym that begins like this. */
function startedSynonyms(start: string): readonly Phrase[] {
  return [...PHRASES].flatMap(([word, entries]) =>
    word.startsWith(start) && word !== start ? entries.filter(({ phrase }) => phrase.length === 1).flatMap(({ group }) => group) : [],
  );
}
