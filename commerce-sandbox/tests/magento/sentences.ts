// What a store may say, for the tests of whoever has to recognise it: `sentences.json`, by what it is about. `says` is what this platform
// answers; `elsewhere` what other generations of Magento say in its place, from their own tests and sources.
import sentences from './sentences.json';

export interface Sentence {
  readonly about: string;
  readonly says: readonly string[];
  readonly elsewhere?: readonly string[];
}

export const SENTENCES: readonly Sentence[] = sentences;

/** Values for the places in a sentence. */
const SAMPLES: Readonly<Record<string, string>> = {
  sku: '6205-2RS',
  quantity: '5',
  left: '3',
  wanted: '10',
  email: 'a@example.com',
  names: 'city',
};

/** One sentence in all the ways that stores write it: with and without the full stop, straight quotes, backticks, typographic ones. */
export function variantsOf(sentence: string): readonly string[] {
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (_place, name: string) => SAMPLES[name] ?? '1');
  const quoted = [filled, filled.replaceAll(/`/g, "'"), filled.replaceAll(/(?<=\w)'(?=\w)/g, '’')];
  return [...new Set(quoted.flatMap((text) => (text.endsWith('.') ? [text, text.slice(0, -1)] : [text, `${text}.`])))];
}
