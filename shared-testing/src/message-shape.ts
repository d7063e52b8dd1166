import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a remote's messages are, as written: a text, or a text with a description. */
export type WrittenCatalogue = Readonly<Record<string, string | { defaultMessage: string; description?: string }>>;

/** The text of a message as written. */
export function writtenText(message: WrittenCatalogue[string] | undefined): string {
  return typeof message === 'string' ? message : (message?.defaultMessage ?? '');
}

/** The names of the values that a message (ICU syntax) takes, sorted: the same in every language. Tags count as `<name>`. */
export function placeholdersOf(message: string): string[] {
  const names = new Set<string>();
  walk(parse(message), (element) => {
    if (element.type === TYPE.tag) names.add(`<${element.value}>`);
    else if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
  });
  return [...names].sort();
}

/** The plural forms that a message tells apart, for each value that it counts. Exact ones (`=0`) are left out. */
export function pluralFormsOf(message: string): string[][] {
  const forms: string[][] = [];
  walk(parse(message), (element) => {
    if (element.type === TYPE.plural) forms.push(Object.keys(element.options).filter((form) => !form.startsWith('=')));
  });
  return forms;
}

/** Marks that begin text of one direction in text of the other, up to the mark that ends it, or up to the next Arabic letter. */
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069|\u200e[^\u0600-\u06ff]*/g;
const TURNED = /[@$!%*?&_=^~]{2,}|(?:\d|number\})\s?[-–×/]\s?(?:\d|\{\w+, number)|\{(?:email|phone|sku|url)\}/g;

/** Signs in a row, ranges of numbers, and values such as addresses that an Arabic sentence would show from right to left. */
export function turnedPartsOf(message: string): string[] {
  return message.replaceAll(ISOLATED, '').match(TURNED) ?? [];
}

function walk(elements: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.tag) walk(element.children, visit);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) walk(value, visit);
  }
}
